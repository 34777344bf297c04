// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/way_moves.h"

#include <utility>

#include "core/lowering/parts.h"

namespace ludo::engine {

using kernel::Value;

WayMoves::WayMoves(Parts& parts, std::uint32_t action, Word mayTake, std::vector<Way> ways)
    : MoveGroup(parts, action),
      m_waysOfGoing(parts.ways),
      m_ways(std::move(ways)),
      m_isInTable(m_ways.size() >= WayTable::fewestWays) {
  for (Way& way : m_ways) way.from = m_sets.when(mayTake, way.from);
  if (m_isInTable) {
    m_tableAt = parts.playouts.roomFor(action, WayTable::bytes(m_sets, m_ways.size()));
    m_count = table().write(m_ways);
  } else {
    recount();
  }
}

WayTable WayMoves::table() {
  return {m_builder, m_sets, m_tableAt, m_ways.size()};
}

std::vector<Word*> WayMoves::words() {
  if (m_isInTable) return {&m_count};
  std::vector<Word*> words;
  for (Way& way : m_ways) {
    for (Word& word : way.from.words) words.push_back(&word);
  }
  return words;
}

void WayMoves::recount() {
  if (!m_isInTable) m_count = m_waysOfGoing.count(m_ways);
}

void WayMoves::play(Word number, const Retry&) {
  const FoundWay found = m_isInTable ? table().find(number) : findWay(m_builder, m_sets, m_ways, number);
  const Word from = m_sets.nth(found.from, found.number);
  const Word to = m_waysOfGoing.target(m_ways, found.way, from);
  takeUp({{Value::Kind::Zone, from}, {Value::Kind::Zone, to}});
}

}  // namespace ludo::engine
