// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/single_zones.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/analysis/promises.h"
#include "core/language/effect_facts.h"
#include "core/language/macros.h"

namespace ludo::engine {

using namespace language;

namespace {

/// What is known to be empty at one point of an effect list.
struct Emptiness {
  std::vector<std::uint32_t> names;           ///< of zones
  std::vector<const ZoneSelector*> selected;  ///< by the same words
  void forgetAll() {
    names.clear();
    selected.clear();
  }
  void forget(std::uint32_t name) {
    std::erase(names, name);
    std::erase_if(selected, [name](const ZoneSelector* each) {
      return each->kind != ZoneSelector::Kind::Named && each->binding.index == name;
    });
  }
};

bool isSameZone(const ZoneSelector& a, const ZoneSelector& b) {
  if (a.kind != b.kind || a.owned || b.owned) return false;
  if (a.kind == ZoneSelector::Kind::Binding) return a.binding.index == b.binding.index;
  return a.kind == ZoneSelector::Kind::Named && a.zone.index == b.zone.index;
}

/// Whether all zones that the query may give have room for one token: those of a region, or spaces of a
/// board.
class RoomForOne {
 public:
  explicit RoomForOne(const kernel::Rules& rules) : m_rules(rules) {
    for (const kernel::ZoneInstance& zone : rules.zones()) {
      std::ranges::for_each(zone.neighbours, [this](kernel::ZoneId to) { lookAt(to); });
      std::ranges::for_each(zone.byDirection, [this](kernel::ZoneId to) { lookAt(to); });
    }
  }

  bool isSure(const Query& query) const {
    if (const auto* part = std::get_if<ZonesQuery>(&query.node)) return part->in && isSure(*part->in);
    if (const auto* part = std::get_if<FilterQuery>(&query.node)) return isSure(*part->of);
    if (const auto* part = std::get_if<DistinctQuery>(&query.node)) return isSure(*part->of);
    if (const auto* part = std::get_if<SetQuery>(&query.node)) {
      const auto fits = [this](const Query& each) { return isSure(each); };
      if (part->op != SetOp::Union) return !part->of.empty() && isSure(part->of.front());
      return std::ranges::all_of(part->of, fits);
    }
    const bool goesAlongEdges = std::holds_alternative<AdjacentZonesQuery>(query.node) ||
                                std::holds_alternative<RayQuery>(query.node) ||
                                std::holds_alternative<HopsQuery>(query.node) ||
                                std::holds_alternative<BetweenQuery>(query.node) ||
                                std::holds_alternative<SandwichedQuery>(query.node);
    return goesAlongEdges && m_areSpacesForOne;
  }
  bool isSure(const RegionSelector& region) const {
    for (kernel::Seat seat = kernel::nobody; seat < m_rules.seats(); ++seat) {
      const auto isForOne = [this](kernel::ZoneId zone) { return m_rules.zone(zone).capacity == 1; };
      if (!std::ranges::all_of(m_rules.region(region.region.index, seat), isForOne)) return false;
    }
    return true;
  }

 private:
  void lookAt(kernel::ZoneId to) {
    if (to.valid() && m_rules.zone(to).capacity != 1) m_areSpacesForOne = false;
  }

  const kernel::Rules& m_rules;
  bool m_areSpacesForOne = true;
};

/// Goes through effects in their order and looks at each token that comes to a zone.
class Arrivals {
 public:
  explicit Arrivals(const kernel::Rules& rules) : m_rules(rules), m_def(rules.def()), m_roomForOne(rules) {}

  std::optional<std::uint32_t> firstThatMayStack() {
    const bool isAtOnce = std::ranges::none_of(m_def.turn.phases, &PhaseDef::simultaneous);
    for (const ActionDef& action : m_def.actions) {
      Emptiness empty;
      m_forOne.clear();
      for (const ParamDef& parameter : action.params) {
        const std::uint32_t name = m_rules.bindingIndex(parameter.name.name);
        std::erase(m_forOne, name);
        if (m_roomForOne.isSure(parameter.domain)) m_forOne.push_back(name);
      }
      // What is chosen together is done later.
      for (std::size_t i = 0; i < action.params.size() && isAtOnce; ++i) {
        if (contentOf(m_rules, action, i) == Content::Nothing)
          empty.names.push_back(m_rules.bindingIndex(action.params[i].name.name));
      }
      visit(action.cost, empty);
      visit(action.effects, empty);
    }
    m_forOne.clear();
    for (const TriggerDef& trigger : m_def.triggers) {
      m_isTold = trigger.event == EventKind::TokenEntered;
      begin(trigger.effects);
    }
    m_isTold = false;
    for (const PhaseDef& phase : m_def.turn.phases) {
      begin(phase.onEnter);
      begin(phase.onExit);
    }
    return m_found;
  }

 private:
  void mayStack() {
    if (!m_found) m_found = m_node;
  }
  void begin(const EffectList& list) {
    Emptiness empty;
    visit(list, empty);
  }

  void visit(const EffectList& list, Emptiness& empty) {
    const auto lookAt = [&](const auto& part) {
      m_node = part.node;
      visit(part, empty);
    };
    for (const Effect& effect : list.items) visitExpanded(effect, lookAt);
  }

