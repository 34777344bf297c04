// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/compile/proofs.h"
#include "core/compile/walk_rules.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// Whether any effect can bring a token into a zone.
bool movesTokens(const GameDef& game) {
  bool moves = false;
  walkRules(game, [&](const Type& type, const void*, const Path&) {
    moves = moves || type.consequences.any({Consequence::MoveTokens, Consequence::CreateTokens});
    return !moves;
  });
  return moves;
}

}  // namespace

void proveTriggers(Proofs& proofs) {
  const bool hasMoves = movesTokens(proofs.def);
  for (std::size_t i = 0; i < proofs.def.triggers.size(); ++i) {
    const TriggerDef& trigger = proofs.def.triggers[i];
    const EventMatch& match = trigger.match;
    std::string why;
    const bool aboutToken = trigger.event == EventKind::TokenEntered;
    if (aboutToken && !hasMoves)
      why = "no effect of the game moves a token";
    else if (!aboutToken && (match.zone || match.region || match.type))
      why = "it asks for a token or a zone, which only the event \"tokenEntered\" has";
    else if (aboutToken && match.zone && match.zone->zone.resolved() &&
             proofs.emptyZones.contains(match.zone->zone.index))
      why = "no token ever comes into the zone \"" + match.zone->zone.name + '"';
    else if (match.phase && proofs.deadPhases.contains(match.phase->index))
      why = "the phase \"" + match.phase->name + "\" never begins";
    else if (match.action && proofs.deadActions.contains(match.action->index))
      why = "the action \"" + match.action->name + "\" is never legal";
    else if (match.action && trigger.event != EventKind::ActionResolved && !aboutToken)
      why = "no action is under way at its event";
    else if (proofs.ranges.of(trigger.when) == Truth::Never)
      why = "its condition \"when\" never holds";
    if (why.empty()) continue;
    auto& diagnostic =
        proofs.report(kinds::DeadTrigger, trigger.id.span, "triggers[" + std::to_string(i) + "]",
                      "The trigger \"" + trigger.id.name + "\" never fires: " + why);
    diagnostic.suggestion = "Change what it waits for, or take it out";
    if (proofs.ranges.of(trigger.when) == Truth::Never) proofs.explain(trigger.when, diagnostic);
  }
}

}  // namespace ludo::compile
