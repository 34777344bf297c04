// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "core/lowering/lowering.h"

namespace ludo::engine {

Context::Context(const Reduction& reduction, Form form, bool keepsTops)
    : rules(*reduction.rules()),
      standing(reduction),
      facts(rules, form, keepsTops),
      layout(rules, facts, standing),
      geometry(rules, constants),
      unreachable(static_cast<std::int64_t>(reduction.zonesInAll())) {}

namespace {

machine::Function lowerStandingTerm(Context& context) {
  Scope scope(context, Purpose::StandingTerm);
  scope.builder.returnValue(scope.standingSums ? scope.cells->standingTerm(scope.builder.parameter(0)) : 0);
  return scope.builder.finish();
}

}  // namespace

LoweredGame lowerGame(const Reduction& reduction, Form form) {
  const auto lower = [](Context& context) {
    machine::Module module;
    module.functions.push_back(lowerStandingTerm(context));
    {
      Parts parts(context, Purpose::Apply);
      module.functions.push_back(Lowering(parts).lowerApply());
    }
    {
      Parts parts(context, Purpose::LegalMoves);
      module.functions.push_back(Lowering(parts).lowerLegalMoves());
    }
    {
      Parts parts(context, Purpose::Playout);
      module.functions.push_back(Lowering(parts).lowerPlayout());
    }
    module.constants = context.constants.take();
    return LoweredGame{std::move(module),          context.layout,
                       context.facts.lines,        context.scratch,
                       std::move(context.choices), context.mayEscape,
                       std::move(context.facts),   std::move(context.parameters),
                       context.notes.take(),       std::move(context.standing)};
  };
  Context plain(reduction, form, false);
  LoweredGame game = lower(plain);
  if (!plain.asksForTops) return game;
  // Whether the rules ask for zones by what lies on top of them shows only while code is written.
  Context withTops(reduction, form, true);
  return lower(withTops);
}

}  // namespace ludo::engine
