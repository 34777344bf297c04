// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/layout/state_layout.h"

namespace ludo::engine {

/// Hands out places in a position's block, each aligned to its width. Callers ask for wide things first, so
/// that little is lost to padding. All offsets are in bytes.
class Allocator {
 public:
  /// Room for `count` words: the offset of the first.
  std::uint32_t words(std::size_t count) {
    align(wordBytes);
    const std::uint32_t offset = m_next;
    m_next += static_cast<std::uint32_t>(count) * wordBytes;
    return offset;
  }
  Field field(machine::Width width) {
    const auto bytes = static_cast<std::uint32_t>(machine::bytesOf(width));
    align(bytes);
    const Field field{m_next, width};
    m_next += bytes;
    return field;
  }
  /// A table of `entries` entries of `each` numbers, and before them the entry of none (-1).
  Table table(machine::Width width, std::size_t entries, std::size_t each = 1) {
    const auto stride = static_cast<std::uint32_t>(machine::bytesOf(width) * each);
    align(static_cast<std::uint32_t>(machine::bytesOf(width)));
    const Table table{m_next, width, stride, static_cast<std::uint32_t>(entries + 1)};
    m_next += stride * table.entries;
    return table;
  }
  /// The size of the block so far, in whole words.
  std::uint32_t end() {
    align(wordBytes);
    return m_next;
  }

 private:
  void align(std::uint32_t to) { m_next = (m_next + to - 1) / to * to; }

  std::uint32_t m_next = 0;
};

}  // namespace ludo::engine
