// SPDX-License-Identifier: Apache-2.0
#include "core/archive/strategy_parameters.h"

#include <algorithm>
#include <cmath>

#include "core/archive/portable_math.h"

namespace ludo::archive {
namespace {

std::vector<double> parentWeights(std::size_t parents) {
  std::vector<double> weights;
  double sum = 0;
  for (std::size_t i = 1; i <= parents; ++i) {
    weights.push_back(portableLog(static_cast<double>(parents) + 0.5) - portableLog(static_cast<double>(i)));
    sum += weights.back();
  }
  for (double& weight : weights) weight /= sum;
  return weights;
}

}  // namespace

StrategyParameters strategyParameters(std::size_t length, std::size_t parents, bool separable) {
  StrategyParameters result;
  result.weights = parentWeights(parents);
  double squares = 0;
  for (const double weight : result.weights) squares += weight * weight;
  const double mu = 1 / squares;
  const auto n = static_cast<double>(length);
  result.effectiveParents = mu;
  result.pathRate = (4 + mu / n) / (n + 4 + 2 * mu / n);
  result.stepPathRate = (mu + 2) / (n + mu + 5);
  result.stepDamping = 1 + 2 * std::max(0.0, std::sqrt((mu - 1) / (n + 1)) - 1) + result.stepPathRate;
  const double faster = separable ? (n + 2) / 3 : 1;
  result.rankOneRate = std::min(1.0, faster * 2 / ((n + 1.3) * (n + 1.3) + mu));
  const double rankMu = faster * 2 * (mu - 2 + 1 / mu) / ((n + 2) * (n + 2) + mu);
  result.rankMuRate = std::clamp(rankMu, 0.0, 1 - result.rankOneRate);
  return result;
}

double expectedNormalLength(std::size_t length) {
  const auto n = static_cast<double>(length);
  return std::sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
}

}  // namespace ludo::archive
