// SPDX-License-Identifier: Apache-2.0
#include "core/archive/evaluation_log.h"

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
EvaluationLog filled(std::size_t count) {
  EvaluationLog log({"length", "width", "depth"});
  Rng rng(7);
  for (CandidateId id = 0; id < count; ++id)
    log.add({id, {0.5}, uniform(rng), {uniform(rng), uniform(rng), uniform(rng)}});
  return log;
}

TEST(EvaluationLog, FillsAnArchiveOnOtherAxesAsIfItHadBeenThereFromTheStart) {
  const EvaluationLog log = filled(500);
  CellArchive projected = square();
  const std::vector<std::string> axes = {"depth", "length"};
  const auto projection = log.project(axes, projected);
  ASSERT_TRUE(projection);
  CellArchive there = square();
  std::size_t accepted = 0;
  for (std::size_t i = 0; i < log.size(); ++i) {
    const Candidate& all = log.candidate(i);
    const Addition addition =
        there.add({all.id, all.solution, all.objective, {all.measures[2], all.measures[0]}});
    accepted += addition.status >= AddStatus::improved ? 1U : 0U;
  }
  EXPECT_EQ(projected.state(), there.state());
  EXPECT_EQ(*projection, (Projection{accepted, 500 - accepted, 0}));
}

TEST(EvaluationLog, LeavesOutWhatWasNotMeasured) {
  EvaluationLog log({"length", "width"});
  EXPECT_FALSE(log.add({1, {0}, 1, {0.5, std::nan("")}}));
  EXPECT_FALSE(log.add({2, {0}, 1, {0.5, 0.5}}));
  CellArchive archive = square();
  const std::vector<std::string> axes = {"length", "width"};
  EXPECT_EQ(*log.project(axes, archive), (Projection{1, 0, 1}));
  EXPECT_EQ(archive.member(0).id, 2U);
}

TEST(EvaluationLog, SaysWhichAxisIsUnknown) {
  const EvaluationLog log = filled(1);
  CellArchive archive = square();
  const auto refusal = [&](std::vector<std::string> axes) {
    const auto projection = log.project(axes, archive);
    return projection ? std::string() : projection.failure();
  };
  EXPECT_EQ(refusal({"width", "lenght"}), "no measure is called 'lenght'; did you mean 'length'?");
  EXPECT_EQ(refusal({"width", "colour"}), "no measure is called 'colour'");
  EXPECT_EQ(refusal({"width"}), "the archive has 2 axes instead of 1");
  EXPECT_EQ(archive.size(), 0U);
}

TEST(EvaluationLog, RefusesWhatHasNoPlaceInAFamily) {
  EvaluationLog log({"length"});
  EXPECT_FALSE(log.add({1, {}, 0, {0}}));
  EXPECT_FALSE(log.add({2, {}, 0, {0}}, {1}));
  EXPECT_EQ(log.add({2, {}, 0, {0}}), "candidate 2 is recorded already");
  EXPECT_EQ(log.add({3, {}, 0, {}}), "candidate 3 has 0 measures instead of 1");
  EXPECT_EQ(log.add({3, {}, 0, {0}}, {9}), "candidate 3 has a parent that is not recorded: 9");
  EXPECT_EQ(log.add({3, {}, 0, {0}}, {3}), "candidate 3 has a parent that is not recorded: 3");
  EXPECT_EQ(log.add({3, {}, 0, {0}}, {1, 2, 1}), "candidate 3 has parent 1 twice");
  EXPECT_EQ(log.size(), 2U);
  EXPECT_EQ(log.find(2), 1U);
  EXPECT_FALSE(log.find(3));
}

TEST(Lineage, WalksToTheRoot) {
  EvaluationLog log({"length"});
  log.add({10, {}, 0, {0}});
  log.add({20, {}, 0, {0}});
  log.add({30, {}, 0, {0}}, {10});
  log.add({5, {}, 0, {0}}, {30, 20});
  log.add({6, {}, 0, {0}}, {5, 10});
  EXPECT_EQ(log.lineage(6), (std::vector<CandidateId>{6, 5, 30, 10}));
  EXPECT_EQ(log.lineage(20), (std::vector<CandidateId>{20}));
  EXPECT_TRUE(log.lineage(99).empty());
  EXPECT_EQ(log.ancestors(6), (std::vector<CandidateId>{5, 30, 20, 10}));
  EXPECT_TRUE(log.ancestors(10).empty());
  EXPECT_TRUE(log.ancestors(99).empty());
}

TEST(Lineage, OfManyGenerationsIsWalkedOnce) {
  // Both parents of each have the same parents: without care the walk doubles with every generation.
  EvaluationLog log({"length"});
  log.add({0, {}, 0, {0}});
  log.add({1, {}, 0, {0}});
  for (CandidateId id = 2; id < 2'000; ++id) log.add({id, {}, 0, {0}}, {id - 1, id - 2});
  EXPECT_EQ(log.ancestors(1'999).size(), 1'999U);
  EXPECT_EQ(log.lineage(1'999).size(), 1'999U);
}

}  // namespace
}  // namespace ludo::archive
