// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "core/engine/lowering.h"

namespace ludo::engine {

LoweredGame lowerGame(const kernel::Rules& rules, Form form) {
  LoweringContext context(rules, form);
  machine::Module module;
  module.functions.push_back(Lowering(context, Lowering::Purpose::Apply).lowerApply());
  module.functions.push_back(Lowering(context, Lowering::Purpose::LegalMoves).lowerLegalMoves());
  module.functions.push_back(Lowering(context, Lowering::Purpose::Playout).lowerPlayout());
  module.constants = context.constants.take();
  return {
      std::move(module),          context.layout,    context.facts.lines,      context.scratch,
      std::move(context.choices), context.mayEscape, std::move(context.facts), std::move(context.parameters),
      context.notes.take()};
}

}  // namespace ludo::engine
