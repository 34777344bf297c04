// SPDX-License-Identifier: Apache-2.0
#include "core/generate/chooser.h"

#include <numeric>

namespace ludo::generate {

std::size_t Chooser::weighted(const std::vector<std::size_t>& weights) {
  std::size_t at = below(std::accumulate(weights.begin(), weights.end(), std::size_t{0}));
  std::size_t index = 0;
  for (; at >= weights[index]; ++index) at -= weights[index];
  return index;
}

}  // namespace ludo::generate
