// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/promises.h"

#include <algorithm>
#include <span>
#include <utility>
#include <variant>

#include "core/analysis/mentions.h"
#include "core/language/effect_facts.h"

namespace ludo::engine {

using namespace language;
using kernel::ZoneId;

namespace {

bool isNamed(const ZoneSelector& selector, std::uint32_t name) {
  return selector.kind == ZoneSelector::Kind::Binding && selector.binding.index == name;
}

bool says(const IsCondition& part, std::uint32_t name, Content content) {
  if (!isNamed(part.zone, name)) return false;
  switch (content) {
    case Content::Nothing:
      return part.is == Occupancy::Empty;
    case Content::NotOwn:
      return part.is == Occupancy::Empty || part.is == Occupancy::Enemy;
    case Content::Own:
      return part.is == Occupancy::Own;
    case Content::Anything:
      return true;
  }
  return false;
}

/// Whether the condition says that a zone is not own, whatever the type of its token.
bool deniesOwn(const NotCondition& condition, std::uint32_t name) {
  const auto* part = std::get_if<IsCondition>(&condition.arg->node);
  return part != nullptr && !part->type && says(*part, name, Content::Own);
}

/// Whether the condition never holds for a zone, under the name, of another content.
bool asksFor(const Condition& condition, std::uint32_t name, Content content) {
  if (const auto* part = std::get_if<IsCondition>(&condition.node)) return says(*part, name, content);
  if (const auto* part = std::get_if<NotCondition>(&condition.node))
    return content == Content::NotOwn && deniesOwn(*part, name);
  const auto* logic = std::get_if<LogicCondition>(&condition.node);
  if (logic == nullptr) return false;
  const auto asks = [=](const Condition& arg) { return asksFor(arg, name, content); };
  if (logic->op == LogicOp::And) return std::ranges::any_of(logic->args, asks);
  return !logic->args.empty() && std::ranges::all_of(logic->args, asks);
}

bool asksFor(const std::optional<Condition>& condition, std::uint32_t name, Content content,
             bool unlessWritten) {
  return condition ? asksFor(*condition, name, content) : unlessWritten;
}

/// Whether all options of the query are zones of that content.
bool gives(const Query& query, std::uint32_t candidate, Content content) {
  const bool fitsEmpty = content != Content::Own;
  if (const auto* part = std::get_if<ZonesQuery>(&query.node))
    return asksFor(part->where, candidate, content, false);
  if (const auto* part = std::get_if<AdjacentZonesQuery>(&query.node))
    return asksFor(part->where, candidate, content, false);
  if (const auto* part = std::get_if<HopsQuery>(&query.node))
    return asksFor(part->to, candidate, content, fitsEmpty);
  if (const auto* part = std::get_if<RayQuery>(&query.node))
    return !part->until && asksFor(part->through, candidate, content, fitsEmpty);
  const auto* set = std::get_if<SetQuery>(&query.node);
  if (set == nullptr || set->op != SetOp::Union) return false;
  return std::ranges::all_of(set->of, [=](const Query& each) { return gives(each, candidate, content); });
}

/// The effect that puts a token into the zone that is the action's one parameter; null when there is none
/// that every move comes to.
const Effect* fillingEffect(const kernel::Rules& rules, const ActionDef& action) {
  if (action.params.size() != 1) return nullptr;
  const std::uint32_t name = rules.bindingIndex(action.params.front().name.name);
  for (const Effect& effect : action.effects.items) {
    const ZoneSelector* zone = filledZone(effect);
    if (zone != nullptr && isNamed(*zone, name)) return &effect;
  }
  return nullptr;
}

std::vector<ZoneId> allZones(const kernel::Rules& rules) {
  std::vector<ZoneId> all;
  for (std::size_t zone = 0; zone < rules.zones().size(); ++zone) all.emplace_back(zone);
  return all;
}

std::vector<ZoneId> inRisingOrder(std::span<const ZoneId> zones) {
  std::vector<ZoneId> rising(zones.begin(), zones.end());
  std::ranges::sort(rising, {}, &ZoneId::index);
  return rising;
}

/// Whether the effect names each zone that it has to do with, and none is among these, which are marked by
/// zone definition.
bool staysOutside(const Effect& effect, const std::vector<bool>& among) {
  const auto isOutside = [&](const ZoneSelector* zone) {
    return zone->kind == ZoneSelector::Kind::Named && zone->zone.index < among.size() &&
           !among[zone->zone.index];
  };
  const auto isNamedToo = [](const TokenSelector* token) { return token->isOfZone(); };
  return std::ranges::all_of(allIn<ZoneSelector>(effect), isOutside) &&
         std::ranges::all_of(allIn<TokenSelector>(effect), isNamedToo) && allIn<Query>(effect).empty();
}

/// Whether no effect within `root`, but for `allowed`, makes tokens come, go or move in these zones.
template <typename Root>
bool leavesTokens(const Root& root, const Effect* allowed, const std::vector<bool>& among) {
  bool leaves = true;
  walkConst(typeOf<Root>(), &root, [&](const Type& type, const void* value) {
    if (&type != &typeOf<Effect>()) return true;
    const auto* effect = static_cast<const Effect*>(value);
    leaves =
        leaves && (effect == allowed || !mayItself(*effect, tokensComeOrGo) || staysOutside(*effect, among));
    return leaves;
  });
  return leaves;
}

}  // namespace

const ZoneSelector* filledZone(const Effect& effect) {
  if (const auto* place = std::get_if<PlaceEffect>(&effect.node)) return &place->zone;
  const auto* create = std::get_if<CreateTokenEffect>(&effect.node);
  if (create == nullptr || (create->zone.owned && create->zone.owner.plural())) return nullptr;
  const auto* count = std::get_if<std::int64_t>(&create->count.node);
  return count != nullptr && *count == 1 ? &create->zone : nullptr;
}

bool movesOnlyItsOwn(const kernel::Rules& rules, const ForEachEffect& loop) {
  const std::uint32_t name = rules.bindingIndex(loop.bind.name);
  const auto isHarmless = [name](const Effect& effect) {
    if (!mayItself(effect, tokensComeOrGo)) return true;
    if (std::holds_alternative<PlaceEffect>(effect.node) ||
        std::holds_alternative<CreateTokenEffect>(effect.node))
      return true;
    const auto* move = std::get_if<MoveTokenEffect>(&effect.node);
    return move != nullptr && move->token.kind == TokenSelector::Kind::Binding &&
           move->token.binding.index == name;
  };
  bool all = true;
  walkConst(typeOf<ForEachEffect>(), &loop, [&](const Type& type, const void* value) {
    if (&type == &typeOf<Effect>()) all = all && isHarmless(*static_cast<const Effect*>(value));
    return all;
  });
  return all;
}

Content contentOf(const kernel::Rules& rules, const ActionDef& action, std::size_t parameter) {
  const ParamDef& def = action.params[parameter];
  const std::uint32_t name = rules.bindingIndex(def.name.name);
  // A later parameter of the same name hides this one.
  const auto isHidden = [&](const ParamDef& other) {
    return &other != &def && rules.bindingIndex(other.name.name) == name;
  };
  if (std::ranges::any_of(action.params, isHidden)) return Content::Anything;
  for (const Content content : {Content::Nothing, Content::Own, Content::NotOwn}) {
    if (gives(def.domain, rules.zoneBinding(), content) || asksFor(action.pre, name, content)) return content;
  }
  return Content::Anything;
}

bool isEmptyParameter(const kernel::Rules& rules, const ActionDef& action, const ZoneSelector& zone) {
  for (std::size_t i = 0; i < action.params.size(); ++i) {
    if (isNamed(zone, rules.bindingIndex(action.params[i].name.name)))
      return contentOf(rules, action, i) == Content::Nothing;
  }
  return false;
}

std::vector<ZoneId> zonesFilledBy(const kernel::Rules& rules, const ActionDef& action) {
  if (fillingEffect(rules, action) == nullptr) return {};
  const auto* zones = std::get_if<ZonesQuery>(&action.params.front().domain.node);
  if (zones == nullptr || zones->filter || !zones->where) return {};
  const auto* empty = std::get_if<IsCondition>(&zones->where->node);
  if (empty == nullptr || !says(*empty, rules.zoneBinding(), Content::Nothing)) return {};
  if (mentionsName(action.pre, rules.bindingIndex(action.params.front().name.name))) return {};
  if (!zones->in) return allZones(rules);
  const std::vector<ZoneId> region = inRisingOrder(rules.region(zones->in->region.index, 0));
  for (kernel::Seat seat = 1; seat < rules.seats(); ++seat) {
    if (inRisingOrder(rules.region(zones->in->region.index, seat)) != region) return {};
  }
  return region;
}

bool isEveryTokenIn(const TokensQuery& query) {
  return !query.player && !query.type && !query.where;
}

bool keepsOwners(const kernel::Rules& rules) {
  bool keeps = true;
  const auto visit = [&](const Type& type, const void* value) {
    keeps = keeps && !type.consequences.any(Consequence::ChangeOwners);
    if (&type == &typeOf<PlaceEffect>()) {
      const auto& owner = static_cast<const PlaceEffect*>(value)->owner;
      keeps = keeps && (!owner || owner->kind == PlayerSelector::Kind::Actor ||
                        owner->kind == PlayerSelector::Kind::Seat);
    }
    if (&type == &typeOf<CreateTokenEffect>()) {
      const auto& owner = static_cast<const CreateTokenEffect*>(value)->owner;
      keeps = keeps && (!owner || owner->kind == PlayerSelector::Kind::Actor ||
                        owner->kind == PlayerSelector::Kind::Seat);
    }
    return keeps;
  };
  const auto visitAll = [&]<typename Root>(const Root& root) { walkConst(typeOf<Root>(), &root, visit); };
  std::ranges::for_each(rules.def().actions, visitAll);
  std::ranges::for_each(rules.def().triggers, visitAll);
  visitAll(rules.def().turn);
  return keeps;
}

std::vector<ZoneId> zonesThatOnlyFill(const kernel::Rules& rules) {
  const GameDef& def = rules.def();
  // What is chosen together is done later, and two may have chosen the same zone.
  if (std::ranges::any_of(def.turn.phases, &PhaseDef::simultaneous)) return {};
  std::vector<ZoneId> filled;
  for (const ActionDef& action : def.actions) {
    std::vector<ZoneId> zones = zonesFilledBy(rules, action);
    if (!filled.empty() && !zones.empty() && zones != filled) return {};
    if (!zones.empty()) filled = std::move(zones);
  }
  std::vector<bool> among(def.zones.size(), false);
  for (const ZoneId zone : filled) among[rules.zone(zone).def] = true;
  const bool leaves =
      leavesTokens(def.turn, nullptr, among) &&
      std::ranges::all_of(def.triggers,
                          [&](const TriggerDef& trigger) { return leavesTokens(trigger, nullptr, among); }) &&
      std::ranges::all_of(def.actions, [&](const ActionDef& action) {
        const bool fills = !zonesFilledBy(rules, action).empty();
        return leavesTokens(action, fills ? fillingEffect(rules, action) : nullptr, among);
      });
  return leaves ? filled : std::vector<ZoneId>();
}

}  // namespace ludo::engine
