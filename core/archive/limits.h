// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cmath>
#include <cstddef>

/// How large things may be that a user's file can ask for. What is larger is refused with a reason.
namespace ludo::archive {

constexpr std::size_t maximumCells = 10'000'000;   ///< of one archive; four bytes for each
constexpr std::size_t maximumCentroids = 100'000;  ///< of one archive
constexpr std::size_t maximumLength = 100'000;     ///< numbers in a solution
constexpr std::size_t maximumMeasures = 1'000;     ///< numbers in what is measured of a candidate
constexpr std::size_t maximumBatch = 100'000;      ///< solutions that an emitter gives at once
/// Numbers in a solution for which a full covariance matrix is kept: it takes eight megabytes, twice.
constexpr std::size_t maximumFullLength = 1'000;
/// Numbers are refused beyond it, so that squares and sums of them are always finite.
constexpr double largestNumber = 1e150;

/// Whether a number is finite and not beyond largestNumber.
inline bool usable(double number) {
  return std::abs(number) <= largestNumber;
}

}  // namespace ludo::archive
