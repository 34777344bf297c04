// SPDX-License-Identifier: Apache-2.0
#include "core/engine/compile.h"

#include <utility>

#include "core/engine/lowered_program.h"
#include "core/engine/unsupported.h"

namespace ludo::engine {

Compilation compileProgram(kernel::RulesPtr rules, Execution wanted, std::optional<Form> only) {
  Compilation result;
  const Reduction reduction(rules);
  for (const Form& form : forms) {
    if (wanted == Execution::Reference) break;
    if (only && form != *only) continue;
    try {
      LoweredGame game = lowerGame(*reduction.rules(), form);
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
    }
  }
  result.execution = Execution::Reference;
  result.program = makeReferenceProgram(std::move(rules));
  return result;
}

}  // namespace ludo::engine
