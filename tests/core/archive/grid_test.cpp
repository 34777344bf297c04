// SPDX-License-Identifier: Apache-2.0
#include "core/archive/grid.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <set>

namespace ludo::archive {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

std::string refusal(std::vector<Axis> axes) {
  const auto grid = Grid::make(std::move(axes));
  return grid ? "" : grid.failure();
}

TEST(Grid, PutsMeasuresBetweenTheirBoundaries) {
  const Grid grid = *Grid::make({Axis::even("length", 0, 100, 10), Axis::even("width", -1, 1, 4)});
  EXPECT_EQ(grid.cellCount(), 40U);
  EXPECT_EQ(grid.cellOf(std::vector{0.0, -1.0}), 0U);
  EXPECT_EQ(grid.cellOf(std::vector{9.999, -1.0}), 0U);
  EXPECT_EQ(grid.cellOf(std::vector{10.0, -1.0}), 4U);
  EXPECT_EQ(grid.cellOf(std::vector{10.0, 0.0}), 6U);
  EXPECT_EQ(grid.cellOf(std::vector{99.0, 0.99}), 39U);
  EXPECT_EQ(grid.boundaries(1), (std::vector{-1.0, -0.5, 0.0, 0.5, 1.0}));
}

TEST(Grid, PutsWhatLiesOutsideIntoTheOuterCells) {
  const Grid grid = *Grid::make({Axis::even("length", 0, 100, 10)});
  EXPECT_EQ(grid.cellOf(std::vector{-1e150}), 0U);
  EXPECT_EQ(grid.cellOf(std::vector{100.0}), 9U);
  EXPECT_EQ(grid.cellOf(std::vector{1e150}), 9U);
  const Grid narrow = *Grid::make({Axis::even("length", 0, std::numeric_limits<double>::denorm_min(), 3)});
  EXPECT_EQ(narrow.cellOf(std::vector{1e150}), 2U);
  EXPECT_EQ(narrow.cellOf(std::vector{-1e150}), 0U);
}

TEST(Grid, HasACellForEachCategory) {
  const Grid grid = *Grid::make({Axis::categorical("board", 3), Axis::even("length", 0, 1, 2)});
  EXPECT_EQ(grid.cellOf(std::vector{0.0, 0.0}), 0U);
  EXPECT_EQ(grid.cellOf(std::vector{2.0, 0.7}), 5U);
  for (const double none : {-1.0, 0.5, 3.0, 1e150}) EXPECT_FALSE(grid.cellOf(std::vector{none, 0.0})) << none;
}

TEST(Grid, RefusesAxesThatMakeNoCells) {
  EXPECT_EQ(refusal({}), "a grid needs at least one axis");
  EXPECT_EQ(refusal({Axis::even("x", 0, 1, 0)}), "the axis 'x' has no cells");
  EXPECT_EQ(refusal({Axis::categorical("x", 0)}), "the axis 'x' has no cells");
  EXPECT_EQ(refusal({Axis::even("x", 1, 1, 5)}),
            "the axis 'x' is empty: its lower and its upper bound are the same");
  EXPECT_EQ(refusal({Axis::even("x", 2, 1, 5)}),
            "the axis 'x' is reversed: its lower bound is above its upper bound");
  for (const double bad : {infinity, -infinity, std::numeric_limits<double>::quiet_NaN(), 1e200}) {
    EXPECT_EQ(refusal({Axis::even("x", 0, bad, 5)}),
              "the axis 'x' has a bound that is not finite, or beyond 1e150");
    EXPECT_EQ(refusal({Axis::sliding("x", bad, 0, 5)}),
              "the axis 'x' has a bound that is not finite, or beyond 1e150");
  }
}

TEST(Grid, RefusesMoreCellsThanItCanHold) {
  const Axis thousand = Axis::even("x", 0, 1, 1'000);
  EXPECT_EQ(refusal({thousand, thousand}), "");
  EXPECT_EQ(refusal({thousand, thousand, thousand}), "the axes make more than 10,000,000 cells");
  EXPECT_EQ(refusal({Axis::even("x", 0, 1, std::numeric_limits<std::size_t>::max()), thousand}),
            "the axis 'x' has more than 10,000,000 cells");
}

TEST(Grid, MovesTheBoundariesOfSlidingAxesOnly) {
  const Grid grid = *Grid::make({Axis::even("x", 0, 1, 2), Axis::sliding("y", 0, 1, 3)});
  EXPECT_EQ(grid.cellOf(std::vector{0.0, 0.5}), 1U);
  const Grid moved = *grid.withBoundaries(1, {0, 0.1, 0.2, 5});
  EXPECT_EQ(moved.cellOf(std::vector{0.0, 0.09}), 0U);
  EXPECT_EQ(moved.cellOf(std::vector{0.0, 0.1}), 1U);
  EXPECT_EQ(moved.cellOf(std::vector{0.0, 0.5}), 2U);
  EXPECT_EQ(moved.cellOf(std::vector{0.9, 77.0}), 5U);
  EXPECT_FALSE(grid.withBoundaries(0, {0, 0.5, 1}));
  EXPECT_FALSE(grid.withBoundaries(2, {0, 0.5, 1}));
  EXPECT_FALSE(grid.withBoundaries(1, {0, 0.5, 1}));
  EXPECT_FALSE(grid.withBoundaries(1, {0, 0.5, 0.4, 1}));
  EXPECT_FALSE(grid.withBoundaries(1, {0, 0.5, infinity, infinity}));
}

TEST(Grid, LeavesCellsEmptyBetweenEqualBoundaries) {
  const Grid grid = *Grid::make({Axis::sliding("y", 0, 1, 4)});
  const Grid moved = *grid.withBoundaries(0, {1, 2, 2, 2, 3});
  EXPECT_EQ(moved.cellOf(std::vector{1.9}), 0U);
  EXPECT_EQ(moved.cellOf(std::vector{2.0}), 3U);
}

RC_GTEST_PROP(GridProperty, ACellLiesBetweenItsBoundariesOnEachAxis, ()) {
  std::vector<Axis> axes;
  const auto count = *rc::gen::inRange<std::size_t>(1, 4);
  for (std::size_t i = 0; i < count; ++i) {
    const double low = *rc::gen::inRange(-50, 50);
    const double width = *rc::gen::inRange(1, 70);
    const auto cells = *rc::gen::inRange<std::size_t>(1, 9);
    const bool sliding = *rc::gen::arbitrary<bool>();
    axes.push_back(sliding ? Axis::sliding("s", low, low + width, cells)
                           : Axis::even("e", low, low + width, cells));
  }
  const Grid grid = *Grid::make(axes);
  std::vector<double> measures;
  for (const Axis& axis : axes) {
    const double share = *rc::gen::inRange(0, 1'000) / 1000.0;
    measures.push_back(axis.low + share * (axis.high - axis.low));
  }
  const auto cell = grid.cellOf(measures);
  RC_ASSERT(cell && *cell < grid.cellCount());
  const auto places = grid.coordinates(*cell);
  for (std::size_t i = 0; i < count; ++i) {
    // Rounding may put a measure that lies on a boundary on either side of it.
    RC_ASSERT(measures[i] > grid.boundaries(i)[places[i]] - 1e-9);
    RC_ASSERT(measures[i] < grid.boundaries(i)[places[i] + 1] + 1e-9);
  }
}

TEST(Grid, NumbersEachCellOnce) {
  const Grid grid =
      *Grid::make({Axis::categorical("a", 3), Axis::categorical("b", 4), Axis::categorical("c", 2)});
  std::set<std::vector<std::size_t>> seen;
  for (std::size_t cell = 0; cell < grid.cellCount(); ++cell) {
    const auto places = grid.coordinates(cell);
    seen.insert(places);
    const std::vector<double> measures(places.begin(), places.end());
    EXPECT_EQ(grid.cellOf(measures), cell);
  }
  EXPECT_EQ(seen.size(), 24U);
}

}  // namespace
}  // namespace ludo::archive
