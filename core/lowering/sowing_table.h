// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/kernel/rules.h"

namespace ludo::engine {

/// Where seeds fall, worked out beforehand for each course of sowing, each zone that is sown from and each
/// number of seeds up to a round. A round is the number of seeds that fall until the zone that took the first
/// seed takes another; further seeds go round in the same way. A value, immutable.
struct SowingTable {
  /// The way in which one player sows.
  struct Course {
    std::uint32_t direction = 0;  ///< a basic direction
    std::vector<bool> skipped;    ///< by zone: it takes no seed
  };
  /// Nothing where a course ends, or comes back to a zone other than its first, or where the table would have
  /// more than `mostWords` words.
  static std::optional<SowingTable> of(const kernel::Rules& rules, const std::vector<Course>& courses);
  static constexpr std::size_t mostWords = 8192;

  /// How many seeds make a round, by course and zone; 0 where no zone takes any.
  std::vector<std::int16_t> rounds;
  std::size_t longestRound = 0;
  /// By course, zone and number of seeds from 1 to `longestRound`: a row of `rowWords` words, with how many
  /// seeds fall into each zone, a byte each, and in the last word the zone that takes the last seed.
  std::vector<std::uint64_t> rows;
  std::size_t rowWords = 0;
};

}  // namespace ludo::engine
