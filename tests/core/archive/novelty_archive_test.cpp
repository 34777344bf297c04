// SPDX-License-Identifier: Apache-2.0
#include "core/archive/novelty_archive.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace ludo::archive {
namespace {

NoveltyArchive line(std::size_t neighbours, double threshold) {
  return *NoveltyArchive::make({.neighbours = neighbours, .threshold = threshold, .scales = {1}}, 0);
}

Candidate at(double measure, CandidateId id = 0) {
  return {id, {}, 0, {measure}};
}

TEST(NoveltyArchive, KeepsWhatIsFarFromItsNeighbours) {
  NoveltyArchive archive = line(2, 3);
  EXPECT_EQ(archive.add(at(0)), (Addition{AddStatus::isNew, 3}));
  EXPECT_EQ(archive.add(at(3)), (Addition{AddStatus::notAdded, 3}));
  EXPECT_EQ(archive.add(at(10)), (Addition{AddStatus::isNew, 10}));
  EXPECT_EQ(archive.add(at(4)), (Addition{AddStatus::isNew, 5}));
  // The two nearest of 0, 10 and 4.
  EXPECT_EQ(archive.add(at(6)), (Addition{AddStatus::notAdded, 3}));
  EXPECT_EQ(archive.noveltyOf(std::vector{20.0}), 13);
  EXPECT_EQ(archive.size(), 3U);
}

TEST(NoveltyArchive, ComparesABatchWithItself) {
  NoveltyArchive archive = line(1, 3);
  archive.add(at(0));
  const auto additions = archive.add(std::vector{at(50), at(52), at(90)});
  EXPECT_EQ(additions[0], (Addition{AddStatus::notAdded, 2}));
  EXPECT_EQ(additions[1], (Addition{AddStatus::notAdded, 2}));
  EXPECT_EQ(additions[2], (Addition{AddStatus::isNew, 38}));
}

TEST(NoveltyArchive, BringsMeasuresToOneScale) {
  NoveltyArchive archive = *NoveltyArchive::make({.neighbours = 1, .threshold = 1, .scales = {1'000, 1}}, 0);
  archive.add({1, {}, 0, {0, 0}});
  EXPECT_EQ(archive.add({2, {}, 0, {3'000, 4}}).value, 5);
  EXPECT_EQ(archive.add({3, {}, 0, {500, 0}}).status, AddStatus::notAdded);
}

RC_GTEST_PROP(NoveltyArchive, MeasuresTheMeanOfTheNearest, ()) {
  const auto neighbours = *rc::gen::inRange<std::size_t>(1, 6);
  NoveltyArchive archive = line(neighbours, *rc::gen::inRange(0, 5));
  std::vector<double> kept;
  const auto measures = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 100));
  for (const int measure : measures) {
    std::vector<double> distances;
    for (const double other : kept) distances.push_back(std::abs(other - measure));
    std::ranges::sort(distances);
    distances.resize(std::min(neighbours, distances.size()));
    double sum = 0;
    for (const double distance : distances) sum += distance;
    const Addition addition = archive.add(at(measure));
    if (!kept.empty())
      RC_ASSERT(std::abs(addition.value - sum / static_cast<double>(distances.size())) < 1e-12);
    if (accepted(addition)) kept.push_back(measure);
  }
  RC_ASSERT(archive.size() == kept.size());
}

TEST(NoveltyArchive, MeasuresAMemberAmongTheOthers) {
  NoveltyArchive archive = line(2, 0);
  for (const double measure : {0.0, 1.0, 5.0}) archive.add(at(measure));
  EXPECT_EQ(archive.noveltyOfMember(0), 3);
  EXPECT_EQ(archive.noveltyOfMember(1), 2.5);
  EXPECT_EQ(archive.noveltyOfMember(2), 4.5);
}

TEST(NoveltyArchive, GoesOnFromItsMembers) {
  NoveltyArchive archive = line(3, 1);
  for (int i = 0; i < 300; ++i) archive.add(at((i * 37) % 101 * 1.7, static_cast<CandidateId>(i)));
  auto again =
      NoveltyArchive::restore({.neighbours = 3, .threshold = 1, .scales = {1}}, 0, archive.members());
  ASSERT_TRUE(again);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(archive.add(at(i * 2.3)), again->add(at(i * 2.3)));
  EXPECT_EQ(archive.members(), again->members());
  EXPECT_FALSE(NoveltyArchive::restore({.scales = {1, 1}}, 0, archive.members()));
}

TEST(NoveltyArchive, RefusesWhatCannotBeMeasured) {
  const auto refused = [](NoveltySettings settings) { return !NoveltyArchive::make(std::move(settings), 0); };
  EXPECT_FALSE(refused({.scales = {1}}));
  EXPECT_TRUE(refused({.scales = {}}));
  EXPECT_TRUE(refused({.scales = {0}}));
  EXPECT_TRUE(refused({.scales = {-1}}));
  EXPECT_TRUE(refused({.scales = {std::nan("")}}));
  EXPECT_TRUE(refused({.neighbours = 0, .scales = {1}}));
  EXPECT_TRUE(refused({.threshold = -1, .scales = {1}}));
  NoveltyArchive archive = line(1, 1);
  const auto additions = archive.add(std::vector{at(std::nan("")), at(1)});
  EXPECT_EQ(additions[0].refusal, Refusal::measureNotUsable);
  EXPECT_EQ(additions[1].status, AddStatus::isNew);
  EXPECT_EQ(archive.size(), 1U);
}

}  // namespace
}  // namespace ludo::archive
