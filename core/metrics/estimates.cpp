// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/estimates.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ludo::metrics {

Estimate matchedDifference95(std::uint64_t first, std::uint64_t second, std::uint64_t n) {
  if (n == 0) return {0, -1, 1};
  constexpr double z95 = 1.959963984540054;
  const double value = (static_cast<double>(first) - static_cast<double>(second)) / static_cast<double>(n);
  const double b = static_cast<double>(first) + 0.5;
  const double c = static_cast<double>(second) + 0.5;
  const double trials = static_cast<double>(n) + 2;
  const double centre = (b - c) / trials;
  const double half = z95 * std::sqrt(b + c - (b - c) * (b - c) / trials) / trials;
  return {value, std::clamp(std::min(value, centre - half), -1.0, 1.0),
          std::clamp(std::max(value, centre + half), -1.0, 1.0)};
}

double harmonicMean(std::span<const double> values) {
  double reciprocals = 0;
  for (const double value : values) {
    if (value <= 0) return 0;
    reciprocals += 1 / value;
  }
  return values.empty() ? 0 : static_cast<double>(values.size()) / reciprocals;
}

double entropyBits(std::span<const std::uint32_t> counts) {
  const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
  double bits = 0;
  for (const std::uint32_t count : counts) {
    if (count > 0) bits -= count / total * std::log2(count / total);
  }
  // Rounding may leave a hair below zero.
  return std::max(0.0, bits);
}

}  // namespace ludo::metrics
