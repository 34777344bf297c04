// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/distances.h"

#include <algorithm>
#include <variant>

#include "core/analysis/mentions.h"
#include "core/layout/constants.h"
#include "core/layout/geometry.h"
#include "core/layout/set_variable.h"
#include "core/lowering/context.h"
#include "core/lowering/everywhere.h"
#include "core/lowering/names.h"
#include "core/lowering/selectors.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using kernel::ZoneId;
using machine::At;
using machine::Memory;
using machine::Variable;
using machine::Width;

namespace {

/// A table of so many entries is still quick to look at.
constexpr std::size_t mostDistances = 1 << 15;
constexpr std::size_t mostSetBytes = 1 << 16;

CompareOp turnedRound(CompareOp op) {
  switch (op) {
    case CompareOp::Less:
      return CompareOp::Greater;
    case CompareOp::LessOrEqual:
      return CompareOp::GreaterOrEqual;
    case CompareOp::Greater:
      return CompareOp::Less;
    case CompareOp::GreaterOrEqual:
      return CompareOp::LessOrEqual;
    default:
      return op;
  }
}

}  // namespace

// --- Tables ---

const std::vector<Distances::Row>& Distances::steps() {
  const std::size_t zones = m_geometry.zoneCount();
  if (!m_steps.empty() || (zones + 1) * (zones + 1) > mostDistances) return m_steps;
  // What each zone needs to a goal, so that a row of all goals is a column of these.
  m_steps.assign(zones, Row(zones, m_context.unreachable));
  for (std::size_t goal = 0; goal < zones; ++goal) {
    const Row column = stepsTo({ZoneId(goal)});
    for (std::size_t from = 0; from < zones; ++from) m_steps[from][goal] = column[from];
  }
  return m_steps;
}

Distances::Row Distances::stepsTo(const std::vector<ZoneId>& goals) {
  const std::size_t zones = m_geometry.zoneCount();
  std::vector<std::vector<ZoneId>> sources(zones);
  for (std::size_t from = 0; from < zones; ++from) {
    for (const ZoneId to : m_rules.zone(ZoneId(from)).neighbours) sources[to.index].emplace_back(from);
  }
  Row row(zones, m_context.unreachable);
  std::vector<ZoneId> layer = goals;
  for (const ZoneId goal : goals) row[goal.index] = 0;
  for (std::int64_t far = 1; !layer.empty(); ++far) {
    std::vector<ZoneId> next;
    for (const ZoneId place : layer) {
      for (const ZoneId source : sources[place.index]) {
        if (row[source.index] != m_context.unreachable) continue;
        row[source.index] = far;
        next.push_back(source);
      }
    }
    layer = std::move(next);
  }
  return row;
}

// The first entry is that of no zone.
Word Distances::byZone(const Row& row, Word zone) {
  std::vector<std::int16_t> table = {static_cast<std::int16_t>(m_context.unreachable)};
  for (const std::int64_t steps : row) table.push_back(static_cast<std::int16_t>(steps));
  if (zone.known()) return table[static_cast<std::size_t>(zone.value() + 1)];
  return m_builder.load(Width::Int16,
                        {Memory::Constants, m_context.constants.int16s(table), m_builder.add(zone, 1), 2});
}

// --- Values ---

Word Distances::distance(const DistanceValue& part) {
  if (part.via) return byFlood(part);
  if (part.toRegion) {
    const Word owner = m_selectors.ownerOf(*part.toRegion);
    if (!owner.known()) return byFlood(part);
    const auto seat = static_cast<kernel::Seat>(owner.value());
    return byZone(stepsTo(m_rules.region(part.toRegion->region.index, seat)), m_selectors.zone(part.from));
  }
  if (!part.to || steps().empty()) return byFlood(part);
  const Word from = m_selectors.zone(part.from);
  const Word to = m_selectors.zone(*part.to);
  if (from.known())
    return from.value() < 0 ? Word(m_context.unreachable)
                            : byZone(steps()[static_cast<std::size_t>(from.value())], to);
  const std::size_t width = m_geometry.zoneCount() + 1;
  std::vector<std::int16_t> table(width, static_cast<std::int16_t>(m_context.unreachable));
  for (const Row& row : steps()) {
    table.push_back(static_cast<std::int16_t>(m_context.unreachable));
    for (const std::int64_t each : row) table.push_back(static_cast<std::int16_t>(each));
  }
  const Word row = m_builder.multiply(m_builder.add(from, 1), static_cast<std::int64_t>(width));
  const Word entry = m_builder.add(row, m_builder.add(to, 1));
  return m_builder.load(Width::Int16, {Memory::Constants, m_context.constants.int16s(table), entry, 2});
}

// Layer by layer, as the kernel does.
Word Distances::byFlood(const DistanceValue& part) {
  const std::int64_t unreachable = m_context.unreachable;
  const Word start = m_selectors.zone(part.from);
  const ZoneSet goals = part.toRegion ? m_selectors.region(*part.toRegion)
                        : part.to     ? m_sets.single(m_selectors.zone(*part.to))
                                      : m_sets.none();
  const ZoneSet through =
      part.via ? m_everywhere.where(**part.via, m_rules.zoneBinding(), Value::Kind::Zone, m_sets.all())
               : m_sets.all();
  const Variable steps = m_builder.variable(0);
  const Variable result = m_builder.variable(unreachable);
  const SetVariable front(m_sets, m_builder, m_sets.single(start));
  const SetVariable seen(m_sets, m_builder, m_sets.single(start));
  m_builder.ifThen(m_sets.contains(goals, start), [&] { m_builder.set(result, 0); });
  m_builder.loopWhile(
      [&] {
        const Word open = m_builder.equal(m_builder.get(result), unreachable);
        return m_builder.bitAnd(open, m_sets.isSet(front.now()));
      },
      [&] {
        const ZoneSet near = m_geometry.neighbours(m_sets, front.now());
        const Word further = m_builder.add(m_builder.get(steps), 1);
        m_builder.set(steps, further);
        const Word found = m_sets.isSet(m_sets.both(near, goals));
        m_builder.set(result, m_builder.select(found, further, m_builder.get(result)));
        const ZoneSet before = seen.now();
        const ZoneSet fresh = m_sets.without(near, before);
        front.become(m_sets.both(fresh, through));
        seen.become(m_sets.either(before, fresh));
      });
  return m_builder.get(result);
}

