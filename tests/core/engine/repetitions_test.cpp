// SPDX-License-Identifier: Apache-2.0
// Rules that count how often a position has occurred are played by code in every form of positions, however
// long the game goes on.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "core/service/analysis.h"

namespace ludo::engine {
namespace {

std::string block(const std::string& section, const std::string& content) {
  return R"(```yaml
section: ")" +
         section + "\"\n" + content + "```\n";
}

/// Ends when something stands for the twelfth time, which takes far more plies than a position has room for
/// when the game begins.
std::string often(const std::string& what) {
  return block("turn", R"(phases: [{ id: "main", pass: "forced" }]
)") +
         block("end", R"(items:
  - { id: "often", when: { op: ">=", left: { ref: "repetitions")" +
                          what + " }, right: 12 }, result: { type: \"draw\" } }\n") +
         block("scoring", R"(score: { ref: "repetitions")" + what + " }\n");
}

std::string head() {
  return block("metadata", R"(id: "shuttle"
players: { min: 2, max: 2 }
)");
}

/// Four places in a row, each with room for several tokens, as the region "c"; and more zones.
std::string heaps(const std::string& ordering, const std::string& others = "") {
  std::string zones;
  for (int i = 0; i < 4; ++i) {
    const std::string before = i > 0 ? "\"c_" + std::to_string(i - 1) + "\"" : "";
    const std::string behind = i < 3 ? "\"c_" + std::to_string(i + 1) + "\"" : "";
    zones += R"(  - { id: "c_)" + std::to_string(i) + R"(", ordering: ")" + ordering + R"(", adjacentTo: [)" +
             before + (i > 0 && i < 3 ? ", " : "") + behind + "] }\n";
  }
  return block("zones", "items:\n" + zones + others) +
         block("regions", R"(items: [{ id: "c", zones: ["c_0", "c_1", "c_2", "c_3"] }]
)");
}

/// Two kings go to and fro; what they remember changes how they look.
std::string kings(const std::string& what, const std::string& post = "") {
  return head() + block("boards", R"(items: [{ id: "c", shape: { track: { length: 4 } }, capacity: 1 }]
)") + block("zones", R"(items: [{ id: "spare" }]
)") +
         block("tokenTypes",
               R"(items: [{ id: "king", props: { moved: false, mood: "calm" } }, { id: "stone" }]
)") +
         block("setup",
               R"(items:
  - place: { type: "king", zone: "c_0", owner: "0" }
  - place: { type: "king", zone: "c_3", owner: "1" }
)") +
         block("actions",
               R"y(items:
  - id: "go"
    phase: "main"
    params:
      - { name: "$from", domain: { query: "zones", in: "c", where: { is: "own", zone: "$zone" } } }
      - { name: "$to", domain: { query: "adjacentZones", zone: "$from", where: { is: "empty", zone: "$zone" } } }
    effects:
      - moveToken: { token: "top($from)", to: "$to" }
      - setTokenProp: { token: "top($to)", prop: "moved", value: true }
)y" + post +
                   R"y(  - id: "fret"
    phase: "main"
    effects: [{ setTokenProp: { token: "top(c_0)", prop: "mood", value: "restless" } }]
)y") + often(what);
}

/// `props`: of a seed; no rule reads them.
std::string seeds(const std::string& ordering, const std::string& props = "") {
  return head() + heaps(ordering) + block("tokenTypes", R"(items: [{ id: "seed")" + props + " }]\n") +
         block("setup", R"(items: [{ createToken: { type: "seed", zone: "c_1", count: 3 } }]
)") +
         block("actions",
               R"y(items:
  - id: "shift"
    phase: "main"
    params:
      - { name: "$from", domain: { query: "zones", in: "c", where: { is: "occupied", zone: "$zone" } } }
      - { name: "$to", domain: { query: "adjacentZones", zone: "$from" } }
    effects: [{ moveToken: { token: "top($from)", to: "$to" } }]
)y") + often("");
}

std::string cards(const std::string& ordering) {
  return head() + heaps(ordering, R"(  - { id: "hand", visibility: "owner", owner: "player" }
)") + block("tokenTypes", R"(items: [{ id: "red", props: { rank: 1 } }, { id: "blue" }]
)") +
         block("setup",
               R"(items:
  - createToken: { type: "red", zone: "c_1", count: 2 }
  - createToken: { type: "red", zone: "c_2", props: { rank: 2 } }
  - createToken: { type: "blue", zone: "c_2", owner: "1" }
)") +
         block("actions",
               R"y(items:
  - id: "shift"
    phase: "main"
    params:
      - { name: "$card", domain: { query: "tokens" } }
      - { name: "$to", domain: { query: "zones", in: "c" } }
    effects: [{ moveToken: { token: "$card", to: "$to" } }]
  - id: "take"
    phase: "main"
    effects: [{ moveToken: { token: "top(c_0)", to: "hand:actor" } }]
)y") + often("");
}

struct Asking {
  std::string name;
  std::string text;
  TokenEncoding fastest = TokenEncoding::Cells;
};

class Repetitions : public testing::TestWithParam<Asking> {};

TEST_P(Repetitions, AreCountedAsTheKernelDoes) {
  const auto analysis = service::analyse(std::make_shared<const SourceText>("game.md", GetParam().text));
  ASSERT_NE(analysis->rules, nullptr);
  EXPECT_EQ(compileProgram(analysis->rules, Execution::Interpreted).encoding.tokens, GetParam().fastest);
  for (const Execution execution : {Execution::Interpreted, Execution::Native}) {
    for (const Encoding& encoding : encodings) {
      const Compilation made = compileProgram(analysis->rules, execution, encoding);
      if (made.execution == Execution::Reference) continue;
      std::uint64_t longest = 0;
      for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Comparison compared = compareGame(*made.program, seed, 250);
        EXPECT_FALSE(compared.divergence) << compared.divergence->what;
        EXPECT_EQ(compared.withKernel, 0U);
        longest = std::max(longest, compared.plies);
        const Comparison followed = comparePlayout(*made.program, seed, 60);
        EXPECT_FALSE(followed.divergence) << followed.divergence->what;
      }
      EXPECT_GT(longest, 40U);
    }
  }
}

// A playout goes on where the room behind its position has to grow, and draws the same numbers.
TEST_P(Repetitions, DoNotBoundPlayouts) {
  const auto analysis = service::analyse(std::make_shared<const SourceText>("game.md", GetParam().text));
  ASSERT_NE(analysis->rules, nullptr);
  const Compilation made = compileProgram(analysis->rules, Execution::Interpreted);
  ASSERT_NE(made.execution, Execution::Reference) << made.reason;
  const Position start = made.program->start(1);
  Position position = start;
  Rng picks(3);
  const Playout whole = made.program->playout(position, picks, {});
  EXPECT_TRUE(whole.ended);
  EXPECT_GT(whole.plies, 40U);
  std::vector<PlayoutEnd> ends(8);
  Rng one(7);
  Rng other(7);
  made.program->playouts(start, one, {}, ends);
  for (const PlayoutEnd& end : ends) {
    position = start;
    EXPECT_EQ(made.program->playout(position, other, {}).plies, end.plies);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Games, Repetitions,
    testing::Values(Asking{"cells", kings("")}, Asking{"toMove", kings(", toMove: true")},
                    Asking{"region", kings(R"(, in: "c", toMove: true)")},
                    Asking{"post", kings("", R"(    post: { op: "<", left: { ref: "repetitions" }, right: 30 }
)")},
                    Asking{"counts", seeds("set"), TokenEncoding::Counts},
                    Asking{"rowsOfCounts", seeds("stack"), TokenEncoding::Counts},
                    Asking{"countsWithProperties", seeds("set", R"(, props: { worth: 2, mood: "calm" })"),
                           TokenEncoding::Counts},
                    Asking{"cardsInSets", cards("set"), TokenEncoding::Ids},
                    Asking{"cardsInRows", cards("stack"), TokenEncoding::Ids}),
    [](const auto& game) { return game.param.name; });

}  // namespace
}  // namespace ludo::engine
