// SPDX-License-Identifier: Apache-2.0
#include "core/base/hash.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace ludo {
namespace {

// The FNV-1a values are those of the reference (Fowler, Noll and Vo's test vectors); stored hashes rely on
// them.
TEST(Hash, IsFnv1aThenMix) {
  EXPECT_EQ(stableHash(""), mix64(0xCBF29CE484222325U));
  EXPECT_EQ(stableHash("a"), mix64(0xAF63DC4C8601EC8CU));
  EXPECT_EQ(stableHash("foobar"), mix64(0x85944171F73967E8U));
}

TEST(Hash, IsKnownAtCompileTime) {
  static_assert(stableHash("zones") != stableHash("turn"));
  static_assert(mix64(0) == 16294208416658607535U);
}

TEST(Hash, HandlesBytesAboveAscii) {
  EXPECT_NE(stableHash("\xC3\xA4"), stableHash("\xC3\xB6"));
}

TEST(Hash, MindsTheOrderOfWords) {
  EXPECT_NE(combine(combine(0, 1), 2), combine(combine(0, 2), 1));
  EXPECT_NE(combine(0, 1), combine(1, 0));
  EXPECT_NE(combine(mix64(1), 2), combine(mix64(2), 1));
  EXPECT_NE(combine(mix64(1), 1), combine(mix64(2), 2));
}

TEST(Hash, SpreadsNeighbours) {
  std::set<std::uint64_t> seen;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    seen.insert(mix64(i) >> 32);
    seen.insert(combine(7, i) >> 32);
  }
  EXPECT_EQ(seen.size(), 2000U);
}

}  // namespace
}  // namespace ludo
