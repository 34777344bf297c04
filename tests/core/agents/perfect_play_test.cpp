// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "hand_written/hand_written.h"
#include "matches.h"
#include "oracle.h"

namespace ludo::agents::testing {
namespace {

/// Plays tic-tac-toe without a mistake: any of the moves that keep what the position is worth.
class PerfectAgent final : public Agent {
 public:
  explicit PerfectAgent(const kernel::Rules& rules) : m_oracle(rules) {}
  std::size_t chooseMove(const Decision& decision) override {
    const kernel::State& state = decision.observation.state();
    const int worth = m_oracle.worth(state);
    std::vector<std::size_t> good;
    for (std::size_t move = 0; move < decision.legalMoves.size(); ++move) {
      if (m_oracle.after(state, decision.legalMoves[move]) == worth) good.push_back(move);
    }
    return good.at(decision.rng.below(good.size()));
  }

 private:
  Oracle m_oracle;
};

struct Score {
  int won = 0;
  int lost = 0;
};

/// Of the first, in 300 games with the seats changed each game.
Score score(const engine::Program& program, Agent& first, Agent& second) {
  Score result;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const bool begins = seed % 2 == 0;
    const std::vector<Agent*> players =
        begins ? std::vector<Agent*>{&first, &second} : std::vector<Agent*>{&second, &first};
    const int points = playGame(program, players, seed)[begins ? 0 : 1];
    result.won += points == 2 ? 1 : 0;
    result.lost += points == 0 ? 1 : 0;
  }
  return result;
}

class TicTacToe : public ::testing::Test {
 protected:
  engine::ProgramPtr program = ludo::testing::handWrittenTicTacToe(sample("tic-tac-toe"));
  AgentPtr uct = agent("uct:iterations=500", program);
};

TEST_F(TicTacToe, UctNeverLosesToRandom) {
  const Score against = score(*program, *uct, *makeRandomAgent());
  EXPECT_EQ(against.lost, 0);
  EXPECT_GT(against.won, 240);
}

TEST_F(TicTacToe, UctNeverLosesToGreedy) {
  const Score against = score(*program, *uct, *makeGreedyAgent());
  EXPECT_EQ(against.lost, 0);
  EXPECT_GT(against.won, 240);
}

TEST_F(TicTacToe, UctDrawsEveryGameAgainstPerfectPlay) {
  PerfectAgent perfect(program->rules());
  const Score against = score(*program, *uct, perfect);
  EXPECT_EQ(against.lost, 0);
  EXPECT_EQ(against.won, 0);
}

TEST_F(TicTacToe, OthersDoLoseToPerfectPlay) {
  PerfectAgent perfect(program->rules());
  EXPECT_GT(score(*program, *makeGreedyAgent(), perfect).lost, 30);
  EXPECT_GT(score(*program, *agent("flat:iterations=50", program), perfect).lost, 0);
}

}  // namespace
}  // namespace ludo::agents::testing