// --- For every zone ---

std::optional<ZoneSet> Distances::where(const CompareCondition& part) {
  const auto* left = std::get_if<DistanceValue>(&part.left.node);
  const auto* right = std::get_if<DistanceValue>(&part.right.node);
  const DistanceValue* asked = left != nullptr ? left : right;
  if (asked == nullptr || (left != nullptr && right != nullptr) || asked->via || !asked->to)
    return std::nullopt;
  const bool fromEvery = m_selectors.isEvery(asked->from);
  if (fromEvery == m_selectors.isEvery(*asked->to)) return std::nullopt;
  const ValueExpr& other = left != nullptr ? part.right : part.left;
  if (mentionsName(other, m_names.back().name)) return std::nullopt;
  const Typed wanted = m_values.value(other);
  if (wanted.kind != Value::Kind::Integer || !wanted.exists.is(1)) return std::nullopt;
  const Word end = m_selectors.zone(fromEvery ? *asked->to : asked->from);
  const Word far = wanted.payload;
  const auto upTo = [&](Word most) { return around(end, most, true, fromEvery); };
  const auto otherThan = [&](const std::optional<ZoneSet>& zones) {
    return zones ? std::optional(m_sets.without(m_sets.all(), *zones)) : std::nullopt;
  };
  // One less than the smallest number is no smaller.
  const Word less = m_builder.subtract(m_builder.maximum(far, 0), 1);
  switch (left != nullptr ? part.op : turnedRound(part.op)) {
    case CompareOp::Equal:
      return around(end, far, false, fromEvery);
    case CompareOp::NotEqual:
      return otherThan(around(end, far, false, fromEvery));
    case CompareOp::LessOrEqual:
      return upTo(far);
    case CompareOp::Less:
      return upTo(less);
    case CompareOp::Greater:
      return otherThan(upTo(far));
    case CompareOp::GreaterOrEqual:
      return otherThan(upTo(less));
  }
  return std::nullopt;
}

// For each zone, and none, a row of sets: for what is nearer than here, for each number of steps up to the
// farthest, for what is farther than those, and for what cannot be reached.
std::optional<ZoneSet> Distances::around(Word zone, Word far, bool orNearer, bool back) {
  const std::int64_t unreachable = m_context.unreachable;
  if (steps().empty()) return std::nullopt;
  std::int64_t farthest = 0;
  for (const Row& row : steps()) {
    for (const std::int64_t each : row) farthest = each == unreachable ? farthest : std::max(farthest, each);
  }
  const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());
  const std::int64_t width = farthest + 4;
  const std::size_t words = m_sets.wordCount();
  if (static_cast<std::size_t>((zones + 1) * width) * words * sizeof(std::uint64_t) > mostSetBytes)
    return std::nullopt;
  const auto setOf = [&](std::int64_t place, std::int64_t column) {
    const bool isLast = column == width - 1;
    const std::int64_t asked = isLast ? unreachable : std::min(column - 1, farthest + 1);
    std::vector<ZoneId> found;
    for (std::int64_t each = 0; each < zones; ++each) {
      const auto from = static_cast<std::size_t>(back ? each : place);
      const auto to = static_cast<std::size_t>(back ? place : each);
      const std::int64_t steps = place < 0 ? unreachable : m_steps[from][to];
      // Beyond the farthest there is nothing but what cannot be reached.
      const bool counts = isLast || steps != unreachable;
      if (counts && (steps == asked || (orNearer && steps < asked))) found.emplace_back(each);
    }
    return m_sets.of(found);
  };
  Word column = m_builder.add(m_builder.maximum(m_builder.minimum(far, farthest + 1), -1), 1);
  const Word isAll = orNearer ? m_builder.lessOrEqual(unreachable, far) : m_builder.equal(far, unreachable);
  column = m_builder.select(isAll, width - 1, column);
  if (zone.known() && column.known()) return setOf(zone.value(), column.value());
  std::vector<std::uint64_t> table;
  for (std::int64_t place = -1; place < zones; ++place) {
    for (std::int64_t each = 0; each < width; ++each) {
      for (const Word& word : setOf(place, each).words)
        table.push_back(static_cast<std::uint64_t>(word.value()));
    }
  }
  const Word entry = m_builder.add(m_builder.multiply(m_builder.add(zone, 1), width), column);
  const std::uint32_t offset = m_context.constants.words(table);
  const auto stride = static_cast<std::uint32_t>(words * sizeof(std::uint64_t));
  ZoneSet result = m_sets.none();
  for (std::uint32_t word = 0; word < words; ++word) {
    const auto skip = word * static_cast<std::uint32_t>(sizeof(std::uint64_t));
    result.words[word] = m_builder.load(Width::Word, {Memory::Constants, offset + skip, entry, stride});
  }
  return result;
}

}  // namespace ludo::engine
