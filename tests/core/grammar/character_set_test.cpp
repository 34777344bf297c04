// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/character_set.h"

#include <gtest/gtest.h>

#include <set>

#include "core/base/rng.h"
#include "core/grammar/utf8_sequences.h"

namespace ludo::grammar {
namespace {

CharacterSet randomSet(Rng& rng, std::set<char32_t>& members) {
  std::vector<CharacterRange> ranges;
  for (std::uint64_t count = rng.below(4); count > 0; --count) {
    const auto first = static_cast<char32_t>(rng.between(0, 60));
    const auto last = static_cast<char32_t>(rng.between(0, 60));
    ranges.push_back({first, last});
    for (char32_t character = first; character <= last; ++character) members.insert(character);
  }
  return CharacterSet(ranges);
}

TEST(CharacterSet, IsASet) {
  Rng rng(12);
  for (int i = 0; i < 500; ++i) {
    std::set<char32_t> first;
    std::set<char32_t> second;
    const CharacterSet a = randomSet(rng, first);
    const CharacterSet b = randomSet(rng, second);
    const CharacterSet less = a.without(b);
    for (char32_t character = 0; character <= 70; ++character) {
      EXPECT_EQ(a.contains(character), first.contains(character));
      EXPECT_EQ(less.contains(character), first.contains(character) && !second.contains(character));
    }
    EXPECT_EQ(a == b, first == second);
  }
}

TEST(CharacterSet, HasNoSurrogates) {
  const CharacterSet all{{0, 0x10FFFF}};
  EXPECT_TRUE(all.contains(0xD7FF));
  EXPECT_FALSE(all.contains(0xD800));
  EXPECT_FALSE(all.contains(0xDFFF));
  EXPECT_TRUE(all.contains(0xE000));
  EXPECT_EQ(all.ranges().size(), 2U);
}

/// As many texts as characters, so that none is made twice: which ones the recogniser's tests look at.
TEST(Utf8Sequences, HaveOneTextForEachCharacter) {
  Rng rng(13);
  for (int i = 0; i < 300; ++i) {
    const auto first = static_cast<char32_t>(rng.below(0x110000));
    const auto last = static_cast<char32_t>(rng.between(first, 0x10FFFF));
    const CharacterSet characters{{first, last}};
    std::uint64_t expected = 0;
    for (const CharacterRange& range : characters.ranges()) expected += range.last - range.first + 1;
    std::uint64_t texts = 0;
    for (const ByteSequence& sequence : utf8Sequences(characters)) {
      std::uint64_t product = 1;
      for (ByteRange bytes : sequence) product *= bytes.last - bytes.first + 1U;
      texts += product;
    }
    EXPECT_EQ(texts, expected);
  }
}

}  // namespace
}  // namespace ludo::grammar
