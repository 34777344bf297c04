// SPDX-License-Identifier: Apache-2.0
#include "core/archive/sliding_archive.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/archive/deviates.h"

namespace ludo::archive {
namespace {

Grid slidingGrid() {
  return *Grid::make({Axis::sliding("x", 0, 100, 4), Axis::even("y", 0, 1, 2)});
}

Candidate at(double x, double y, double objective, CandidateId id) {
  return {id, {}, objective, {x, y}};
}

TEST(SlidingArchive, BeginsWithEvenCells) {
  SlidingArchive archive = *SlidingArchive::make(slidingGrid(), 0, {.bufferSize = 10, .remapEvery = 5});
  EXPECT_EQ(archive.add(at(10, 0, 1, 1)).status, AddStatus::isNew);
  EXPECT_EQ(archive.add(at(20, 0, 1, 2)).status, AddStatus::notAdded);
}

TEST(SlidingArchive, PutsAsManyOfTheBufferIntoEachSlice) {
  SlidingArchive archive = *SlidingArchive::make(slidingGrid(), 0, {.bufferSize = 8, .remapEvery = 8});
  std::vector<Candidate> batch;
  for (int i = 0; i < 8; ++i) batch.push_back(at(i + 1, 0, i, static_cast<CandidateId>(i)));
  archive.add(batch);
  EXPECT_EQ(archive.grid().boundaries(0), (std::vector<double>{1, 3, 5, 7, 8}));
  EXPECT_EQ(archive.grid().boundaries(1), (std::vector{0.0, 0.5, 1.0}));
  // Two in each slice, and the better of them holds it.
  ASSERT_EQ(archive.size(), 4U);
  for (std::size_t slice = 0; slice < 4; ++slice)
    EXPECT_EQ(archive.cells().at(slice * 2)->candidate.id, slice * 2 + 1);
}

TEST(SlidingArchive, DividesWhatDoesNotComeOutEven) {
  SlidingArchive archive = *SlidingArchive::make(slidingGrid(), 0, {.bufferSize = 11, .remapEvery = 11});
  std::vector<Candidate> batch;
  for (int i = 11; i > 0; --i) batch.push_back(at(i, 0, i, static_cast<CandidateId>(i)));
  archive.add(batch);
  // Slices of 2, 3, 3 and 3 of the eleven.
  EXPECT_EQ(archive.grid().boundaries(0), (std::vector<double>{1, 3, 6, 9, 11}));
}

TEST(SlidingArchive, FollowsSkewedData) {
  SlidingArchive archive = *SlidingArchive::make(*Grid::make({Axis::sliding("x", 0, 1e6, 20)}), 0,
                                                 {.bufferSize = 1'000, .remapEvery = 100});
  CellArchive fixed =
      *CellArchive::make(std::make_shared<Grid>(*Grid::make({Axis::even("x", 0, 1e6, 20)})), 0);
  Rng rng(4);
  for (CandidateId id = 0; id < 2'000; ++id) {
    const Candidate candidate{id, {}, normal(rng), {std::exp(2 * normal(rng))}};
    archive.add(candidate);
    fixed.add(candidate);
  }
  EXPECT_EQ(archive.size(), 20U);
  EXPECT_LE(fixed.size(), 2U);
}

TEST(SlidingArchive, LosesNoAnchorAndNoBestWhenBoundariesMove) {
  SlidingArchive archive = *SlidingArchive::make(slidingGrid(), 0, {.bufferSize = 20, .remapEvery = 10});
  archive.cells().addAnchor(at(50, 0, -7, 900));
  archive.add(at(99, 1, 1'000, 901));
  Rng rng(6);
  for (CandidateId id = 0; id < 200; ++id)
    archive.add(at(100 * uniform(rng), uniform(rng), uniform(rng), id));
  bool anchor = false;
  bool best = false;
  for (std::size_t i = 0; i < archive.size(); ++i) {
    anchor = anchor || archive.member(i).id == 900;
    best = best || archive.member(i).id == 901;
  }
  EXPECT_TRUE(anchor);
  EXPECT_TRUE(best);
}

// Luck that was taken back does not come in again with what is remembered.
TEST(SlidingArchive, RemembersWhatWasMeasuredAnew) {
  SlidingArchive archive = *SlidingArchive::make(slidingGrid(), 0, {.bufferSize = 8, .remapEvery = 4});
  archive.add(at(1, 0, 9, 1));
  archive.add(at(30, 0, 5, 2));
  EXPECT_EQ(archive.remeasure(0, 2, {31, 0}), Remeasured::left);
  EXPECT_EQ(archive.size(), 1U);
  archive.add(at(90, 0, 1, 3));
  archive.addAnchor(at(95, 0, 1, 4));
  // By now boundaries lie at 30, 31, 90 and 95, and the first is held by the second as it is now.
  EXPECT_EQ(archive.grid().boundaries(0), (std::vector<double>{30, 31, 90, 95, 95}));
  ASSERT_EQ(archive.size(), 4U);
  for (const Elite& elite : archive.cells().elites()) {
    if (elite.candidate.id != 1) continue;
    EXPECT_EQ(elite.candidate.objective, 2);
    EXPECT_EQ(elite.candidate.measures.front(), 31);
  }
  EXPECT_EQ(archive.remeasure(7, 1, {1, 1}), Remeasured::refused);
}

TEST(SlidingArchive, GoesOnFromAState) {
  const SlidingSettings settings{.bufferSize = 30, .remapEvery = 7};
  SlidingArchive archive = *SlidingArchive::make(slidingGrid(), 0, settings);
  Rng rng(9);
  const auto addSome = [](SlidingArchive& to, Rng& from, CandidateId first) {
    for (CandidateId id = first; id < first + 100; ++id)
      to.add(at(100 * uniform(from), uniform(from), uniform(from), id));
  };
  addSome(archive, rng, 0);
  auto again = SlidingArchive::restore(slidingGrid(), 0, settings, archive.state());
  ASSERT_TRUE(again) << again.failure();
  Rng same = rng;
  addSome(archive, rng, 100);
  addSome(*again, same, 100);
  EXPECT_EQ(archive.state(), again->state());
}

TEST(SlidingArchive, RefusesWhatCannotSlide) {
  const auto refusal = [](Grid grid, SlidingSettings settings) {
    const auto archive = SlidingArchive::make(std::move(grid), 0, settings);
    return archive ? std::string() : archive.failure();
  };
  EXPECT_EQ(refusal(*Grid::make({Axis::even("x", 0, 1, 2)}), {}), "no axis of the grid is a sliding one");
  EXPECT_EQ(refusal(slidingGrid(), {.bufferSize = 3}),
            "the axis 'x' has more cells than the buffer has candidates");
  EXPECT_EQ(refusal(slidingGrid(), {.remapEvery = 0}), "boundaries cannot move after every 0 candidates");
  SlidingArchive archive = *SlidingArchive::make(slidingGrid(), 0, {.bufferSize = 4, .remapEvery = 1});
  EXPECT_EQ(archive.add(at(std::nan(""), 0, 0, 1)).status, AddStatus::refused);
  auto state = archive.state();
  state.boundaries.pop_back();
  EXPECT_FALSE(SlidingArchive::restore(slidingGrid(), 0, {}, state));
  state = archive.state();
  state.buffer.push_back({});
  EXPECT_FALSE(SlidingArchive::restore(slidingGrid(), 0, {}, state));
}

}  // namespace
}  // namespace ludo::archive
