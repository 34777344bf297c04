// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/displacement_moves.h"

#include <utility>

#include "core/lowering/parts.h"

namespace ludo::engine {

using kernel::Value;

DisplacementMoves::DisplacementMoves(Parts& parts, std::uint32_t action, Word mayTake,
                                     std::vector<Displacement> displacements)
    : ActionMoves(parts, action),
      m_displacements(parts.displacements),
      m_kind(parts.queryKinds.kindOf(m_action.params.front().domain)),
      m_all(std::move(displacements)),
      m_isInTable(m_all.size() >= DisplacementTable::fewest) {
  for (Displacement& displacement : m_all) displacement.from = m_sets.when(mayTake, displacement.from);
  if (m_isInTable) {
    m_tableAt = parts.playouts.scratchFor(action, DisplacementTable::bytes(m_sets, m_all.size()));
    m_count = table().write(m_all);
  } else {
    recount();
  }
}

DisplacementTable DisplacementMoves::table() {
  return {m_builder, m_sets, m_tableAt, m_all.size()};
}

std::vector<Word*> DisplacementMoves::words() {
  if (m_isInTable) return {&m_count};
  std::vector<Word*> words;
  for (Displacement& displacement : m_all) {
    for (Word& word : displacement.from.words) words.push_back(&word);
  }
  return words;
}

void DisplacementMoves::recount() {
  if (!m_isInTable) m_count = m_displacements.count(m_all);
}

void DisplacementMoves::play(Word number, const Retry&) {
  const FoundDisplacement found =
      m_isInTable ? table().find(number) : findDisplacement(m_builder, m_sets, m_all, number);
  const Word from = m_sets.nth(found.from, found.number);
  const Word to = m_displacements.target(m_all, found.displacement, from);
  takeUp({{m_kind, from}, {Value::Kind::Zone, to}});
}

}  // namespace ludo::engine
