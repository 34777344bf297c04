// SPDX-License-Identifier: Apache-2.0
#include "core/archive/archive_summary.h"

#include <gtest/gtest.h>

#include "core/archive/grid.h"

namespace ludo::archive {
namespace {

CellArchive emptyRow() {
  return *CellArchive::make(std::make_shared<Grid>(*Grid::make({Axis::even("x", 0, 10, 10)})), 0);
}

TEST(ArchiveSummary, CountsWhatIsFilled) {
  CellArchive archive = emptyRow();
  archive.add({1, {}, -10, {0}});
  archive.add({2, {}, 40, {1}});
  archive.add({3, {}, 30, {2}});
  archive.add({4, {}, 20, {2}});
  const ArchiveSummary summary = summarise(archive, -20);
  EXPECT_EQ(summary.cells, 10U);
  EXPECT_EQ(summary.filled, 3U);
  EXPECT_DOUBLE_EQ(summary.coverage, 0.3);
  EXPECT_DOUBLE_EQ(summary.qdScore, 10 + 60 + 50);
  EXPECT_DOUBLE_EQ(summary.qdScoreOfCell, 12);
  EXPECT_EQ(summary.best, 40);
  EXPECT_EQ(summary.mean, 20);
}

TEST(ArchiveSummary, OfAnEmptyArchiveHasNoBest) {
  const ArchiveSummary summary = summarise(emptyRow());
  EXPECT_EQ(summary.coverage, 0);
  EXPECT_EQ(summary.qdScore, 0);
  EXPECT_FALSE(summary.best);
  EXPECT_FALSE(summary.mean);
}

TEST(ArchiveSummary, LeavesOvertakenAnchorsOut) {
  CellArchive archive = emptyRow();
  archive.addAnchor({1, {}, 5, {0}});
  archive.add({2, {}, 6, {0}});
  EXPECT_EQ(archive.size(), 2U);
  EXPECT_EQ(summarise(archive).filled, 1U);
  EXPECT_EQ(summarise(archive).qdScore, 6);
}

}  // namespace
}  // namespace ludo::archive
