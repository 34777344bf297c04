// SPDX-License-Identifier: Apache-2.0
// The order of a query's options. Sets have none, so where it matters the query's places are visited in its
// order, and those that belong to the set are taken.
#include <algorithm>
#include <variant>

#include "core/engine/lowering.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

void Lowering::inCanonicalOrder(const Query& query, const ZoneSet& wanted,
                                const std::function<void(Word)>& body) {
  if (const auto* part = std::get_if<FilterQuery>(&query.node))
    return inCanonicalOrder(*part->of, wanted, body);
  if (const auto* part = std::get_if<SetQuery>(&query.node)) {
    if (part->of.empty()) return;
    if (part->op != SetOp::Union) return inCanonicalOrder(part->of.front(), wanted, body);
    // Each member with the first part that has it.
    ZoneSet left = wanted;
    for (const Query& each : part->of) {
      const std::optional<ZoneSet> members = membersOf(each);
      if (!members) throw Unsupported{"a collection without a form", part->node};
      const ZoneSet taken = sets(kindOf(each)).both(left, *members);
      left = sets(kindOf(each)).without(left, taken);
      inCanonicalOrder(each, taken, body);
    }
    return;
  }
  if (const auto* part = std::get_if<DefinedQuery>(&query.node)) {
    std::vector<Name> names;
    for (const FormulaArgument& argument : part->with)
      names.push_back({argument.name.index, value(*argument.value)});
    const std::size_t outer = m_names.size();
    m_names.insert(m_names.end(), names.begin(), names.end());
    inCanonicalOrder(*m_def.definitions[part->name.index].query, wanted, [&](Word member) {
      // What is done with the members does not see the definition's names.
      const std::vector<Name> inside(m_names.begin() + static_cast<std::ptrdiff_t>(outer), m_names.end());
      m_names.resize(outer);
      body(member);
      m_names.insert(m_names.end(), inside.begin(), inside.end());
    });
    m_names.resize(outer);
    return;
  }
  if (risesById(query)) return sets(kindOf(query)).forEach(wanted, body);
  SetWriter& writer = sets(kindOf(query));
  std::vector<Variable> left;
  for (const Word& word : wanted.words) left.push_back(m_builder.variable(word));
  inOrder(query, [&](Word member) {
    const ZoneSet before = now(left);
    m_builder.ifThen(writer.contains(before, member), [&] {
      const ZoneSet rest = writer.without(before, writer.single(member));
      for (std::size_t i = 0; i < left.size(); ++i) m_builder.set(left[i], rest.words[i]);
      body(member);
    });
  });
}

Lowering::OptionList Lowering::newList(Value::Kind kind) {
  const OptionList options{m_context.scratch, 0};
  const bool byId = m_store && kind == Value::Kind::Token;
  const std::size_t room = byId ? m_layout.tokens->room : m_geometry.zoneCount();
  m_context.scratch += (static_cast<std::uint32_t>(room) * 2 + 9) / 8 * 8;
  return options;
}

void Lowering::put(const OptionList& list, Word index, Word option) {
  m_builder.store(machine::Width::SignedHalf, {machine::Memory::Scratch, list.offset, index, 2}, option);
}

Lowering::Word Lowering::listed(const OptionList& list, Word index) {
  return m_builder.load(machine::Width::SignedHalf, {machine::Memory::Scratch, list.offset, index, 2});
}

// Their order has to be known before anything is done with the first.
Lowering::OptionList Lowering::list(const Query& query, const ZoneSet& wanted) {
  OptionList options = newList(kindOf(query));
  const Variable count = m_builder.variable(0);
  inCanonicalOrder(query, wanted, [&](Word option) {
    const Word number = m_builder.get(count);
    put(options, number, option);
    m_builder.set(count, m_builder.add(number, 1));
  });
  options.count = m_builder.get(count);
  return options;
}

