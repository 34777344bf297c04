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

/// Whether the effects, which always run, leave the turn or jump to another phase.
bool alwaysLeaves(const EffectList& effects) {
  return std::any_of(effects.items.begin(), effects.items.end(), [](const Effect& effect) {
    return std::holds_alternative<EndTurnEffect>(effect.node) ||
           std::holds_alternative<GoToPhaseEffect>(effect.node);
  });
}

/// Every phase that some effect of the game jumps to.
std::set<std::uint32_t> jumpTargets(const GameDef& game) {
  std::set<std::uint32_t> targets;
  walkRules(game, [&](const Type& type, const void* value, const Path&) {
    if (&type == &typeOf<GoToPhaseEffect>())
      targets.insert(static_cast<const GoToPhaseEffect*>(value)->phase.index);
    return true;
  });
  return targets;
}

bool hasAction(const GameDef& def, std::uint32_t phase) {
  return std::any_of(def.actions.begin(), def.actions.end(), [&](const ActionDef& action) {
    return std::any_of(action.phase.begin(), action.phase.end(),
                       [&](const PhaseRef& ref) { return ref.index == phase; });
  });
}

}  // namespace

void provePhases(Proofs& proofs) {
  const std::set<std::uint32_t> targets = jumpTargets(proofs.def);
  // A trigger may end a phase as soon as it has begun.
  const bool reacts =
      std::any_of(proofs.def.triggers.begin(), proofs.def.triggers.end(),
                  [](const TriggerDef& trigger) { return trigger.event == EventKind::PhaseEnter; });
  bool reached = true;
  std::string left;
  for (std::uint32_t i = 0; i < proofs.def.turn.phases.size(); ++i) {
    const PhaseDef& phase = proofs.def.turn.phases[i];
    const std::string path = "turn.phases[" + std::to_string(i) + "]";
    reached = reached || targets.contains(i);
    const bool skipped = phase.skipIf && proofs.ranges.of(*phase.skipIf) == Truth::Always;
    if (!reached || skipped) {
      proofs.deadPhases.insert(i);
      auto& diagnostic = proofs.report(kinds::UnreachablePhase, phase.id.span, path,
                                       "The phase \"" + phase.id.name + "\" never begins");
      diagnostic.suggestion = skipped ? "Take it out, or let \"skipIf\" fail at times"
                                      : "Let the phase \"" + left + "\" go on to it, or take it out";
      if (skipped) {
        if (const Condition* cause = proofs.ranges.cause(*phase.skipIf)) proofs.explained.insert(cause);
        if (phase.skipIf->span.known())
          diagnostic.related.push_back({"This always holds", phase.skipIf->span});
      }
      continue;
    }
    const bool needsAction = !phase.untilEnded && phase.pass == PassRule::Never &&
                             proofs.ranges.number(phase.actions) > 0 && phase.onEnter.empty() && !reacts;
    if (needsAction && !hasAction(proofs.def, i)) {
      auto& diagnostic = proofs.report(
          kinds::IdlePhase, phase.id.span, path,
          "No action may be taken in the phase \"" + phase.id.name + "\", and passing is not possible there");
      diagnostic.suggestion = "Name it under \"phase\" of an action, or give it \"actions\" of 0";
    }
    // What an action or trigger does instead is not looked at: the turn then goes on as it is written.
    if (alwaysLeaves(phase.onEnter) && !phase.skipIf) {
      reached = false;
      left = phase.id.name;
    }
  }
}

}  // namespace ludo::compile
