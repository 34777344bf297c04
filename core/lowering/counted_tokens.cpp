// SPDX-License-Identifier: Apache-2.0
// Effects on tokens that are only counted: what the kernel's effects.cpp and state_editor.cpp do where nobody
// can tell one token from another.
#include "core/lowering/counted_tokens.h"

#include <algorithm>

#include "core/language/walk.h"
#include "core/layout/constants.h"
#include "core/layout/count_store.h"
#include "core/layout/geometry.h"
#include "core/layout/tokens.h"
#include "core/lowering/change_memory.h"
#include "core/lowering/conditions.h"
#include "core/lowering/context.h"
#include "core/lowering/everywhere.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/selectors.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

namespace {

bool asksForTokens(const Condition& condition) {
  return containsAny<ZoneCountValue, TokensInZoneQuery, TokensQuery, TokensInAdjacentZonesQuery, IsCondition,
                     ConnectedCondition, DefinedCondition, DefinedValue, DefinedQuery, LastZoneValue,
                     LegalCountValue, ZoneSelector>(condition);
}

}  // namespace

// So many tokens at once, as far as there is room.
void CountedTokens::move(Word from, Word to, Word wanted) {
  const Word room = m_counts.capacity(to);
  const Word moved = m_builder.minimum(wanted, room);
  m_builder.ifThen(m_builder.notEqual(from, to), [&] {
    m_builder.ifThen(m_builder.less(moved, wanted), [this] { m_function.fail(ChangeKind::ZoneFull); });
    m_counts.setCount(from, m_builder.subtract(m_tokens.count(from), moved));
    m_counts.setCount(to, m_builder.add(m_tokens.count(to), moved));
  });
}

void CountedTokens::draw(Word from, Word to, Word count) {
  const Word wanted = m_builder.maximum(count, 0);
  const Word held = m_tokens.count(from);
  // A zone that has less gives what it has; drawing from a zone to itself asks only that there is something.
  const Word asks = m_builder.bitAnd(m_builder.less(held, wanted),
                                     m_builder.bitOr(m_builder.notEqual(from, to), m_builder.isZero(held)));
  m_builder.ifThen(asks, [this] { m_function.fail(); });
  if (m_function.records) {
    const Word moved = m_builder.minimum(m_builder.minimum(wanted, held), m_counts.capacity(to));
    m_function.tellIf(m_builder.bitAnd(m_builder.notEqual(from, to), m_builder.isSet(moved)),
                      ChangeKind::Moved, moved, from, to);
  }
  move(from, to, m_builder.minimum(wanted, held));
}

void CountedTokens::lower(const MoveTokenEffect& effect) {
  const Word from = m_selectors.token(effect.token);
  const Word to = m_selectors.zone(effect.to);
  Word fits = m_builder.bitAnd(m_builder.lessOrEqual(0, from), m_builder.lessOrEqual(0, to));
  if (effect.from)
    fits = m_builder.bitAnd(fits, m_builder.equal(m_tokens.zoneOf(from), m_selectors.zone(*effect.from)));
  if (effect.position == InsertPosition::Random) throw Unsupported{"a random place", effect.node};
  const Word may = m_builder.bitOr(m_builder.equal(from, to), m_tokens.hasCapacity(to));
  constexpr auto full = static_cast<std::int64_t>(ChangeKind::ZoneFull);
  constexpr auto nothing = static_cast<std::int64_t>(ChangeKind::NothingToMove);
  m_builder.ifThen(
      m_builder.bitAnd(fits, may),
      [&] {
        m_function.tell(ChangeKind::Moved, 1, from, to);
        move(from, to, 1);
        setLastZone(to);
      },
      [&] { m_function.fail(m_builder.select(fits, full, nothing)); });
}

