// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/grammar/character_set.h"

namespace ludo::grammar {

/// The bytes from the first to the last, both included.
struct ByteRange {
  std::uint8_t first = 0;
  std::uint8_t last = 0;
  auto operator<=>(const ByteRange&) const = default;
};

/// One range for each byte of a character: the set of all texts with a byte of each range.
using ByteSequence = std::vector<ByteRange>;

/// The characters of a set in UTF-8, as sequences that have no text in common. A range is cut where the
/// number of bytes changes, and then where a leading byte does not have all continuations below it (as
/// Russ Cox describes for RE2 in "Regular Expression Matching in the Wild", 2010).
std::vector<ByteSequence> utf8Sequences(const CharacterSet& characters);

}  // namespace ludo::grammar
