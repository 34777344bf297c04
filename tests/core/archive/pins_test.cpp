// SPDX-License-Identifier: Apache-2.0
// Elites that hold their cell by order, and members that have to leave.
#include <gtest/gtest.h>

#include "core/archive/cell_archive.h"
#include "core/archive/grid.h"
#include "core/archive/sliding_archive.h"

namespace ludo::archive {
namespace {

/// Cells of width 1 from 0 to 10.
TessellationPtr cellsInARow(std::size_t cells = 10) {
  return std::make_shared<Grid>(*Grid::make({Axis::even("x", 0, 10, cells)}));
}

Candidate at(double measure, double objective, CandidateId id) {
  return {id, {}, objective, {measure}};
}

TEST(Pins, HoldTheirCellAgainstBetterOnesAndAnchors) {
  CellArchive archive = *CellArchive::make(cellsInARow(), 0);
  archive.add(at(3.5, 10, 1));
  EXPECT_TRUE(archive.pin(at(3.2, 4, 2)));
  ASSERT_EQ(archive.elites().size(), 1U);
  EXPECT_EQ(archive.at(3)->candidate.id, 2U);
  EXPECT_TRUE(archive.at(3)->pinned);
  EXPECT_EQ(archive.add(at(3.9, 99, 3)).status, AddStatus::notAdded);
  archive.addAnchor(at(3.9, 99, 4));
  EXPECT_EQ(archive.at(3)->candidate.id, 2U);
  ASSERT_EQ(archive.overtakenAnchors().size(), 1U) << "it never leaves, but holds no cell";
  EXPECT_FALSE(archive.remove(3));
  archive.unpin(2, false);
  EXPECT_EQ(archive.add(at(3.9, 99, 3)).status, AddStatus::improved);
  EXPECT_EQ(archive.size(), 2U);
  EXPECT_FALSE(archive.pin(at(std::numeric_limits<double>::quiet_NaN(), 1, 5)));
}

TEST(Pins, TakeTheCellWhereTheyBelongWhenMeasuredAgain) {
  CellArchive archive = *CellArchive::make(cellsInARow(), 0);
  archive.pin(at(3.5, 1, 1));
  archive.add(at(7.5, 10, 2));
  EXPECT_EQ(archive.remeasure(3, 2, {7.1}), Remeasured::moved);
  EXPECT_EQ(archive.at(3), nullptr);
  EXPECT_EQ(archive.at(7)->candidate.id, 1U);
  EXPECT_TRUE(archive.at(7)->pinned);
}

TEST(Pins, OvertakeOnlyOneAnother) {
  CellArchive archive = *CellArchive::make(cellsInARow(), 0);
  archive.pin(at(3.5, 1, 1));
  archive.pin(at(3.5, 0, 2));
  EXPECT_EQ(archive.at(3)->candidate.id, 2U);
  EXPECT_EQ(archive.size(), 2U) << "the other is bred from as before";
  archive.unpin(1, false);
  EXPECT_EQ(archive.size(), 1U);
  // An anchor stays one.
  archive.addAnchor(at(5.5, 1, 3));
  archive.pin(at(5.5, 1, 3), true);
  archive.unpin(3, true);
  archive.add(at(5.5, 2, 4));
  EXPECT_EQ(archive.overtakenAnchors().size(), 1U);
}

TEST(Pins, KeepTheirCellWhenCellsAreDividedAnew) {
  CellArchive archive = *CellArchive::make(cellsInARow(), 0);
  archive.pin(at(3.5, 1, 1));
  archive.add(at(4.5, 10, 2));
  const auto wide = archive.rebuilt(cellsInARow(1));
  ASSERT_TRUE(wide);
  ASSERT_EQ(wide->elites().size(), 1U);
  EXPECT_EQ(wide->at(0)->candidate.id, 1U);
  EXPECT_TRUE(wide->at(0)->pinned);
}

TEST(Pins, WhoIsDiscardedIsNoMemberWhateverItsStanding) {
  CellArchive archive = *CellArchive::make(cellsInARow(), 0);
  archive.addAnchor(at(1, 1, 1));
  archive.add(at(1, 2, 2));
  archive.pin(at(5, 1, 3));
  for (const CandidateId id : {1U, 2U, 3U}) EXPECT_TRUE(archive.discard(id)) << id;
  EXPECT_FALSE(archive.discard(3));
  EXPECT_EQ(archive.size(), 0U);
}

TEST(Pins, WhoIsDiscardedDoesNotComeBackWhenBoundariesMove) {
  SlidingSettings settings;
  settings.bufferSize = 20;
  settings.remapEvery = 10;
  auto archive = *SlidingArchive::make(*Grid::make({Axis::sliding("x", 0, 10, 2)}), 0, settings);
  for (CandidateId id = 0; id < 5; ++id)
    archive.add(at(static_cast<double>(id), 100 - static_cast<double>(id), id));
  EXPECT_TRUE(archive.discard(0));
  for (CandidateId id = 5; id < 30; ++id) archive.add(at(static_cast<double>(id % 10), 1, id));
  for (std::size_t i = 0; i < archive.size(); ++i) EXPECT_NE(archive.member(i).id, 0U);
  for (const Candidate& each : archive.buffer()) EXPECT_NE(each.id, 0U);
}

}  // namespace
}  // namespace ludo::archive
