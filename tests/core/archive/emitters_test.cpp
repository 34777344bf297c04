// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>

#include "core/archive/cell_archive.h"
#include "core/archive/grid.h"
#include "core/archive/strategy_emitter.h"
#include "core/archive/variation_emitter.h"

namespace ludo::archive {
namespace {

using Solution = std::vector<double>;

/// A hundred cells for the first number from 0 to 1.
CellArchive emptyRow(std::size_t length) {
  return *CellArchive::make(std::make_shared<Grid>(*Grid::make({Axis::even("x", 0, 1, 100)})), length);
}

std::unique_ptr<Emitter> variation(VariationSettings settings, std::uint64_t seed = 1) {
  return std::move(*makeVariationEmitter(std::move(settings), seed));
}

std::unique_ptr<Emitter> strategy(StrategySettings settings, std::uint64_t seed = 1) {
  return std::move(*makeStrategyEmitter(std::move(settings), seed));
}

struct Told {
  std::vector<Candidate> candidates;
  std::vector<Addition> additions;
};

/// Asks once and answers every proposal with a status and its index as its value.
Told tell(Emitter& emitter, const Archive& archive, AddStatus status) {
  Told told;
  for (const Proposal& proposal : emitter.ask(archive)) {
    const auto index = static_cast<double>(told.additions.size());
    told.candidates.push_back({told.candidates.size(), proposal.solution, 0, {0}});
    told.additions.push_back({status, index});
  }
  emitter.tell(archive, told.candidates, told.additions);
  return told;
}

TEST(Gaussian, BeginsAroundItsStart) {
  auto settings = VariationSettings::gaussian({10, -10}, 0.5);
  settings.batch = 20'000;
  const auto proposals = variation(settings)->ask(emptyRow(2));
  ASSERT_EQ(proposals.size(), 20'000U);
  Solution sum(2, 0.0);
  double squares = 0;
  for (const Proposal& proposal : proposals) {
    EXPECT_TRUE(proposal.parents.empty());
    sum[0] += proposal.solution[0];
    sum[1] += proposal.solution[1];
    squares += std::pow(proposal.solution[0] - 10, 2);
  }
  EXPECT_NEAR(sum[0] / 20'000, 10, 4 * 0.5 / std::sqrt(20'000));
  EXPECT_NEAR(sum[1] / 20'000, -10, 4 * 0.5 / std::sqrt(20'000));
  EXPECT_NEAR(squares / 20'000, 0.25, 4 * 0.25 * std::sqrt(2.0 / 20'000));
}

TEST(Gaussian, VariesEachMemberAsOften) {
  CellArchive archive = emptyRow(1);
  for (CandidateId id = 0; id < 4; ++id)
    archive.add({id, {100.0 * static_cast<double>(id)}, 0, {0.1 * static_cast<double>(id)}});
  auto settings = VariationSettings::gaussian({0}, 0.01);
  settings.batch = 4'000;
  std::vector<int> counts(4);
  for (const Proposal& proposal : variation(settings)->ask(archive)) {
    ASSERT_EQ(proposal.parents.size(), 1U);
    ++counts[proposal.parents[0]];
    EXPECT_NEAR(proposal.solution[0], 100.0 * static_cast<double>(proposal.parents[0]), 0.1);
  }
  for (const int count : counts) EXPECT_NEAR(count, 1'000, 4 * std::sqrt(750));
}

TEST(IsoLine, MovesAlongTheLineBetweenTwoMembers) {
  CellArchive archive = emptyRow(2);
  archive.add({0, {0, 0}, 0, {0.1}});
  archive.add({1, {30, 40}, 0, {0.2}});
  auto settings = VariationSettings::isoLine({0, 0}, 0, 0.2);
  settings.batch = 20'000;
  double squares = 0;
  int two = 0;
  for (const Proposal& proposal : variation(settings)->ask(archive)) {
    EXPECT_NEAR(proposal.solution[0] * 4, proposal.solution[1] * 3, 1e-9);
    if (proposal.parents.size() < 2) continue;
    ++two;
    const double from = proposal.parents[0] == 0 ? 0 : 50;
    squares += std::pow(
        std::copysign(std::hypot(proposal.solution[0], proposal.solution[1]), proposal.solution[0]) - from,
        2);
  }
  EXPECT_NEAR(two, 10'000, 4 * std::sqrt(5'000));
  // 0.2 of the distance 50, squared.
  EXPECT_NEAR(squares / two, 100, 4 * 100 * std::sqrt(2.0 / two));
}

