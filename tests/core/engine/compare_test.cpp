// SPDX-License-Identifier: Apache-2.0
// Comparing tells where a program lies and in what, and says nothing of one that does not.
#include "core/engine/compare.h"

#include <gtest/gtest.h>

#include <array>
#include <optional>

#include "core/engine/compile.h"
#include "core/kernel/kernel.h"
#include "game_text.h"
#include "lying_programs.h"
#include "samples.h"

namespace ludo::engine {
namespace {

/// A random game as the kernel plays it.
std::vector<kernel::Move> play(const kernel::Rules& rules, std::uint64_t seed) {
  kernel::State state = kernel::initialState(rules, seed);
  Rng random(seed);
  std::vector<kernel::Move> moves;
  for (std::vector<kernel::Move> legal = kernel::legalMoves(rules, state); !legal.empty();
       legal = kernel::legalMoves(rules, state)) {
    moves.push_back(legal[random.below(legal.size())]);
    kernel::applyMove(rules, state, moves.back());
  }
  return moves;
}

TEST(Compare, FindsTheKernelEqualToItself) {
  const kernel::RulesPtr rules = testing_samples::sample("dice-race");
  const ProgramPtr kernel = makeReferenceProgram(rules);
  const std::vector<kernel::Move> moves = play(*rules, 3);
  const Comparison compared = comparePlay(*kernel, 3, moves);
  EXPECT_FALSE(compared.divergence);
  EXPECT_EQ(compared.plies, moves.size());
  EXPECT_FALSE(compareGame(*kernel, 3, 200).divergence);
}

TEST(Compare, TellsAtWhichPlyAFieldDiffers) {
  const kernel::RulesPtr rules = testing_samples::sample("kuhn-poker");
  const AddsToAVariable liar(rules, 2);
  const std::vector<kernel::Move> moves = play(*rules, 1);
  ASSERT_GE(moves.size(), 2U);
  const Comparison compared = comparePlay(liar, 1, moves);
  ASSERT_TRUE(compared.divergence);
  EXPECT_EQ(compared.divergence->moves, std::vector<kernel::Move>(moves.begin(), moves.begin() + 2));
  const std::string& name = rules->def().variables.front().id.name;
  EXPECT_NE(compared.divergence->what.find("state\n  " + name), std::string::npos)
      << compared.divergence->what;
}

// A stone that was captured costs the kernel steps and a program nothing, so they stop in different turns.
TEST(Compare, LooksOnlyAtThatWhereStepsRunOut) {
  testing_games::expectPlayedAsByTheKernel(R"y(```yaml
section: "metadata"
id: "stuck"
players: { min: 2, max: 2 }
```
```yaml
section: "zones"
items:
  - { id: "near", directions: [{ direction: "e", to: "far" }] }
  - { id: "far", directions: [{ direction: "n", to: "off" }] }
  - { id: "off" }
```
```yaml
section: "regions"
items:
  - { id: "full", zones: ["near", "far"] }
```
```yaml
section: "tokenTypes"
items:
  - { id: "man" }
```
```yaml
section: "setup"
items:
  - forEach:
      bind: "$c"
      over: { query: "zones", in: "full" }
      effects: [{ place: { type: "man", zone: "$c" } }]
```
```yaml
section: "turn"
phases:
  - { id: "main", pass: "skip" }
```
```yaml
section: "actions"
items:
  - id: "go"
    phase: "main"
    params:
      - { name: "$from", domain: { query: "zones", where: { is: "own", zone: "$zone" } } }
      - { name: "$to", domain: { query: "ray", from: "$from" } }
    effects:
      - capture: { what: { query: "tokensInZone", zone: "last()" } }
      - moveToken: { token: "top($from)", to: "$to" }
  - id: "refused"
    phase: "main"
    params: [{ name: "$n", domain: { query: "intsInRange", min: 1, max: 300 } }]
    post: { op: ">", left: "$n", right: 300 }
```
```yaml
section: "end"
items:
  - { id: "never", when: { op: "<", left: { ref: "turnNumber" }, right: 0 }, result: { type: "draw" } }
```
)y");
}

TEST(Compare, TellsMovesThatOnlyOneSideHas) {
  const NeverPasses liar(testing_samples::sample("spice-mills"));
  std::string told;
  for (std::uint64_t seed = 1; seed <= 20 && told.empty(); ++seed) {
    if (const Comparison compared = compareGame(liar, seed, 200); compared.divergence)
      told = compared.divergence->what;
  }
  EXPECT_NE(told.find("legal moves: kernel "), std::string::npos) << told;
  EXPECT_NE(told.find("pass / none"), std::string::npos) << told;
}

TEST(Compare, TellsPlayoutsThatBreakTheRules) {
  const PlaysOutIntoNowhere liar(testing_samples::sample("tic-tac-toe"));
  std::string told;
  for (std::uint64_t seed = 1; seed <= 40 && told.empty(); ++seed) {
    if (const Comparison compared = compareGame(liar, seed, 200); compared.divergence)
      told = compared.divergence->what;
  }
  EXPECT_EQ(told, "a playout goes where no legal move leads");
}

TEST(Compare, TellsWhichOfSeveralProgramsLies) {
  const ProgramPtr truth =
      compileProgram(testing_samples::sample("spice-mills"), Execution::Interpreted).program;
  const NeverPasses liar(truth);
  const std::array<const Program*, 3> programs = {truth.get(), truth.get(), &liar};
  std::optional<Divergence> told;
  for (std::uint64_t seed = 1; seed <= 20 && !told; ++seed)
    told = compareGame(programs, seed, 200).divergence;
  ASSERT_TRUE(told);
  EXPECT_EQ(told->program, 2U);
  EXPECT_NE(told->what.find("pass / none"), std::string::npos) << told->what;
}

TEST(Compare, PlaysOneGameWithSeveralPrograms) {
  const kernel::RulesPtr rules = testing_samples::sample("dice-race");
  const ProgramPtr kernel = makeReferenceProgram(rules);
  const ProgramPtr lowered = compileProgram(rules, Execution::Interpreted).program;
  const std::array<const Program*, 2> programs = {lowered.get(), kernel.get()};
  const Comparison alone = compareGame(*lowered, 3, 200);
  const Comparison together = compareGame(programs, 3, 200);
  EXPECT_FALSE(together.divergence);
  EXPECT_EQ(together.plies, alone.plies);
  EXPECT_EQ(alone.withKernel, 0U);
  EXPECT_EQ(together.withKernel, together.plies);  // of the second
}

TEST(Compare, FollowsPlayouts) {
  const kernel::RulesPtr rules = testing_samples::sample("tic-tac-toe");
  const Comparison compared = comparePlayout(*makeReferenceProgram(rules), 1, 200);
  EXPECT_FALSE(compared.divergence);
  EXPECT_GE(compared.plies, 5U);
  EXPECT_LE(compared.plies, 9U);
  const Comparison lied = comparePlayout(PlaysOutIntoNowhere(rules), 1, 200);
  ASSERT_TRUE(lied.divergence);
  EXPECT_EQ(lied.divergence->what, "a playout goes where no legal move leads after 0 plies");
}

}  // namespace
}  // namespace ludo::engine
