// SPDX-License-Identifier: Apache-2.0
#include "core/engine/compile.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "core/analysis/causes.h"
#include "core/analysis/unsupported.h"
#include "core/engine/lowered_program.h"
#include "core/kernel/kernel.h"
#include "core/language/node_spans.h"
#include "core/machine/flow.h"

namespace ludo::engine {

namespace {

Span spanOf(const language::GameDef& def, std::uint32_t node) {
  const std::vector<Span> spans = language::nodeSpans(def);
  return node < spans.size() ? spans[node] : Span();
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

/// The properties that have a value in a position which their representation has no room for: setup, which
/// the kernel plays, may give them values of other kinds than their types do.
std::set<std::uint32_t> propertiesWithoutRoom(const kernel::State& state, const kernel::Rules& rules,
                                              const Facts& facts) {
  std::set<std::uint32_t> found;
  for (const kernel::Token& token : state.tokens) {
    for (std::uint32_t property = 0; property < facts.properties.size(); ++property) {
      const int slot = rules.propertySlot(token.type, property);
      if (slot < 0 || facts.properties[property].isCoded) continue;
      const kernel::Value& value = token.props[static_cast<std::size_t>(slot)];
      if (!facts.properties[property].kept(value, token.type)) found.insert(property);
    }
  }
  return found;
}

/// What the largest function consists of.
std::vector<CodePart> partsOf(const machine::Module& module, const language::GameDef& def) {
  const machine::Function& largest = *std::ranges::max_element(module.functions, {}, machine::sizeOf);
  std::map<std::uint32_t, std::size_t> counts;
  for (const machine::Block& block : largest.blocks) {
    for (const machine::Instruction& instruction : block.code) ++counts[instruction.origin];
  }
  const std::vector<Span> spans = language::nodeSpans(def);
  const auto all = static_cast<double>(std::max<std::size_t>(machine::sizeOf(largest), 1));
  std::vector<CodePart> parts;
  for (const auto& [node, count] : counts) {
    if (node != 0)
      parts.push_back({node, node < spans.size() ? spans[node] : Span(), static_cast<double>(count) / all});
  }
  std::ranges::stable_sort(parts, std::ranges::greater(), &CodePart::share);
  return parts;
}

/// Throws Unsupported where positions have no room for what setup makes, for the first seeds.
LoweredGame lowerWithBeginnings(const Reduction& reduction, const Encoding& encoding, bool records) {
  const kernel::Rules& rules = *reduction.rules();
  Discoveries known;
  LoweredGame game = lowerGame(reduction, encoding, records, known);
  known.needs = game.facts.needs;
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const kernel::State state = beginning(rules, seed);
    if (PositionFormat(rules, game).pack(state)) continue;
    std::set<std::uint32_t> tooNarrow = propertiesWithoutRoom(state, rules, game.facts);
    if (!tooNarrow.empty()) {
      known.ofSeveralKinds.merge(tooNarrow);
      game = lowerGame(reduction, encoding, records, known);
    }
    if (PositionFormat(rules, game).pack(state)) continue;
    if (capabilitiesOf(encoding.tokens).areSingle) throw causeOfStacks(rules, state);
    throw causeOfBeginning(rules, state);
  }
  return game;
}

// Code for each place in the turn order may be more than is translated; looked up in play, it is less.
Compilation compile(kernel::RulesPtr rules, Execution wanted, std::optional<Encoding> only, bool records) {
  Compilation result;
  std::optional<Compilation> tooLarge;
  for (const Encoding& encoding : encodings) {
    if (wanted == Execution::Reference) break;
    if (only && encoding != *only) continue;
    try {
      const Reduction reduction(rules, encoding.tokens);
      LoweredGame game = lowerWithBeginnings(reduction, encoding, records);
      std::unique_ptr<machine::Executable> code;
      if (wanted == Execution::Native) code = machine::makeNative(game.module);
      result.execution = code ? Execution::Native : Execution::Interpreted;
      result.encoding = encoding;
      result.notes = game.notes;
      result.reason = wanted == Execution::Native && !code ? machine::whyNotNative(game.module) : "";
      const bool isTooLarge = wanted == Execution::Native && !code && machine::whyNotNative().empty();
      result.largest =
          wanted == Execution::Native && !code ? partsOf(game.module, rules->def()) : std::vector<CodePart>();
      if (!code) code = machine::makeInterpreter(game.module);
      result.whyNoRecording = game.whyNoRecording;
      result.program = std::make_shared<LoweredProgram>(rules, reduction, game, std::move(code));
      if (records && result.whyNoRecording.empty() && result.program->recorder() == nullptr)
        result.whyNoRecording = "moves that cannot be told apart by what they change";
      const bool isInCode = capabilitiesOf(encoding.turn).isInCode;
      if (!isTooLarge || !isInCode || only) return tooLarge && isTooLarge ? *tooLarge : result;
      if (!tooLarge) tooLarge = result;
      result.obstacles.push_back({encoding, "code for each player and phase: " + result.reason, 0, {}, ""});
    } catch (const Unsupported& reason) {
      result.reason = reason.what;
      result.node = reason.node;
      result.obstacles.push_back(
          {encoding, reason.what, reason.node, spanOf(rules->def(), reason.node), reason.instead});
    }
  }
  if (tooLarge) return *tooLarge;
  result.execution = Execution::Reference;
  result.program = makeReferenceProgram(std::move(rules));
  return result;
}

}  // namespace

Compilation compileProgram(kernel::RulesPtr rules, Execution wanted, std::optional<Encoding> only) {
  return compile(std::move(rules), wanted, only, false);
}

std::optional<CountedProgram> compileCounting(kernel::RulesPtr rules) {
  for (const Encoding& encoding : encodings) {
    try {
      const Reduction reduction(rules, encoding.tokens);
      const LoweredGame game = lowerWithBeginnings(reduction, encoding, false);
      std::unique_ptr<machine::CountingInterpreter> code = machine::makeCountingInterpreter(game.module);
      const machine::CountingInterpreter* counter = code.get();
      return CountedProgram{
          std::make_shared<LoweredProgram>(std::move(rules), reduction, game, std::move(code)), counter};
    } catch (const Unsupported&) {
      // The next encoding may do.
    }
  }
  return std::nullopt;
}

Compilation compileRecording(kernel::RulesPtr rules, Execution wanted) {
  return compile(std::move(rules), wanted, std::nullopt, true);
}

}  // namespace ludo::engine