TEST(VariationEmitter, StaysWithinBounds) {
  auto settings = VariationSettings::gaussian({0.5, 0.5}, 1);
  settings.bounds = {{0, 0}, {1, 1}};
  bool low = false;
  bool inner = false;
  for (const Proposal& proposal : variation(settings)->ask(emptyRow(2))) {
    EXPECT_TRUE(within(settings.bounds, proposal.solution));
    low = low || proposal.solution[0] == 0;
    inner = inner || (proposal.solution[0] > 0 && proposal.solution[0] < 1);
  }
  EXPECT_TRUE(low);
  EXPECT_TRUE(inner);
}

TEST(VariationEmitter, FollowsFromItsSeed) {
  const auto settings = VariationSettings::isoLine({0, 0});
  const CellArchive archive = emptyRow(2);
  const auto first = variation(settings, 1);
  EXPECT_EQ(first->ask(archive), variation(settings, 1)->ask(archive));
  EXPECT_NE(variation(settings, 1)->ask(archive), variation(settings, 2)->ask(archive));
  const auto again = variation(settings, 99);
  ASSERT_TRUE(again->restore(first->state()));
  EXPECT_EQ(first->ask(archive), again->ask(archive));
}

TEST(VariationEmitter, IsNotMadeOfNonsense) {
  const auto refused = [](VariationSettings settings) {
    return !makeVariationEmitter(std::move(settings), 1);
  };
  EXPECT_FALSE(refused(VariationSettings::gaussian({0})));
  EXPECT_TRUE(refused(VariationSettings::gaussian({})));
  EXPECT_TRUE(refused(VariationSettings::gaussian({std::nan("")})));
  EXPECT_TRUE(refused(VariationSettings::gaussian({0}, -1)));
  EXPECT_TRUE(refused(VariationSettings::gaussian({0}, std::nan(""))));
  EXPECT_TRUE(refused(VariationSettings::isoLine({0}, 1, -1)));
  auto settings = VariationSettings::gaussian({0});
  settings.batch = 0;
  EXPECT_TRUE(refused(settings));
  settings = VariationSettings::gaussian({0});
  settings.bounds = {{1}, {0}};
  EXPECT_TRUE(refused(settings));
}

/// The mean of what a strategy learnt from, with its weights.
Solution weightedMean(const std::vector<const Solution*>& parents) {
  const auto parameters = strategyParameters(parents[0]->size(), parents.size(), false);
  Solution mean(parents[0]->size(), 0.0);
  for (std::size_t k = 0; k < parents.size(); ++k) {
    for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += parameters.weights[k] * (*parents[k])[i];
  }
  return mean;
}

TEST(StrategyEmitter, LearnsFromTheBetterHalf) {
  const auto emitter = strategy(StrategySettings::cmaMae({0, 0}, 0.5, 6));
  const Told told = tell(*emitter, emptyRow(2), AddStatus::notAdded);
  const auto& all = told.candidates;
  EXPECT_EQ(emitter->state().strategy->mean,
            weightedMean({&all[5].solution, &all[4].solution, &all[3].solution}));
}