void CountedTokens::lower(const MoveAllEffect& effect) {
  forEachTransfer(effect.from, effect.to, [&](Word from, Word to) {
    if (effect.filter || effect.position == InsertPosition::Random)
      throw Unsupported{"some of the tokens, where they are only counted", effect.node};
    if (m_function.records) {
      const Word all = m_tokens.count(from);
      const Word moved =
          m_builder.select(m_builder.equal(from, to), all, m_builder.minimum(all, m_counts.capacity(to)));
      m_function.tellIf(moved, ChangeKind::Moved, moved, from, to);
    }
    move(from, to, m_tokens.count(from));
  });
}

void CountedTokens::lower(const DrawEffect& effect) {
  const Word count = m_values.integer(effect.count);
  forEachTransfer(effect.from, effect.to, [&](Word from, Word to) { draw(from, to, count); });
}

void CountedTokens::lower(const CaptureEffect& effect) {
  throw Unsupported{"a capture of tokens that are only counted", effect.node};
}

void CountedTokens::lower(const SowEffect& effect) {
  if (m_selectors.isUndecided(effect)) return m_selectors.decide(effect, [&] { sow(effect); });
  sow(effect);
}

void CountedTokens::checkTriggers() const {
  const auto isOnTokens = [](const TriggerDef& trigger) { return trigger.event == EventKind::TokenEntered; };
  if (std::ranges::any_of(m_def.triggers, isOnTokens))
    throw Unsupported{"triggers on tokens that are only counted"};
}

// None where what a player skips changes in play. The first course is for sowing without a player.
std::optional<SowingTable> CountedTokens::sowingTable(const SowEffect& effect) {
  if (effect.skip && asksForTokens(*effect.skip)) return std::nullopt;
  std::vector<SowingTable::Course> courses;
  for (kernel::Seat seat = kernel::nobody; seat < m_rules.seats(); ++seat) {
    const ActingAs sower(m_function, seat);
    const std::vector<std::uint32_t> directed = m_selectors.directions({effect.direction});
    if (directed.empty()) return std::nullopt;
    ZoneSet skipped = m_sets.none();
    if (effect.skip)
      skipped = m_everywhere.where(*effect.skip, m_rules.zoneBinding(), Value::Kind::Zone, m_sets.all());
    SowingTable::Course course{directed.front(), {}};
    for (std::size_t zone = 0; zone < m_geometry.zoneCount(); ++zone) {
      const Word skips = m_sets.contains(skipped, static_cast<std::int64_t>(zone));
      if (!skips.known()) return std::nullopt;
      course.skipped.push_back(skips.value() != 0);
    }
    courses.push_back(std::move(course));
  }
  return SowingTable::of(m_rules, courses);
}

void CountedTokens::sowAtOnce(const SowingTable& table, Word from) {
  const auto stride = static_cast<std::uint32_t>(table.rowWords) * wordBytes;
  const std::uint32_t rows = m_context.constants.words(table.rows);
  // The entry before the first stands for a zone that is none.
  std::vector<std::int16_t> rounds = table.rounds;
  rounds.insert(rounds.begin(), 0);
  const std::uint32_t roundsAt = m_context.constants.int16s(rounds);
  const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());
  const Word sower = m_builder.add(m_builder.multiply(m_builder.add(actor(), 1), zones), from);
  const Word round = m_builder.load(machine::Width::Int16,
                                    {machine::Memory::Constants, roundsAt, m_builder.add(sower, 1), 2});
  const Word seeds = m_tokens.count(from);
  const auto fall = [&] {
    const Word before =
        m_builder.subtract(m_builder.multiply(sower, static_cast<std::int64_t>(table.longestRound)), 1);
    const auto entry = [&](Word number, std::size_t word) {
      return m_builder.load(machine::Width::Word,
                            {machine::Memory::Constants, rows + static_cast<std::uint32_t>(word) * wordBytes,
                             m_builder.add(before, number), stride});
    };
    std::vector<Variable> counts;
    for (const Word& word : m_counts.allWithout(from)) counts.push_back(m_builder.variable(word));
    const auto addRow = [&](Word number) {
      for (std::size_t i = 0; i < counts.size(); ++i)
        m_builder.set(counts[i], m_builder.add(m_builder.get(counts[i]), entry(number, i)));
    };
    const Variable left = m_builder.variable(seeds);
    m_builder.loopWhile([&] { return m_builder.less(round, m_builder.get(left)); },
                        [&] {
                          addRow(round);
                          m_builder.set(left, m_builder.subtract(m_builder.get(left), round));
                        });
    const Word rest = m_builder.get(left);
    addRow(rest);
    std::vector<Word> words;
    for (const Variable& each : counts) words.push_back(m_builder.get(each));
    m_counts.setAll(words);
    setLastZone(entry(rest, counts.size()));
  };
  m_builder.ifThen(m_builder.bitAnd(m_builder.isSet(seeds), m_builder.isSet(round)), fall,
                   [this] { m_function.fail(ChangeKind::NothingToMove); });
}

