// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/estimates.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ludo::metrics {
namespace {

constexpr double z95 = 1.959963984540054;

/// The continued fraction of the incomplete beta function, by the method of Lentz (1976); x below
/// (a + 1) / (a + b + 2), where it converges fast.
double betaFraction(double x, double a, double b) {
  constexpr double tiny = 1e-300;
  constexpr int mostTerms = 1000;
  const auto away = [](double value) { return std::abs(value) < tiny ? tiny : value; };
  double c = 1;
  double d = 1 / away(1 - (a + b) * x / (a + 1));
  double result = d;
  for (int m = 1; m <= mostTerms; ++m) {
    for (const double term : {m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
                              -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))}) {
      d = 1 / away(1 + term * d);
      c = away(1 + term / c);
      result *= c * d;
    }
    if (std::abs(c * d - 1) < 1e-15) break;
  }
  return result;
}

/// The regularised incomplete beta function I_x(a, b).
double incompleteBeta(double x, double a, double b) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const double front =
      std::exp(a * std::log(x) + b * std::log1p(-x) + std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b));
  return front / a * betaFraction(x, a, b);
}

/// How much of Student's distribution lies further from 0 than t.
double studentTails(double t, double degrees) {
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);
}

}  // namespace

Estimate matchedDifference95(std::uint64_t first, std::uint64_t second, std::uint64_t n) {
  if (n == 0) return {0, -1, 1};
  const double value = (static_cast<double>(first) - static_cast<double>(second)) / static_cast<double>(n);
  const double b = static_cast<double>(first) + 0.5;
  const double c = static_cast<double>(second) + 0.5;
  const double trials = static_cast<double>(n) + 2;
  const double centre = (b - c) / trials;
  const double half = z95 * std::sqrt(b + c - (b - c) * (b - c) / trials) / trials;
  return {value, std::clamp(std::min(value, centre - half), -1.0, 1.0),
          std::clamp(std::max(value, centre + half), -1.0, 1.0)};
}

Estimate scoreInterval95(double share, double trials) {
  if (trials <= 0) return {share, 0, 1};
  const double square = z95 * z95;
  const double scale = 1 + square / trials;
  const double centre = (share + square / (2 * trials)) / scale;
  const double half = z95 * std::sqrt(share * (1 - share) / trials + square / (4 * trials * trials)) / scale;
  // Rounding must not push an end past the share itself.
  return {share, std::clamp(centre - half, 0.0, share), std::clamp(centre + half, share, 1.0)};
}

Estimate squareAndAddDifference95(const Estimate& first, const Estimate& second) {
  const double value = second.value - first.value;
  return {value, value - std::hypot(second.value - second.low, first.high - first.value),
          value + std::hypot(second.high - second.value, first.value - first.low)};
}

double studentQuantile95(double degreesOfFreedom) {
  // Beyond this the two distributions are the same to eight digits.
  if (degreesOfFreedom > 1e8) return z95;
  double low = z95;
  double high = 2 * z95;
  while (studentTails(high, degreesOfFreedom) > 0.05) high *= 2;
  for (int i = 0; i < 80; ++i) {
    const double middle = (low + high) / 2;
    (studentTails(middle, degreesOfFreedom) > 0.05 ? low : high) = middle;
  }
  return high;
}

Estimate welchDifference95(const SampleMean& first, const SampleMean& second) {
  const double value = second.mean - first.mean;
  const double a = first.standardDeviation * first.standardDeviation / first.n;
  const double b = second.standardDeviation * second.standardDeviation / second.n;
  if (a + b <= 0) return {value, value, value};
  const double degrees = (a + b) * (a + b) / (a * a / (first.n - 1) + b * b / (second.n - 1));
  const double half = studentQuantile95(degrees) * std::sqrt(a + b);
  return {value, value - half, value + half};
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
