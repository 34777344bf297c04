// SPDX-License-Identifier: Apache-2.0
#include "core/archive/parent_choice.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/archive/cell_archive.h"
#include "core/archive/emphasis.h"
#include "core/archive/grid.h"

namespace ludo::archive {
namespace {

/// How often each of ten members is drawn in 10,000 draws.
template <typename Draw>
std::vector<int> counts(std::size_t members, const Draw& draw) {
  Rng rng(1);
  std::vector<int> drawn(members);
  for (int i = 0; i < 10'000; ++i) ++drawn[draw(rng)];
  return drawn;
}

/// Members 0 to 9, whose objectives are their numbers.
CellArchive tenMembers() {
  CellArchive archive =
      *CellArchive::make(std::make_shared<Grid>(*Grid::make({Axis::categorical("x", 10)})), 0);
  for (CandidateId id = 0; id < 10; ++id)
    archive.add({id, {}, static_cast<double>(id), {static_cast<double>(id)}});
  return archive;
}

TEST(ParentChoice, DrawsEachAsOften) {
  const CellArchive archive = tenMembers();
  for (const int count : counts(10, [&](Rng& rng) { return drawParent(archive, rng); }))
    EXPECT_NEAR(count, 1'000, 4 * std::sqrt(900));
}

TEST(ParentChoice, DrawsGoodParentsByTournament) {
  const CellArchive archive = tenMembers();
  const auto drawn = counts(10, [&](Rng& rng) { return drawGoodParent(archive, 3, rng); });
  // The best of three is member k with the chance ((k + 1)^3 - k^3) / 1000.
  for (std::size_t k = 0; k < 10; ++k) {
    const auto member = static_cast<double>(k);
    const double expected = 10 * (std::pow(member + 1, 3) - std::pow(member, 3));
    EXPECT_NEAR(drawn[k], expected, 4 * std::sqrt(expected) + 1);
  }
}

TEST(ParentChoice, DrawsNovelParentsByTournament) {
  NoveltyArchive archive = *NoveltyArchive::make({.neighbours = 1, .threshold = 0, .scales = {1}}, 0);
  // Distances to the nearest: 1, 1, 8, 20.
  for (const double measure : {0.0, 1.0, 9.0, 29.0}) archive.add({0, {}, 0, {measure}});
  const auto drawn = counts(4, [&](Rng& rng) { return drawNovelParent(archive, 2, rng); });
  EXPECT_NEAR(drawn[3], 10'000 * 7 / 16.0, 250);
  EXPECT_NEAR(drawn[2], 10'000 * 5 / 16.0, 250);
  EXPECT_NEAR(drawn[0] + drawn[1], 10'000 * 4 / 16.0, 250);
}

TEST(Emphasis, StressesEachInTurn) {
  const RotatingEmphasis emphasis{.weights = {1, 0, 2, 1}, .generations = 10, .stress = 3};
  EXPECT_EQ(*weightsAt(emphasis, 0), (std::vector{0.5, 0.0, 2 / 6.0, 1 / 6.0}));
  for (const std::uint64_t generation : {1U, 2U, 9U})
    EXPECT_EQ(*weightsAt(emphasis, generation), *weightsAt(emphasis, 0));
  EXPECT_EQ(*weightsAt(emphasis, 10), (std::vector{1 / 8.0, 0.0, 0.75, 1 / 8.0}));
  EXPECT_EQ(*weightsAt(emphasis, 20), (std::vector{1 / 6.0, 0.0, 2 / 6.0, 0.5}));
  EXPECT_EQ(*weightsAt(emphasis, 30), *weightsAt(emphasis, 0));
}

TEST(Emphasis, RefusesWhatHasNoWeight) {
  const auto refused = [](RotatingEmphasis emphasis) { return !weightsAt(emphasis, 0); };
  EXPECT_FALSE(refused({.weights = {1}}));
  EXPECT_TRUE(refused({.weights = {}}));
  EXPECT_TRUE(refused({.weights = {0, 0}}));
  EXPECT_TRUE(refused({.weights = {-1, 2}}));
  EXPECT_TRUE(refused({.weights = {std::nan("")}}));
  EXPECT_TRUE(refused({.weights = {1}, .generations = 0}));
  EXPECT_TRUE(refused({.weights = {1}, .stress = 0.5}));
}

}  // namespace
}  // namespace ludo::archive
