// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/repetitions.h"

#include <algorithm>

#include "core/analysis/facts.h"
#include "core/analysis/repetition_keys.h"
#include "core/kernel/zone_order.h"
#include "core/layout/constants.h"
#include "core/layout/geometry.h"
#include "core/layout/repetition_sums.h"
#include "core/layout/repetition_terms.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/parts.h"

namespace ludo::engine {

using kernel::ZoneId;
using machine::At;
using machine::Memory;
using machine::Variable;
using machine::Width;

namespace {

/// Nothing but the history lies behind a position's fixed part.
constexpr std::uint32_t behindEverything = 1U << 30;

}  // namespace

At Repetitions::entry(Word number, std::size_t repetition) const {
  const auto skip = static_cast<std::uint32_t>(repetition) * wordBytes;
  return {Memory::State, m_layout.blockBytes() + skip, number, m_layout.history->repetitions * wordBytes,
          behindEverything};
}

At Repetitions::filterOf(Word key, std::size_t repetition) {
  const Word word = m_builder.bitAnd(m_builder.shiftRight(key, 6), HistoryFields::filterWords - 1);
  return {Memory::State, m_layout.history->filters[repetition], word, wordBytes,
          HistoryFields::filterWords * wordBytes};
}

Word Repetitions::filterBit(Word key) {
  return m_builder.shiftLeft(1, m_builder.bitAnd(key, 63));
}

void Repetitions::remember() {
  if (!m_layout.history) return;
  const Word number = load(m_layout.history->count);
  for (std::size_t repetition = 0; repetition < m_context.repetitionKeys.repetitions().size(); ++repetition) {
    const Word now = key(repetition);
    m_builder.store(Width::Word, entry(number, repetition), now);
    const At filter = filterOf(now, repetition);
    m_builder.store(Width::Word, filter,
                    m_builder.bitOr(m_builder.load(Width::Word, filter), filterBit(now)));
  }
  store(m_layout.history->count, m_builder.add(number, 1));
}

Word Repetitions::count(const language::RepetitionsValue& part) {
  const std::size_t repetition = m_context.repetitionKeys.indexOf(part);
  const Word now = key(repetition);
  const Variable times = m_builder.variable(1);
  const Word mayBe = m_builder.bitAnd(m_builder.load(Width::Word, filterOf(now, repetition)), filterBit(now));
  m_builder.ifThen(mayBe, [&] {
    m_builder.forEachBelow(load(m_layout.history->count), [&](Word number) {
      const Word isSame = m_builder.equal(m_builder.load(Width::Word, entry(number, repetition)), now);
      m_builder.set(times, m_builder.add(m_builder.get(times), isSame));
    });
  });
  return m_builder.get(times);
}

Word Repetitions::isCrowded() {
  if (!m_layout.history) return 0;
  const Word room = m_builder.subtract(load(m_layout.history->capacity), load(m_layout.history->count));
  return m_builder.less(room, m_layout.history->slack);
}

void Repetitions::beginTrial() {
  if (!m_layout.history) return;
  if (m_context.facts.trialsCountRepetitions) return remember();
  if (m_function.repetitionSums) m_function.repetitionSums->pause();
}

void Repetitions::endTrial(bool isCountBack) {
  if (!m_layout.history) return;
  if (m_function.repetitionSums) m_function.repetitionSums->resume();
  if (!m_context.facts.trialsCountRepetitions || isCountBack) return;
  const Field& count = m_layout.history->count;
  store(count, m_builder.subtract(load(count), 1));
}

// --- The key of the position ---

Word Repetitions::key(std::size_t repetition) {
  const RepetitionKeys::Repetition& what = m_context.repetitionKeys.repetitions()[repetition];
  const Word all = m_function.repetitionSums ? m_function.repetitionSums->sum(what.view)
                                             : sum(m_context.repetitionKeys.views()[what.view]);
  return what.toMove ? m_builder.add(all, m_function.repetitionTerms->active(m_parts.turn->active())) : all;
}

Word Repetitions::sum(const std::vector<ZoneId>& zones) {
  return m_tokens.areToldApart() ? sumOfTokens(zones) : sumOfCounts(zones);
}

// From a table of what so many tokens of a zone come to.
Word Repetitions::sumOfCounts(const std::vector<ZoneId>& zones) {
  constexpr std::size_t counts = mostCountedTokens + 1;
  const std::uint64_t hash = m_function.repetitionTerms->plainHash(m_context.facts.onlyType, kernel::nobody);
  std::vector<std::uint64_t> table;
  for (std::size_t zone = 0; zone < m_geometry.zoneCount(); ++zone) {
    const bool ordered = kernel::isOrdered(m_rules, ZoneId(zone));
    std::uint64_t upTo = 0;
    for (std::size_t count = 0; count < counts; ++count) {
      if (count > 0) upTo += m_context.repetitionKeys.placed(hash, ZoneId(zone), ordered ? count : 0);
      table.push_back(upTo);
    }
  }
  const std::uint32_t offset = m_context.constants.words(table);
  const Variable total = m_builder.variable(0);
  m_sets.forEach(m_sets.both(m_sets.of(zones), m_tokens.occupied()), [&](Word zone) {
    const Word row = m_builder.multiply(zone, static_cast<std::int64_t>(counts));
    const Word term = m_builder.load(
        Width::Word, {Memory::Constants, offset, m_builder.add(row, m_tokens.count(zone)), wordBytes});
    m_builder.set(total, m_builder.add(m_builder.get(total), term));
  });
  return m_builder.get(total);
}

// Places in a row count; elsewhere tokens come in any order.
Word Repetitions::sumOfTokens(const std::vector<ZoneId>& zones) {
  const auto isRow = [this](ZoneId zone) {
    return kernel::isOrdered(m_rules, zone) && m_rules.zone(zone).capacity != 1;
  };
  std::vector<ZoneId> rows;
  std::vector<ZoneId> others;
  for (const ZoneId zone : zones) (isRow(zone) ? rows : others).push_back(zone);
  const Variable total = m_builder.variable(0);
  const auto add = [&](Word token, Word zone, std::optional<Word> place) {
    const RepetitionTerms::TokenParts parts{m_tokens.type(token), m_tokens.owner(token),
                                            [&](std::uint32_t i) { return m_tokens.property(token, i); }};
    m_builder.set(total,
                  m_builder.add(m_builder.get(total), m_function.repetitionTerms->term(zone, parts, place)));
  };
  if (!others.empty()) {
    m_tokens.sets().forEach(m_tokens.inZones(m_sets.of(others)),
                            [&](Word token) { add(token, m_tokens.zoneOf(token), std::nullopt); });
  }
  if (!rows.empty()) {
    m_sets.forEach(m_sets.of(rows), [&](Word zone) {
      const Variable place = m_builder.variable(0);
      m_builder.set(place, 0);
      m_tokens.visit(zone, [&](Word token) {
        m_builder.set(place, m_builder.add(m_builder.get(place), 1));
        add(token, zone, m_builder.get(place));
      });
    });
  }
  return m_builder.get(total);
}

}  // namespace ludo::engine
