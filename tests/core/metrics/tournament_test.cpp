// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "../../support/schema_check.h"
#include "../sim/games.h"
#include "core/base/files.h"
#include "core/metrics/tournament_report.h"

namespace ludo::metrics {
namespace {

sim::TournamentOptions options(std::vector<std::string> agents, std::uint64_t games) {
  sim::TournamentOptions result;
  result.agents = std::move(agents);
  result.games = games;
  return result;
}

/// The first of three agents won everything; the others drew.
TournamentReport handMade() {
  sim::Tournament tournament{options({"a", "b", "c"}, 10), sim::Pairings(3, 2, 1), {}, {}, false, 0};
  sim::PairTally won;
  won.rounds = 5;
  won.games = {10, 0, 0};
  won.roundPoints = {0, 0, 0, 0, 5};
  won.seatWins = {5, 5};
  won.plies = 70;
  won.errors = {0, 2};
  won.errorGame = sim::GameName{3, 1};
  won.errorReason = "it threw: no idea";
  sim::PairTally drawn = won;
  drawn.games = {0, 10, 0};
  drawn.roundPoints = {0, 0, 5, 0, 0};
  drawn.errors = {0, 0};
  drawn.errorGame.reset();
  tournament.pairs = {won, won, drawn};
  return report(*testing::sample("tic-tac-toe"), tournament);
}

TEST(TournamentReport, AddsUpTheGamesOfEachAgent) {
  const TournamentReport report = handMade();
  EXPECT_EQ(report.games(), 30U);
  const Standing& best = report.standings[0];
  EXPECT_EQ(best.games, 20U);
  EXPECT_EQ(best.wins.count, 20U);
  EXPECT_EQ(best.score, 1);
  EXPECT_EQ(best.errors, 0U);
  for (const std::size_t other : {1U, 2U}) {
    const Standing& standing = report.standings[other];
    EXPECT_EQ(standing.games, 20U);
    EXPECT_EQ(standing.wins.count, 0U);
    EXPECT_EQ(standing.draws, 10U);
    EXPECT_EQ(standing.losses, 10U);
    EXPECT_EQ(standing.score, 0.25);
    EXPECT_EQ(standing.errors, 2U);
    EXPECT_LT(standing.elo, best.elo - 300);
  }
  EXPECT_NEAR(report.standings[1].elo, report.standings[2].elo, 1e-6);
  EXPECT_GT(report.pairs[0].superiority, 0.999);
  EXPECT_EQ(report.pairs[2].superiority, 0.5);
  EXPECT_NEAR(report.pairs[2].elo, 0, 1e-9);
  EXPECT_EQ(report.pairs[0].plies, 7);
}

TEST(TournamentReport, IsTheSameForTheSameGames) {
  const auto rules = testing::sample("kuhn-poker");
  sim::TournamentOptions settings = options({"random", "greedy", "ismcts:iterations=10"}, 10);
  settings.threads = 1;
  const std::string one = tournamentJson(report(*rules, sim::runTournament(rules, settings)));
  settings.threads = 3;
  EXPECT_EQ(tournamentJson(report(*rules, sim::runTournament(rules, settings))), one);
}

testing::SchemaCheck schema() {
  return testing::SchemaCheck(*readFile(LUDO_SOURCE_DIR "/schemas/Tournament.schema.json"));
}

TEST(TournamentSchema, TakesReports) {
  EXPECT_EQ(schema().mistakes(tournamentJson(handMade())), "");
  const auto rules = testing::sample("pig", 3);
  sim::TournamentOptions settings = options({"random", "greedy"}, 12);
  settings.sprt = sim::SprtOptions{0, 50, 0.05, 0.05};
  EXPECT_EQ(schema().mistakes(tournamentJson(report(*rules, sim::runTournament(rules, settings)))), "");
  // Nothing played yet.
  std::stop_source source;
  source.request_stop();
  const sim::Tournament none = sim::runTournament(rules, settings, {}, source.get_token());
  EXPECT_EQ(schema().mistakes(tournamentJson(report(*rules, none))), "");
}

TEST(TournamentSchema, RefusesWhatIsBroken) {
  const std::string sound = tournamentJson(handMade());
  for (const auto& [what, by] : std::vector<std::pair<std::string, std::string>>{
           {R"("games": 30)", R"("games": "30")"},
           {R"("standings")", R"("standing")"},
           {R"("superiority": 0.5)", R"("superiority": 1.5)"},
           {R"("reason")", R"("cause")"},
           {R"("ludo-tournament")", R"("ludo-report")"},
       }) {
    std::string broken = sound;
    const std::size_t at = broken.find(what);
    ASSERT_NE(at, std::string::npos) << what;
    EXPECT_NE(schema().mistakes(broken.replace(at, what.size(), by)), "") << by;
  }
}

}  // namespace
}  // namespace ludo::metrics
