// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "core/engine/lowering.h"

namespace ludo::engine {

LoweredGame lowerGame(const kernel::Rules& rules, Form form, std::size_t zonesInAll) {
  const auto lower = [](LoweringContext& context) {
    machine::Module module;
    module.functions.push_back(Lowering(context, Lowering::Purpose::Apply).lowerApply());
    module.functions.push_back(Lowering(context, Lowering::Purpose::LegalMoves).lowerLegalMoves());
    module.functions.push_back(Lowering(context, Lowering::Purpose::Playout).lowerPlayout());
    module.constants = context.constants.take();
    return LoweredGame{std::move(module),          context.layout,
                       context.facts.lines,        context.scratch,
                       std::move(context.choices), context.mayEscape,
                       std::move(context.facts),   std::move(context.parameters),
                       context.notes.take()};
  };
  LoweringContext plain(rules, form, zonesInAll, false);
  LoweredGame game = lower(plain);
  if (!plain.asksForTops) return game;
  // Whether the rules ask for zones by what lies on top of them shows only while code is written.
  LoweringContext withTops(rules, form, zonesInAll, true);
  return lower(withTops);
}

}  // namespace ludo::engine
