// SPDX-License-Identifier: Apache-2.0
#include "core/engine/compile.h"

#include <utility>

#include "core/analysis/causes.h"
#include "core/analysis/unsupported.h"
#include "core/engine/lowered_program.h"
#include "core/kernel/kernel.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::engine {

namespace {

/// Where a node is written; where that is unknown, the last part before it whose place is known.
Span spanOf(const language::GameDef& def, std::uint32_t wanted) {
  Span known;
  bool isFound = wanted == 0;
  language::walkConst(language::gameDefType(), &def, [&](const language::Type& type, const void* value) {
    const language::Node* node = isFound ? nullptr : language::nodeOf(type, value);
    if (node == nullptr) return !isFound;
    if (node->span.known()) known = node->span;
    isFound = node->node == wanted;
    return !isFound;
  });
  return isFound ? known : Span();
}

/// What a game begins with, or comes to with the first options where it begins in the midst of choices: those
/// the kernel plays.
kernel::State beginning(const kernel::Rules& rules, std::uint64_t seed) {
  constexpr int mostChoices = 100;
  kernel::State state = kernel::initialState(rules, seed);
  for (int i = 0; i < mostChoices && state.pendingChoice() != nullptr; ++i)
    kernel::applyMove(rules, state, kernel::legalMoves(rules, state).front());
  return state;
}

/// Throws Unsupported where positions have no room for what setup makes, for the first seeds.
void checkBeginnings(const kernel::Rules& rules, const LoweredGame& game, const Form& form) {
  const PositionFormat format(rules, game);
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const kernel::State state = beginning(rules, seed);
    if (format.pack(state)) continue;
    if (form.tokens == TokenForm::Cells) throw causeOfStacks(rules, state);
    throw causeOfBeginning(rules, state);
  }
}

Compilation compile(kernel::RulesPtr rules, Execution wanted, std::optional<Form> only, bool records) {
  Compilation result;
  const Reduction reduction(rules);
  for (const Form& form : forms) {
    if (wanted == Execution::Reference) break;
    if (only && form != *only) continue;
    try {
      LoweredGame game = lowerGame(reduction, form, records);
      checkBeginnings(*reduction.rules(), game, form);
      std::unique_ptr<machine::Executable> code;
      if (wanted == Execution::Native) code = machine::makeNative(game.module);
      result.execution = code ? Execution::Native : Execution::Interpreted;
      result.form = form;
      result.notes = game.notes;
      result.reason = wanted == Execution::Native && !code ? machine::whyNotNative(game.module) : "";
      if (!code) code = machine::makeInterpreter(game.module);
      result.program = std::make_shared<LoweredProgram>(std::move(rules), reduction, game, std::move(code));
      return result;
    } catch (const Unsupported& reason) {
      result.reason = reason.what;
      result.node = reason.node;
      result.obstacles.push_back(
          {form, reason.what, reason.node, spanOf(rules->def(), reason.node), reason.instead});
    }
  }
  result.execution = Execution::Reference;
  result.program = makeReferenceProgram(std::move(rules));
  return result;
}

}  // namespace

Compilation compileProgram(kernel::RulesPtr rules, Execution wanted, std::optional<Form> only) {
  return compile(std::move(rules), wanted, only, false);
}

Compilation compileRecording(kernel::RulesPtr rules, Execution wanted) {
  return compile(std::move(rules), wanted, std::nullopt, true);
}

}  // namespace ludo::engine
