// SPDX-License-Identifier: Apache-2.0
// How random games of the samples go, against published figures (Ludii 1.3.10, OpenSpiel, Regular Boardgames
// and hand-written programs; for tic-tac-toe and Kuhn poker see run_batch_test.cpp). Where a turn can have
// several decisions, the published players choose among whole turns, and lengths are counted in turns.
#include <gtest/gtest.h>

#include <cmath>

#include "core/agents/registry.h"
#include "core/sim/perft.h"
#include "games.h"

namespace ludo::sim {
namespace {

using Unit = PerftOptions::Unit;

struct PublishedPlay {
  const char* sample;
  const char* agent;
  int games;
  double firstScore;  ///< wins of the first player, and half the draws; negative: not published
  Unit unit;          ///< of the length
  double meanLength;
};

void PrintTo(const PublishedPlay& published, std::ostream* out) {
  *out << published.sample;
}

/// A mean, and how far it may be off.
class PlayedSample {
 public:
  void add(double x) {
    ++m_count;
    m_sum += x;
    m_squares += x * x;
  }
  double mean() const { return m_sum / m_count; }
  double standardError() const { return std::sqrt((m_squares / m_count - mean() * mean()) / (m_count - 1)); }

 private:
  double m_count = 0;
  double m_sum = 0;
  double m_squares = 0;
};

double firstScore(const kernel::Outcome& outcome) {
  switch (outcome.seats.front()) {
    case kernel::SeatResult::Win:
      return 1;
    case kernel::SeatResult::Draw:
      return 0.5;
    case kernel::SeatResult::Loss:
      return 0;
  }
  return 0;
}

class PublishedRandomPlay : public ::testing::TestWithParam<PublishedPlay> {};

TEST_P(PublishedRandomPlay, IsThatOfTheSample) {
  const PublishedPlay& published = GetParam();
  const kernel::RulesPtr rules = testing::sample(published.sample);
  const agents::AgentPtr agent =
      std::move(*agents::makeAgent(published.agent, engine::makeReferenceProgram(rules)));
  PlayedSample scores;
  PlayedSample lengths;
  Rng rng(20'240'701);
  for (int game = 0; game < published.games; ++game) {
    kernel::State state = kernel::initialState(*rules, static_cast<std::uint64_t>(game));
    int count = 0;
    while (!state.over()) {
      const kernel::Seat player = kernel::playerToMove(state);
      const std::vector<kernel::Move> legal = kernel::legalMoves(*rules, state);
      ASSERT_FALSE(legal.empty());
      kernel::applyMove(*rules, state, legal[agents::ask(*agent, *rules, state, legal, rng)]);
      const bool turnEnds = state.over() || kernel::playerToMove(state) != player;
      count += turnEnds || published.unit == Unit::Decision ? 1 : 0;
    }
    scores.add(firstScore(*state.outcome));
    lengths.add(count);
  }
  // Five standard errors: by chance alone a test fails once in two million runs, and the seeds are fixed.
  EXPECT_NEAR(lengths.mean(), published.meanLength, 5 * lengths.standardError());
  if (published.firstScore >= 0) {
    EXPECT_NEAR(scores.mean(), published.firstScore, 5 * scores.standardError());
  }
}

INSTANTIATE_TEST_SUITE_P(
    Samples, PublishedRandomPlay,
    ::testing::Values(PublishedPlay{"connect-four", "random", 3'000, 0.5571, Unit::Turn, 21.3145},
                      PublishedPlay{"reversi", "random", 500, 0.4751, Unit::Turn, 60.4133},
                      PublishedPlay{"gomoku", "random", 200, 0.509, Unit::Turn, 109.0673},
                      PublishedPlay{"yavalath", "random", 3'000, 0.471, Unit::Turn, 19.622},
                      PublishedPlay{"breakthrough", "random", 600, 0.5093, Unit::Turn, 64.0795},
                      PublishedPlay{"hopthrough", "random", 400, 0.501, Unit::Turn, 82.0},
                      PublishedPlay{"kalah", "random", 2'000, 0.5161, Unit::Decision, 43.9785},
                      PublishedPlay{"pente", "random", 25, -1, Unit::Turn, 153.98},
                      PublishedPlay{"yavalax", "random", 25, -1, Unit::Decision, 120.4},
                      PublishedPlay{"english-draughts", "randomTurn", 250, 0.4934, Unit::Turn, 66.56},
                      PublishedPlay{"nine-mens-morris", "randomTurn", 100, 0.5218, Unit::Turn, 62.5}));

}  // namespace
}  // namespace ludo::sim
