// SPDX-License-Identifier: Apache-2.0
#include "core/sim/trajectory_sketch.h"

namespace ludo::sim {

double TrajectorySketch::similarity(const TrajectorySketch& other) const {
  std::size_t filled = 0;
  std::size_t equal = 0;
  for (std::size_t i = 0; i < places; ++i) {
    if (m_least[i] == empty && other.m_least[i] == empty) continue;
    ++filled;
    if (m_least[i] == other.m_least[i]) ++equal;
  }
  return filled == 0 ? 1.0 : static_cast<double>(equal) / static_cast<double>(filled);
}

}  // namespace ludo::sim
