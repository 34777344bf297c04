// SPDX-License-Identifier: Apache-2.0
// How many ids there is room for comes from games that were played, and games that make many tokens stay in
// code.
#include <gtest/gtest.h>

#include <string>

#include "core/analysis/token_needs.h"
#include "core/engine/compile.h"
#include "core/engine/lowered_program.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;
using testing_games::rulesOf;

/// Each turn so many marks are made in the bowl, and all but one of them go again.
std::string gameOfMarks(int marks, int turns) {
  return filledIn(R"y(```yaml
section: "metadata"
id: "marks"
players: { min: 2, max: 2 }
```
```yaml
section: "zones"
items: [{ id: "bowl" }, { id: "shelf", ordering: "set" }]
```
```yaml
section: "tokenTypes"
items: [{ id: "mark", props: { weight: 1 } }, { id: "jar" }]
```
```yaml
section: "setup"
items: [{ createToken: { type: "jar", zone: "shelf", count: 3 } }]
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "fill"
    phase: "main"
    params: [{ name: "$weight", domain: { query: "intsInRange", min: 1, max: 3 } }]
    effects:
      - createToken: { type: "mark", zone: "bowl", count: MARKS, props: { weight: "$weight" } }
      - moveToken: { token: "top(bowl)", to: "shelf" }
      - forEach: { bind: "$m", over: { query: "tokensInZone", zone: "bowl" }, effects: [{ destroyToken: { token: "$m" } }] }
```
```yaml
section: "end"
items:
  - { id: "long", when: { op: ">", left: { ref: "turnNumber" }, right: TURNS }, result: { type: "draw" } }
```
)y",
                  {{"MARKS", std::to_string(marks)}, {"TURNS", std::to_string(turns)}});
}

TEST(TokenNeeds, AreThoseOfWholeGames) {
  const TokenNeeds needs = tokenNeedsOf(*rulesOf(gameOfMarks(4, 10)));
  EXPECT_TRUE(needs.hasEnded);
  EXPECT_EQ(needs.begins, 3U);
  EXPECT_EQ(needs.made, 43U);
  EXPECT_EQ(needs.atOnce, 4U);
  EXPECT_EQ(needs.inPlay, 13U);
  EXPECT_EQ(idsFor(needs), 43U + 10U + fewestSpareIds);
}

TEST(TokenNeeds, AreBounded) {
  const TokenNeeds needs = tokenNeedsOf(*rulesOf(gameOfMarks(1, 900'000)));
  EXPECT_FALSE(needs.hasEnded);
  EXPECT_GT(needs.made, 100U);
}

std::size_t roomOf(const std::string& text) {
  const kernel::RulesPtr rules = rulesOf(text);
  const Compilation made = compileProgram(rules, Execution::Interpreted);
  return lowerGame(Reduction(rules, made.encoding.tokens), made.encoding, false).facts.tokenRoom;
}

TEST(TokenNeeds, GiveRoomForWholeGamesWhereThatIsLittle) {
  EXPECT_EQ(roomOf(gameOfMarks(4, 10)), 128U);
  EXPECT_EQ(roomOf(gameOfMarks(12, 20)), 384U);
}

// Each turn leaves a mark on the shelf, and no end is seen within the plies that are played.
TEST(TokenNeeds, GiveRoomForWhatGrowsForLong) {
  EXPECT_GT(tokenNeedsOf(*rulesOf(gameOfMarks(1, 1'500))).inPlay, 3'000U);
  EXPECT_EQ(roomOf(gameOfMarks(1, 1'500)), 1024U);
}

// What is made from one decision to the next has room twice, beside what is in play.
TEST(TokenNeeds, GiveRoomForMovesThatMakeMany) {
  const std::size_t room = roomOf(gameOfMarks(70, 30));
  EXPECT_GE(room, 30U + 140U);
  EXPECT_LE(room, 256U);
}

TEST(TokenNeeds, AreMetInPlay) {
  for (const int marks : {4, 12, 70}) {
    const kernel::RulesPtr rules = rulesOf(gameOfMarks(marks, 30));
    const ProgramPtr program = compileProgram(rules, Execution::Interpreted).program;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      Position position = program->start(seed);
      Rng picks(seed);
      EXPECT_TRUE(program->playout(position, picks, {}).ended);
      EXPECT_GT(position.words(), 0U) << "the kernel has played " << marks;
    }
  }
  expectPlayedAsByTheKernel(gameOfMarks(5, 20));
}

}  // namespace
}  // namespace ludo::engine
