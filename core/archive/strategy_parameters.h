// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <vector>

namespace ludo::archive {

/// How fast a CMA-ES learns, by its length and by the number of parents; the tutorial's names in brackets
/// (Hansen, "The CMA evolution strategy: a tutorial", 2016, table 1). Only parents have weights, and they are
/// positive.
struct StrategyParameters {
  std::vector<double> weights;  ///< of the parents, the best first; their sum is 1
  double effectiveParents = 1;  ///< as many with equal weights would stray as little (mu_eff)
  double pathRate = 0;          ///< of the path of the covariance (c_c)
  double stepPathRate = 0;      ///< of the path of the step size (c_sigma)
  double stepDamping = 1;       ///< of changes of the step size (d_sigma)
  double rankOneRate = 0;       ///< how much the path counts in the covariance (c_1)
  double rankMuRate = 0;        ///< how much the parents' steps count (c_mu)
};

/// There is at least one parent, and a length of at least 1. A separable strategy has a covariance of so few
/// numbers that it can learn them (n + 2) / 3 times as fast (Ros and Hansen, "A simple modification in CMA-ES
/// achieving linear time and space complexity", 2008).
StrategyParameters strategyParameters(std::size_t length, std::size_t parents, bool separable);

/// How long a vector of so many standard normal deviates is expected to be.
double expectedNormalLength(std::size_t length);

}  // namespace ludo::archive
