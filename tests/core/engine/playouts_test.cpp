// SPDX-License-Identifier: Apache-2.0
// Many playouts from one position are those that one after the other would be.
#include <gtest/gtest.h>

#include "core/engine/compile.h"
#include "samples.h"

namespace ludo::engine {
namespace {

/// Playouts from the positions of a game after so many plies, of every kind of program there is.
class ManyPlayouts : public testing::TestWithParam<std::string> {
 protected:
  static void compare(const Program& program, const Position& from, const PlayoutLimits& limits) {
    for (const std::size_t games : {1, 3, 8, 61}) {
      std::vector<PlayoutEnd> together(games);
      std::vector<PlayoutEnd> oneByOne(games);
      Rng picks(games);
      Rng samePicks = picks;
      program.playouts(from, picks, limits, together);
      program.Program::playouts(from, samePicks, limits, oneByOne);
      EXPECT_EQ(picks.next(), samePicks.next());
      for (std::size_t i = 0; i < games; ++i) {
        EXPECT_EQ(together[i].plies, oneByOne[i].plies) << i << " of " << games;
        EXPECT_EQ(together[i].ended, oneByOne[i].ended) << i << " of " << games;
        EXPECT_EQ(together[i].results, oneByOne[i].results) << i << " of " << games;
      }
    }
  }
};

TEST_P(ManyPlayouts, AreTheSameOneAfterTheOther) {
  const kernel::RulesPtr rules = testing_samples::sample(GetParam());
  for (const Execution execution : {Execution::Reference, Execution::Interpreted, Execution::Native}) {
    const ProgramPtr program = compileProgram(rules, execution).program;
    const bool isSlow = execution == Execution::Reference;
    Rng rng(5);
    Position position = program->start(3);
    for (int stop = 0; stop < (isSlow ? 1 : 6); ++stop) {
      compare(*program, position, {.plies = isSlow ? std::uint64_t{12} : 400});
      program->playout(position, rng, {.plies = 3});
    }
    compare(*program, position, {.plies = 1});
    compare(*program, position, {.plies = 0});
    compare(*program, position, {.plies = 400, .turns = program->turnNumber(position) + 2});
  }
}

INSTANTIATE_TEST_SUITE_P(Samples, ManyPlayouts, testing::ValuesIn(testing_samples::sampleNames()),
                         [](const auto& parameter) {
                           std::string name = parameter.param;
                           std::erase(name, '-');
                           return name;
                         });

#ifdef LUDO_NATIVE
// The games whose code pays in lanes on processors with AVX-512; elsewhere fewer are or none.
TEST(PlayoutsInStep, AreOfGamesWithFewSetsAndTables) {
  const auto inStep = [](const char* name) {
    return compileProgram(testing_samples::sample(name)).program->playoutsInStep();
  };
  EXPECT_EQ(inStep("tic-tac-toe"), 1U) << "a table of lines for every other operation";
  EXPECT_EQ(inStep("gomoku"), 1U) << "memory reached by index";
  EXPECT_EQ(inStep("deck-builder"), 1U);
  const std::size_t reversi = inStep("reversi");
  EXPECT_TRUE(reversi == 1 || reversi == 4 || reversi == 8) << reversi;
  EXPECT_EQ(
      compileProgram(testing_samples::sample("reversi"), Execution::Interpreted).program->playoutsInStep(),
      1U);
}
#endif

}  // namespace
}  // namespace ludo::engine
