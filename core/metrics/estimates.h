// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <span>

namespace ludo::metrics {

/// A number with its 95 % interval.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

/// The difference of two shares seen in the same n trials, of which `first` had only the first thing and
/// `second` only the second. Interval of Agresti and Min ("Simple improved confidence intervals for comparing
/// matched proportions", 2005): the normal one after half a trial more of each of the four kinds.
/// Within [-1, 1]; all of it when n is 0.
Estimate matchedDifference95(std::uint64_t first, std::uint64_t second, std::uint64_t n);

/// n divided by the sum of the reciprocals; 0 when one of the values is not above 0.
double harmonicMean(std::span<const double> values);

/// Shannon's entropy in bits of counts taken as frequencies; 0 when they are all 0.
double entropyBits(std::span<const std::uint32_t> counts);

}  // namespace ludo::metrics
