// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <set>
#include <variant>

#include "core/base/limits.h"
#include "core/kernel/queries.h"
#include "core/kernel/walks.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

using namespace language;

Queries::Queries(Evaluator& evaluator)
    : m_evaluator(evaluator),
      m_rules(evaluator.rules()),
      m_state(evaluator.state()),
      m_budget(evaluator.budget()) {}

void Queries::collect(const Query& query, Options& options) {
  if (m_budget.spend()) std::visit([&](const auto& part) { collect(part, options); }, query.node);
}

bool Queries::mayAdd(const Options& options) {
  if (options.size() >= limits::maximumOptions) m_budget.giveUp(Bound::Options);
  return m_budget.spend();
}

bool Queries::isNew(const Options& options, const Value& value) {
  m_budget.sweep(options.size());
  return std::ranges::find(options, value) == options.end();
}

// Bottom first, also when only the topmost of the matching tokens are wanted.
void Queries::collect(const TokensInZoneQuery& query, Options& options) {
  const ZoneId place = m_evaluator.zone(query.zone);
  if (!place.valid()) return;
  const std::int64_t wanted =
      query.top ? std::max<std::int64_t>(m_evaluator.integer(*query.top), 0) : INT64_MAX;
  Evaluator::Local candidate(m_evaluator, m_rules.tokenBinding());
  for (TokenId id : m_state.zones[place.index]) {
    if (!mayAdd(options)) return;
    candidate.set(Value::ofToken(id));
    if (!query.where || m_evaluator.holds(*query.where)) options.push_back(Value::ofToken(id));
  }
  if (static_cast<std::uint64_t>(wanted) >= options.size()) return;
  const auto spare = static_cast<std::ptrdiff_t>(options.size()) - wanted;
  if (isOrdered(m_rules, place)) {
    options.erase(options.begin(), options.begin() + spare);
  } else {
    options.erase(options.end() - spare, options.end());
  }
}

void Queries::collect(const IntsInRangeQuery& query, Options& options) {
  const std::int64_t low = m_evaluator.integer(query.min);
  const std::int64_t high = m_evaluator.integer(query.max);
  if (low > high) return;
  for (std::int64_t number = low; mayAdd(options); ++number) {
    options.push_back(Value::ofInteger(number));
    if (number == high) return;
  }
}

void Queries::collect(const EnumsQuery& query, Options& options) {
  for (const std::string& text : query.values) {
    if (!mayAdd(options)) return;
    const Value symbol = m_evaluator.symbol(text);
    if (isNew(options, symbol)) options.push_back(symbol);
  }
}

void Queries::collect(const PlayersQuery& query, Options& options) {
  PlayerSelector everybody;
  everybody.kind = PlayerSelector::Kind::All;
  const std::vector<Seat> seats = m_evaluator.players(query.of ? *query.of : everybody);
  Evaluator::Local candidate(m_evaluator, m_rules.playerBinding());
  for (Seat seat : seats) {
    if (!mayAdd(options)) return;
    candidate.set(Value::ofPlayer(seat));
    if (!query.where || m_evaluator.holds(*query.where)) options.push_back(Value::ofPlayer(seat));
  }
}

void Queries::collect(const ZonesQuery& query, Options& options) {
  std::vector<Seat> owners;
  if (query.filter) owners = m_evaluator.players(query.filter->owner);
  const std::vector<ZoneId>* in = query.in ? &m_evaluator.region(*query.in) : nullptr;
  Evaluator::Local candidate(m_evaluator, m_rules.zoneBinding());
  const auto consider = [&](ZoneId place) {
    if (query.filter && std::ranges::find(owners, m_rules.zone(place).owner) == owners.end()) return;
    candidate.set(Value::ofZone(place));
    if (!query.where || m_evaluator.holds(*query.where)) options.push_back(Value::ofZone(place));
  };
  if (in != nullptr) {
    for (ZoneId place : *in) {
      if (!mayAdd(options)) return;
      consider(place);
    }
  } else {
    for (std::size_t i = 0; i < m_rules.zones().size() && mayAdd(options); ++i) consider(ZoneId(i));
  }
}

void Queries::collect(const TokensQuery& query, Options& options) {
  std::vector<Seat> owners;
  if (query.player) owners = m_evaluator.players(*query.player);
  const std::vector<ZoneId>* in = query.in ? &m_evaluator.region(*query.in) : nullptr;
  Evaluator::Local candidate(m_evaluator, m_rules.tokenBinding());
  const auto consider = [&](TokenId id) {
    const Token& held = m_state.tokens[id.index];
    if (query.type && held.type != query.type->index) return;
    if (query.player && std::ranges::find(owners, held.owner) == owners.end()) return;
    candidate.set(Value::ofToken(id));
    if (!query.where || m_evaluator.holds(*query.where)) options.push_back(Value::ofToken(id));
  };
  const auto considerAll = [&](ZoneId place) {
    for (TokenId id : m_state.zones[place.index]) {
      if (!mayAdd(options)) return;
      consider(id);
    }
  };
  if (in != nullptr) {
    m_budget.sweep(in->size());
    for (ZoneId place : *in) considerAll(place);
  } else {
    m_budget.sweep(m_rules.zones().size());
    for (std::size_t i = 0; i < m_rules.zones().size(); ++i) considerAll(ZoneId(i));
  }
}

