// SPDX-License-Identifier: Apache-2.0
#include "core/sim/replay.h"

#include <gtest/gtest.h>

#include "core/sim/run_game.h"
#include "games.h"

namespace ludo::sim {
namespace {

class ReplayOfSample : public ::testing::TestWithParam<const char*> {};

TEST_P(ReplayOfSample, ShowsEveryStep) {
  const auto rules = testing::sample(GetParam());
  const GameTrace trace = runNamedGame(rules, 4, {"random"});
  const Replay replay(rules, trace);
  EXPECT_TRUE(replay.verified());
  ASSERT_EQ(replay.stepCount(), trace.entries.size() + 1);
  kernel::State state = kernel::initialState(*rules, trace.seed);
  for (std::size_t step = 0;; ++step) {
    ASSERT_EQ(replay.stateAt(step), state) << step;
    if (step == trace.entries.size()) break;
    kernel::applyMove(*rules, state, trace.entries[step].move);
  }
}

INSTANTIATE_TEST_SUITE_P(Samples, ReplayOfSample,
                         ::testing::Values("tic-tac-toe", "hex", "pig", "deck-builder", "threat-and-money"));

TEST(Replay, SeeksInALongTrace) {
  const auto rules = testing::choiceGame();
  const GameTrace trace = runNamedGame(rules, 1, {"random"}, {1'001, true});
  const Replay replay(rules, trace);
  ASSERT_EQ(replay.stepCount(), 1'002U);
  for (const std::size_t step : {0U, 1U, 5U, 6U, 7U, 599U, 600U, 601U, 1'000U, 1'001U}) {
    const kernel::State state = replay.stateAt(step);
    EXPECT_EQ(state.moveCount, step);
    EXPECT_EQ(kernel::stateHash(*rules, state),
              step == 0 ? trace.initialHash : trace.entries[step - 1].stateHash);
  }
}

struct Game {
  kernel::RulesPtr rules = testing::sample("tic-tac-toe");
  GameTrace trace = runNamedGame(rules, 1, {"random"});
};

const Divergence& expectDivergence(const Replay& replay, std::size_t step, const std::string& what) {
  EXPECT_FALSE(replay.verified());
  EXPECT_TRUE(replay.complete());
  if (!replay.divergence()) throw std::runtime_error("no divergence where one was expected: " + what);
  EXPECT_EQ(replay.divergence()->step, step);
  EXPECT_EQ(replay.divergence()->what, what);
  EXPECT_EQ(replay.stepCount(), step + 1);
  return *replay.divergence();
}

TEST(Replay, FindsAnotherStateHash) {
  Game game;
  const std::uint64_t right = game.trace.entries[2].stateHash;
  game.trace.entries[2].stateHash ^= 1U;
  const Replay replay(game.rules, game.trace);
  const Divergence& divergence = expectDivergence(replay, 2, "state hash");
  EXPECT_EQ(divergence.expectedHash, right ^ 1U);
  EXPECT_EQ(divergence.actualHash, right);
}

TEST(Replay, FindsAnotherPositionHash) {
  Game game;
  game.trace.entries[0].positionHash += 1;
  expectDivergence(Replay(game.rules, game.trace), 0, "position hash");
}

TEST(Replay, FindsAnotherStart) {
  Game game;
  game.trace.initialHash += 1;
  expectDivergence(Replay(game.rules, game.trace), 0, "initial state");
}

TEST(Replay, FindsAnIllegalMove) {
  Game game;
  game.trace.entries[1].move = game.trace.entries[0].move;
  const Replay replay(game.rules, game.trace);
  const Divergence& divergence = expectDivergence(replay, 1, "illegal move");
  ASSERT_EQ(divergence.fields.size(), 2U);
  EXPECT_EQ(divergence.fields[0], "recorded: " + game.trace.entries[1].moveText);
  EXPECT_NE(divergence.fields[1].find("now: 8 legal"), std::string::npos);
}

TEST(Replay, FindsAnotherNumberOfLegalMoves) {
  Game game;
  game.trace.entries[3].legalMoveCount = 9;
  expectDivergence(Replay(game.rules, game.trace), 3, "number of legal moves");
}

TEST(Replay, NamesTheDifferingFields) {
  Game game;
  // The trace says that the token came to where the next move puts one.
  game.trace.entries[0].deltas[0].after = game.trace.entries[1].deltas[0].after;
  const Replay replay(game.rules, game.trace);
  const Divergence& divergence = expectDivergence(replay, 0, "changes");
  ASSERT_EQ(divergence.fields.size(), 2U);
  EXPECT_EQ(divergence.fields[0].rfind("recorded: ", 0), 0U);
  EXPECT_EQ(divergence.fields[1].rfind("now: ", 0), 0U);
  EXPECT_NE(divergence.fields[0].substr(10), divergence.fields[1].substr(5));
}

TEST(Replay, SurvivesChangesOfTokensThatNeverWere) {
  Game game;
  game.trace.entries[0].deltas[0].subject = 5'000;
  const Replay replay(game.rules, game.trace);
  expectDivergence(replay, 0, "changes");
  EXPECT_TRUE(replay.trace().entries[0].deltas.empty());
}

TEST(Replay, FindsAnotherOutcome) {
  Game game;
  game.trace.outcome->seats[0] = kernel::SeatResult::Draw;
  expectDivergence(Replay(game.rules, game.trace), game.trace.entries.size(), "outcome");
}

TEST(Replay, FindsAMissingEnd) {
  Game game;
  game.trace.entries.pop_back();
  expectDivergence(Replay(game.rules, game.trace), game.trace.entries.size(), "outcome");
}

TEST(Replay, FindsPliesAfterTheEnd) {
  Game game;
  game.trace.entries.push_back(game.trace.entries.back());
  expectDivergence(Replay(game.rules, game.trace), game.trace.entries.size() - 1, "illegal move");
}

TEST(Replay, StopsWhenAsked) {
  Game game;
  std::stop_source source;
  source.request_stop();
  const Replay replay(game.rules, game.trace, source.get_token());
  EXPECT_FALSE(replay.complete());
  EXPECT_FALSE(replay.verified());
  EXPECT_EQ(replay.stepCount(), 1U);
}

TEST(Replay, OfAGameWithoutPlies) {
  Game game;
  const GameTrace trace = runNamedGame(game.rules, 1, {"random"}, {0, false});
  // Nothing recorded, yet the trace claims an end.
  expectDivergence(Replay(game.rules, trace), 0, "outcome");
}

}  // namespace
}  // namespace ludo::sim
