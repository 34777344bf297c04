// SPDX-License-Identifier: Apache-2.0
#include "core/engine/promises.h"

#include <algorithm>
#include <type_traits>
#include <variant>

#include "core/engine/mentions.h"

namespace ludo::engine {

using namespace language;

namespace {

bool isNamed(const ZoneSelector& selector, std::uint32_t name) {
  return selector.kind == ZoneSelector::Kind::Binding && selector.binding.index == name;
}

bool saysEmpty(const IsCondition& part, std::uint32_t name) {
  return part.is == Occupancy::Empty && isNamed(part.zone, name);
}

/// Whether the condition never holds for a zone, under the name, that has a token.
bool asksForEmpty(const Condition& condition, std::uint32_t name) {
  if (const auto* part = std::get_if<IsCondition>(&condition.node)) return saysEmpty(*part, name);
  const auto* logic = std::get_if<LogicCondition>(&condition.node);
  if (logic == nullptr) return false;
  const auto asks = [name](const Condition& arg) { return asksForEmpty(arg, name); };
  if (logic->op == LogicOp::And) return std::ranges::any_of(logic->args, asks);
  return !logic->args.empty() && std::ranges::all_of(logic->args, asks);
}

bool asksForEmpty(const std::optional<Condition>& condition, std::uint32_t name, bool unlessWritten) {
  return condition ? asksForEmpty(*condition, name) : unlessWritten;
}

/// Whether all options of the query are zones without a token.
bool givesEmpty(const Query& query, std::uint32_t candidate) {
  if (const auto* part = std::get_if<ZonesQuery>(&query.node))
    return asksForEmpty(part->where, candidate, false);
  if (const auto* part = std::get_if<AdjacentZonesQuery>(&query.node))
    return asksForEmpty(part->where, candidate, false);
  if (const auto* part = std::get_if<HopsQuery>(&query.node)) return asksForEmpty(part->to, candidate, true);
  if (const auto* part = std::get_if<RayQuery>(&query.node))
    return !part->until && asksForEmpty(part->through, candidate, true);
  const auto* set = std::get_if<SetQuery>(&query.node);
  if (set == nullptr || set->op != SetOp::Union) return false;
  return std::ranges::all_of(set->of, [=](const Query& each) { return givesEmpty(each, candidate); });
}

/// The effect that puts a token into the zone that is the action's one parameter; null when there is none
/// that every move comes to.
const PlaceEffect* fillingEffect(const kernel::Rules& rules, const ActionDef& action) {
  if (action.params.size() != 1) return nullptr;
  const std::uint32_t name = rules.bindingIndex(action.params.front().name.name);
  for (const Effect& effect : action.effects.items) {
    const auto* place = std::get_if<PlaceEffect>(&effect.node);
    if (place != nullptr && isNamed(place->zone, name)) return place;
  }
  return nullptr;
}

template <typename Part, typename... Others>
constexpr bool isOneOf = (std::is_same_v<Part, Others> || ...);

template <typename Part>
constexpr bool leavesTokensWhereTheyAre =
    isOneOf<Part, SetVarEffect, AddVarEffect, ShuffleEffect, RevealEffect, PeekEffect, SetTokenPropEffect,
            SetOwnerEffect, IfEffect, ForEachEffect, RepeatEffect, LetEffect, ChooseOneEffect, ChooseNEffect,
            RollEffect, RandomOneEffect, EndPhaseEffect, EndTurnEffect, ExtraTurnEffect, GoToPhaseEffect,
            SetActiveEffect>;

/// Whether no effect within `root`, but for `allowed`, makes tokens come, go or move.
template <typename Root>
bool leavesTokens(const Root& root, const PlaceEffect* allowed) {
  bool leaves = true;
  walkPlain(typeOf<Root>(), const_cast<Root*>(&root), [&](const Type& type, void* value) {  // NOLINT
    if (&type != &typeOf<Effect>()) return true;
    leaves = leaves && std::visit(
                           [allowed]<typename Part>(const Part& part) {
                             if constexpr (std::is_same_v<Part, PlaceEffect>) return &part == allowed;
                             return leavesTokensWhereTheyAre<Part>;
                           },
                           static_cast<const Effect*>(value)->node);
    return leaves;
  });
  return leaves;
}

}  // namespace

bool isAlwaysEmpty(const kernel::Rules& rules, const ActionDef& action, std::size_t parameter) {
  const ParamDef& def = action.params[parameter];
  const std::uint32_t name = rules.bindingIndex(def.name.name);
  // A later parameter of the same name hides this one.
  const auto isHidden = [&](const ParamDef& other) {
    return &other != &def && rules.bindingIndex(other.name.name) == name;
  };
  if (std::ranges::any_of(action.params, isHidden)) return false;
  return givesEmpty(def.domain, rules.zoneBinding()) || asksForEmpty(action.pre, name);
}

bool isEmptyParameter(const kernel::Rules& rules, const ActionDef& action, const ZoneSelector& zone) {
  for (std::size_t i = 0; i < action.params.size(); ++i) {
    if (isNamed(zone, rules.bindingIndex(action.params[i].name.name))) return isAlwaysEmpty(rules, action, i);
  }
  return false;
}

bool fillsAnyEmptyZone(const kernel::Rules& rules, const ActionDef& action) {
  if (fillingEffect(rules, action) == nullptr) return false;
  const auto* zones = std::get_if<ZonesQuery>(&action.params.front().domain.node);
  if (zones == nullptr || zones->filter || !zones->where) return false;
  const auto* empty = std::get_if<IsCondition>(&zones->where->node);
  if (empty == nullptr || !saysEmpty(*empty, rules.zoneBinding())) return false;
  for (kernel::Seat seat = 0; zones->in && seat < rules.seats(); ++seat) {
    if (rules.region(zones->in->region.index, seat).size() != rules.zones().size()) return false;
  }
  return !mentionsName(action.pre, rules.bindingIndex(action.params.front().name.name));
}

bool isEveryToken(const TokensQuery& query) {
  return !query.player && !query.type && !query.in && !query.where;
}

bool keepsOwners(const kernel::Rules& rules) {
  bool keeps = true;
  const auto look = [&](const Type& type, void* value) {
    keeps = keeps && &type != &typeOf<SetOwnerEffect>();
    if (&type == &typeOf<PlaceEffect>()) {
      const auto& owner = static_cast<const PlaceEffect*>(value)->owner;
      keeps = keeps && (!owner || owner->kind == PlayerSelector::Kind::Actor ||
                        owner->kind == PlayerSelector::Kind::Seat);
    }
    return keeps;
  };
  const auto lookAt = [&]<typename Root>(const Root& root) {
    walkPlain(typeOf<Root>(), const_cast<Root*>(&root), look);  // NOLINT: only read
  };
  std::ranges::for_each(rules.def().actions, lookAt);
  std::ranges::for_each(rules.def().triggers, lookAt);
  lookAt(rules.def().turn);
  return keeps;
}

bool zonesOnlyFill(const kernel::Rules& rules) {
  const GameDef& def = rules.def();
  // What is chosen together is done later, and two may have chosen the same zone.
  if (std::ranges::any_of(def.turn.phases, &PhaseDef::simultaneous)) return false;
  if (!leavesTokens(def.turn, nullptr)) return false;
  for (const TriggerDef& trigger : def.triggers) {
    if (!leavesTokens(trigger, nullptr)) return false;
  }
  return std::ranges::all_of(def.actions, [&](const ActionDef& action) {
    return leavesTokens(action, fillsAnyEmptyZone(rules, action) ? fillingEffect(rules, action) : nullptr);
  });
}

}  // namespace ludo::engine
