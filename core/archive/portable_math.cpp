// SPDX-License-Identifier: Apache-2.0
#include "core/archive/portable_math.h"

#include <algorithm>
#include <cmath>

namespace ludo::archive {
namespace {

constexpr double ln2 = 0.69314718055994530942;
constexpr double sqrtHalf = 0.70710678118654752440;

}  // namespace

double portableLog(double x) {
  int exponent = 0;
  double mantissa = std::frexp(x, &exponent);
  if (mantissa < sqrtHalf) {
    mantissa *= 2;
    --exponent;
  }
  // ln m = 2 artanh s with s = (m - 1) / (m + 1), and |s| < 0.1716.
  const double s = (mantissa - 1) / (mantissa + 1);
  const double square = s * s;
  double series = 0;
  for (int odd = 21; odd > 0; odd -= 2) series = series * square + 1.0 / odd;
  return exponent * ln2 + 2 * s * series;
}

double portableExp(double x) {
  if (x < -700) return 0;
  const double power = std::floor(std::min(x, 700.0) / ln2 + 0.5);
  const double rest = std::min(x, 700.0) - power * ln2;
  double series = 1;
  for (int term = 15; term > 0; --term) series = 1 + series * rest / term;
  return std::ldexp(series, static_cast<int>(power));
}

double wholePower(double base, std::uint64_t exponent) {
  double power = 1;
  for (; exponent > 0; exponent >>= 1U) {
    if ((exponent & 1U) != 0) power *= base;
    base *= base;
  }
  return power;
}

}  // namespace ludo::archive
