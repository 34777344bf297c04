// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/sample.h"

#include <cmath>

namespace ludo::campaign {

Estimate pooled(std::span<const Estimate> estimates) {
  Estimate all;
  double below = 0;
  double above = 0;
  for (const Estimate& each : estimates) {
    all.n += each.n;
    all.value += each.n * each.value;
    below += each.n * each.n * (each.value - each.low) * (each.value - each.low);
    above += each.n * each.n * (each.high - each.value) * (each.high - each.value);
  }
  if (!all.measured()) return {};
  all.value /= all.n;
  all.low = all.value - std::sqrt(below) / all.n;
  all.high = all.value + std::sqrt(above) / all.n;
  return all;
}

Sample pooled(std::span<const Sample> samples) {
  Sample all;
  std::vector<Estimate> column;
  const std::size_t rows = samples.empty() ? 0 : samples.front().measures.size();
  for (std::size_t row = 0; row < rows; ++row) {
    column.clear();
    for (const Sample& sample : samples) column.push_back(sample.measures[row]);
    all.measures.push_back(pooled(std::span<const Estimate>(column)));
  }
  column.clear();
  for (const Sample& sample : samples) column.push_back(sample.screen);
  all.screen = pooled(std::span<const Estimate>(column));
  return all;
}

}  // namespace ludo::campaign
