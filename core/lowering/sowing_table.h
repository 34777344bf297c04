// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/kernel/rules.h"

namespace ludo::engine {

/// Where seeds fall, worked out beforehand for each course of sowing, each zone that is sown from and each
/// number of seeds up to a round. A round is as many seeds as fall before the zone that took the first takes
/// another; what is sown beyond goes the same round again.
struct SowingTable {
  /// The direction in which one player, or nobody, sows.
  struct Course {
    std::uint32_t direction = 0;
    std::vector<bool> skipped;  ///< by zone: it takes no seed
  };
  /// Nothing where a course ends before it has come round, or comes back to another zone than it began with,
  /// or where the table had more than `mostWords`.
  static std::optional<SowingTable> of(const kernel::Rules& rules, const std::vector<Course>& courses);
  static constexpr std::size_t mostWords = 8192;

  /// How many seeds make a round, by course and zone; 0 where no zone takes any.
  std::vector<std::int16_t> rounds;
  std::size_t longestRound = 0;
  /// By course, zone and number of seeds from 1 to `longestRound`: how many fall into each zone, a byte a
  /// zone and eight in a word, and in a last word the zone that takes the last seed.
  std::vector<std::uint64_t> rows;
  std::size_t rowWords = 0;
};

}  // namespace ludo::engine