void CountedTokens::sow(const SowEffect& effect) {
  const Word from = m_selectors.zone(effect.from);
  // Where each seed fell is told seed by seed.
  if (m_counts.alwaysHasRoom() && !m_function.records) {
    if (const std::optional<SowingTable> table = sowingTable(effect)) return sowAtOnce(*table, from);
  }
  const std::vector<std::uint32_t> directions = m_selectors.directions({effect.direction});
  if (directions.empty()) return m_function.fail(ChangeKind::NothingToMove);
  const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());
  const Variable left = m_builder.variable(m_tokens.count(from));
  m_builder.ifThen(m_builder.isZero(m_builder.get(left)),
                   [this] { m_function.fail(ChangeKind::NothingToMove); });
  const Variable at = m_builder.variable(from);
  const Variable tried = m_builder.variable(0);
  // What may be skipped is the same all the way where it does not ask for tokens.
  std::optional<ZoneSet> skipped;
  if (!effect.skip) {
    skipped = m_sets.none();
  } else if (!asksForTokens(*effect.skip)) {
    skipped = m_everywhere.where(*effect.skip, m_rules.zoneBinding(), Value::Kind::Zone, m_sets.all());
  }
  m_builder.loopWhile(
      [&] { return m_builder.get(left); },
      [&] {
        const Word to = m_geometry.step(m_builder, m_builder.get(at), directions.front());
        m_builder.set(at, to);
        const Word tries = m_builder.get(tried);
        // A round without a zone that takes a seed ends the sowing.
        const Word lost = m_builder.bitOr(m_builder.less(to, 0), m_builder.less(zones, tries));
        m_builder.ifThen(
            lost,
            [&] {
              m_function.fail(ChangeKind::NothingToMove);
              m_builder.set(left, 0);
            },
            [&] {
              const ScopedName candidate(m_names, m_rules.zoneBinding(), {Value::Kind::Zone, to});
              const Word skips = skipped ? m_sets.contains(*skipped, to) : m_conditions.holds(*effect.skip);
              m_builder.ifThen(
                  skips, [&] { m_builder.set(tried, m_builder.add(tries, 1)); },
                  [&] {
                    m_builder.set(tried, 0);
                    m_builder.set(left, m_builder.subtract(m_builder.get(left), 1));
                    m_builder.ifThen(
                        m_builder.bitOr(m_builder.equal(from, to), m_tokens.hasCapacity(to)),
                        [&] {
                          m_function.tell(ChangeKind::Moved, 1, from, to);
                          m_counts.setCount(from, m_builder.subtract(m_tokens.count(from), 1));
                          m_counts.setCount(to, m_builder.add(m_tokens.count(to), 1));
                          setLastZone(to);
                        },
                        [this] { m_function.fail(ChangeKind::ZoneFull); });
                  });
            });
      });
}

}  // namespace ludo::engine
