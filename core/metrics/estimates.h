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

/// A share seen in so many trials, which may be a fraction of what was seen; the score interval of Wilson
/// 1927. All of [0, 1] when there were none.
Estimate scoreInterval95(double share, double trials);

/// `second` minus `first`, two estimates that know nothing of each other, by squaring and adding how far each
/// lies from the ends of its interval. With Wilson's intervals of two shares it is the hybrid score interval
/// of Newcombe ("Interval estimation for the difference between independent proportions: comparison of eleven
/// methods", 1998, method 10), which Zou and Donner ("Construction of confidence limits about effect
/// measures: a general approach", 2008) carry over to intervals of any kind.
Estimate squareAndAddDifference95(const Estimate& first, const Estimate& second);

/// The mean of a sample with its standard deviation.
struct SampleMean {
  double mean = 0;
  double standardDeviation = 0;
  double n = 0;
};

/// `second` minus `first`, two means of samples whose variances may differ, with the interval of Student's
/// distribution and the degrees of freedom of Welch ("The generalization of 'Student's' problem when several
/// different population variances are involved", 1947). Both samples have two values or more.
Estimate welchDifference95(const SampleMean& first, const SampleMean& second);

/// How far from 0 Student's distribution has 95 %; above 0.
double studentQuantile95(double degreesOfFreedom);

/// n divided by the sum of the reciprocals; 0 when one of the values is not above 0.
double harmonicMean(std::span<const double> values);

/// Shannon's entropy in bits of counts taken as frequencies; 0 when they are all 0.
double entropyBits(std::span<const std::uint32_t> counts);

}  // namespace ludo::metrics
