// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/candidate_evaluator.h"

#include <gtest/gtest.h>

#include "campaigns.h"
#include "core/campaign/candidate_game.h"
#include "core/campaign/measure_table.h"
#include "core/campaign/measurement.h"
#include "core/campaign/random_play.h"
#include "literal_breeder.h"

namespace ludo::testing {
namespace {

using namespace campaign;

class EvaluatorTest : public ::testing::Test {
 protected:
  Prospect first(const std::string& sample, std::uint64_t seed = 1) const {
    Prospect prospect;
    prospect.seed = seed;
    prospect.path = LUDO_SOURCE_DIR "/samples/" + sample + ".md";
    prospect.texts = {sampleText(sample)};
    return prospect;
  }
  Finding find(const Prospect& prospect, const ArchiveState& archiveState = ArchiveState()) const {
    const Plan plan = planOf(settings);
    return *CandidateEvaluator(plan, breeder).evaluate(prospect, archiveState, {});
  }
  static double measured(const Sample& sample, const std::string& name) {
    const Estimate& estimate = sample.measures[*measureIndex(name)];
    EXPECT_TRUE(estimate.measured()) << name;
    return estimate.value;
  }

  Settings settings = smallSettings();
  /// Gives back the parent as it is.
  class Copier final : public Breeder {
   public:
    const std::vector<OperatorInfo>& operators() const override {
      static const std::vector<OperatorInfo> table{{"copied", "", 1}};
      return table;
    }
    Result<Child> breed(std::size_t, const Parents& parents, std::uint64_t) const override {
      return Child{parents.texts[0], "nothing"};
    }
  } breeder;
};

TEST_F(EvaluatorTest, MeasuresAGameTwiceWithFreshGames) {
  settings.play.searcher = "uct:iterations=10";
  settings.play.searcherGames = 2;
  const Finding finding = find(first("tic-tac-toe"));
  EXPECT_EQ(finding.conclusion.ending, CandidateEnding::measured);
  EXPECT_EQ(finding.name, "tic-tac-toe");
  ASSERT_EQ(finding.samples.size(), 3U);
  EXPECT_NE(finding.samples[1], finding.samples[2]);
  EXPECT_EQ(finding.samples[2].measures[*measureIndex("plies")].n, 6);
  EXPECT_EQ(measured(finding.samples[2], "completion"), 1);
  EXPECT_EQ(measured(finding.samples[2], "players"), 2);
  EXPECT_EQ(measured(finding.samples[2], "information"), 0);
  // After the searcher's match, strategic depth is of that match; the screen rests on the one before.
  EXPECT_EQ(finding.samples[2].measures[*measureIndex("strategicDepth")].n, 2);
  EXPECT_EQ(finding.samples[2].measures[*measureIndex("skillGradient")].n, 4);
  EXPECT_TRUE(finding.samples[2].screen.measured());
  const Finding again = find(first("tic-tac-toe"));
  EXPECT_EQ(again.samples, finding.samples);
  EXPECT_NE(find(first("tic-tac-toe", 2)).samples, finding.samples);
}

TEST_F(EvaluatorTest, MeasuresWhatChanceDoesAsChance) {
  EXPECT_EQ(measured(find(first("pig")).samples[2], "information"), 1);
}

TEST_F(EvaluatorTest, GivesUpEarlyWhoIsClearlyWorse) {
  const Plan plan = planOf(settings);
  const Finding whole = find(first("tic-tac-toe"));
  const std::size_t cell = *plan.grid()->cellOf(*plan.placeOf(whole.samples[1]));
  std::vector<Incumbent> unbeatable;
  for (std::size_t each = 0; each < plan.grid()->cellCount(); ++each) unbeatable.push_back({each, 2, 2});
  Prospect prospect = first("tic-tac-toe");
  prospect.operatorIndex = 0;
  prospect.parents = {0};
  const Finding worse = find(prospect, ArchiveState(unbeatable));
  EXPECT_EQ(worse.conclusion.ending, CandidateEnding::worse);
  EXPECT_EQ(worse.conclusion.reason, "after 2 games it was clear");
  EXPECT_EQ(worse.samples.size(), 2U);
  // As good as the elite of its cell is not better, and an empty cell is free to take.
  const double screen = whole.samples[1].screen.value;
  EXPECT_EQ(find(prospect, ArchiveState({{cell, screen, 0}})).conclusion.reason,
            "after 1 game against random it was clear");
  EXPECT_EQ(find(prospect, ArchiveState({{cell, screen - 0.001, 0}})).conclusion.ending,
            CandidateEnding::measured);
  EXPECT_EQ(find(prospect, ArchiveState({{cell, 0, 1}})).conclusion.reason, "after the last match");
  EXPECT_EQ(find(prospect).conclusion.ending, CandidateEnding::measured);
  // The campaign's own games are measured whatever stands there.
  EXPECT_EQ(find(first("tic-tac-toe"), ArchiveState(unbeatable)).conclusion.ending,
            CandidateEnding::measured);
}

TEST_F(EvaluatorTest, EndsAMatchThatCannotChangeTheConclusion) {
  settings.play.games = 6;
  settings.play.matchGames = 30;
  settings.play.searcher = "uct:iterations=10";
  settings.play.searcherGames = 12;
  const Plan plan = planOf(settings);
  const Finding whole = find(first("tic-tac-toe"));
  ASSERT_EQ(whole.samples.size(), 3U);
  const std::size_t depth = *measureIndex("strategicDepth");
  const std::size_t cell = *plan.grid()->cellOf(*plan.placeOf(whole.samples[1]));
  Prospect prospect = first("tic-tac-toe");
  prospect.operatorIndex = 0;
  prospect.parents = {0};
  // An elite that is nearly perfect: greedy does not win each game, and soon cannot be as good any more.
  const Finding screened = find(prospect, ArchiveState({{cell, 0.999, 0.999}}));
  EXPECT_EQ(screened.conclusion.ending, CandidateEnding::worse);
  EXPECT_EQ(screened.conclusion.reason, "after 10 games against random it was clear");
  ASSERT_EQ(screened.samples.size(), 2U);
  EXPECT_EQ(screened.samples[1].measures[depth].n, 10);
  EXPECT_LT(screened.samples[1].measures[depth].low, screened.samples[1].measures[depth].value);
  EXPECT_FALSE(screened.samples[1].screen.measured()) << "of a match that was not played to its end";
  const Finding searched = find(prospect, ArchiveState({{cell, 0, 0.999}}));
  EXPECT_EQ(searched.conclusion.reason, "after 4 games against greedy it was clear");
  EXPECT_EQ(searched.samples[1].measures[depth].n, 4);
  EXPECT_EQ(searched.samples[1].measures[*measureIndex("skillGradient")].n, 30);
  EXPECT_TRUE(searched.samples[1].screen.measured());
  // As long as it may surpass the elite it plays on: the same games as if nobody had looked.
  const Finding hopeful = find(prospect, ArchiveState({{cell, 0.001, 0.001}}));
  EXPECT_EQ(hopeful.conclusion.ending, CandidateEnding::measured);
  EXPECT_EQ(hopeful.samples, whole.samples);
}

/// No candidate is given up by a match that would have passed at its end, whatever elite is there.
TEST_F(EvaluatorTest, GivesUpNobodyInAMatchWhoWouldHavePassed) {
  settings.play.games = 6;
  settings.play.matchGames = 30;
  settings.play.searcher = "";
  const Plan plan = planOf(settings);
  int ended = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const Finding whole = find(first("tic-tac-toe", seed));
    const double fitness = whole.samples[1].screen.value;
    const std::size_t cell = *plan.grid()->cellOf(*plan.placeOf(whole.samples[1]));
    Prospect prospect = first("tic-tac-toe", seed);
    prospect.operatorIndex = 0;
    for (const double bar : {fitness - 0.01, fitness + 0.01, fitness + 0.1, fitness + 0.2}) {
      const Finding found = find(prospect, ArchiveState({{cell, bar, 0}}));
      EXPECT_EQ(found.conclusion.ending == CandidateEnding::measured, fitness > bar) << seed << " at " << bar;
      ended += found.conclusion.reason.ends_with("it was clear") ? 1 : 0;
    }
  }
  EXPECT_GT(ended, 0);
}

TEST(Measurement, PlaysTheSameMatchInParts) {
  Settings settings = smallSettings();
  settings.play.matchGames = 7;
  const Plan plan = planOf(settings);
  const auto rules = readCandidate("game.md", sampleText("tic-tac-toe"), {}).rules;
  const auto program = programToMeasure(rules, 0);
  const std::stop_token stop;
  Measurement whole(plan, program, 0, 3, stop);
  ASSERT_TRUE(whole.play(6) && whole.meetWeaker());
  Measurement looked(plan, program, 0, 3, stop);
  int looks = 0;
  const std::size_t depth = *measureIndex("strategicDepth");
  std::vector<Estimate> outlooks;
  ASSERT_TRUE(looked.play(6) && looked.meetWeaker([&] {
    outlooks.push_back(looked.outlook().measures[depth]);
    EXPECT_EQ(looked.match().left, looks == 0 ? 5U : 3U);
    ++looks;
    return true;
  }));
  EXPECT_EQ(looks, 2);
  EXPECT_EQ(looked.sample(), whole.sample());
  // What it could still come to narrows down to what it comes to.
  const double end = whole.sample().measures[depth].value;
  ASSERT_EQ(outlooks.size(), 2U);
  EXPECT_NEAR(outlooks[0].high - outlooks[0].low, 2 * 5 / 7.0, 1e-12);
  EXPECT_NEAR(outlooks[1].high - outlooks[1].low, 2 * 3 / 7.0, 1e-12);
  for (const Estimate& outlook : outlooks) {
    EXPECT_LE(outlook.low, end + 1e-12);
    EXPECT_GE(outlook.high, end - 1e-12);
  }
  EXPECT_EQ(looked.outlook().measures[depth].low, end);
}

TEST_F(EvaluatorTest, EndsWhatIsAnotherCandidatesGame) {
  const Plan plan = planOf(settings);
  const CandidateEvaluator evaluator(plan, breeder,
                                     [](std::uint64_t, CandidateId) { return CandidateId{4}; });
  EXPECT_EQ(evaluator.evaluate(first("pig"), ArchiveState(), {})->conclusion.reason, "candidate 4");
}

TEST_F(EvaluatorTest, StopsAtOnce) {
  const Plan plan = planOf(settings);
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(CandidateEvaluator(plan, breeder).evaluate(first("pig"), ArchiveState(), source.get_token()));
  EXPECT_FALSE(CandidateEvaluator(plan, breeder).measureAgain(first("pig"), source.get_token()));
}

TEST_F(EvaluatorTest, RefusesAPlaceThatCannotBeMeasured) {
  AxisSettings axis;
  axis.measure = "margin";
  axis.to = Decimal{10};
  settings.axes = {axis};
  const Finding finding = find(first("tic-tac-toe"));
  EXPECT_EQ(finding.conclusion.ending, CandidateEnding::noPlace);
  EXPECT_EQ(finding.conclusion.reason, "margin cannot be measured");
}

TEST_F(EvaluatorTest, WillNotBeginWhatTakesTooLong) {
  settings.play.agent = "uct:iterations=1000000";
  const Finding finding = find(first("tic-tac-toe"));
  EXPECT_EQ(finding.conclusion.ending, CandidateEnding::tooSlow);
  EXPECT_NE(finding.conclusion.reason.find("may take 1000000000"), std::string::npos)
      << finding.conclusion.reason;
}

TEST(RandomPlay, EndsAsSoonAsTheConclusionIsKnown) {
  std::string text = sampleText("tic-tac-toe");
  const std::string cap = "maxTurns: 9";
  text.replace(text.find(cap), cap.size(), "maxTurns: 2");
  Settings settings = smallSettings();
  settings.play.randomGames = 20;
  const auto rules = readCandidate("game.md", text, {}).rules;
  ASSERT_NE(rules, nullptr);
  const auto play = playRandomly(rules, planOf(settings), 1, {});
  ASSERT_TRUE(play && play->conclusion);
  EXPECT_EQ(play->conclusion->ending, CandidateEnding::filtered);
  EXPECT_EQ(play->conclusion->reason, "terminates: the game was stopped at its turn cap in 5 of 5");
  EXPECT_EQ(play->batch.games.size(), 5U);
  EXPECT_GT(play->batch.steps, 0);
  // Whoever does not want the filter plays them all.
  settings.filters = std::vector<std::string>();
  EXPECT_EQ(playRandomly(rules, planOf(settings), 1, {})->batch.games.size(), 20U);
}

TEST(RandomPlay, InPartsIsTheSameAsAtOnce) {
  Settings settings = smallSettings();
  settings.play.randomGames = 12;
  const auto rules = readCandidate("game.md", sampleText("pig"), {}).rules;
  const auto play = playRandomly(rules, planOf(settings), 7, {});
  sim::BatchOptions options;
  options.games = 12;
  options.seed = 7;
  options.agents = {"random"};
  const sim::Batch whole = sim::runBatch(rules, options);
  EXPECT_EQ(play->batch.games, whole.games);
  EXPECT_EQ(play->batch.steps, whole.steps);
}

}  // namespace
}  // namespace ludo::testing
