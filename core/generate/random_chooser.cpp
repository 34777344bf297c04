// SPDX-License-Identifier: Apache-2.0
#include "core/generate/random_chooser.h"

namespace ludo::generate {

std::size_t RandomChooser::below(std::size_t bound) {
  if (!m_fromBytes) return m_rng.below(bound);
  std::size_t number = 0;
  for (std::size_t limit = bound - 1; limit > 0 && !m_bytes.empty(); limit >>= 8) {
    number = number << 8 | static_cast<unsigned char>(m_bytes.front());
    m_bytes.remove_prefix(1);
  }
  return number % bound;
}

}  // namespace ludo::generate
