// SPDX-License-Identifier: Apache-2.0
// Tokens that are made and destroyed in play: in random games the ids of the last ones are used again.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::gameOfStones;
using testing_games::rulesOf;

constexpr const char* bag = R"(```yaml
section: "zones"
items:
  - { id: "bag", ordering: "set" }
  - { id: "notes", owner: "player", visibility: "owner", ordering: "set" }
```
```yaml
section: "tokenTypes"
items:
  - { id: "mark", props: { worth: 0 } }
  - { id: "note", props: { what: 0 } }
```
)";

TEST(FreedIds, OfATokenThatIsMadeAndDestroyedAtOnce) {
  expectPlayedAsByTheKernel(gameOfStones(4, 14, R"y(
      - createToken: { type: "mark", zone: "bag" }
      - destroyToken: { token: "top(bag)" }
      - createToken: { type: "mark", zone: "bag", count: 2 }
)y",
                                         bag));
}

// Another type, another owner and other values than the one that had the id before.
TEST(FreedIds, LeaveNothingBehind) {
  const std::string text = gameOfStones(4, 14, R"y(
      - roll: { bind: "$r", sides: 3 }
      - createToken: { type: "note", zone: "notes:actor", owner: "actor", props: { what: "$r" } }
      - if:
          when: { op: "==", left: "$r", right: 1 }
          then:
            - destroyToken: { token: "top(notes:actor)" }
            - createToken: { type: "mark", zone: "bag", props: { worth: 7 } }
            - destroyToken: { token: "top(bag)" }
            - createToken: { type: "note", zone: "notes:opponent", owner: "opponent" }
)y",
                                        std::string(bag) + R"y(```yaml
section: "end"
items:
  - id: "sevens"
    when:
      op: ">"
      left: { aggregate: { op: "count", query: { query: "tokens", type: "mark", where: { op: "==", left: { ref: "tokenProp", token: "$token", prop: "worth" }, right: 7 } } } }
      right: 3
    result: { type: "draw" }
  - id: "mine"
    when: { op: ">", left: { aggregate: { op: "count", query: { query: "tokens", player: "actor", type: "note" } } }, right: 9 }
    result: { type: "win", player: "actor" }
```
)y");
  expectPlayedAsByTheKernel(text);
}

// While a name means the token that is gone, no other becomes it.
TEST(FreedIds, AreNotUsedWhileANameMeansTheToken) {
  expectPlayedAsByTheKernel(gameOfStones(4, 14, R"y(
      - createToken: { type: "mark", zone: "bag" }
      - forEach:
          bind: "$gone"
          over: { query: "tokensInZone", zone: "bag" }
          effects:
            - destroyToken: { token: "$gone" }
            - createToken: { type: "note", zone: "notes:actor", props: { what: 5 } }
            - setTokenProp: { token: "$gone", prop: "what", value: 9 }
)y",
                                         bag));
}

// Nothing is left of tokens that were destroyed in a random game.
TEST(FreedIds, AreThoseOfTheLastTokens) {
  const std::string text = gameOfStones(4, 2000, R"y(
      - createToken: { type: "mark", zone: "bag" }
      - destroyToken: { token: "top(bag)" }
)y",
                                        bag);
  const Compilation made = compileProgram(rulesOf(text), Execution::Interpreted);
  ASSERT_EQ(made.execution, Execution::Interpreted) << made.reason;
  EXPECT_EQ(made.encoding.tokens, TokenEncoding::Ids);
  Position position = made.program->start(1);
  Rng picks(1);
  EXPECT_EQ(made.program->playout(position, picks, {12}).plies, 12);
  EXPECT_EQ(made.program->unpack(position).tokens.size(), 12);
}

}  // namespace
}  // namespace ludo::engine
