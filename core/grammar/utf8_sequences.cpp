// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/utf8_sequences.h"

#include <algorithm>
#include <string>

#include "core/base/utf8.h"

namespace ludo::grammar {
namespace {

/// The last character that takes so many bytes.
constexpr char32_t lastOfLength[] = {0x7F, 0x7FF, 0xFFFF, 0x10FFFF};

std::string bytesOf(char32_t character) {
  std::string bytes;
  appendUtf8(bytes, static_cast<std::uint32_t>(character));
  return bytes;
}

/// Both ends take equally many bytes.
void addOfOneLength(CharacterRange range, std::vector<ByteSequence>& sequences) {
  const std::string first = bytesOf(range.first);
  const std::string last = bytesOf(range.last);
  // Six bits stand in each continuation: cut so that below the first byte that differs all are there.
  for (std::size_t below = 1; below < first.size(); ++below) {
    const char32_t mask = (char32_t{1} << (6 * below)) - 1;
    if ((range.first & ~mask) == (range.last & ~mask)) continue;
    if ((range.first & mask) != 0) {
      addOfOneLength({range.first, range.first | mask}, sequences);
      addOfOneLength({(range.first | mask) + 1, range.last}, sequences);
      return;
    }
    if ((range.last & mask) != mask) {
      addOfOneLength({range.first, (range.last & ~mask) - 1}, sequences);
      addOfOneLength({range.last & ~mask, range.last}, sequences);
      return;
    }
  }
  ByteSequence sequence;
  for (std::size_t i = 0; i < first.size(); ++i)
    sequence.push_back({static_cast<std::uint8_t>(first[i]), static_cast<std::uint8_t>(last[i])});
  sequences.push_back(std::move(sequence));
}

}  // namespace

std::vector<ByteSequence> utf8Sequences(const CharacterSet& characters) {
  std::vector<ByteSequence> sequences;
  for (CharacterRange range : characters.ranges()) {
    for (char32_t end : lastOfLength) {
      if (range.first > range.last || range.first > end) continue;
      addOfOneLength({range.first, std::min(range.last, end)}, sequences);
      range.first = end + 1;
    }
  }
  return sequences;
}

}  // namespace ludo::grammar
