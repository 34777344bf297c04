// SPDX-License-Identifier: Apache-2.0
#include "core/archive/solution_bounds.h"

#include <algorithm>

namespace ludo::archive {

std::optional<std::string> boundsMistake(const SolutionBounds& bounds, std::size_t length) {
  if (bounds.low.empty() && bounds.high.empty()) return std::nullopt;
  if (bounds.low.size() != length || bounds.high.size() != length)
    return "there are not as many bounds as numbers in a solution";
  for (std::size_t i = 0; i < length; ++i) {
    if (!(bounds.low[i] <= bounds.high[i]))
      return "the bounds of number " + std::to_string(i + 1) + " are reversed, or no numbers";
  }
  return std::nullopt;
}

bool within(const SolutionBounds& bounds, std::span<const double> solution) {
  for (std::size_t i = 0; i < bounds.low.size(); ++i) {
    if (solution[i] < bounds.low[i] || solution[i] > bounds.high[i]) return false;
  }
  return true;
}

void clip(const SolutionBounds& bounds, std::span<double> solution) {
  for (std::size_t i = 0; i < bounds.low.size(); ++i)
    solution[i] = std::clamp(solution[i], bounds.low[i], bounds.high[i]);
}

}  // namespace ludo::archive
