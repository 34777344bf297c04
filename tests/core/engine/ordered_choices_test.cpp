// SPDX-License-Identifier: Apache-2.0
// Choices whose options come in an order of their own wait in the position like others.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::rulesOf;

/// After each stone one of the options is picked and taken away.
std::string game(const std::string& options) {
  const std::string effects = R"y(      - chooseOne: { bind: "$gone", options: OPTIONS }
      - capture: { what: { query: "filter", of: { query: "zones", in: "cell" }, bind: "$z", where: { op: "==", left: "$z", right: "$gone" } } }
)y";
  return testing_games::gameOfStones(5, 25, testing_games::filledIn(effects, {{"OPTIONS", options}}));
}

/// How many decisions of a game stand in the program's own positions, and how many with the kernel.
std::pair<int, int> decisions(const std::string& text) {
  const Compilation made = compileProgram(rulesOf(text), Execution::Interpreted);
  int own = 0;
  int kernels = 0;
  Position position = made.program->start(1);
  Rng picks(1);
  while (const std::size_t moves = made.program->countMoves(position)) {
    (position.words() == 0 ? kernels : own) += 1;
    made.program->applyNth(position, picks.below(moves));
  }
  return {own, kernels};
}

TEST(OrderedChoices, WaitInThePosition) {
  const std::string beside =
      R"({ query: "adjacentZones", zone: "$c", where: { is: "occupied", zone: "$zone" } })";
  const std::string joined =
      R"({ query: "union", of: [{ query: "zones", in: "row_4" }, { query: "zones", in: "row_0" }] })";
  const std::string along = R"({ query: "ray", from: "$c", through: true })";
  for (const std::string& options : {beside, joined, along}) {
    const std::string text = game(options);
    const auto [own, kernels] = decisions(text);
    EXPECT_GT(own, 30) << options;
    EXPECT_EQ(kernels, 0) << options;
    expectPlayedAsByTheKernel(text);
  }
}

}  // namespace
}  // namespace ludo::engine