Lowering::OptionList Lowering::list(Word zone, const TokenSet& wanted) {
  OptionList tokens = newList(Value::Kind::Token);
  const Variable count = m_builder.variable(0);
  visitTokens(zone, [&](Word token) {
    const Word number = m_builder.get(count);
    put(tokens, number, token);
    m_builder.set(count, m_builder.add(number, m_tokens.sets().contains(wanted, token)));
  });
  tokens.count = m_builder.get(count);
  return tokens;
}

// Bottom first.
void Lowering::visitTokens(Word zone, const std::function<void(Word)>& visit) {
  const Word ordered = m_store->isOrdered(zone);
  if (ordered.is(0)) return m_tokens.sets().forEach(m_tokens.in(zone), visit);
  // One loop for both, so that what is done with a token is written once.
  const Variable at = m_builder.variable(m_builder.select(ordered, m_tokens.bottom(zone), -1));
  std::vector<Variable> left;
  if (!ordered.is(1)) {
    for (const Word& word : m_tokens.in(zone).words)
      left.push_back(m_builder.variable(m_builder.select(ordered, 0, word)));
  }
  const auto isLeft = [&] { return left.empty() ? Word(0) : m_tokens.sets().isSet(now(left)); };
  m_builder.loopWhile([&] { return m_builder.bitOr(m_builder.lessOrEqual(0, m_builder.get(at)), isLeft()); },
                      [&] {
                        const Variable token = m_builder.variable(m_builder.get(at));
                        if (!left.empty()) {
                          m_builder.ifThen(isLeft(), [&] {
                            const TokenSet set = now(left);
                            const Word lowest = m_tokens.sets().lowest(set);
                            const TokenSet rest =
                                m_tokens.sets().without(set, m_tokens.sets().single(lowest));
                            for (std::size_t i = 0; i < left.size(); ++i)
                              m_builder.set(left[i], rest.words[i]);
                            m_builder.set(token, lowest);
                          });
                        }
                        m_builder.ifThen(m_builder.lessOrEqual(0, m_builder.get(at)),
                                         [&] { m_builder.set(at, m_store->above(m_builder.get(at))); });
                        visit(m_builder.get(token));
                      });
}

