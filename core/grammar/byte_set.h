// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "core/grammar/utf8_sequences.h"

namespace ludo::grammar {

/// A set of bytes. A plain value.
class ByteSet {
 public:
  bool contains(std::uint8_t byte) const { return ((m_words[byte >> 6U] >> (byte & 63U)) & 1U) != 0; }
  void add(std::uint8_t byte) { m_words[byte >> 6U] |= std::uint64_t{1} << (byte & 63U); }
  void add(ByteRange range) {
    for (unsigned byte = range.first; byte <= range.last; ++byte) add(static_cast<std::uint8_t>(byte));
  }
  void add(const ByteSet& other) {
    for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] |= other.m_words[i];
  }
  int count() const {
    int bytes = 0;
    for (std::uint64_t word : m_words) bytes += std::popcount(word);
    return bytes;
  }
  bool empty() const { return count() == 0; }
  /// The byte of a set that has one only.
  std::optional<std::uint8_t> only() const {
    if (count() != 1) return std::nullopt;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
      if (m_words[i] != 0)
        return static_cast<std::uint8_t>(i * 64 + static_cast<std::size_t>(std::countr_zero(m_words[i])));
    }
    return std::nullopt;
  }
  auto operator<=>(const ByteSet&) const = default;

 private:
  std::array<std::uint64_t, 4> m_words{};
};

}  // namespace ludo::grammar
