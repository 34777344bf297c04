// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/displacement_table.h"

namespace ludo::engine {

using machine::At;
using machine::Memory;
using machine::Width;
using machine::Word;

FoundDisplacement findDisplacement(machine::Builder& builder, SetWriter& sets,
                                   const std::vector<Displacement>& displacements, Word number) {
  FoundDisplacement found{0, number, displacements.front().from};
  Word seen = sets.count(found.from);
  for (std::size_t i = 1; i < displacements.size(); ++i) {
    const Word further = builder.lessOrEqual(seen, number);
    found.from = sets.select(further, displacements[i].from, found.from);
    found.displacement = builder.select(further, static_cast<std::int64_t>(i), found.displacement);
    found.number = builder.select(further, builder.subtract(number, seen), found.number);
    seen = builder.add(seen, sets.count(displacements[i].from));
  }
  return found;
}

std::uint32_t DisplacementTable::bytes(const SetWriter& sets, std::size_t displacements) {
  return static_cast<std::uint32_t>((1 + sets.wordCount()) * displacements) * wordBytes;
}

DisplacementTable::DisplacementTable(machine::Builder& builder, SetWriter& sets, std::uint32_t offset,
                                     std::size_t displacements)
    : m_builder(builder), m_sets(sets), m_offset(offset), m_count(displacements) {}

At DisplacementTable::movesBefore(Word displacement, std::size_t further) const {
  return {Memory::Scratch, m_offset + static_cast<std::uint32_t>(further) * wordBytes, displacement,
          wordBytes};
}

At DisplacementTable::word(Word displacement, std::size_t word) const {
  return {Memory::Scratch, m_offset + static_cast<std::uint32_t>((1 + word) * m_count) * wordBytes,
          displacement, wordBytes};
}

Word DisplacementTable::write(const std::vector<Displacement>& displacements) {
  Word before = 0;
  for (std::size_t i = 0; i < m_count; ++i) {
    const Word displacement = static_cast<std::int64_t>(i);
    m_builder.store(Width::Word, movesBefore(displacement, 0), before);
    for (std::size_t each = 0; each < m_sets.wordCount(); ++each)
      m_builder.store(Width::Word, word(displacement, each), displacements[i].from.words[each]);
    before = m_builder.add(before, m_sets.count(displacements[i].from));
  }
  return before;
}

FoundDisplacement DisplacementTable::find(Word number) {
  Word displacement = 0;
  for (std::size_t left = m_count; left > 1;) {
    const std::size_t half = left / 2;
    const Word before = m_builder.load(Width::Word, movesBefore(displacement, half));
    displacement =
        m_builder.select(m_builder.lessOrEqual(before, number),
                         m_builder.add(displacement, static_cast<std::int64_t>(half)), displacement);
    left -= half;
  }
  ZoneSet from = m_sets.none();
  for (std::size_t each = 0; each < from.words.size(); ++each)
    from.words[each] = m_builder.load(Width::Word, word(displacement, each));
  return {displacement, m_builder.subtract(number, m_builder.load(Width::Word, movesBefore(displacement, 0))),
          from};
}

}  // namespace ludo::engine
