// SPDX-License-Identifier: Apache-2.0
#include "core/archive/cell_archive.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>
#include <map>

#include "core/archive/grid.h"

namespace ludo::archive {
namespace {

/// Ten cells, of width 1 from 0 to 10.
TessellationPtr row() {
  return std::make_shared<Grid>(*Grid::make({Axis::even("x", 0, 10, 10)}));
}

CellArchive emptyRow(Acceptance acceptance = {}) {
  return *CellArchive::make(row(), 0, acceptance);
}

Candidate at(double measure, double objective, CandidateId id = 0) {
  return {id, {}, objective, {measure}};
}

Addition isNew(double value) {
  return {AddStatus::isNew, value};
}
Addition improved(double value) {
  return {AddStatus::improved, value};
}
Addition notAdded(double value) {
  return {AddStatus::notAdded, value};
}

TEST(CellArchive, KeepsTheBestOfEachCell) {
  CellArchive archive = emptyRow();
  EXPECT_EQ(archive.add(at(3.5, 10, 1)), isNew(10));
  EXPECT_EQ(archive.add(at(3.9, 9, 2)), notAdded(-1));
  EXPECT_EQ(archive.add(at(3.9, 10, 3)), notAdded(0));
  EXPECT_EQ(archive.add(at(3.1, 12, 4)), improved(2));
  EXPECT_EQ(archive.add(at(7, -5, 5)), isNew(-5));
  ASSERT_EQ(archive.elites().size(), 2U);
  EXPECT_EQ(archive.at(3)->candidate, at(3.1, 12, 4));
  EXPECT_EQ(archive.at(7)->candidate, at(7, -5, 5));
  EXPECT_EQ(archive.at(4), nullptr);
  EXPECT_EQ(archive.at(10), nullptr);
}

TEST(CellArchive, ComparesABatchWithWhatWasThereBefore) {
  CellArchive archive = emptyRow();
  archive.add(at(1, 5, 1));
  const std::vector<Candidate> batch = {at(2, 1, 2), at(2, 3, 3), at(2, 3, 4),
                                        at(1, 6, 5), at(1, 8, 6), at(1, 4, 7)};
  const std::vector<Addition> expected = {isNew(1),    isNew(3),    isNew(3),
                                          improved(1), improved(3), notAdded(-1)};
  EXPECT_EQ(archive.add(batch), expected);
  EXPECT_EQ(archive.at(2)->candidate.id, 3U);
  EXPECT_EQ(archive.at(1)->candidate.id, 6U);
}

/// An archive as one would write it without thought for time: all candidates of a cell, looked through.
RC_GTEST_PROP(CellArchive, IsTheBestOfAllThatWereEverAdded, ()) {
  CellArchive archive = emptyRow();
  std::map<std::size_t, Candidate> best;
  CandidateId id = 0;
  const auto batches = *rc::gen::inRange(1, 8);
  for (int i = 0; i < batches; ++i) {
    std::vector<Candidate> batch;
    const auto size = *rc::gen::inRange(0, 12);
    for (int j = 0; j < size; ++j)
      batch.push_back(at(*rc::gen::inRange(0, 10), *rc::gen::inRange(-3, 4), id++));
    const auto before = best;
    const auto additions = archive.add(batch);
    for (std::size_t j = 0; j < batch.size(); ++j) {
      const auto cell = static_cast<std::size_t>(batch[j].measures[0]);
      const auto held = before.find(cell);
      const bool better = held == before.end() || batch[j].objective > held->second.objective;
      RC_ASSERT(accepted(additions[j]) == better);
      RC_ASSERT((additions[j].status == AddStatus::isNew) == (held == before.end()));
      const auto [place, first] = best.try_emplace(cell, batch[j]);
      if (!first && batch[j].objective > place->second.objective) place->second = batch[j];
    }
  }
  RC_ASSERT(archive.elites().size() == best.size());
  for (const auto& [cell, candidate] : best) RC_ASSERT(archive.at(cell)->candidate == candidate);
  for (std::size_t i = 0; i < archive.size(); ++i)
    RC_ASSERT(&archive.member(i) == &archive.elites()[i].candidate);
}

TEST(CellArchive, RefusesWhatItCannotPlace) {
  const auto grid =
      std::make_shared<Grid>(*Grid::make({Axis::even("x", 0, 1, 2), Axis::categorical("y", 2)}));
  CellArchive archive = *CellArchive::make(grid, 1);
  const double nan = std::nan("");
  const double infinity = std::numeric_limits<double>::infinity();
  const auto refusal = [&](Candidate candidate) {
    const Addition addition = archive.add(candidate);
    EXPECT_EQ(addition.status, AddStatus::refused);
    EXPECT_FALSE(refusalText(addition.refusal).empty());
    return addition.refusal;
  };
  EXPECT_EQ(refusal({1, {0}, nan, {0, 0}}), Refusal::objectiveNotUsable);
  EXPECT_EQ(refusal({1, {0}, infinity, {0, 0}}), Refusal::objectiveNotUsable);
  EXPECT_EQ(refusal({1, {0}, -1e151, {0, 0}}), Refusal::objectiveNotUsable);
  EXPECT_EQ(refusal({1, {0}, 1, {nan, 0}}), Refusal::measureNotUsable);
  EXPECT_EQ(refusal({1, {0}, 1, {0, -infinity}}), Refusal::measureNotUsable);
  EXPECT_EQ(refusal({1, {nan}, 1, {0, 0}}), Refusal::solutionNotUsable);
  EXPECT_EQ(refusal({1, {0}, 1, {0}}), Refusal::wrongMeasureCount);
  EXPECT_EQ(refusal({1, {0}, 1, {0, 0, 0}}), Refusal::wrongMeasureCount);
  EXPECT_EQ(refusal({1, {}, 1, {0, 0}}), Refusal::wrongSolutionLength);
  EXPECT_EQ(refusal({1, {0}, 1, {0, 2}}), Refusal::unknownCategory);
  EXPECT_EQ(archive.size(), 0U);
  EXPECT_TRUE(accepted(archive.add({1, {0}, 1, {0, 1}})));
}

TEST(CellArchive, RefusesSettingsThatAcceptNothing) {
  const auto refused = [](Acceptance acceptance, std::size_t length = 0) {
    return !CellArchive::make(row(), length, acceptance);
  };
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_FALSE(refused({}));
  EXPECT_FALSE(refused({0.5, 0}));
  EXPECT_FALSE(refused({1, 10}));
  EXPECT_TRUE(refused({0.5, -infinity}));
  EXPECT_TRUE(refused({-0.1, 0}));
  EXPECT_TRUE(refused({1.1, 0}));
  EXPECT_TRUE(refused({std::nan(""), 0}));
  EXPECT_TRUE(refused({1, infinity}));
  EXPECT_TRUE(refused({1, std::nan("")}));
  EXPECT_TRUE(refused({}, 1'000'000));
}

TEST(SoftArchive, MovesThresholdsByTheLearningRate) {
  CellArchive archive = emptyRow({0.25, 0});
  EXPECT_EQ(archive.add(at(3, 8, 1)), isNew(8));
  EXPECT_EQ(archive.at(3)->threshold, 2);
  EXPECT_EQ(archive.add(at(3, 2, 2)), notAdded(0));
  EXPECT_EQ(archive.add(at(3, 6, 3)), improved(4));
  EXPECT_EQ(archive.at(3)->candidate.id, 3U);
  EXPECT_EQ(archive.at(3)->threshold, 3);
  EXPECT_EQ(archive.add(at(3, -1, 4)), notAdded(-4));
  EXPECT_EQ(archive.at(3)->threshold, 3);
  EXPECT_EQ(archive.add(at(5, 0, 5)), notAdded(0));
  EXPECT_EQ(archive.at(5), nullptr);
}

TEST(SoftArchive, MovesAThresholdOnceForABatch) {
  // Of three accepted with mean 6: 0.75^3 of the old threshold and the rest of the mean.
  CellArchive archive = emptyRow({0.25, 4});
  const std::vector<Candidate> batch = {at(3, 5, 1), at(3, 7, 2), at(3, 6, 3), at(3, 4, 4)};
  archive.add(batch);
  EXPECT_EQ(archive.at(3)->candidate.id, 2U);
  EXPECT_DOUBLE_EQ(archive.at(3)->threshold, 0.421875 * 4 + (1 - 0.421875) * 6);
}

TEST(SoftArchive, WithALearningRateOfZeroTakesAllAboveTheMinimum) {
  CellArchive archive = emptyRow({0, 1});
  EXPECT_EQ(archive.add(at(3, 9, 1)), isNew(8));
  EXPECT_EQ(archive.add(at(3, 2, 2)), improved(1));
  EXPECT_EQ(archive.at(3)->candidate.id, 2U);
  EXPECT_EQ(archive.at(3)->threshold, 1);
}

/// Whatever happens, each cell is held by the elite that says so, and by one whose measures lie there.
RC_GTEST_PROP(CellArchive, StaysWholeThroughAllChanges, ()) {
  CellArchive archive = emptyRow();
  std::size_t anchors = 0;
  const auto steps = *rc::gen::inRange(1, 60);
  for (int i = 0; i < steps; ++i) {
    const auto cell = *rc::gen::inRange<std::size_t>(0, 10);
    const double measure = *rc::gen::inRange(0, 10);
    const double objective = *rc::gen::inRange(0, 5);
    const auto id = static_cast<CandidateId>(i);
    switch (*rc::gen::inRange(0, 4)) {
      case 0:
        archive.addAnchor(at(measure, objective, id));
        ++anchors;
        break;
      case 1:
        archive.remove(cell);
        break;
      case 2:
        archive.remeasure(cell, objective, {measure});
        break;
      default:
        archive.add(at(measure, objective, id));
    }
    std::size_t held = 0;
    for (const Elite& elite : archive.elites()) {
      RC_ASSERT(archive.at(elite.cell) == &elite);
      RC_ASSERT(static_cast<std::size_t>(elite.candidate.measures[0]) == elite.cell);
      held += elite.anchored ? 1U : 0U;
    }
    RC_ASSERT(held + archive.overtakenAnchors().size() == anchors);
    const auto again = CellArchive::restore(row(), 0, {}, archive.state());
    RC_ASSERT(again && again->state() == archive.state());
  }
}

TEST(CellArchive, RestoresOnlyWhatFits) {
  CellArchive archive = emptyRow();
  archive.add(at(2, 5, 1));
  archive.add(at(4, 5, 2));
  const auto refusal = [&](const auto& change) {
    CellArchiveState state = archive.state();
    change(state);
    const auto restored = CellArchive::restore(row(), 0, {}, std::move(state));
    return restored ? std::string() : restored.failure();
  };
  EXPECT_EQ(refusal([](CellArchiveState&) {}), "");
  EXPECT_EQ(refusal([](auto& state) { state.elites[0].cell = 7; }),
            "an elite lies in another cell than its measures say");
  EXPECT_EQ(refusal([](auto& state) { state.elites[1] = state.elites[0]; }), "two elites hold the same cell");
  EXPECT_EQ(refusal([](auto& state) { state.elites[0].candidate.measures = {}; }),
            "an elite has numbers that the archive would refuse");
  EXPECT_EQ(refusal([](auto& state) { state.elites[0].threshold = std::nan(""); }),
            "the threshold of a cell is not a finite number");
  EXPECT_EQ(refusal([](auto& state) { state.overtakenAnchors.push_back({}); }),
            "an anchor has numbers that the archive would refuse");
}

TEST(CellArchive, KeepsTheBestWhenCellsAreDividedAnew) {
  CellArchive archive = emptyRow();
  for (int i = 0; i < 10; ++i) archive.add(at(i, i % 3, static_cast<CandidateId>(i)));
  archive.setAnchored(0, true);
  const auto coarse = std::make_shared<Grid>(*Grid::make({Axis::even("x", 0, 10, 2)}));
  const CellArchive rebuilt = *archive.rebuilt(coarse);
  EXPECT_EQ(rebuilt.at(0)->candidate.id, 2U);
  EXPECT_EQ(rebuilt.at(1)->candidate.id, 5U);
  ASSERT_EQ(rebuilt.overtakenAnchors().size(), 1U);
  EXPECT_EQ(rebuilt.overtakenAnchors()[0].id, 0U);
  const auto other =
      std::make_shared<Grid>(*Grid::make({Axis::even("x", 0, 1, 2), Axis::even("y", 0, 1, 2)}));
  EXPECT_FALSE(archive.rebuilt(other));
}

}  // namespace
}  // namespace ludo::archive