TEST(StrategyEmitter, LearnsFromWhatWasAcceptedWithAFilter) {
  const auto emitter = strategy(StrategySettings::cmaMe({0, 0}, 0.5, 4));
  const CellArchive archive = emptyRow(2);
  std::vector<Candidate> candidates;
  for (const Proposal& proposal : emitter->ask(archive)) candidates.push_back({0, proposal.solution, 0, {0}});
  const std::vector<Addition> additions = {
      {AddStatus::improved, 9}, {AddStatus::notAdded, 99}, {AddStatus::isNew, 1}, {AddStatus::improved, 10}};
  emitter->tell(archive, candidates, additions);
  EXPECT_EQ(emitter->state().strategy->mean,
            weightedMean({&candidates[2].solution, &candidates[3].solution, &candidates[0].solution}));
  EXPECT_EQ(emitter->state().restarts, 0U);
}

TEST(StrategyEmitter, RestartsAtAMemberWhenNothingIsFound) {
  CellArchive archive = emptyRow(2);
  archive.add({77, {5, 6}, 0, {0.1}});
  const auto emitter = strategy(StrategySettings::cmaMe({0, 0}, 0.5, 4));
  tell(*emitter, archive, AddStatus::isNew);
  EXPECT_EQ(emitter->state().restarts, 0U);
  EXPECT_TRUE(emitter->ask(archive)[0].parents.empty());
  tell(*emitter, archive, AddStatus::notAdded);
  EXPECT_EQ(emitter->state().restarts, 1U);
  EXPECT_EQ(emitter->state().strategy->mean, (Solution{5, 6}));
  EXPECT_EQ(emitter->ask(archive)[0].parents, (std::vector<CandidateId>{77}));
}

TEST(StrategyEmitter, GoesOnWithoutFindsByTheBasicRule) {
  const auto emitter = strategy(StrategySettings::cmaMae({0, 0}, 0.5, 4));
  for (int i = 0; i < 5; ++i) tell(*emitter, emptyRow(2), AddStatus::notAdded);
  EXPECT_EQ(emitter->state().restarts, 0U);
}

TEST(StrategyEmitter, RestartsWhenAllIsRefused) {
  const auto emitter = strategy(StrategySettings::cmaMae({3, 4}, 0.5, 4));
  tell(*emitter, emptyRow(2), AddStatus::notAdded);
  tell(*emitter, emptyRow(2), AddStatus::refused);
  EXPECT_EQ(emitter->state().restarts, 1U);
  EXPECT_EQ(emitter->state().strategy->mean, (Solution{3, 4}));
}

TEST(StrategyEmitter, GoesOnFromAState) {
  const CellArchive archive = emptyRow(3);
  const auto settings = StrategySettings::cmaMe({0, 0, 0}, 0.5, 8);
  const auto emitter = strategy(settings);
  for (int i = 0; i < 10; ++i) tell(*emitter, archive, AddStatus::improved);
  const auto again = strategy(settings, 2);
  ASSERT_TRUE(again->restore(emitter->state()));
  for (int i = 0; i < 10; ++i) {
    tell(*emitter, archive, AddStatus::improved);
    tell(*again, archive, AddStatus::improved);
  }
  EXPECT_EQ(emitter->state(), again->state());
  EXPECT_FALSE(variation(VariationSettings::gaussian({0, 0, 0}))->restore(emitter->state()));
  EXPECT_FALSE(emitter->restore(variation(VariationSettings::gaussian({0, 0, 0}))->state()));
}

TEST(StrategyEmitter, IsNotMadeOfNonsense) {
  const auto refused = [](StrategySettings settings) { return !makeStrategyEmitter(std::move(settings), 1); };
  EXPECT_FALSE(refused(StrategySettings::cmaMe({0}, 0.5, 4)));
  EXPECT_TRUE(refused(StrategySettings::cmaMe({}, 0.5, 4)));
  EXPECT_TRUE(refused(StrategySettings::cmaMe({std::nan("")}, 0.5, 4)));
  EXPECT_TRUE(refused(StrategySettings::cmaMe({0}, -0.5, 4)));
  auto settings = StrategySettings::cmaMe({0}, 0.5, 4);
  settings.start = {0, 0};
  EXPECT_TRUE(refused(settings));
}

}  // namespace
}  // namespace ludo::archive