  void comeTo(const ZoneSelector& zone, Emptiness& empty) {
    if (hasRoomForOne(zone)) return;
    const bool isNamed = zone.kind == ZoneSelector::Kind::Binding &&
                         std::ranges::find(empty.names, zone.binding.index) != empty.names.end();
    const bool isSelected = std::ranges::any_of(
        empty.selected, [&](const ZoneSelector* each) { return isSameZone(*each, zone); });
    if (!isNamed && !isSelected) mayStack();
    // Other names may mean the same zone.
    empty.forgetAll();
  }
  void comeInNumbers(const ZoneSelector& zone, Emptiness& empty) {
    if (!hasRoomForOne(zone)) mayStack();
    empty.forgetAll();
  }
  bool hasRoomForOne(const ZoneSelector& zone) const {
    if (zone.kind == ZoneSelector::Kind::Binding)
      return std::ranges::find(m_forOne, zone.binding.index) != m_forOne.end();
    if (zone.kind != ZoneSelector::Kind::Named) return false;
    const kernel::Seat seat = m_def.zones[zone.zone.index].owner == ZoneOwner::None ? kernel::nobody : 0;
    return m_rules.zone(m_rules.zoneInstance(zone.zone.index, seat)).capacity == 1;
  }

  // The name means another zone from here on.
  void rebind(const BindingId& bind, Emptiness& empty) {
    const std::uint32_t name = m_rules.bindingIndex(bind.name);
    empty.forget(name);
    std::erase(m_forOne, name);
  }

  // Where tokens of another effect come to, its kind alone does not say.
  template <typename Other>
  void visit(const Other& effect, Emptiness& empty) {
    const Type& type = typeOf<Other>();
    if (type.consequences.any({Consequence::MoveTokens, Consequence::CreateTokens}) || holdsEffects(type)) {
      mayStack();
      empty.forgetAll();
    }
    if (const BindingId* name = nameForTheRest(type, &effect)) rebind(*name, empty);
  }

  void visit(const PlaceEffect& effect, Emptiness& empty) { comeTo(effect.zone, empty); }
  void visit(const CreateTokenEffect& effect, Emptiness& empty) {
    const auto* count = std::get_if<std::int64_t>(&effect.count.node);
    const bool isOne = count != nullptr && *count == 1;
    const bool isOfAll = effect.zone.owned && effect.zone.owner.plural();
    if (isOne && !isOfAll) return comeTo(effect.zone, empty);
    comeInNumbers(effect.zone, empty);
  }
  void visit(const MoveTokenEffect& effect, Emptiness& empty) { comeTo(effect.to, empty); }
  void visit(const MoveAllEffect& effect, Emptiness& empty) { comeInNumbers(effect.to, empty); }
  void visit(const DrawEffect& effect, Emptiness& empty) { comeInNumbers(effect.to, empty); }
  void visit(const SwapEffect&, Emptiness& empty) { empty.forgetAll(); }
  void visit(const CaptureEffect& effect, Emptiness& empty) {
    if (effect.to) comeInNumbers(*effect.to, empty);
    const auto* what = std::get_if<TokensInZoneQuery>(&effect.what.node);
    if (what != nullptr && !what->top && !what->where) empty.selected.push_back(&what->zone);
  }
  void visit(const DestroyTokenEffect& effect, Emptiness& empty) {
    if (effect.token.isOfZone()) {
      empty.selected.push_back(&effect.token.zone);
    } else if (effect.token.kind == TokenSelector::Kind::Binding &&
               effect.token.binding.index == m_rules.tokenBinding()) {
      // Of a trigger: the token that has come to $zone.
      if (m_isTold) empty.names.push_back(m_rules.zoneBinding());
    }
  }

  void visit(const IfEffect& effect, Emptiness& empty) {
    Emptiness otherwise = empty;
    visit(effect.then, empty);
    visit(effect.otherwise, otherwise);
    // Only what is empty either way.
    std::erase_if(empty.names, [&](std::uint32_t name) {
      return std::ranges::find(otherwise.names, name) == otherwise.names.end();
    });
    std::erase_if(empty.selected, [&](const ZoneSelector* each) {
      return std::ranges::find(otherwise.selected, each) == otherwise.selected.end();
    });
  }
  void visit(const LetEffect& effect, Emptiness& empty) {
    rebind(effect.bind, empty);
    visit(effect.in, empty);
    rebind(effect.bind, empty);
  }
  // What is empty before a loop may no longer be so in its second round.
  void visit(const ForEachEffect& effect, Emptiness& empty) {
    empty.forgetAll();
    rebind(effect.bind, empty);
    begin(effect.effects);
  }
  void visit(const RepeatEffect& effect, Emptiness& empty) {
    empty.forgetAll();
    begin(effect.effects);
  }

  const kernel::Rules& m_rules;
  const GameDef& m_def;
  std::uint32_t m_node = 0;  ///< of the effect looked at
  std::optional<std::uint32_t> m_found;
  RoomForOne m_roomForOne;
  std::vector<std::uint32_t> m_forOne;  ///< names of zones that have room for one token, in an action
  bool m_isTold = false;
};

}  // namespace

std::optional<std::uint32_t> effectThatMayStack(const kernel::Rules& rules) {
  return Arrivals(rules).firstThatMayStack();
}

}  // namespace ludo::engine
