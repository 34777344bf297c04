// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>

#include "core/engine/compile.h"
#include "matches.h"

namespace ludo::agents::testing {
namespace {

using kernel::Move;
using kernel::State;

/// A game after some moves, with what an agent thinks of those that are legal then.
struct Asked {
  engine::ProgramPtr program;
  State state;
  std::vector<Move> legal;
  Thoughts thoughts;
  std::size_t chosen = 0;

  Asked(const std::string& game, const std::string& text, const std::vector<std::string>& moves)
      : program(engine::compileProgram(sample(game), engine::Execution::Interpreted).program),
        state(kernel::initialState(program->rules(), 1)) {
    const kernel::Rules& rules = program->rules();
    for (const std::string& move : moves) {
      legal = kernel::legalMoves(rules, state);
      const auto meant = std::ranges::find_if(
          legal, [&](const Move& m) { return kernel::moveText(rules, state, m) == move; });
      EXPECT_NE(meant, legal.end()) << move;
      kernel::applyMove(rules, state, Move(*meant));
    }
    legal = kernel::legalMoves(rules, state);
    Rng rng(7);
    chosen = ask(*agent(text, program), rules, state, legal, rng, {}, &thoughts);
  }

  std::string text(std::size_t move) const {
    return kernel::moveText(program->rules(), state, legal.at(move));
  }
  std::uint64_t visits() const {
    std::uint64_t sum = 0;
    for (const Thought& thought : thoughts) sum += thought.visits;
    return sum;
  }
};

TEST(Thoughts, OfUctAreAboutTheChosenMoveFirst) {
  // Two in a row: the third wins.
  const Asked asked("tic-tac-toe", "uct:iterations=500",
                    {"mark(cell_0_0)", "mark(cell_2_0)", "mark(cell_0_1)", "mark(cell_2_1)"});
  ASSERT_FALSE(asked.thoughts.empty());
  EXPECT_EQ(asked.thoughts.front().move, asked.chosen);
  EXPECT_EQ(asked.text(asked.chosen), "mark(cell_0_2)");
  EXPECT_TRUE(asked.thoughts.front().isCertain);
  EXPECT_EQ(asked.thoughts.front().value, 1);
  EXPECT_TRUE(asked.thoughts.front().line.empty());  // the game is over
}

TEST(Thoughts, OfUctGoOnWithMovesThatCanBeMade) {
  for (const char* game : {"reversi", "breakthrough", "kalah"}) {
    const Asked asked(game, "uct:iterations=3000", {});
    ASSERT_GE(asked.thoughts.size(), 3U) << game;
    EXPECT_GE(asked.thoughts.front().line.size(), 2U) << game;
    for (std::size_t i = 0; i < asked.thoughts.size(); ++i) {
      const Thought& thought = asked.thoughts[i];
      EXPECT_TRUE(thought.value >= 0 && thought.value <= 1);
      EXPECT_TRUE(i < 2 || thought.visits <= asked.thoughts[i - 1].visits);
      State state = asked.state;
      kernel::applyMove(asked.program->rules(), state, asked.legal[thought.move]);
      for (const Move& move : thought.line) {
        ASSERT_TRUE(kernel::isLegal(asked.program->rules(), state, move)) << game;
        kernel::applyMove(asked.program->rules(), state, move);
      }
      EXPECT_TRUE(i < 3 || thought.line.empty());
    }
  }
}

TEST(Thoughts, OfOthersCountTheirGames) {
  const Asked flat("tic-tac-toe", "flat:iterations=90", {});
  EXPECT_EQ(flat.visits(), 90U);
  EXPECT_EQ(flat.thoughts.size(), 9U);
  EXPECT_EQ(flat.thoughts.front().move, flat.chosen);
  const Asked hidden("kuhn-poker", "uct:iterations=400,playouts=1", {});
  EXPECT_EQ(hidden.visits(), 400U);
  EXPECT_EQ(hidden.thoughts.front().move, hidden.chosen);
  // Nobody can know what follows.
  for (const Thought& thought : hidden.thoughts) EXPECT_TRUE(thought.line.empty());
  // Who plays no games in thought has nothing to tell.
  EXPECT_TRUE(Asked("tic-tac-toe", "random", {}).thoughts.empty());
  EXPECT_TRUE(Asked("tic-tac-toe", "greedy", {}).thoughts.empty());
}

}  // namespace
}  // namespace ludo::agents::testing
