// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ludo::sim {

/// One of the parts that a run is cut into, so that each can be worked on by itself, on any machine, in any
/// order: of every list of things to do a range, as long as that of the others, or one longer. A plain value.
struct Shard {
  std::uint64_t number = 1;  ///< from 1 to `of`
  std::uint64_t of = 1;
  bool operator==(const Shard&) const = default;

  struct Range {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint64_t size() const { return end - begin; }
  };
  /// The shard's part of `count` things; count times `of` is below 2^64.
  Range range(std::uint64_t count) const { return {count * (number - 1) / of, count * number / of}; }
};

/// All journals of a run's shards are open at once when they are merged, and a process may open 1,024 files.
constexpr std::uint64_t mostShards = 1'000;

/// "3/8", as people write it.
std::string shardText(const Shard& shard);
/// Nothing where it is no such text, or names more than mostShards.
std::optional<Shard> parseShard(std::string_view text);

}  // namespace ludo::sim
