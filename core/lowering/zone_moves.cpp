// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/zone_moves.h"

#include "core/lowering/parts.h"

namespace ludo::engine {

using kernel::Value;

ListedZoneMoves::ListedZoneMoves(Parts& parts, std::uint32_t action, Word mayTake)
    : ActionMoves(parts, action), m_emptyZones(parts.emptyZones) {
  m_count = m_builder.select(parts.moves.isPossible(m_action, mayTake), m_emptyZones.list().size(), 0);
  m_isTried = m_action.post.has_value();
}

void ListedZoneMoves::play(Word number, const Retry& retry) {
  PickList& list = m_emptyZones.list();
  const Typed zone{Value::Kind::Zone, list.at(number)};
  if (!m_isTried) {
    list.take(number);
    return takeUp({zone});
  }
  playTried(
      {zone}, [&] { list.take(number, m_count); },
      [&] {
        list.putBehind(number, m_count);
        retry({m_builder.subtract(m_count, 1)});
      });
}

SetMoves::SetMoves(Parts& parts, std::uint32_t action, Word mayTake, const ZoneSet& values)
    : ActionMoves(parts, action),
      m_emptyZones(parts.emptyZones),
      m_kind(parts.queryKinds.kindOf(m_action.params.front().domain)),
      m_values(sets(m_kind).when(mayTake, values)),
      m_isCountKept(m_emptyZones.areCountedFor(m_action)) {
  m_isTried = m_action.post && parts.trials.isToldAhead(m_action);
  m_count = m_isCountKept
                ? m_builder.select(parts.moves.isPossible(m_action, mayTake), m_emptyZones.count(), 0)
                : sets(m_kind).count(m_values);
}

// What is put there later may come from elsewhere.
std::vector<Word*> SetMoves::words() {
  std::vector<Word*> words;
  m_values.within.clear();
  for (Word& word : m_values.words) words.push_back(&word);
  if (m_isCountKept) words.push_back(&m_count);
  return words;
}

void SetMoves::recount() {
  if (!m_isCountKept) m_count = sets(m_kind).count(m_values);
}

void SetMoves::play(Word number, const Retry& retry) {
  const Word zone = sets(m_kind).nth(m_values, number);
  if (m_isCountKept) m_emptyZones.countDown();
  if (!m_isTried) return takeUp({{m_kind, zone}});
  playTried(
      {{m_kind, zone}}, [] {},
      [&] { retry(sets(m_kind).without(m_values, sets(m_kind).single(zone)).words); });
}

}  // namespace ludo::engine
