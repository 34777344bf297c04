// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/archive_summary.h"

namespace ludo::sphere {

/// One of the algorithms that are compared, with what others have published of it: the mean and the standard
/// deviation of 20 runs of 10,000 iterations with 100 numbers and 100 x 100 cells.
struct Algorithm {
  std::string name;
  std::string title;
  std::string published;  ///< QD score and coverage, as a person writes them
};

std::span<const Algorithm> algorithms();
/// Null for an unknown name.
const Algorithm* algorithm(std::string_view name);

struct RunSize {
  std::size_t length = 100;   ///< numbers in a solution
  std::size_t cells = 100;    ///< along each of two axes
  std::size_t emitters = 15;  ///< of 36 solutions at a time
  std::size_t iterations = 10'000;
};

/// What the algorithm of this name, which must be known, ends with: for CMA-MAE the best that was found for
/// each cell. Follows from the seed.
archive::ArchiveSummary run(std::string_view name, std::uint64_t seed, const RunSize& size = {});

}  // namespace ludo::sphere
