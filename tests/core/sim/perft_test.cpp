// SPDX-License-Identifier: Apache-2.0
#include "core/sim/perft.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <numeric>

#include "core/engine/compile.h"
#include "games.h"

namespace ludo::sim {
namespace {

using Unit = PerftOptions::Unit;

PerftResult count(const kernel::RulesPtr& rules, unsigned depth, Unit unit = Unit::Decision,
                  unsigned threads = 0) {
  return perft(*rules, kernel::initialState(*rules, 1), {unit, depth, threads});
}

using Counts = std::vector<std::uint64_t>;

TEST(Perft, TicTacToe) {
  const Counts published{9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872};
  const PerftResult result = count(testing::sample("tic-tac-toe"), 9);
  EXPECT_TRUE(result.complete);
  EXPECT_EQ(result.nodes, published);
  // Nobody moves twice in a row, so turns are decisions.
  EXPECT_EQ(count(testing::sample("tic-tac-toe"), 5, Unit::Turn).nodes,
            Counts(published.begin(), published.begin() + 5));
}

TEST(Perft, Hex) {
  EXPECT_EQ(count(testing::sample("hex"), 3).nodes, (Counts{121, 14520, 1727880}));
}

TEST(Perft, CodeCountsAsTheKernelDoes) {
  for (const char* name : {"tic-tac-toe", "reversi", "kalah", "nine-mens-morris", "english-draughts",
                           "foretold", "dice-race", "kuhn-poker", "deck-builder"}) {
    const auto rules = testing::sample(name);
    for (const Unit unit : {Unit::Decision, Unit::Turn}) {
      PerftOptions options{unit, 4, 2};
      const PerftResult kernel = perft(*rules, kernel::initialState(*rules, 1), options);
      int programs = 0;
      options.makeProgram = [&] {
        ++programs;
        return engine::compileProgram(rules, engine::Execution::Interpreted).program;
      };
      options.patience = -1;
      const PerftResult code = perft(*rules, kernel::initialState(*rules, 1), options);
      EXPECT_EQ(code.nodes, kernel.nodes) << name;
      EXPECT_EQ(programs, 1);
      for (std::size_t i = 0; i < kernel.divide.size(); ++i)
        EXPECT_EQ(code.divide[i].nodes, kernel.divide[i].nodes) << name << ' ' << kernel.divide[i].text;
    }
  }
}

TEST(Perft, KeepsTheLevelsThatWereCounted) {
  const auto rules = testing::sample("hex");
  std::stop_source source;
  PerftOptions options{Unit::Decision, 4, 1};
  options.report = [&](const PerftProgress& reached) {
    EXPECT_LE(reached.done, reached.total);
    if (reached.depth == 3) source.request_stop();
  };
  const PerftResult result = perft(*rules, kernel::initialState(*rules, 1), options, source.get_token());
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.nodes, (Counts{121, 14520}));
}

TEST(Perft, ThreadsChangeNothing) {
  const auto rules = testing::sample("tic-tac-toe");
  const PerftResult one = count(rules, 5, Unit::Decision, 1);
  const PerftResult three = count(rules, 5, Unit::Decision, 3);
  EXPECT_EQ(one.nodes, three.nodes);
  ASSERT_EQ(one.divide.size(), 9U);
  for (std::size_t i = 0; i < 9; ++i) EXPECT_EQ(one.divide[i].nodes, three.divide[i].nodes);
}

TEST(Perft, DivideAddsUp) {
  const PerftResult result = count(testing::sample("tic-tac-toe"), 5);
  const std::uint64_t sum =
      std::accumulate(result.divide.begin(), result.divide.end(), std::uint64_t{0},
                      [](std::uint64_t total, const PerftRoot& root) { return total + root.nodes; });
  EXPECT_EQ(sum, result.nodes.back());
}

/// Two actions a turn, each one of two letters; the game ends at the first turn's end after "b" came first.
kernel::RulesPtr letters() {
  return testing::game(testing::block(
                           R"(section: "variables"
global:
  first: { type: "int", init: 0, min: 0, max: 2 }
)") + testing::block(R"(section: "turn"
phases:
  - id: "main"
    actions: 2
)") + testing::block(R"(section: "actions"
items:
  - id: "write"
    actor: "active"
    phase: "main"
    params:
      - name: "$letter"
        domain: { query: "intsInRange", min: 1, max: 2 }
    effects:
      - setVar: { scope: "global", var: "first", value: "$letter" }
)") + testing::block(R"(section: "end"
items:
  - { id: "two", when: { op: "==", left: { ref: "gvar", var: "first" }, right: 2 }, result: { type: "draw" } }
)"));
}

TEST(Perft, ATurnIsAllDecisionsOfAPlayer) {
  // 2 ends the game at once, so only 1 goes on: each level adds two sequences.
  EXPECT_EQ(count(letters(), 4).nodes, (Counts{2, 2, 2, 2}));
  // A whole turn is "2", "1 2" or "1 1"; only after "1 1" there is another.
  EXPECT_EQ(count(letters(), 3, Unit::Turn).nodes, (Counts{3, 3, 3}));
}

TEST(Perft, DepthZeroIsEmpty) {
  EXPECT_TRUE(count(letters(), 0).nodes.empty());
}

TEST(Perft, AFinishedGameHasNoSuccessors) {
  const auto rules = testing::game(testing::block(R"(section: "variables"
global:
  n: { type: "int", init: 0, min: 0, max: 9 }
)") + testing::plainTurn() + testing::block(R"(section: "actions"
items:
  - id: "add"
    actor: "active"
    phase: "main"
    params:
      - name: "$k"
        domain: { query: "intsInRange", min: 1, max: 2 }
    effects:
      - addVar: { scope: "global", var: "n", delta: "$k" }
)") + testing::block(R"(section: "end"
items:
  - { id: "full", when: { op: ">=", left: { ref: "gvar", var: "n" }, right: 3 }, result: { type: "draw" } }
)"));
  // 1 and 2; then 11, 12, 21, 22, of which only 11 goes on.
  EXPECT_EQ(count(rules, 5).nodes, (Counts{2, 4, 2, 0, 0}));
}

TEST(Perft, StopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  const auto rules = testing::sample("hex");
  EXPECT_FALSE(
      perft(*rules, kernel::initialState(*rules, 1), {Unit::Decision, 9, 2}, source.get_token()).complete);
}

TEST(Perft, GivesUpOnATurnWithoutEnd) {
  const auto rules = testing::game(testing::block(R"(section: "variables"
global:
  n: { type: "int", init: 0, min: 0, max: 10 }
)") + testing::block(R"(section: "turn"
phases:
  - id: "main"
    actions: 1000000
)") + testing::block(R"(section: "actions"
items:
  - id: "wait"
    actor: "active"
    phase: "main"
    effects:
      - setVar: { scope: "global", var: "n", value: 1 }
)") + testing::block(R"(section: "end"
items:
  - { id: "never", when: { op: "==", left: { ref: "gvar", var: "n" }, right: 9 }, result: { type: "draw" } }
)"));
  const PerftResult result = count(rules, 1, Unit::Turn);
  EXPECT_TRUE(result.turnTooLong);
  EXPECT_FALSE(result.complete);
}

}  // namespace
}  // namespace ludo::sim
