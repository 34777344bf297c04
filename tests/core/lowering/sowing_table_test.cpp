// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/sowing_table.h"

#include <gtest/gtest.h>

#include "samples.h"

namespace ludo::engine {
namespace {

/// Kalah's zones in the order of its board: six houses, a store, six houses, a store.
class SowingInKalah : public testing::Test {
 protected:
  SowingInKalah() : m_rules(testing_samples::sample("kalah")) {
    for (std::uint32_t direction : m_rules->allDirections()) {
      const kernel::ZoneId to = m_rules->step(kernel::ZoneId(0), direction);
      if (to == kernel::ZoneId(1)) m_next = direction;
      if (to == kernel::ZoneId(12)) m_across = direction;
    }
  }
  static SowingTable::Course skipping(std::uint32_t direction, std::initializer_list<std::size_t> zones) {
    SowingTable::Course course{direction, std::vector<bool>(14, false)};
    for (std::size_t zone : zones) course.skipped[zone] = true;
    return course;
  }
  static std::vector<std::uint64_t> row(const SowingTable& table, std::size_t zone, std::size_t seeds) {
    const std::size_t first = (zone * table.longestRound + seeds - 1) * table.rowWords;
    const auto begin = table.rows.begin() + static_cast<std::ptrdiff_t>(first);
    return {begin, begin + static_cast<std::ptrdiff_t>(table.rowWords)};
  }

  kernel::RulesPtr m_rules;
  std::uint32_t m_next = 0;
  std::uint32_t m_across = 0;
};

constexpr std::size_t southStore = 6;
constexpr std::size_t northStore = 13;

TEST_F(SowingInKalah, ARoundLeavesOutWhatIsSkipped) {
  const auto table = SowingTable::of(*m_rules, {skipping(m_next, {northStore})});
  ASSERT_TRUE(table);
  EXPECT_EQ(table->rounds, std::vector<std::int16_t>(14, 13));
  // Four seeds from the third house come to the store; nine from the fifth go past the other store.
  EXPECT_EQ(row(*table, 2, 4), (std::vector<std::uint64_t>{0x00'01'01'01'01'00'00'00, 0, southStore}));
  EXPECT_EQ(row(*table, 4, 9),
            (std::vector<std::uint64_t>{0x01'01'01'00'00'00'00'01, 0x00'00'01'01'01'01'01, 0}));
  // A whole round ends where it began.
  EXPECT_EQ(row(*table, 0, 13),
            (std::vector<std::uint64_t>{0x01'01'01'01'01'01'01'01, 0x00'00'01'01'01'01'01, 0}));
}

TEST_F(SowingInKalah, BackAndForthIsARoundOfTwo) {
  const auto table = SowingTable::of(*m_rules, {skipping(m_across, {})});
  // From a store there is no way across: nothing falls.
  ASSERT_TRUE(table);
  EXPECT_EQ(table->rounds[0], 2);
  EXPECT_EQ(table->rounds[southStore], 0);
  EXPECT_EQ(row(*table, 0, 1), (std::vector<std::uint64_t>{0, std::uint64_t{1} << 32, 12}));
}

TEST_F(SowingInKalah, NothingFallsWhereAllIsSkipped) {
  const auto table =
      SowingTable::of(*m_rules, {skipping(m_next, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})});
  ASSERT_TRUE(table);
  EXPECT_EQ(table->longestRound, 0U);
}

/// The last zone of the race leads nowhere: seeds are lost on the way.
TEST(SowingTable, IsNotThereForAWayThatEnds) {
  const kernel::RulesPtr rules = testing_samples::sample("dice-race");
  const std::size_t zones = rules->zones().size();
  bool someWayEnds = false;
  for (std::uint32_t direction : rules->allDirections()) {
    std::size_t steps = 0;
    for (std::size_t zone = 0; zone < zones; ++zone)
      steps += rules->step(kernel::ZoneId(zone), direction).valid() ? 1 : 0;
    if (steps < 2) continue;
    someWayEnds = true;
    EXPECT_FALSE(SowingTable::of(*rules, {{direction, std::vector<bool>(zones, false)}}));
  }
  EXPECT_TRUE(someWayEnds);
}

}  // namespace
}  // namespace ludo::engine
