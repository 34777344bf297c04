// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <type_traits>

#include "core/base/hash.h"
#include "core/kernel/value.h"

namespace ludo::kernel {

/// Folds words, in the order in which they are added, into one hash. Every list is preceded by its length.
class Hasher {
 public:
  explicit Hasher(std::uint64_t seed) : m_hash(seed) {}

  void add(std::uint64_t word) { m_hash = combine(m_hash, word); }
  void addSeat(Seat seat) { add(static_cast<std::uint64_t>(seat)); }
  void add(const Value& value) {
    add(static_cast<std::uint64_t>(value.kind));
    add(static_cast<std::uint64_t>(value.payload));
  }
  template <typename Items>
  void addAll(const Items& items) {
    add(static_cast<std::uint64_t>(items.size()));
    for (const auto& item : items) {
      if constexpr (std::is_same_v<std::remove_cvref_t<decltype(item)>, Value>) {
        add(item);
      } else {
        add(static_cast<std::uint64_t>(item));
      }
    }
  }
  std::uint64_t result() const { return m_hash; }

 private:
  std::uint64_t m_hash;
};

}  // namespace ludo::kernel
