// SPDX-License-Identifier: Apache-2.0
#include "core/layout/token_secrets.h"

#include "core/layout/table_code.h"

namespace ludo::engine {

using machine::Word;

Word TokenSecrets::knownBy(Word token) {
  return readEntry(m_builder, *m_fields.knownBy, token);
}

void TokenSecrets::setKnownBy(Word token, Word seats) {
  if (m_fields.knownBy) writeEntry(m_builder, *m_fields.knownBy, token, seats);
}

Word TokenSecrets::pool(Word token) {
  return readEntry(m_builder, *m_fields.pools, token);
}

void TokenSecrets::setPool(Word token, Word pool) {
  writeEntry(m_builder, *m_fields.pools, token, pool);
}

bool TokenSecrets::hasOrigin(std::uint32_t property) const {
  return !m_fields.origins.empty() && m_fields.origins[property];
}

Word TokenSecrets::origin(Word token, std::uint32_t property) {
  return readEntry(m_builder, *m_fields.origins[property], token);
}

void TokenSecrets::setOrigin(Word token, std::uint32_t property, Word origin) {
  writeEntry(m_builder, *m_fields.origins[property], token, origin);
}

void TokenSecrets::setNature(Word token, Word origin) {
  if (m_fields.natures) writeEntry(m_builder, *m_fields.natures, token, origin);
}

void TokenSecrets::forget(Word token) {
  setKnownBy(token, 0);
  setNature(token, 0);
  for (std::uint32_t property = 0; property < m_fields.origins.size(); ++property) {
    if (hasOrigin(property)) setOrigin(token, property, 0);
  }
}

}  // namespace ludo::engine
