// SPDX-License-Identifier: Apache-2.0
#include "choices.h"

#include <algorithm>
#include <numeric>

namespace ludo::testing {

std::size_t Choices::below(std::size_t bound) {
  if (!m_fromBytes) return m_rng.below(bound);
  std::size_t number = 0;
  for (std::size_t limit = bound - 1; limit > 0 && !m_bytes.empty(); limit >>= 8) {
    number = number << 8 | static_cast<unsigned char>(m_bytes.front());
    m_bytes.remove_prefix(1);
  }
  return number % bound;
}

std::int64_t Choices::between(std::int64_t low, std::int64_t high) {
  return low + static_cast<std::int64_t>(below(static_cast<std::size_t>(high - low) + 1));
}

std::size_t Choices::weighted(const std::vector<std::size_t>& weights) {
  std::size_t at = below(std::accumulate(weights.begin(), weights.end(), std::size_t{0}));
  std::size_t index = 0;
  for (; at >= weights[index]; ++index) at -= weights[index];
  return index;
}

}  // namespace ludo::testing
