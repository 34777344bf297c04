// SPDX-License-Identifier: Apache-2.0
// Anchors of a CellArchive, and elites that are measured again.
#include <gtest/gtest.h>

#include <cmath>

#include "core/archive/cell_archive.h"
#include "core/archive/grid.h"

namespace ludo::archive {
namespace {

/// Ten cells, of width 1 from 0 to 10.
CellArchive emptyRow() {
  return *CellArchive::make(std::make_shared<Grid>(*Grid::make({Axis::even("x", 0, 10, 10)})), 0);
}

Candidate at(double measure, double objective, CandidateId id = 0) {
  return {id, {}, objective, {measure}};
}

Addition improved(double value) {
  return {AddStatus::improved, value};
}
Addition notAdded(double value) {
  return {AddStatus::notAdded, value};
}

TEST(Anchors, NeverLeave) {
  CellArchive archive = emptyRow();
  archive.add(at(2, 5, 1));
  EXPECT_EQ(archive.addAnchor(at(2, 7, 2)), improved(2));
  EXPECT_EQ(archive.addAnchor(at(2, 1, 3)), notAdded(-6));
  EXPECT_EQ(archive.addAnchor(at(2, std::nan(""), 4)).status, AddStatus::refused);
  EXPECT_EQ(archive.at(2)->candidate.id, 2U);
  EXPECT_FALSE(archive.remove(2));
  EXPECT_EQ(archive.add(at(2, 8, 5)), improved(1));
  ASSERT_EQ(archive.size(), 3U);
  EXPECT_EQ(archive.elites().size(), 1U);
  EXPECT_EQ(archive.member(0).id, 5U);
  EXPECT_EQ(archive.member(1).id, 3U);
  EXPECT_EQ(archive.member(2).id, 2U);
  EXPECT_TRUE(archive.remove(2));
  EXPECT_FALSE(archive.remove(2));
  EXPECT_EQ(archive.size(), 2U);
}

TEST(Anchors, CanBeMadeOfAnyElite) {
  CellArchive archive = emptyRow();
  EXPECT_FALSE(archive.setAnchored(4, true));
  archive.add(at(4, 1, 1));
  EXPECT_TRUE(archive.setAnchored(4, true));
  EXPECT_FALSE(archive.remove(4));
  EXPECT_TRUE(archive.setAnchored(4, false));
  EXPECT_TRUE(archive.remove(4));
}

TEST(Remeasured, KeepsACellWithWorseNumbers) {
  CellArchive archive = emptyRow();
  archive.add(at(2, 50, 1));
  EXPECT_EQ(archive.remeasure(2, 20, {2.5}), Remeasured::stayed);
  EXPECT_EQ(archive.at(2)->candidate, at(2.5, 20, 1));
  EXPECT_EQ(archive.add(at(2, 21, 2)), improved(1));
}

TEST(Remeasured, MovesToWhereItBelongs) {
  CellArchive archive = emptyRow();
  archive.add(at(2, 50, 1));
  archive.add(at(6, 30, 2));
  EXPECT_EQ(archive.remeasure(2, 40, {8}), Remeasured::moved);
  EXPECT_EQ(archive.at(2), nullptr);
  EXPECT_EQ(archive.at(8)->candidate.id, 1U);
  EXPECT_EQ(archive.remeasure(8, 25, {6}), Remeasured::left);
  EXPECT_EQ(archive.at(8), nullptr);
  EXPECT_EQ(archive.at(6)->candidate.id, 2U);
  ASSERT_EQ(archive.size(), 1U);
  EXPECT_EQ(archive.remeasure(6, std::nan(""), {6}), Remeasured::refused);
  EXPECT_EQ(archive.remeasure(6, 1, {}), Remeasured::refused);
  EXPECT_EQ(archive.remeasure(7, 1, {6}), Remeasured::refused);
  EXPECT_EQ(archive.at(6)->candidate, at(6, 30, 2));
}

TEST(Remeasured, NeverLosesAnAnchor) {
  CellArchive archive = emptyRow();
  archive.add(at(6, 30, 2));
  archive.addAnchor(at(2, 50, 1));
  EXPECT_EQ(archive.remeasure(2, 25, {6}), Remeasured::left);
  ASSERT_EQ(archive.overtakenAnchors().size(), 1U);
  EXPECT_EQ(archive.overtakenAnchors()[0], at(6, 25, 1));
  archive.addAnchor(at(3, 5, 4));
  EXPECT_EQ(archive.remeasure(3, 7, {4}), Remeasured::moved);
  EXPECT_TRUE(archive.at(4)->anchored);
}

}  // namespace
}  // namespace ludo::archive
