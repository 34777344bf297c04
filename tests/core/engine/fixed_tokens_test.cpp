// SPDX-License-Identifier: Apache-2.0
// What setup gives each token for ever is looked up in a table.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "core/kernel/kernel.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;

/// Houses on the market and cards in the bank: more tokens than bits in a word. `inPlay` is one more effect
/// of taking a card.
constexpr const char* houses = R"y(```yaml
section: "metadata"
id: "houses"
name: "Houses"
players: { min: 2, max: 2 }
maxTurns: 40
```
```yaml
section: "tokenTypes"
items:
  - { id: "house", props: { suit: 1 } }
  - { id: "card", props: { suit: 0 } }
```
```yaml
section: "zones"
items:
  - { id: "market", ordering: "set" }
  - { id: "bank", ordering: "set" }
  - { id: "hand", owner: "player", ordering: "stack" }
```
```yaml
section: "setup"
items:
  - createToken: { type: "house", zone: "market" }
  - createToken: { type: "house", zone: "market", props: { suit: 2 } }
  - createToken: { type: "house", zone: "market", props: { suit: 9 } }
  - createToken: { type: "card", zone: "bank", count: 30, props: { suit: 2 } }
  - createToken: { type: "card", zone: "bank", count: 4, props: { suit: 1 } }
  - createToken: { type: "card", zone: "bank", count: 40, props: { suit: -3 } }
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - id: "take"
    phase: "main"
    params: [{ name: "$house", domain: { query: "tokensInZone", zone: "market" } }]
    pre:
      op: ">"
      left: { aggregate: { op: "count", query: { query: "tokensInZone", zone: "bank", where: SAME_SUIT } } }
      right: 0
    effects:
      - forEach:
          bind: "$card"
          over: { query: "tokensInZone", zone: "bank", top: 1, where: SAME_SUIT }
          effects: [{ moveToken: { token: "$card", to: "hand:actor" } }]
IN_PLAY
  - id: "other"
    phase: "main"
    params:
      - name: "$card"
        domain: { query: "tokensInZone", zone: "bank", where: { op: "!=", left: ITS_SUIT, right: LAST_SUIT } }
    effects: [{ moveToken: { token: "$card", to: "hand:actor" } }]
  - id: "same"
    phase: "main"
    params:
      - name: "$card"
        domain: { query: "tokensInZone", zone: "bank", where: { op: "==", left: LAST_SUIT, right: ITS_SUIT } }
    effects: [{ moveToken: { token: "$card", to: "hand:opponent" } }]
```
```yaml
section: "end"
items:
  - id: "few"
    when:
      op: "<"
      left: { aggregate: { op: "count", query: { query: "tokensInZone", zone: "bank", where: OF_NO_HOUSE } } }
      right: 20
    result: { type: "draw" }
```
)y";

/// The game with everything written out, and one more effect of taking a card.
std::string written(const std::string& inPlay = "") {
  std::string text = houses;
  const auto replace = [&text](const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from))
      text.replace(at, from.size(), to);
  };
  replace("SAME_SUIT",
          R"y({ op: "==", left: ITS_SUIT, right: { ref: "tokenProp", token: "$house", prop: "suit" } })y");
  replace("OF_NO_HOUSE", R"y({ op: "==", left: ITS_SUIT, right: -3 })y");
  replace("ITS_SUIT", R"y({ ref: "tokenProp", token: "$token", prop: "suit" })y");
  replace("LAST_SUIT", R"y({ ref: "tokenProp", token: "top(hand:actor)", prop: "suit" })y");
  replace("IN_PLAY\n", inPlay);
  return text;
}

/// How the comparison of suits in taking a card is done.
Method methodOf(const kernel::RulesPtr& rules) {
  const Compilation compiled = compileProgram(rules, Execution::Interpreted);
  const auto isAllAtOnce = [](const MethodNote& note) { return note.method == Method::AllAtOnce; };
  return std::ranges::any_of(compiled.notes, isAllAtOnce) ? Method::AllAtOnce : Method::OneByOne;
}

TEST(FixedTokens, AreFoundAllAtOnceAsTheKernelFindsThem) {
  expectPlayedAsByTheKernel(written());
  EXPECT_EQ(methodOf(testing_games::rulesOf(written())), Method::AllAtOnce);
}

// To one value of the text positions keep sets: see value_sets_test.cpp. Whoever gives another has to be
// asked.
TEST(FixedTokens, AreNoneWhereAnEffectCanChangeThem) {
  const std::string changing =
      written(R"(      - setTokenProp: { token: "$house", prop: "suit", value: { op: "+", left: 0, right: { )"
              R"(ref: "tokenProp", token: "$house", prop: "suit" } } }
)");
  expectPlayedAsByTheKernel(changing);
  EXPECT_EQ(methodOf(testing_games::rulesOf(changing)), Method::OneByOne);
}

TEST(FixedTokens, AGameThatBeginsWithOthersIsPlayedByTheKernel) {
  const kernel::RulesPtr rules = testing_games::rulesOf(written());
  ASSERT_NE(rules, nullptr);
  const ProgramPtr program = compileProgram(rules, Execution::Interpreted).program;
  kernel::State state = kernel::initialState(*rules, 1);
  EXPECT_NE(program->pack(state).words(), 0U);
  // The third house has the suit of the second, as a test's `given` may say.
  state.tokens[2].props[0] = kernel::Value::ofInteger(2);
  const kernel::HashSums sums = kernel::recomputeSums(*rules, state);
  state.positionSum = sums.position;
  state.identitySum = sums.identity;
  const Position position = program->pack(state);
  EXPECT_EQ(position.words(), 0U);
  EXPECT_EQ(program->unpack(position), state);
  std::vector<Move> moves;
  program->legalMoves(position, moves);
  EXPECT_EQ(moves.size(), kernel::legalMoves(*rules, state).size());
}

}  // namespace
}  // namespace ludo::engine
