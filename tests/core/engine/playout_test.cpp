// SPDX-License-Identifier: Apache-2.0
// Playouts play legal games, each legal move with the same chance.
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "core/engine/compile.h"
#include "core/kernel/kernel.h"
#include "game_text.h"
#include "samples.h"

namespace ludo::engine {
namespace {

class Playouts : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Samples, Playouts,
                         testing::Values("tic-tac-toe", "connect-four", "reversi", "breakthrough", "yavalath",
                                         "english-draughts", "nine-mens-morris", "hopthrough", "yavalax",
                                         "dai-hasami-shogi", "pente", "hex", "gomoku"));

// One ply at a time: the moves that a playout can make are the legal ones, and chi-square finds no
// favourites.
TEST_P(Playouts, PickEachLegalMoveEquallyOften) {
  const ProgramPtr program =
      compileProgram(testing_samples::sample(GetParam()), Execution::Interpreted).program;
  Rng rng(7);
  Position position = program->start(1);
  std::vector<Move> moves;
  for (int depth = 0; depth < 30; ++depth) {
    program->legalMoves(position, moves);
    if (moves.empty()) break;
    std::map<std::uint64_t, int> expected;
    for (const Move& move : moves) {
      Position after = position;
      program->apply(after, move);
      ++expected[program->positionHash(after)];
    }
    const int tries = 200 * static_cast<int>(moves.size());
    std::map<std::uint64_t, int> actual;
    for (int i = 0; depth % 10 == 3 && i < tries; ++i) {
      Position after = position;
      const std::uint64_t plies = program->playout(after, rng, {.plies = 1}).plies;
      // The choices within an action are made with it.
      if (plies > 1 && std::string(GetParam()) == "nine-mens-morris") return;
      ASSERT_EQ(plies, 1U);
      ++actual[program->positionHash(after)];
    }
    double chiSquare = 0;
    for (const auto& [hash, times] : actual) {
      ASSERT_TRUE(expected.contains(hash)) << "a move that is not legal, at depth " << depth;
      const double wanted = 200.0 * expected[hash];
      chiSquare += (times - wanted) * (times - wanted) / wanted;
    }
    const auto degrees = static_cast<double>(expected.size()) - 1;
    EXPECT_LT(chiSquare, degrees + 5 * std::sqrt(2 * degrees) + 10) << "at depth " << depth;
    program->apply(position, moves[rng.below(moves.size())]);
  }
}

TEST_P(Playouts, EndAsGamesOfTheKernelDo) {
  const kernel::RulesPtr rules = testing_samples::sample(GetParam());
  const ProgramPtr program = compileProgram(rules, Execution::Interpreted).program;
  Rng rng(11);
  for (int game = 0; game < 20; ++game) {
    Position position = program->start(static_cast<std::uint64_t>(game));
    const Playout playout = program->playout(position, rng, {.plies = 100'000});
    ASSERT_TRUE(playout.ended);
    const kernel::State state = program->unpack(position);
    EXPECT_TRUE(state.over());
    EXPECT_EQ(playout.plies, state.moveCount);
    EXPECT_TRUE(kernel::legalMoves(*rules, state).empty());
    EXPECT_EQ(state.outcome->seats.size(), static_cast<std::size_t>(rules->seats()));
  }
}

/// Where the same picks have led after so many plies; nothing where a move has several, and goes on behind
/// them.
std::optional<Position> after(const Program& program, Position position, Rng picks, std::uint64_t plies) {
  if (plies > 0 && program.playout(position, picks, {.plies = plies}).plies != plies) return std::nullopt;
  return position;
}

/// Whether some legal move leads from one position to the other, and to the same end if that is one.
testing::AssertionResult isOneMove(const Program& program, const Position& from, const Position& to) {
  std::vector<Move> moves;
  program.legalMoves(from, moves);
  for (const Move& move : moves) {
    Position position = from;
    program.apply(position, move);
    if (program.positionHash(position) != program.positionHash(to)) continue;
    if (program.over(position) != program.over(to)) return testing::AssertionFailure() << "one is over";
    for (kernel::Seat seat = 0; program.over(to) && seat < program.rules().seats(); ++seat) {
      if (program.result(position, seat) != program.result(to, seat))
        return testing::AssertionFailure() << "the results differ";
    }
    return testing::AssertionSuccess();
  }
  return testing::AssertionFailure() << "no legal move leads there";
}

// A playout works out less anew with each ply than a move does: what it keeps must come to the same.
TEST_P(Playouts, AreLegalMovesOneAfterTheOther) {
  const ProgramPtr program =
      compileProgram(testing_samples::sample(GetParam()), Execution::Interpreted).program;
  Rng rng(17);
  for (int game = 0; game < 4; ++game) {
    // Every other one from the middle of a game.
    Position start = program->start(1);
    if (game % 2 == 1) program->playout(start, rng, {.plies = 20});
    Position end = start;
    Rng picks = rng;
    const std::uint64_t plies = program->playout(end, picks, {}).plies;
    for (std::uint64_t ply : {plies - 1, plies - 2, plies / 2, plies / 3, std::uint64_t{0}}) {
      if (ply >= plies) continue;
      const std::optional<Position> before = after(*program, start, rng, ply);
      const std::optional<Position> next = after(*program, start, rng, ply + 1);
      if (!before || !next) continue;
      EXPECT_TRUE(isOneMove(*program, *before, *next)) << ply << " of " << plies;
    }
    rng = picks;
  }
}

// Where zones only fill, a playout keeps a list of those without a token from ply to ply.
class FillingPlayouts : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Samples, FillingPlayouts, testing::Values("hex", "gomoku", "yavalax"));

TEST_P(FillingPlayouts, FillAZoneWithEachPly) {
  const ProgramPtr program =
      compileProgram(testing_samples::sample(GetParam()), Execution::Interpreted).program;
  Rng rng(5);
  for (int game = 0; game < 20; ++game) {
    Position position = program->start(1);
    std::uint64_t plies = 0;
    // Now and then from where another playout has stopped.
    for (bool ended = false; !ended;) {
      const Playout playout = program->playout(position, rng, {.plies = 40});
      plies += playout.plies;
      ended = playout.ended;
      ASSERT_EQ(program->unpack(position).tokens.size(), plies);
    }
  }
}

TEST_P(FillingPlayouts, FillEachZoneEquallyOften) {
  const ProgramPtr program =
      compileProgram(testing_samples::sample(GetParam()), Execution::Interpreted).program;
  constexpr int games = 4000;
  constexpr int plies = 8;
  Rng rng(13);
  std::map<std::uint32_t, int> times;
  for (int game = 0; game < games; ++game) {
    Position position = program->start(1);
    ASSERT_EQ(program->playout(position, rng, {.plies = plies}).plies, static_cast<std::uint64_t>(plies));
    for (const kernel::Token& token : program->unpack(position).tokens) ++times[token.zone.index];
  }
  const std::size_t zones = program->rules().zones().size();
  ASSERT_EQ(times.size(), zones);
  const double wanted = static_cast<double>(games * plies) / static_cast<double>(zones);
  double chiSquare = 0;
  for (const auto& [zone, count] : times) chiSquare += (count - wanted) * (count - wanted) / wanted;
  const auto degrees = static_cast<double>(zones) - 1;
  EXPECT_LT(chiSquare, degrees + 5 * std::sqrt(2 * degrees) + 10);
}

// On a small board empty zones are only counted down; two actions fill them, one of them not always, and a
// third leaves them.
TEST(Playout, KnowsHowManyZonesAreEmpty) {
  testing_games::expectPlayedAsByTheKernel(R"y(```yaml
section: "metadata"
id: "fill"
name: "Fill"
players: { min: 2, max: 2 }
maxTurns: 40
```
```yaml
section: "boards"
items:
  - { id: "cell", capacity: 1, shape: { grid: { rows: 3, cols: 3 } } }
```
```yaml
section: "tokenTypes"
items: [{ id: "stone" }, { id: "tree" }]
```
```yaml
section: "variables"
perPlayer:
  money: { init: 2, min: 0, max: 9 }
```
```yaml
section: "setup"
items:
  - place: { type: "stone", zone: "cell_2_2", owner: "0" }
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "stone"
    phase: "main"
    params: [{ name: "$at", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }]
    effects: [{ place: { type: "stone", zone: "$at" } }]
  - id: "tree"
    phase: "main"
    params: [{ name: "$at", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }]
    cost: [{ addVar: { scope: "pvar", var: "money", delta: -1 } }]
    effects: [{ place: { type: "tree", zone: "$at" } }]
  - id: "work"
    phase: "main"
    effects: [{ addVar: { scope: "pvar", var: "money", delta: 1 } }]
```
```yaml
section: "end"
items:
  - id: "full"
    when: { op: "==", left: { aggregate: { op: "count", query: { query: "tokens" } } }, right: 9 }
    result: { type: "draw" }
```
)y");
}

TEST(Playout, StopsAtItsLimits) {
  const ProgramPtr program =
      compileProgram(testing_samples::sample("reversi"), Execution::Interpreted).program;
  Rng rng(3);
  Position position = program->start(1);
  EXPECT_EQ(program->playout(position, rng, {.plies = 7}).plies, 7U);
  EXPECT_FALSE(program->over(position));
  EXPECT_EQ(program->unpack(position).turnNumber, 8U);
  Position other = program->start(1);
  EXPECT_EQ(program->playout(other, rng, {.turns = 5}).plies, 5U);
}

}  // namespace
}  // namespace ludo::engine
