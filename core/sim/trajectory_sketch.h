// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>
#include <tuple>

namespace ludo::sim {

/// Remembers a set of hashes in a few words, well enough to tell how much two sets have in common: MinHash
/// with one permutation (Broder, "On the resemblance and containment of documents", 1997; Li, Owen and Zhang,
/// "One permutation hashing", 2012). A plain value.
class TrajectorySketch {
 public:
  static constexpr std::size_t places = 32;

  TrajectorySketch() { m_least.fill(empty); }
  void add(std::uint64_t hash) {
    std::uint32_t& least = m_least[hash % places];
    const auto word = static_cast<std::uint32_t>(hash >> 32U);
    if (word < least) least = word;
  }
  /// An estimate of the Jaccard similarity, what both have divided by what either has. 1 for two empty sets.
  double similarity(const TrajectorySketch& other) const;
  bool operator==(const TrajectorySketch&) const = default;
  /// See packing.h.
  friend auto parts(TrajectorySketch& sketch) { return std::tie(sketch.m_least); }
  friend auto parts(const TrajectorySketch& sketch) { return std::tie(sketch.m_least); }

 private:
  static constexpr std::uint32_t empty = UINT32_MAX;
  std::array<std::uint32_t, places> m_least;
};

}  // namespace ludo::sim
