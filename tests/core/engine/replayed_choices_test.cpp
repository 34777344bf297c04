// SPDX-License-Identifier: Apache-2.0
// Choices that wait where a position cannot hold what is under way: the move is played once more with each
// answer, and no game goes to the kernel for it.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "core/kernel/kernel.h"
#include "core/sim/recorded_play.h"
#include "game_text.h"
#include "told_games.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;
using testing_games::rulesOf;

/// Cards lie on a table, some are drawn and some put back. `EFFECTS` is what drawing does, `MORE` blocks.
std::string cards(const std::string& effects, const std::string& more = "") {
  const std::string text = R"y(```yaml
section: "metadata"
id: "cards"
players: { min: 2, max: 3 }
```
```yaml
section: "zones"
items:
  - { id: "deck", ordering: "stack" }
  - { id: "table" }
  - { id: "hand", owner: "player" }
```
```yaml
section: "tokenTypes"
items:
  - { id: "red", props: { rank: 1 } }
  - { id: "blue", props: { rank: 2 } }
```
```yaml
section: "variables"
global:
  sum: { init: 0, min: 0, max: 999 }
```
```yaml
section: "setup"
items:
  - createToken: { type: "red", zone: "deck", count: 9 }
  - createToken: { type: "blue", zone: "deck", count: 8 }
  - createToken: { type: "blue", zone: "table", count: 3 }
  - createToken: { type: "red", zone: "table", count: 2 }
```
```yaml
section: "turn"
phases: [{ id: "main", pass: "allowed"TURN }]
```
```yaml
section: "actions"
items:
  - id: "draw"
    phase: "main"
    params: [{ name: "$card", domain: { query: "tokensInZone", zone: "table" } }]
    effects:
      - moveToken: { token: "$card", to: "hand:actor" }
EFFECTS      - addVar: { scope: "global", var: "sum", delta: 1 }
```
```yaml
section: "end"
items:
  - { id: "long", when: { op: ">", left: { ref: "turnNumber" }, right: 12 }, result: { type: "draw" } }
```
)y";
  return filledIn(text, {{"EFFECTS", effects}, {"TURN", more}});
}

/// `most`: decisions that the kernel may take part in, of each game.
void expectNoKernel(const std::string& text, std::uint64_t most = 0) {
  expectPlayedAsByTheKernel(text);
  const kernel::RulesPtr rules = rulesOf(text);
  const Compilation made = compileProgram(rules, Execution::Interpreted);
  ASSERT_NE(made.execution, Execution::Reference) << made.reason;
  std::uint64_t plies = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Comparison compared = compareGame(*made.program, seed, 80);
    EXPECT_FALSE(compared.divergence) << compared.divergence->what;
    EXPECT_LE(compared.withKernel, most);
    plies += compared.plies;
  }
  EXPECT_GT(plies, 80U);
}

/// Reports take the games from code, too, and each of them is what the kernel says.
void expectTold(const std::string& text) {
  const kernel::RulesPtr rules = rulesOf(text);
  const Compilation made = compileRecording(rules, Execution::Interpreted);
  ASSERT_NE(made.program->recorder(), nullptr);
  sim::RecordedPlay play(made.program);
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const std::optional<sim::GameSummary> told = play.play(seed, ludo::testing_games::toldTurns, {});
    ASSERT_TRUE(told) << "seed " << seed;
    const sim::GameSummary byKernel = ludo::testing_games::toldByKernel(rules, seed);
    EXPECT_EQ(told->plies, byKernel.plies);
    EXPECT_TRUE(*told == byKernel) << "seed " << seed;
  }
}

const std::string several =
    R"y(      - chooseN: { bind: "$some", options: { query: "tokensInZone", zone: "table" }, n: 2, min: 1 }
      - forEach: { bind: "$each", over: { query: "binding", name: "$some" }, effects: [{ moveToken: { token: "$each", to: "hand:actor" } }, { moveToken: { token: "top(deck)", to: "table" } }] }
)y";
const std::string inLoop =
    R"y(      - repeat: { times: 2, effects: [{ chooseOne: { bind: "$one", options: { query: "tokensInZone", zone: "table" } } }, { roll: { bind: "$die", sides: 6 } }, { addVar: { scope: "global", var: "sum", delta: "$die" } }, { moveToken: { token: "$one", to: "hand:actor" } }, { moveToken: { token: "top(deck)", to: "table" } }] }
)y";
const std::string ofNumbers =
    R"y(      - chooseOne: { bind: "$number", options: { query: "intsInRange", min: 1, max: 3 } }
      - repeat: { times: "$number", effects: [{ moveToken: { token: "top(deck)", to: "table" } }] }
)y";
const std::string byOthers =
    R"y(      - forEach: { bind: "$who", over: { query: "players" }, effects: [{ chooseOne: { bind: "$one", chooser: "$who", options: { query: "tokensInZone", zone: "table" } } }, { moveToken: { token: "$one", to: "hand:$who" } }, { moveToken: { token: "top(deck)", to: "table" } }] }
)y";

TEST(ReplayedChoices, OfSeveralPicks) {
  expectNoKernel(cards(several));
  expectTold(cards(several));
}
TEST(ReplayedChoices, InLoops) {
  expectNoKernel(cards(inLoop));
  expectTold(cards(inLoop));
}
TEST(ReplayedChoices, OfNumbers) {
  expectNoKernel(cards(ofNumbers));
  expectTold(cards(ofNumbers));
}
TEST(ReplayedChoices, ByEachPlayer) {
  expectNoKernel(cards(byOthers));
  expectTold(cards(byOthers));
}

// The first comes before any move.
TEST(ReplayedChoices, BetweenPhases) {
  expectNoKernel(
      cards(
          "",
          R"(, onEnter: [{ chooseOne: { bind: "$w", options: { query: "tokensInZone", zone: "table" } } }, { moveToken: { token: "$w", to: "deck", position: "bottom" } }])"),
      1);
}

// What chance brings after a decision is not what it would have brought before.
TEST(ReplayedChoices, GoOnWithTheGeneratorThatThePositionIsGiven) {
  const std::string text = cards(inLoop);
  const Compilation made = compileProgram(rulesOf(text), Execution::Interpreted);
  const Program& program = *made.program;
  Rng picks(1);
  Position position = program.start(1);
  while (program.unpack(position).pendingChoice() == nullptr)
    program.applyNth(position, picks.below(program.countMoves(position)));
  std::set<std::int64_t> sums;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Position copy = position;
    program.reseed(copy, seed);
    kernel::State state = program.unpack(copy);
    EXPECT_EQ(state.rng, Rng(seed));
    program.applyNth(copy, 0);
    kernel::applyMove(program.rules(), state, kernel::legalMoves(program.rules(), state).front());
    EXPECT_EQ(program.unpack(copy), state);
    sums.insert(state.variables.front());
  }
  EXPECT_GT(sums.size(), 3U);
}

}  // namespace
}  // namespace ludo::engine
