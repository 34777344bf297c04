// SPDX-License-Identifier: Apache-2.0
#include "core/engine/facts.h"

#include <algorithm>

#include "core/engine/unsupported.h"
#include "core/language/walk.h"

namespace ludo::engine {

using namespace language;

namespace {

/// Everything of one kind inside `root`.
template <typename Part, typename Root>
std::vector<const Part*> allIn(const Root& root) {
  std::vector<const Part*> found;
  // Walking changes nothing; it is not const because fixes walk too.
  walkPlain(typeOf<Root>(), const_cast<Root*>(&root), [&](const Type& type, void* value) {  // NOLINT
    if (&type == &typeOf<Part>()) found.push_back(static_cast<const Part*>(value));
    return true;
  });
  return found;
}

template <typename Part, typename Root>
bool anyIn(const Root& root) {
  return !allIn<Part>(root).empty();
}

bool mayBeNobody(const PlayerSelector& selector) {
  return selector.kind == PlayerSelector::Kind::Binding || selector.kind == PlayerSelector::Kind::Seat;
}

void refuseWhatHasNoRoom(const kernel::Rules& rules) {
  constexpr std::size_t mostZones = 512;
  if (rules.zones().size() > mostZones) throw Unsupported{"more than 512 zones"};
  if (rules.hasSecrets()) throw Unsupported{"zones that are not public"};
  for (const kernel::ZoneInstance& zone : rules.zones()) {
    if (zone.capacity != 1) throw Unsupported{"zones for several tokens"};
  }
  for (const TokenTypeDef& type : rules.def().tokenTypes) {
    if (!type.props.empty()) throw Unsupported{"tokens with properties"};
  }
  for (const PhaseDef& phase : rules.def().turn.phases) {
    if (phase.simultaneous) throw Unsupported{"simultaneous phases", phase.node};
    if (phase.players) throw Unsupported{"phases in which several players act", phase.node};
  }
}

/// Whether other moves are legal in the same position only because the turn has gone on.
bool movesDependOnTurn(const GameDef& def) {
  const auto depends = [](const ActionDef& action) {
    const std::vector<const PlayerSelector*> selectors = allIn<PlayerSelector>(action);
    const bool asksActive = std::ranges::any_of(
        selectors, [](const auto* selector) { return selector->kind == PlayerSelector::Kind::Active; });
    return asksActive || !action.limits.empty() || anyIn<TurnNumberValue>(action);
  };
  return def.turn.phases.size() > 1 || !def.definitions.empty() || std::ranges::any_of(def.actions, depends);
}

}  // namespace

Facts::Facts(const kernel::Rules& rules) {
  refuseWhatHasNoRoom(rules);
  const GameDef& def = rules.def();
  // What happens in setup happens once, in the kernel.
  const auto inPlay = [&]<typename Part>(const Part*) {
    const auto has = [](const auto& part) { return anyIn<Part>(part); };
    return std::ranges::any_of(def.actions, has) || std::ranges::any_of(def.triggers, has) || has(def.turn);
  };
  usesChance = inPlay(static_cast<RollEffect*>(nullptr)) || inPlay(static_cast<RandomOneEffect*>(nullptr)) ||
               inPlay(static_cast<ShuffleEffect*>(nullptr));
  hasChoices = inPlay(static_cast<ChooseOneEffect*>(nullptr)) || inPlay(static_cast<ChooseNEffect*>(nullptr));

  usesLastZone = anyIn<LastZoneValue>(def);
  for (const ZoneSelector* selector : allIn<ZoneSelector>(def)) {
    if (selector->kind == ZoneSelector::Kind::Last) usesLastZone = true;
  }

  for (const PhaseDef& phase : def.turn.phases) {
    if (phase.pass != PassRule::Never) usesPasses = true;
  }
  usesPasses = usesPasses || anyIn<PassesValue>(def);
  ownOrder = !def.turn.order.once.empty() || !def.turn.order.repeat.empty();

  for (const EndDef& end : def.end) {
    endAsksForMoves = endAsksForMoves || anyIn<LegalCountValue>(end);
    if (anyIn<TurnNumberValue>(end) || (anyIn<LegalCountValue>(end) && movesDependOnTurn(def)))
      readsTurn = true;
    // What a definition asks is not looked for.
    if (anyIn<DefinedCondition>(end) || anyIn<DefinedValue>(end) || anyIn<DefinedQuery>(end))
      readsTurn = true;
    for (const PlayerSelector* selector : allIn<PlayerSelector>(end.when)) {
      if (selector->kind == PlayerSelector::Kind::Active) readsTurn = true;
    }
  }

  for (const PlaceEffect* place : allIn<PlaceEffect>(def)) {
    hasOwners = true;
    if (place->owner && mayBeNobody(*place->owner)) hasOwnerless = true;
  }
  for (const CreateTokenEffect* create : allIn<CreateTokenEffect>(def)) {
    (create->owner ? hasOwners : hasOwnerless) = true;
    if (create->owner && mayBeNobody(*create->owner)) hasOwnerless = true;
  }
  for (const SetOwnerEffect* change : allIn<SetOwnerEffect>(def)) {
    (change->player ? hasOwners : hasOwnerless) = true;
    if (change->player && mayBeNobody(*change->player)) hasOwnerless = true;
  }

  if (hasOwners && keepsLines(rules)) lines.emplace(rules);

  for (const ActionDef& action : def.actions) {
    Limits& kinds = limits.emplace_back();
    for (const LimitDef& limit : action.limits) {
      if (limit.scope == LimitScope::Turn) kinds.turn = true;
      if (limit.scope == LimitScope::Phase) kinds.phase = true;
      if (limit.scope == LimitScope::Game) kinds.game = true;
    }
  }
}

}  // namespace ludo::engine