void Queries::collect(const AdjacentZonesQuery& query, Options& options) {
  const ZoneId centre = m_evaluator.zone(query.zone);
  if (!centre.valid()) return;
  Evaluator::Local candidate(m_evaluator, m_rules.zoneBinding());
  const auto consider = [&](ZoneId place) {
    candidate.set(Value::ofZone(place));
    if (!query.where || m_evaluator.holds(*query.where)) options.push_back(Value::ofZone(place));
  };
  if (!query.direction.empty()) {
    for (std::uint32_t direction : m_evaluator.directions(query.direction)) {
      const ZoneId place = m_rules.step(centre, direction);
      // Several directions may lead to the same zone.
      if (place.valid() && isNew(options, Value::ofZone(place)) && mayAdd(options)) consider(place);
    }
    return;
  }
  for (ZoneId place : m_evaluator.neighboursOf(centre)) {
    if (!mayAdd(options)) return;
    consider(place);
  }
}

void Queries::collect(const TokensInAdjacentZonesQuery& query, Options& options) {
  const ZoneId centre = m_evaluator.zone(query.zone);
  if (!centre.valid()) return;
  Evaluator::Local candidate(m_evaluator, m_rules.tokenBinding());
  for (ZoneId place : m_evaluator.neighboursOf(centre)) {
    for (TokenId id : m_state.zones[place.index]) {
      if (!mayAdd(options)) return;
      candidate.set(Value::ofToken(id));
      if (!query.where || m_evaluator.holds(*query.where)) options.push_back(Value::ofToken(id));
    }
  }
}

void Queries::collect(const ConnectedZonesQuery& query, Options& options) {
  const ZoneId start = m_evaluator.zone(query.zone);
  if (!start.valid()) return;
  const std::int64_t maxDepth = query.maxDepth ? m_evaluator.integer(*query.maxDepth) : INT64_MAX;
  const std::vector<bool> reached = Walks(m_evaluator).reachable(start, query.via, maxDepth);
  m_budget.sweep(reached.size());
  for (std::size_t i = 0; i < reached.size(); ++i) {
    if (reached[i] && mayAdd(options)) options.push_back(Value::ofZone(ZoneId(i)));
  }
}

void Queries::collect(const SetQuery& query, Options& options) {
  std::vector<Options> sets;
  for (const Query& part : query.of) sets.push_back(m_evaluator.options(part));
  if (sets.empty()) return;
  const auto isIn = [](const Options& set, const Value& value) {
    return std::ranges::binary_search(set, value);
  };
  std::vector<Options> sorted = sets;
  for (Options& set : sorted) std::ranges::sort(set);
  for (std::size_t i = 0; i < (query.op == SetOp::Union ? sets.size() : 1); ++i) {
    for (const Value& value : sets[i]) {
      if (!mayAdd(options) || !m_budget.spend(static_cast<std::int64_t>(sets.size()))) return;
      bool wanted = true;
      for (std::size_t other = 0; other < sets.size() && query.op != SetOp::Union; ++other) {
        if (other != i && isIn(sorted[other], value) != (query.op == SetOp::Intersection)) wanted = false;
      }
      for (std::size_t earlier = 0; earlier < i && wanted; ++earlier) wanted = !isIn(sorted[earlier], value);
      if (wanted) options.push_back(value);
    }
  }
}

void Queries::collect(const DefinedQuery& query, Options& options) {
  const Evaluator::Arguments arguments(m_evaluator, query.with);
  collect(*m_rules.def().definitions[query.name.index].query, options);
}

void Queries::collect(const FilterQuery& query, Options& options) {
  collect(*query.of, options);
  Evaluator::Local candidate(m_evaluator, m_rules.bindingIndex(query.bind.name));
  std::size_t kept = 0;
  for (const Value& option : options) {
    if (!m_budget.spend()) break;
    candidate.set(option);
    if (m_evaluator.holds(query.where)) options[kept++] = option;
  }
  options.resize(kept);
}

void Queries::collect(const DistinctQuery& query, Options& options) {
  collect(*query.of, options);
  Evaluator::Local candidate(m_evaluator, m_rules.bindingIndex(query.bind.name));
  std::set<std::vector<Value>> seen;
  std::size_t kept = 0;
  for (const Value& option : options) {
    if (!m_budget.spend()) break;
    candidate.set(option);
    std::vector<Value> features;
    for (const ValueExpr& feature : query.by) features.push_back(m_evaluator.value(feature));
    if (seen.insert(std::move(features)).second) options[kept++] = option;
  }
  options.resize(kept);
}

void Queries::collect(const BindingQuery& query, Options& options) {
  if (const Value* found = m_evaluator.local(query.name.index)) {
    if (found->kind != Value::Kind::Nothing) options.push_back(*found);
    return;
  }
  const Binding* found = m_evaluator.binding(query.name.index);
  if (found == nullptr) return;
  if (found->isList) {
    m_budget.sweep(found->list.size());
    options = found->list;
  } else if (found->value.kind != Value::Kind::Nothing) {
    options.push_back(found->value);
  }
}

}  // namespace ludo::kernel
