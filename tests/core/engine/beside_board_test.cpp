// SPDX-License-Identifier: Apache-2.0
// Board games of the samples with a deck of cards beside the board, from which a card is drawn at each move.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::filledIn;
using testing_games::rulesOf;

/// `block` before the section that says how turns go.
std::string withBlock(std::string text, const std::string& block) {
  return text.insert(text.find("```yaml\nsection: \"turn\""), block);
}

/// The sample without its tests, with the words replaced.
std::string withoutTests(const std::string& sample) {
  Result<std::string> content = readFile(LUDO_SOURCE_DIR "/samples/" + sample + ".md");
  std::string text = content ? std::move(*content) : std::string();
  const std::size_t tests = text.find("```yaml\nsection: \"tests\"");
  if (tests != std::string::npos) text.erase(tests);
  return text;
}

std::string withDeck(const std::string& sample, const std::string& visibility) {
  std::string text = filledIn(withoutTests(sample), {{"    effects:\n      - ", R"(    effects:
      - draw: { from: "deck", to: "drawn", count: 1 }
      - )"}});
  return withBlock(text, filledIn(R"(```yaml
section: "zones"
items:
  - { id: "deck", visibility: "VISIBLE", ordering: "stack" }
  - { id: "drawn", ordering: "set" }
```

```yaml
section: "tokenTypes"
items: [{ id: "card" }]
```

```yaml
section: "setup"
items: [{ createToken: { type: "card", zone: "deck", count: 30 } }]
```

)",
                                  {{"VISIBLE", visibility}}));
}

class BesideBoards : public testing::TestWithParam<std::string> {};

TEST_P(BesideBoards, ADeckIsPlayedAsByTheKernel) {
  for (const char* visibility : {"public", "hidden"}) {
    const kernel::RulesPtr rules = rulesOf(withDeck(GetParam(), visibility));
    ASSERT_TRUE(rules);
    const Compilation made = compileProgram(rules, Execution::Interpreted);
    ASSERT_EQ(made.execution, Execution::Interpreted) << made.reason;
    EXPECT_EQ(made.encoding, (Encoding{TokenEncoding::Ids, TurnEncoding::Fixed}));
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      const Comparison played = compareGame(*made.program, seed, 120);
      EXPECT_FALSE(played.divergence) << played.divergence->what;
      EXPECT_EQ(played.withKernel, 0);
      const Comparison playout = comparePlayout(*made.program, seed, 300);
      EXPECT_FALSE(playout.divergence) << playout.divergence->what;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Samples, BesideBoards,
                         testing::Values("gomoku", "breakthrough", "reversi", "hex", "english-draughts",
                                         "nine-mens-morris", "yavalath", "connect-four", "pente"),
                         [](const auto& parameter) {
                           std::string name = parameter.param;
                           std::erase(name, '-');
                           return name;
                         });

/// How a construct of the game is played, by what it is.
std::vector<Method> methodsOf(const std::string& text, const std::string& construct) {
  std::vector<Method> methods;
  for (const MethodNote& note : compileProgram(rulesOf(text), Execution::Interpreted).notes) {
    if (note.construct == construct) methods.push_back(note.method);
  }
  return methods;
}

// Cards come and go beside the board, whose spaces only fill.
TEST(BesideABoard, ListsAndLinesAreKept) {
  const std::string text = withDeck("gomoku", "hidden");
  EXPECT_EQ(methodsOf(text, "action place"), std::vector{Method::KeptList});
  EXPECT_EQ(methodsOf(text, "lines"), std::vector{Method::LineTable});
}

// Where one of them is taken away in play, they do not.
TEST(BesideABoard, SpacesThatAreEmptiedAreNoList) {
  const std::string taken = filledIn(withDeck("gomoku", "hidden"),
                                     {{"      - draw:", R"y(      - destroyToken: { token: "top(point_1_1)" }
      - draw:)y"}});
  EXPECT_EQ(methodsOf(taken, "action place"), std::vector{Method::Set});
  const kernel::RulesPtr rules = rulesOf(taken);
  ASSERT_TRUE(rules);
  const Compilation made = compileProgram(rules, Execution::Interpreted);
  EXPECT_FALSE(compareGame(*made.program, 1, 60).divergence);
}

// A position has as many sets of tokens as there are zones with room for several.
TEST(BesideABoard, SpacesForOneTokenTakeLittleRoom) {
  const std::size_t bytes =
      compileProgram(rulesOf(withDeck("gomoku", "public")), Execution::Interpreted).program->positionBytes();
  EXPECT_LT(bytes, 7000);
}

constexpr const char* cardsBeside = R"(```yaml
section: "zones"
items:
  - { id: "deck", visibility: "hidden", ordering: "stack" }
  - { id: "pile", ordering: "set" }
  - { id: "hand", owner: "player", visibility: "owner", ordering: "set" }
```
```yaml
section: "tokenTypes"
items: [{ id: "card", props: { worth: 1 } }, { id: "coin" }]
```
```yaml
section: "setup"
items:
  - { createToken: { type: "card", zone: "deck", count: 9 } }
  - { createToken: { type: "coin", zone: "pile", owner: "0", count: 2 } }
```
```yaml
section: "variables"
global:
  sum: { init: 0, min: 0, max: 100000 }
```
)";

// What lies on top of a deck, a pile or a hand is asked of each by itself.
TEST(BesideABoard, ZonesAreAskedByThemselves) {
  testing_games::expectPlayedAsByTheKernel(testing_games::gameOfStones(5, 14, R"y(
      - if: { when: { is: "occupied", zone: "deck" }, then: [{ draw: { from: "deck", to: "hand:actor", count: 1 } }] }
      - if: { when: { is: "own", zone: "pile" }, then: [{ addVar: { scope: "global", var: "sum", delta: 1 } }] }
      - if: { when: { is: "enemy", zone: "pile" }, then: [{ addVar: { scope: "global", var: "sum", delta: 10 } }] }
      - if: { when: { is: "empty", zone: "hand:opponent" }, then: [{ createToken: { type: "coin", zone: "hand:opponent", owner: "actor" } }] }
      - if: { when: { op: "==", left: { ref: "tokenOwner", token: "top(pile)" }, right: { ref: "player", player: "actor" } }, then: [{ moveToken: { token: "top(pile)", to: "hand:actor" } }] }
      - forEach:
          bind: "$near"
          over: { query: "adjacentZones", zone: "$c", where: { is: "own", zone: "$zone" } }
          effects: [{ moveAll: { from: "$near", to: "pile" } }]
)y",
                                                                       cardsBeside));
}

// Where a collection has them beside spaces of the board, they are told with these.
TEST(BesideABoard, ZonesInOneCollectionWithSpacesAreToldWithThem) {
  const std::string zones = std::string(cardsBeside) + R"(```yaml
section: "regions"
items: [{ id: "places", zones: ["deck", "pile", "cell_0_0", "cell_0_1", "cell_1_1"] }]
```
```yaml
section: "end"
items:
  - id: "mine"
    when: { op: ">", left: { aggregate: { op: "count", query: { query: "zones", in: "places", where: { is: "own", zone: "$zone" } } } }, right: 2 }
    result: { type: "win", player: "actor" }
```
)";
  testing_games::expectPlayedAsByTheKernel(testing_games::gameOfStones(5, 14, R"y(
      - draw: { from: "deck", to: "pile", count: 1 }
      - forEach:
          bind: "$place"
          over: { query: "zones", in: "places", where: { is: "occupied", zone: "$zone" } }
          effects: [{ setOwner: { token: "top($place)", player: "actor" } }]
)y",
                                                                       zones));
  testing_games::expectPlayedAsByTheKernel(testing_games::gameOfStones(5, 14, R"y(
      - draw: { from: "deck", to: "hand:actor", count: 1 }
      - addVar: { scope: "global", var: "sum", delta: { aggregate: { op: "count", query: { query: "zones", where: { is: "occupied", zone: "$zone" } } } } }
      - capture: { what: { query: "zones", in: "places", where: { is: "enemy", zone: "$zone" } }, score: "sum" }
)y",
                                                                       zones));
}

// Of a repetition, tokens beside the board are a part.
TEST(BesideABoard, RepetitionsCountAllZones) {
  testing_games::expectPlayedAsByTheKernel(testing_games::gameOfStones(5, 40, R"y(
      - capture: { what: { query: "adjacentZones", zone: "$c" } }
      - moveAll: { from: "pile", to: "hand:actor" }
      - moveAll: { from: "hand:opponent", to: "pile" }
)y",
                                                                       std::string(cardsBeside) + R"(```yaml
section: "end"
items:
  - { id: "again", when: { op: ">=", left: { ref: "repetitions" }, right: 2 }, result: { type: "draw" } }
```
)"));
}

}  // namespace
}  // namespace ludo::engine
