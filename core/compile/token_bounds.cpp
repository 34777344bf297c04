// SPDX-License-Identifier: Apache-2.0
#include "core/compile/token_bounds.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/base/overloaded.h"
#include "core/compile/walk_rules.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;

namespace {

constexpr std::int64_t any = INT64_MAX;

std::int64_t sum(std::int64_t a, std::int64_t b) {
  return a > any - b ? any : a + b;
}
std::int64_t product(std::int64_t a, std::int64_t b) {
  if (a == 0 || b == 0) return 0;
  return a > any / b ? any : a * b;
}

}  // namespace

TokenBounds::TokenBounds(const GameDef& def, Largest largest)
    : m_def(def), m_largest(std::move(largest)), m_bounds(def.tokenTypes.size()) {
  const Number& most = def.metadata.players.max;
  m_seats = most.constant.resolved() ? def.constants[most.constant.index].value : most.literal;
  addAll(def.setup);
  addWhatPlayMakes();
}

std::int64_t TokenBounds::most(std::optional<std::uint32_t> type, bool isOfOneOwner) const {
  std::int64_t found = 0;
  for (std::uint32_t i = 0; i < m_bounds.size(); ++i) {
    if (!type || *type == i)
      found = sum(found, isOfOneOwner && !m_changesOwners ? m_bounds[i].ofOne : m_bounds[i].all);
  }
  return found;
}

void TokenBounds::addAll(const EffectList& effects) {
  for (const Effect& effect : effects.items) add(effect);
}

void TokenBounds::add(const Effect& effect) {
  std::visit(Overloaded{
                 [this](const CreateTokenEffect& e) {
                   addMade(e.type, e.zone, e.owner, std::max<std::int64_t>(0, m_largest(e.count)));
                 },
                 [this](const PlaceEffect& e) {
                   PlayerSelector actor;
                   addMade(e.type, e.zone, e.owner ? *e.owner : actor, 1);
                 },
                 [this](const IfEffect& e) {
                   addAll(e.then);
                   addAll(e.otherwise);
                 },
                 [this](const ForEachEffect& e) {
                   m_loops.push_back(loopOf(e));
                   addAll(e.effects);
                   m_loops.pop_back();
                 },
                 [this](const RepeatEffect& e) {
                   m_loops.push_back({{}, std::max<std::int64_t>(0, m_largest(e.times)), false});
                   addAll(e.effects);
                   m_loops.pop_back();
                 },
                 [this](const LetEffect& e) { addAll(e.in); },
                 [](const auto&) {},
             },
             effect.node);
}

/// So many rounds of all loops but the one that binds the name.
std::int64_t TokenBounds::rounds(const std::string& without) const {
  std::int64_t found = 1;
  for (const Loop& loop : m_loops) {
    if (without.empty() || loop.bind != without) found = product(found, loop.rounds);
  }
  return found;
}

void TokenBounds::addMade(const TokenTypeSelector& type, const ZoneSelector& zone,
                          const std::optional<PlayerSelector>& owner, std::int64_t count) {
  const bool isPerSeat = zone.kind == ZoneSelector::Kind::Named && zone.owned && zone.owner.plural();
  const std::int64_t all = product(product(count, rounds({})), isPerSeat ? m_seats : 1);
  std::int64_t ofOne = all;
  if (!owner) {
    ofOne = 0;
  } else if (owner->kind == PlayerSelector::Kind::Binding) {
    const auto isIt = [&](const Loop& loop) { return loop.bind == owner->binding.name && loop.isOfPlayers; };
    if (std::ranges::count_if(m_loops, isIt) == 1)
      ofOne = product(product(count, rounds(owner->binding.name)), isPerSeat ? m_seats : 1);
  } else if (owner->plural() && isPerSeat) {
    ofOne = product(count, rounds({}));
  }
  for (std::uint32_t i = 0; i < m_bounds.size(); ++i) {
    if (!type.isText() && type.resolved() && type.index != i) continue;
    m_bounds[i].all = sum(m_bounds[i].all, all);
    m_bounds[i].ofOne = sum(m_bounds[i].ofOne, ofOne);
  }
}

/// What effects outside the setup make, they may make again and again.
void TokenBounds::addWhatPlayMakes() {
  walkRules(m_def, [this](const Type& type, const void* value, const Path& path) {
    m_changesOwners = m_changesOwners || &type == &typeOf<SetOwnerEffect>();
    const TokenTypeSelector* made = nullptr;
    if (&type == &typeOf<CreateTokenEffect>()) made = &static_cast<const CreateTokenEffect*>(value)->type;
    if (&type == &typeOf<PlaceEffect>()) made = &static_cast<const PlaceEffect*>(value)->type;
    if (made == nullptr || path.text().starts_with("setup")) return true;
    for (std::uint32_t i = 0; i < m_bounds.size(); ++i) {
      if (made->isText() || !made->resolved() || made->index == i) m_bounds[i] = {any, any};
    }
    return true;
  });
}

TokenBounds::Loop TokenBounds::loopOf(const ForEachEffect& loop) const {
  Loop made{loop.bind.name, any, std::holds_alternative<PlayersQuery>(loop.over.node)};
  if (made.isOfPlayers) made.rounds = m_seats;
  if (const auto* words = std::get_if<EnumsQuery>(&loop.over.node); words != nullptr && !words->of)
    made.rounds = static_cast<std::int64_t>(words->values.size());
  if (const auto* zones = std::get_if<ZonesQuery>(&loop.over.node)) made.rounds = sizeOf(*zones);
  if (const auto* numbers = std::get_if<IntsInRangeQuery>(&loop.over.node)) {
    const auto* least = std::get_if<std::int64_t>(&numbers->min.node);
    const std::int64_t most = m_largest(numbers->max);
    if (least != nullptr && *least >= 0 && most < any)
      made.rounds = std::max<std::int64_t>(0, most - *least + 1);
  }
  return made;
}

std::int64_t TokenBounds::sizeOf(const ZonesQuery& query) const {
  if (!query.in || !query.in->region.resolved()) return any;
  const RegionDef& region = m_def.regions[query.in->region.index];
  std::size_t most = region.zones.size();
  for (const auto& part : region.perSeat) most = std::max(most, part.size());
  return static_cast<std::int64_t>(most);
}

}  // namespace ludo::compile
