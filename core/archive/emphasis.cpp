// SPDX-License-Identifier: Apache-2.0
#include "core/archive/emphasis.h"

#include <algorithm>
#include <numeric>

#include "core/archive/limits.h"

namespace ludo::archive {

Result<std::vector<double>> weightsAt(const RotatingEmphasis& emphasis, std::uint64_t generation) {
  const auto allowed = [](double weight) { return usable(weight) && weight >= 0; };
  if (!std::ranges::all_of(emphasis.weights, allowed)) return Failure{"a weight is a number from 0"};
  if (emphasis.generations == 0) return Failure{"an emphasis lasts at least one generation"};
  if (!usable(emphasis.stress) || emphasis.stress < 1) return Failure{"the stress is a number from 1"};
  std::vector<std::size_t> counting;
  for (std::size_t i = 0; i < emphasis.weights.size(); ++i) {
    if (emphasis.weights[i] > 0) counting.push_back(i);
  }
  if (counting.empty()) return Failure{"no quality has a weight above 0"};
  std::vector<double> weights = emphasis.weights;
  weights[counting[generation / emphasis.generations % counting.size()]] *= emphasis.stress;
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) weight /= sum;
  return weights;
}

}  // namespace ludo::archive
