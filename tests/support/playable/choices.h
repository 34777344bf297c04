// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/rng.h"

namespace ludo::testing {

/// Where a generator takes its decisions from: a seed, or the bytes of a fuzzer. When the bytes are used up,
/// every decision is the first one.
class Choices {
 public:
  explicit Choices(std::uint64_t seed) : m_rng(seed) {}
  explicit Choices(std::string_view bytes) : m_bytes(bytes), m_fromBytes(true) {}

  /// From 0 to bound - 1; bound must be positive.
  std::size_t below(std::size_t bound);
  std::int64_t between(std::int64_t low, std::int64_t high);
  bool percent(std::size_t chance) { return below(100) >= 100 - chance; }
  /// An index, each as probable as its weight; some weight must be positive.
  std::size_t weighted(const std::vector<std::size_t>& weights);
  template <typename List>
  const auto& oneOf(const List& list) {
    return *(std::begin(list) + static_cast<std::ptrdiff_t>(below(std::size(list))));
  }

 private:
  Rng m_rng;
  std::string_view m_bytes;
  bool m_fromBytes = false;
};

}  // namespace ludo::testing
