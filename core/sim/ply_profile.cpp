// SPDX-License-Identifier: Apache-2.0
#include "core/sim/ply_profile.h"

#include <algorithm>
#include <cassert>

namespace ludo::sim {

void PlyProfile::add(std::uint64_t value) {
  if (m_plies == m_width * stretches) {
    for (std::size_t i = 0; i < stretches / 2; ++i) m_sums[i] = m_sums[2 * i] + m_sums[2 * i + 1];
    std::fill(m_sums.begin() + stretches / 2, m_sums.end(), 0U);
    m_width *= 2;
  }
  m_sums[m_plies++ / m_width] += value;
}

double PlyProfile::mean(std::uint32_t first, std::uint32_t plies) const {
  assert(first % m_width == 0 && first < m_plies);
  const std::uint32_t end = std::min(first + plies, m_plies);
  std::uint64_t sum = 0;
  for (std::size_t i = first / m_width; i < (end + m_width - 1) / m_width; ++i) sum += m_sums[i];
  return static_cast<double>(sum) / static_cast<double>(end - first);
}

}  // namespace ludo::sim
