// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/population.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "campaigns.h"

namespace ludo::testing {
namespace {

using namespace campaign;

class PopulationTest : public ::testing::Test {
 protected:
  Population make() const {
    return std::move(*Population::make(plan, 2, {{"useless", "", 1}, {"useful", "", 1}, {"crossed", "", 2}}));
  }
  static CandidateOutcome outcome(double fitness, std::vector<double> place) {
    CandidateOutcome outcome;
    outcome.conclusion = {CandidateEnding::measured, ""};
    outcome.placement = Placement{{1, fitness, fitness, fitness}, fitness, std::move(place)};
    return outcome;
  }
  /// Takes the first games in: one cell each.
  static void takeFirst(Population& population) {
    const Round first = population.propose();
    ASSERT_EQ(first.proposals.size(), 2U);
    population.take(first, {outcome(0.5, {10, 5, 3}), outcome(0.25, {100, 5, 3})});
  }
  /// Children of "useful" take ever new cells, those of the others none.
  static std::vector<CandidateOutcome> outcomes(const Round& round) {
    std::vector<CandidateOutcome> list;
    for (const Proposal& proposal : round.proposals) {
      const auto number = static_cast<double>(proposal.id);
      if (proposal.operatorIndex == 1U) {
        list.push_back(outcome(0.1 + number / 1e6, {std::fmod(number * 15, 190), std::fmod(number, 50), 3}));
      } else {
        CandidateOutcome failed;
        failed.conclusion = {CandidateEnding::notCompiled, "no"};
        list.push_back(failed);
      }
    }
    return list;
  }

  Settings settings = [] {
    Settings small = smallSettings();
    small.round = 30;
    small.remeasured = 2;
    return small;
  }();
  Plan plan = planOf(settings);
};

TEST_F(PopulationTest, ProposesTheSameForTheSame) {
  Population a = make();
  Population b = make();
  takeFirst(a);
  takeFirst(b);
  for (int round = 0; round < 5; ++round) {
    const Round left = a.propose();
    const Round right = b.propose();
    ASSERT_EQ(left.proposals.size(), 30U);
    for (std::size_t i = 0; i < left.proposals.size(); ++i) {
      EXPECT_EQ(left.proposals[i].operatorIndex, right.proposals[i].operatorIndex);
      EXPECT_EQ(left.proposals[i].parents, right.proposals[i].parents);
      EXPECT_EQ(left.proposals[i].seed, right.proposals[i].seed);
    }
    a.take(left, outcomes(left));
    b.take(right, outcomes(right));
  }
  EXPECT_EQ(a.elites(), b.elites());
}

TEST_F(PopulationTest, TurnsToTheOperatorThatYields) {
  Population population = make();
  takeFirst(population);
  std::map<std::size_t, int> late;
  for (int i = 0; i < 12; ++i) {
    const Round round = population.propose();
    for (const Proposal& proposal : round.proposals) {
      EXPECT_EQ(proposal.parents.size(), proposal.operatorIndex == 2U ? 2U : 1U);
      if (i >= 8) ++late[*proposal.operatorIndex];
    }
    population.take(round, outcomes(round));
  }
  EXPECT_GT(late[1], late[0]);
  EXPECT_GT(population.tallies()[1].archived, 0U);
  EXPECT_EQ(population.tallies()[0].archived, 0U);
  EXPECT_EQ(population.tallies()[0].compiled, 0U);
}

TEST_F(PopulationTest, BreedsFromTheFirstGamesAgainAndAgain) {
  Population population = make();
  takeFirst(population);
  int first = 0;
  for (int i = 0; i < 20; ++i) {
    const Round round = population.propose();
    if (i >= 10)
      first += static_cast<int>(std::ranges::count_if(
          round.proposals, [](const Proposal& proposal) { return proposal.parents[0] < 2; }));
    population.take(round, outcomes(round));
  }
  EXPECT_GT(first, 10);
}

TEST_F(PopulationTest, KeepsTheFirstGamesThatAreOvertaken) {
  Population population = make();
  takeFirst(population);
  const Round round = population.propose();
  std::vector<CandidateOutcome> list;
  for (std::size_t i = 0; i < round.proposals.size(); ++i) list.push_back(outcome(0.9, {10, 5, 3}));
  const std::vector<Conclusion> conclusions = population.take(round, list);
  EXPECT_EQ(conclusions[0].ending, CandidateEnding::archived);
  // All of the round are compared one after the other: equal ones do not take the cell again.
  EXPECT_EQ(conclusions[1].ending, CandidateEnding::notBetter);
  EXPECT_EQ(population.archive().elites().size(), 2U);
  EXPECT_EQ(population.archive().members().size(), 3U);
  EXPECT_NE(population.placementOf(0), nullptr);
}

TEST_F(PopulationTest, MeasuresAgainWhatItKnowsLeastOf) {
  Population population = make();
  takeFirst(population);
  const Round first = population.propose();
  ASSERT_EQ(first.remeasurements.size(), 2U);
  EXPECT_EQ(first.remeasurements[0].id, 0U);
  EXPECT_EQ(first.remeasurements[0].sampleNumber, 3U);
  // They are under way: nobody else is left to be measured.
  EXPECT_TRUE(population.propose().remeasurements.empty());
  population.take(first, outcomes(first));
  population.takeAgain(first.remeasurements[0], {{1, 0.4, 0.3, 0.5}, 0.4, {10, 5, 3}});
  EXPECT_EQ(population.placementOf(0)->fitness.value, 0.4);
  EXPECT_EQ(population.archive()
                .cells()
                ->at(*plan.grid()->cellOf(std::vector<double>{10, 5, 3}))
                ->candidate.objective,
            0.4);
  // The other one turns out to belong to another cell.
  population.takeAgain(first.remeasurements[1], {{1, 0.3, 0.3, 0.3}, 0.3, {160, 5, 3}});
  EXPECT_EQ(population.archive().cells()->at(*plan.grid()->cellOf(std::vector<double>{100, 5, 3})), nullptr);
  EXPECT_EQ(
      population.archive().cells()->at(*plan.grid()->cellOf(std::vector<double>{160, 5, 3}))->candidate.id,
      1U);
}

TEST_F(PopulationTest, StandsByWhatItHolds) {
  Population population = make();
  takeFirst(population);
  const Round round = population.propose();
  const std::size_t cell = *plan.grid()->cellOf(std::vector<double>{10, 5, 3});
  ASSERT_NE(round.archiveState->at(cell), nullptr);
  EXPECT_EQ(round.archiveState->at(cell)->fitness, 0.5);
  EXPECT_EQ(round.archiveState->at(cell + 1), nullptr);
}

}  // namespace
}  // namespace ludo::testing