void Lowering::inOrder(const Query& query, const std::function<void(Word)>& visit) {
  if (dependsOnActor(query)) return byActor([&] { inOrder(query, visit); });
  const std::uint32_t node = std::visit([](const auto& part) { return part.node; }, query.node);
  const auto visitAll = [&](const std::vector<kernel::ZoneId>& zones) {
    std::vector<std::int16_t> table;
    for (kernel::ZoneId zone : zones) table.push_back(static_cast<std::int16_t>(zone.index));
    const std::uint32_t offset = m_context.constants.halves(table);
    m_builder.forEachBelow(static_cast<std::int64_t>(zones.size()), [&](Word i) {
      visit(m_builder.load(machine::Width::SignedHalf, {machine::Memory::Constants, offset, i, 2}));
    });
  };
  // Along each direction in turn, `steps` far, leaving out the first `skipped`.
  const auto visitLines = [&](Word from, const std::vector<std::uint32_t>& along, std::int64_t skipped,
                              std::int64_t steps) {
    if (steps > 1 &&
        std::ranges::any_of(along, [this](std::uint32_t each) { return m_geometry.hasRing(each); }))
      throw Unsupported{"the order of lines on a ring", node};
    if (steps > 1 && !m_geometry.linesPartAtOnce())
      throw Unsupported{"the order of lines on such a board", node};
    m_builder.forEachBelow(static_cast<std::int64_t>(along.size()), [&](Word direction) {
      const Variable at = m_builder.variable(from);
      const Variable taken = m_builder.variable(0);
      m_builder.loopWhile(
          [&] {
            const Word far = m_builder.less(m_builder.get(taken), steps);
            return m_builder.bitAnd(far, m_builder.lessOrEqual(0, m_builder.get(at)));
          },
          [&] {
            const Word next = m_geometry.stepAlong(m_builder, m_builder.get(at), along, direction);
            const Word number = m_builder.get(taken);
            m_builder.set(at, next);
            m_builder.set(taken, m_builder.add(number, 1));
            const Word counts =
                m_builder.bitAnd(m_builder.lessOrEqual(skipped, number), m_builder.lessOrEqual(0, next));
            m_builder.ifThen(counts, [&] { visit(next); });
          });
    });
  };
  const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());

  if (m_store && kindOf(query) == Value::Kind::Token) {
    if (const auto* part = std::get_if<TokensInZoneQuery>(&query.node))
      return visitTokens(zone(part->zone), visit);
    const auto visitAllIn = [&](Word place) { visitTokens(place, visit); };
    if (const auto* part = std::get_if<TokensInAdjacentZonesQuery>(&query.node))
      return visitNeighbours(zone(part->zone), visitAllIn);
    if (const auto* part = std::get_if<TokensQuery>(&query.node)) {
      ZonesQuery places;
      places.in = part->in;
      if (!part->in) return m_sets.forEach(m_sets.all(), visitAllIn);
      Query wrapped;
      wrapped.node = places;
      const ZoneSet all = region(*part->in);
      return inCanonicalOrder(wrapped, all, visitAllIn);
    }
  }
  if (const auto* part = std::get_if<AdjacentZonesQuery>(&query.node)) {
    if (!part->direction.empty()) return visitLines(zone(part->zone), directions(part->direction), 0, 1);
    return visitNeighbours(zone(part->zone), visit);
  }
  if (const auto* part = std::get_if<TokensInAdjacentZonesQuery>(&query.node))
    return visitNeighbours(zone(part->zone), visit);
  if (const auto* part = std::get_if<RayQuery>(&query.node); part != nullptr && goesRound(*part))
    return visitRays(*part, visit);
  if (const auto* part = std::get_if<RayQuery>(&query.node))
    return visitLines(zone(part->from), directions(part->directions), 0, zones);
  if (const auto* part = std::get_if<SandwichedQuery>(&query.node))
    return visitLines(zone(part->from), directions(part->directions), 0, zones);
  if (const auto* part = std::get_if<BetweenQuery>(&query.node))
    return visitLines(zone(part->from), m_rules.allDirections(), 0, zones);
  if (const auto* part = std::get_if<HopsQuery>(&query.node))
    return visitLines(zone(part->from), directions(part->directions), 1, 2);
  const RegionSelector* in = nullptr;
  if (const auto* part = std::get_if<ZonesQuery>(&query.node); part != nullptr && part->in) in = &*part->in;
  if (const auto* part = std::get_if<TokensQuery>(&query.node); part != nullptr && part->in) in = &*part->in;
  if (in != nullptr) {
    const Word owner = ownerOf(*in);
    if (owner.known())
      return visitAll(m_rules.region(in->region.index, static_cast<kernel::Seat>(owner.value())));
  }
  throw Unsupported{"a collection whose order is not known", node};
}

void Lowering::visitNeighbours(Word zone, const std::function<void(Word)>& visit) {
  std::size_t most = 0;
  for (const kernel::ZoneInstance& each : m_rules.zones()) most = std::max(most, each.neighbours.size());
  std::vector<std::int16_t> table(most, -1);
  for (const kernel::ZoneInstance& each : m_rules.zones()) {
    for (std::size_t i = 0; i < most; ++i) {
      const bool exists = i < each.neighbours.size();
      table.push_back(exists ? static_cast<std::int16_t>(each.neighbours[i].index) : std::int16_t{-1});
    }
  }
  const std::uint32_t offset = m_context.constants.halves(table);
  const Word row = m_builder.multiply(m_builder.add(zone, 1), static_cast<std::int64_t>(most));
  m_builder.forEachBelow(static_cast<std::int64_t>(most), [&](Word i) {
    const Word next = m_builder.load(machine::Width::SignedHalf,
                                     {machine::Memory::Constants, offset, m_builder.add(row, i), 2});
    m_builder.ifThen(m_builder.lessOrEqual(0, next), [&] { visit(next); });
  });
}

}  // namespace ludo::engine
