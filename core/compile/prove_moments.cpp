// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/compile/proofs.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// In `post` the turn is still the mover's.
void tellOfMover(Proofs& proofs, std::size_t index) {
  const std::optional<Condition>& post = proofs.def.actions[index].post;
  if (!post) return;
  walkConst(typeOf<Condition>(), &*post, [&](const Type& type, const void* value) {
    if (&type != &typeOf<RepetitionsValue>()) return true;
    const auto& repetitions = *static_cast<const RepetitionsValue*>(value);
    if (!repetitions.toMove) return true;
    proofs
        .report(kinds::OtherMoment, repetitions.span, "actions[" + std::to_string(index) + "].post",
                "In \"post\" it is still the mover's turn, so with \"toMove\" the position that the move "
                "leads to "
                "is compared with those in which the mover was to move")
        .suggestion = "Leave out \"toMove\": then the position must not come back, whoever is to move";
    return true;
  });
}

/// What an action of a simultaneous phase asks is asked when the actions are carried out.
void tellOfOpenChoice(Proofs& proofs, std::size_t index) {
  const ActionDef& action = proofs.def.actions[index];
  const std::vector<PhaseDef>& phases = proofs.def.turn.phases;
  const auto isSimultaneous = [&](const PhaseDef& phase) {
    const auto is = [&](const PhaseRef& named) { return named.name == phase.id.name; };
    return phase.simultaneous && (action.phase.empty() || std::ranges::any_of(action.phase, is));
  };
  const auto phase = std::ranges::find_if(phases, isSimultaneous);
  if (phase == phases.end()) return;
  bool isTold = false;
  walkConst(typeOf<ActionDef>(), &action, [&](const Type& type, const void* value) {
    if (&type != &typeOf<ChooseOneEffect>() && &type != &typeOf<ChooseNEffect>()) return true;
    if (std::exchange(isTold, true)) return false;
    proofs
        .report(
            kinds::OtherMoment, nodeOf(type, value)->span, "actions[" + std::to_string(index) + "].effects",
            "The phase \"" + phase->id.name +
                "\" is simultaneous, but this is asked openly, one player after another, when the actions "
                "are carried out: only an action and its parameters are picked unseen")
        .suggestion = "Make what is picked a parameter of the action";
    return false;
  });
}

}  // namespace

void proveMoments(Proofs& proofs) {
  for (std::size_t i = 0; i < proofs.def.actions.size(); ++i) {
    tellOfMover(proofs, i);
    tellOfOpenChoice(proofs, i);
  }
}

}  // namespace ludo::compile
