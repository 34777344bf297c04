// SPDX-License-Identifier: Apache-2.0
#include "core/sim/tournament.h"
#include "core/sim/run_game.h"

#include <gtest/gtest.h>

#include <numeric>
#include <stdexcept>

#include "games.h"

namespace ludo::sim {
namespace {

using kernel::SeatResult;
using testing::block;

TournamentOptions options(std::vector<std::string> agents, std::uint64_t games, unsigned threads = 2) {
  TournamentOptions result;
  result.agents = std::move(agents);
  result.games = games;
  result.seed = 11;
  result.threads = threads;
  return result;
}

TEST(PairResult, IsWhoseBestSeatDidBetter) {
  const auto ended = [](std::vector<SeatResult> results) {
    return PlayedGame{Stop::Ended, std::move(results), 9, {}};
  };
  const std::vector<bool> seating{true, false, false};
  const auto win = SeatResult::Win;
  const auto loss = SeatResult::Loss;
  const auto draw = SeatResult::Draw;
  EXPECT_EQ(pairResult(ended({win, loss, loss}), seating), PairResult::First);
  EXPECT_EQ(pairResult(ended({loss, loss, win}), seating), PairResult::Second);
  EXPECT_EQ(pairResult(ended({win, win, loss}), seating), PairResult::Draw);
  EXPECT_EQ(pairResult(ended({loss, loss, loss}), seating), PairResult::Draw);
  EXPECT_EQ(pairResult(ended({draw, draw, draw}), seating), PairResult::Draw);
  EXPECT_EQ(pairResult(ended({draw, loss, loss}), seating), PairResult::First);
  EXPECT_EQ(pairResult(ended({loss, draw, draw}), seating), PairResult::Second);
  EXPECT_EQ(pairResult({Stop::TurnCap, {}, 9, {}}, seating), PairResult::Draw);
  EXPECT_EQ(pairResult({Stop::NoLegalMoves, {}, 9, {}}, seating), PairResult::Draw);
  EXPECT_EQ(pairResult({Stop::AgentError, {}, 9, AgentError{0, "x"}}, seating), PairResult::Second);
  EXPECT_EQ(pairResult({Stop::AgentError, {}, 9, AgentError{2, "x"}}, seating), PairResult::First);
}

TEST(Tournament, ThreadsChangeNothing) {
  for (const char* name : {"tic-tac-toe", "pig"}) {
    const auto rules = testing::sample(name);
    const std::vector<std::string> agents{"random", "greedy", "uct:iterations=20"};
    const Tournament one = runTournament(rules, options(agents, 20, 1));
    EXPECT_FALSE(one.cancelled);
    for (const unsigned threads : {2U, 5U})
      EXPECT_EQ(runTournament(rules, options(agents, 20, threads)).pairs, one.pairs) << name;
  }
}

TEST(Tournament, CountsEveryGameOnce) {
  const auto rules = testing::sample("pig", 3);
  const Tournament tournament = runTournament(rules, options({"random", "greedy", "randomTurn"}, 20));
  ASSERT_EQ(tournament.pairs.size(), 3U);
  for (const PairTally& pair : tournament.pairs) {
    EXPECT_EQ(pair.rounds, 4U);
    EXPECT_EQ(pair.played(), 24U);
    ASSERT_EQ(pair.roundPoints.size(), 13U);
    double points = 0;
    for (std::size_t half = 0; half < pair.roundPoints.size(); ++half)
      points += static_cast<double>(half * pair.roundPoints[half]) / 2;
    EXPECT_EQ(points, pair.points());
    EXPECT_EQ(std::accumulate(pair.roundPoints.begin(), pair.roundPoints.end(), std::uint64_t{0}), 4U);
    EXPECT_EQ(std::accumulate(pair.seatWins.begin(), pair.seatWins.end(), std::uint64_t{0}), 24U);
  }
}

TEST(Tournament, TheSameAgentsAreEvenlyMatched) {
  const Tournament tournament =
      runTournament(testing::sample("tic-tac-toe"), options({"random", "random"}, 1'000));
  // The player who begins wins far more often: that must even out.
  EXPECT_GT(tournament.pairs[0].seatWins[0], tournament.pairs[0].seatWins[1] * 3 / 2);
  EXPECT_NEAR(tournament.pairs[0].points() / 1'000, 0.5, 0.05);
}

TEST(Tournament, NamedGamesCanBePlayedAgain) {
  const auto rules = testing::sample("connect-four");
  const TournamentOptions settings = options({"random", "greedy"}, 100);
  const Tournament tournament = runTournament(rules, settings);
  const PairTally& pair = tournament.pairs[0];
  for (const std::size_t kind : {0U, 2U}) {
    ASSERT_TRUE(pair.firstGames[kind]);
    const GameName name = *pair.firstGames[kind];
    std::vector<std::string> agents;
    for (const std::size_t agent : tournament.pairings.agentsBySeat(0, name.seating))
      agents.push_back(settings.agents[agent]);
    const std::uint64_t seed = gameSeed(tournament.pairings.pairs()[0].seed, name.round);
    const GameTrace trace = runNamedGame(rules, seed, agents);
    ASSERT_TRUE(trace.outcome);
    const PlayedGame played{trace.stop, trace.outcome->seats, 0, {}};
    EXPECT_EQ(static_cast<std::size_t>(pairResult(played, tournament.pairings.seating(name.seating))), kind);
  }
}

TEST(Tournament, EndlessGamesAreCappedAndDrawn) {
  const Tournament tournament = runTournament(testing::switchGame(), options({"random", "greedy"}, 6));
  const PairTally& pair = tournament.pairs[0];
  EXPECT_EQ(pair.turnCaps, 6U);
  EXPECT_EQ(pair.draws(), 6U);
  EXPECT_EQ(pair.plies, 6U * 50);
}

TEST(Tournament, GamesWithoutAMoveAreDrawn) {
  const auto rules = testing::game(block(R"(section: "variables"
global:
  n: { type: "int", init: 0, min: 0, max: 3 }
)") + testing::plainTurn() + block(R"(section: "actions"
items:
  - id: "never"
    actor: "active"
    phase: "main"
    pre: { op: ">", left: { ref: "gvar", var: "n" }, right: 2 }
    effects:
      - addVar: { scope: "global", var: "n", delta: 1 }
)") + block(R"(section: "end"
items:
  - { id: "end", when: { op: "==", left: { ref: "gvar", var: "n" }, right: 3 }, result: { type: "draw" } }
)"));
  const Tournament tournament = runTournament(rules, options({"random", "uct:iterations=5"}, 4));
  EXPECT_EQ(tournament.pairs[0].stuck, 4U);
  EXPECT_EQ(tournament.pairs[0].draws(), 4U);
  EXPECT_EQ(tournament.pairs[0].plies, 0U);
}

/// Throws, or chooses what is no move, at its first decision when it begins.
class BadAgent final : public agents::Agent {
 public:
  explicit BadAgent(bool throws) : m_throws(throws) {}
  std::size_t chooseMove(const agents::Decision& decision) override {
    if (decision.player != 0) return 0;
    if (m_throws) throw std::runtime_error("no idea");
    return decision.legalMoves.size() + 3;
  }

 private:
  bool m_throws;
};

TEST(Tournament, AnAgentThatFailsLosesThatGameAndIsNamed) {
  const AgentMaker maker = [](const std::string& text,
                              const engine::ProgramPtr& program) -> Result<agents::AgentPtr> {
    if (text == "throws" || text == "cheats")
      return agents::AgentPtr(std::make_unique<BadAgent>(text == "throws"));
    return agents::makeAgent(text, program);
  };
  const Tournament tournament = runTournament(testing::sample("tic-tac-toe"),
                                              options({"random", "throws", "cheats"}, 20), {}, {}, {}, maker);
  const PairTally& throwing = tournament.pairs[0];
  EXPECT_EQ(throwing.errors, (std::array<std::uint64_t, 2>{0, 10}));
  EXPECT_GE(throwing.wins(), 10U);
  EXPECT_EQ(throwing.errorReason, "it threw: no idea");
  EXPECT_EQ(throwing.errorGame, (GameName{0, 1}));
  const PairTally& cheating = tournament.pairs[1];
  EXPECT_EQ(cheating.errors, (std::array<std::uint64_t, 2>{0, 10}));
  EXPECT_EQ(cheating.errorReason, "it chose move 12, counted from 0, of 9");
  // Each loses the games that it begins.
  const PairTally& both = tournament.pairs[2];
  EXPECT_EQ(both.errors, (std::array<std::uint64_t, 2>{10, 10}));
  EXPECT_EQ(both.points(), 10);
}

TEST(Tournament, AStopKeepsWholeRounds) {
  const auto rules = testing::sample("tic-tac-toe");
  std::stop_source source;
  const Tournament tournament = runTournament(
      rules, options({"random", "greedy", "random"}, 50'000'000),
      [&source](const BatchProgress&) { source.request_stop(); }, source.get_token());
  EXPECT_TRUE(tournament.cancelled);
  for (const PairTally& pair : tournament.pairs) {
    if (pair.rounds == 0) continue;
    EXPECT_EQ(pair.played(), 2 * pair.rounds);
    const Tournament again = runTournament(rules, options({"random", "greedy", "random"}, pair.played()));
    const auto index = static_cast<std::size_t>(&pair - tournament.pairs.data());
    EXPECT_EQ(again.pairs[index], pair);
  }
}

TEST(Match, StopsAfterTheRoundThatAnswersWhateverTheThreads) {
  const auto rules = testing::sample("tic-tac-toe");
  TournamentOptions settings = options({"uct:iterations=30", "random"}, 100'000, 1);
  settings.sprt = SprtOptions{0, 100, 0.05, 0.05};
  const Tournament one = runTournament(rules, settings);
  EXPECT_FALSE(one.cancelled);
  ASSERT_TRUE(one.sprt);
  EXPECT_EQ(one.sprt->verdict, SprtVerdict::Elo1);
  EXPECT_LT(one.pairs[0].played(), 200U);
  // It had not been answered a round before.
  TournamentOptions shorter = settings;
  shorter.games = one.pairs[0].played() - 2;
  const Tournament open = runTournament(rules, shorter);
  EXPECT_EQ(open.sprt->verdict, SprtVerdict::Open);
  EXPECT_FALSE(open.cancelled);
  for (const unsigned threads : {2U, 4U}) {
    settings.threads = threads;
    const Tournament several = runTournament(rules, settings);
    EXPECT_EQ(several.pairs, one.pairs);
    EXPECT_EQ(several.sprt->llr, one.sprt->llr);
  }
}

}  // namespace
}  // namespace ludo::sim
