// SPDX-License-Identifier: Apache-2.0
#include "core/agents/move_numbers.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

namespace ludo::agents {
namespace {

engine::Move moveTo(std::size_t zone) {
  engine::Move move;
  move.player = 0;
  move.argumentCount = 1;
  move.arguments[0] = kernel::Value::ofZone(kernel::ZoneId{zone});
  return move;
}

TEST(MoveNumbers, CountUpAsMovesComeFirst) {
  MoveNumbers numbers;
  for (std::uint32_t zone = 0; zone < 5; ++zone) EXPECT_EQ(numbers.of(moveTo(zone)), zone);
  EXPECT_EQ(numbers.size(), 5U);
  EXPECT_EQ(numbers.move(3), moveTo(3));
  numbers.clear();
  EXPECT_EQ(numbers.of(moveTo(4)), 0U) << "a cleared table knows no move";
}

// In order, backwards, with gaps or twice the same: always the number that it got at first.
RC_GTEST_PROP(MoveNumbers, AreTheSameInWhateverOrderMovesCome, ()) {
  MoveNumbers numbers;
  std::vector<engine::Move> seen;
  for (const std::size_t zone :
       *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, 12))) {
    const engine::Move move = moveTo(zone);
    const auto known = std::ranges::find(seen, move);
    const auto expected = static_cast<std::uint32_t>(known - seen.begin());
    if (known == seen.end()) seen.push_back(move);
    RC_ASSERT(numbers.of(move) == expected);
    RC_ASSERT(numbers.move(expected) == move);
  }
  RC_ASSERT(numbers.size() == seen.size());
}

}  // namespace
}  // namespace ludo::agents
