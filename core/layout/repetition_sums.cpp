// SPDX-License-Identifier: Apache-2.0
#include "core/layout/repetition_sums.h"

namespace ludo::engine {

using machine::Memory;
using machine::Word;

Word RepetitionSums::term(Word zone, const RepetitionTerms::TokenParts& token) {
  return m_terms.areLong() ? m_builder.call(m_function, {Memory::State}, zone) : m_terms.term(zone, token);
}

Word RepetitionSums::sum(std::size_t view) {
  const Field& field = m_fields.sums[view];
  return m_builder.load(field.width, {Memory::State, field.offset});
}

void RepetitionSums::change(Word zone, Word term) {
  for (std::size_t view = 0; view < m_fields.sums.size(); ++view) {
    const ZoneSet counting = m_zones.of(m_repetitionKeys.views()[view]);
    const Word counts = counting == m_zones.all() ? Word(1) : m_zones.contains(counting, zone);
    const Field& field = m_fields.sums[view];
    m_builder.store(field.width, {Memory::State, field.offset},
                    m_builder.add(sum(view), m_builder.select(counts, term, 0)));
  }
}

}  // namespace ludo::engine
