// SPDX-License-Identifier: Apache-2.0
#include "core/archive/record.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/archive/cell_archive.h"
#include "core/archive/deviates.h"
#include "core/archive/grid.h"

namespace ludo::archive {
namespace {

CellArchive square() {
  const Axis axis = Axis::even("", 0, 1, 5);
  return *CellArchive::make(std::make_shared<Grid>(*Grid::make({axis, axis})), 1);
}

/// Candidates with three measures from 0 to 1.
Record filled(std::size_t count) {
  Record record({"length", "width", "depth"});
  Rng rng(7);
  for (CandidateId id = 0; id < count; ++id)
    record.add({id, {0.5}, uniform(rng), {uniform(rng), uniform(rng), uniform(rng)}});
  return record;
}

TEST(Record, FillsAnArchiveOnOtherAxesAsIfItHadBeenThereFromTheStart) {
  const Record record = filled(500);
  CellArchive projected = square();
  const std::vector<std::string> axes = {"depth", "length"};
  const auto projection = record.project(axes, projected);
  ASSERT_TRUE(projection);
  CellArchive there = square();
  std::size_t accepted = 0;
  for (std::size_t i = 0; i < record.size(); ++i) {
    const Candidate& all = record.candidate(i);
    const Addition addition =
        there.add({all.id, all.solution, all.objective, {all.measures[2], all.measures[0]}});
    accepted += addition.status >= AddStatus::improved ? 1U : 0U;
  }
  EXPECT_EQ(projected.state(), there.state());
  EXPECT_EQ(*projection, (Projection{accepted, 500 - accepted, 0}));
}

TEST(Record, LeavesOutWhatWasNotMeasured) {
  Record record({"length", "width"});
  EXPECT_FALSE(record.add({1, {0}, 1, {0.5, std::nan("")}}));
  EXPECT_FALSE(record.add({2, {0}, 1, {0.5, 0.5}}));
  CellArchive archive = square();
  const std::vector<std::string> axes = {"length", "width"};
  EXPECT_EQ(*record.project(axes, archive), (Projection{1, 0, 1}));
  EXPECT_EQ(archive.member(0).id, 2U);
}

TEST(Record, SaysWhichAxisIsUnknown) {
  const Record record = filled(1);
  CellArchive archive = square();
  const auto refusal = [&](std::vector<std::string> axes) {
    const auto projection = record.project(axes, archive);
    return projection ? std::string() : projection.failure();
  };
  EXPECT_EQ(refusal({"width", "lenght"}), "no measure is called 'lenght'; did you mean 'length'?");
  EXPECT_EQ(refusal({"width", "colour"}), "no measure is called 'colour'");
  EXPECT_EQ(refusal({"width"}), "the archive has 2 axes instead of 1");
  EXPECT_EQ(archive.size(), 0U);
}

TEST(Record, RefusesWhatHasNoPlaceInAFamily) {
  Record record({"length"});
  EXPECT_FALSE(record.add({1, {}, 0, {0}}));
  EXPECT_FALSE(record.add({2, {}, 0, {0}}, {1}));
  EXPECT_EQ(record.add({2, {}, 0, {0}}), "candidate 2 is recorded already");
  EXPECT_EQ(record.add({3, {}, 0, {}}), "candidate 3 has 0 measures instead of 1");
  EXPECT_EQ(record.add({3, {}, 0, {0}}, {9}), "candidate 3 has a parent that is not recorded: 9");
  EXPECT_EQ(record.add({3, {}, 0, {0}}, {3}), "candidate 3 has a parent that is not recorded: 3");
  EXPECT_EQ(record.add({3, {}, 0, {0}}, {1, 2, 1}), "candidate 3 has parent 1 twice");
  EXPECT_EQ(record.size(), 2U);
  EXPECT_EQ(record.find(2), 1U);
  EXPECT_FALSE(record.find(3));
}

TEST(Lineage, WalksToTheRoot) {
  Record record({"length"});
  record.add({10, {}, 0, {0}});
  record.add({20, {}, 0, {0}});
  record.add({30, {}, 0, {0}}, {10});
  record.add({5, {}, 0, {0}}, {30, 20});
  record.add({6, {}, 0, {0}}, {5, 10});
  EXPECT_EQ(record.lineage(6), (std::vector<CandidateId>{6, 5, 30, 10}));
  EXPECT_EQ(record.lineage(20), (std::vector<CandidateId>{20}));
  EXPECT_TRUE(record.lineage(99).empty());
  EXPECT_EQ(record.ancestors(6), (std::vector<CandidateId>{5, 30, 20, 10}));
  EXPECT_TRUE(record.ancestors(10).empty());
  EXPECT_TRUE(record.ancestors(99).empty());
}

TEST(Lineage, OfManyGenerationsIsWalkedOnce) {
  // Both parents of each have the same parents: without care the walk doubles with every generation.
  Record record({"length"});
  record.add({0, {}, 0, {0}});
  record.add({1, {}, 0, {0}});
  for (CandidateId id = 2; id < 2'000; ++id) record.add({id, {}, 0, {0}}, {id - 1, id - 2});
  EXPECT_EQ(record.ancestors(1'999).size(), 1'999U);
  EXPECT_EQ(record.lineage(1'999).size(), 1'999U);
}

}  // namespace
}  // namespace ludo::archive
