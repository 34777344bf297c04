// SPDX-License-Identifier: Apache-2.0
// Random play of the limit programs is the kernel's: how long games are, and how they end.
#include <gtest/gtest.h>

#include <cmath>

#include "core/bench/limit_game.h"
#include "core/bench/limits/tables.h"
#include "core/engine/program.h"
#include "sample.h"

namespace ludo::bench {
namespace {

struct Comparison {
  const char* sample;
  std::uint64_t kernelGames;
  std::uint64_t limitGames;
};

void PrintTo(const Comparison& comparison, std::ostream* out) {
  *out << comparison.sample;
}

/// What LimitResult counts, and how much the lengths of games differ.
struct KernelResult {
  LimitResult total;
  double pliesDeviation = 0;
};

KernelResult playKernel(const kernel::RulesPtr& rules, std::uint64_t games) {
  const engine::ProgramPtr program = engine::makeReferenceProgram(rules);
  const engine::PlayoutLimits limits{
      UINT64_MAX, static_cast<std::uint64_t>(rules->number(rules->def().metadata.maxTurns))};
  KernelResult result;
  result.total.games = games;
  Rng picks(20'250'101);
  double squares = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    engine::Position position = program->start(game);
    const engine::Playout playout = program->playout(position, picks, limits);
    result.total.plies += playout.plies;
    squares += static_cast<double>(playout.plies) * static_cast<double>(playout.plies);
    if (!playout.ended) {
      ++result.total.capped;
      continue;
    }
    std::uint64_t winners = 0;
    for (kernel::Seat seat = 0; seat < 2; ++seat) {
      if (program->result(position, seat) != kernel::SeatResult::Win) continue;
      ++result.total.wins[static_cast<std::size_t>(seat)];
      ++winners;
    }
    result.total.draws += winners == 0 ? 1 : 0;
  }
  const double n = static_cast<double>(games);
  const double mean = static_cast<double>(result.total.plies) / n;
  result.pliesDeviation = std::sqrt(squares / n - mean * mean);
  return result;
}

double share(std::uint64_t count, std::uint64_t games) {
  return static_cast<double>(count) / static_cast<double>(games);
}

class LimitPlay : public ::testing::TestWithParam<Comparison> {
 protected:
  static void expectSame(const LimitResult& limit, const KernelResult& kernel) {
    ASSERT_EQ(limit.wins[0] + limit.wins[1] + limit.draws + limit.capped, limit.games);
    // Five standard errors of the difference: by chance alone one test in two million fails, and the seeds
    // are fixed.
    const double spread = std::sqrt(share(1, limit.games) + share(1, kernel.total.games));
    EXPECT_NEAR(share(limit.plies, limit.games), share(kernel.total.plies, kernel.total.games),
                5 * spread * kernel.pliesDeviation);
    const auto compare = [&](const char* what, std::uint64_t ours, std::uint64_t theirs) {
      const double all = share(ours + theirs, limit.games + kernel.total.games);
      EXPECT_NEAR(share(ours, limit.games), share(theirs, kernel.total.games),
                  5 * spread * std::sqrt(all * (1 - all)))
          << what;
    };
    compare("first player wins", limit.wins[0], kernel.total.wins[0]);
    compare("second player wins", limit.wins[1], kernel.total.wins[1]);
    compare("draw", limit.draws, kernel.total.draws);
    compare("capped", limit.capped, kernel.total.capped);
  }
};

TEST_P(LimitPlay, IsThatOfTheKernel) {
  const Comparison& comparison = GetParam();
  const LimitGame* game = limitGame(comparison.sample);
  ASSERT_NE(game, nullptr);
  Rng rng(1);
  expectSame(game->play(comparison.limitGames, rng),
             playKernel(testing::sampleWithId(comparison.sample), comparison.kernelGames));
}

INSTANTIATE_TEST_SUITE_P(
    Games, LimitPlay,
    ::testing::Values(Comparison{"tic-tac-toe", 20'000, 200'000}, Comparison{"connect-four", 4'000, 100'000},
                      Comparison{"hex-11", 300, 20'000}, Comparison{"reversi", 300, 20'000},
                      Comparison{"gomoku", 200, 20'000}, Comparison{"yavalath", 4'000, 100'000},
                      Comparison{"breakthrough", 500, 20'000}, Comparison{"english-draughts", 300, 20'000},
                      Comparison{"nine-mens-morris", 250, 20'000}, Comparison{"kalah", 3'000, 50'000},
                      Comparison{"pente", 100, 10'000}, Comparison{"yavalax", 25, 10'000},
                      Comparison{"dai-hasami-shogi", 40, 2'000}, Comparison{"hopthrough", 500, 20'000}));

// A program without the processor's special instructions plays the very same games.
TEST(LimitPlay, IsTheSameOnAnyProcessor) {
  for (std::size_t i = 0; i < limitGames().size(); ++i) {
    const LimitGame& here = limitGames()[i];
    const LimitGame& anywhere = anyProcessor::games()[i];
    ASSERT_EQ(here.sample, anywhere.sample);
    Rng first(7);
    Rng second(7);
    const LimitResult ours = here.play(500, first);
    const LimitResult theirs = anywhere.play(500, second);
    EXPECT_EQ(ours.plies, theirs.plies) << here.sample;
    EXPECT_EQ(ours.wins, theirs.wins) << here.sample;
    EXPECT_EQ(ours.draws, theirs.draws) << here.sample;
  }
}

}  // namespace
}  // namespace ludo::bench
