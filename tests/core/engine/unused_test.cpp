// SPDX-License-Identifier: Apache-2.0
// What a game declares and never uses leaves its code and its positions as they were.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/engine/compile.h"
#include "core/service/analysis.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

std::string textOf(const std::string& path) {
  Result<std::string> content = readFile(LUDO_SOURCE_DIR "/" + path);
  return content ? std::move(*content) : std::string();
}

Compilation madeOf(const std::string& text) {
  const auto analysis = service::analyse(std::make_shared<const SourceText>("game.md", text));
  EXPECT_TRUE(analysis->rules);
  return analysis->rules ? compileProgram(analysis->rules, Execution::Interpreted) : Compilation();
}

std::string withBefore(std::string text, const std::string& section, const std::string& block) {
  const std::size_t at = text.find(R"(```yaml
section: ")" + section + '"');
  return text.insert(at, block);
}

class Unused : public testing::TestWithParam<std::string> {
 protected:
  static void expectToCostNothing(const std::string& block) {
    const std::string text = textOf(GetParam());
    const Compilation before = madeOf(text);
    const Compilation after = madeOf(withBefore(text, "turn", block));
    EXPECT_EQ(after.execution, before.execution);
    EXPECT_EQ(after.encoding, before.encoding);
    EXPECT_EQ(after.program->positionBytes(), before.program->positionBytes());
    EXPECT_EQ(after.notes.size(), before.notes.size());
  }
};

TEST_P(Unused, ZonesCostNothing) {
  expectToCostNothing(R"(```yaml
section: "zones"
items:
  - { id: "spareBag", ordering: "set" }
  - { id: "sparePurse", owner: "player" }
```

)");
}

TEST_P(Unused, ZonesThatHideCostNothing) {
  expectToCostNothing(R"(```yaml
section: "zones"
items:
  - { id: "spareHand", owner: "player", visibility: "owner", ordering: "set" }
  - { id: "spareDeck", visibility: "hidden" }
```

)");
}

class UnusedBoards : public Unused {};

TEST_P(UnusedBoards, CostNothing) {
  expectToCostNothing(R"(```yaml
section: "boards"
items:
  - { id: "spare", shape: { grid: { rows: 3, cols: 4 } } }
```

)");
}

// Before the one that is used, and after it.
TEST(UnusedTypes, LeaveTokensCounted) {
  const std::string text = textOf("samples/kalah.md");
  const Compilation before = madeOf(text);
  ASSERT_EQ(before.encoding.tokens, TokenEncoding::Counts);
  const std::string spare = R"(```yaml
section: "tokenTypes"
items: [{ id: "omen", props: { worth: 3 } }]
```
)";
  for (const std::string& with : {withBefore(text, "boards", spare), withBefore(text, "turn", spare)}) {
    const Compilation after = madeOf(with);
    EXPECT_EQ(after.encoding, before.encoding);
    EXPECT_EQ(after.program->positionBytes(), before.program->positionBytes());
    testing_games::expectPlayedAsByTheKernel(with);
  }
}

// What players see of it, and what a search imagines, are the kernel's as well.
TEST(UnusedZones, ThatHideLeaveTheGameAsItIs) {
  const std::string hiding = R"(```yaml
section: "zones"
items: [{ id: "hand", owner: "player", visibility: "owner", ordering: "set" }, { id: "deck", visibility: "hidden" }]
```
)";
  testing_games::expectPlayedAsByTheKernel(testing_games::gameOfStones(4, 12, "", hiding));
  testing_games::expectPlayedAsByTheKernel(testing_games::gameOfStones(4, 12, R"(
      - capture: { what: { query: "adjacentZones", zone: "$c" } }
)",
                                                                       hiding));
}

std::string gameWithBoard(const std::string& lines, const std::string& board) {
  return testing_games::gameOfStones(4, 12, "",
                                     testing_games::filledIn(R"(```yaml
section: "end"
items: [{ id: "rows", when: { op: "==", left: LINES, right: 77 }, result: { type: "draw" } }]
```
)",
                                                             {{"LINES", lines}}) +
                                         board);
}

// Lines of empty spaces are looked for on all boards.
TEST(SpareBoards, OnWhichLinesMayLieStay) {
  const auto bytesOfSpare = [](const std::string& lines) {
    const std::string both = gameWithBoard(lines, R"(```yaml
section: "boards"
items: [{ id: "spare", shape: { grid: { rows: 8, cols: 8 } } }]
```
)");
    testing_games::expectPlayedAsByTheKernel(both);
    return madeOf(both).program->positionBytes() - madeOf(gameWithBoard(lines, "")).program->positionBytes();
  };
  EXPECT_EQ(bytesOfSpare(R"({ ref: "lines", player: "0", length: 3 })"), 0U);
  EXPECT_GT(bytesOfSpare(R"({ ref: "lines", length: 3, where: { is: "empty", zone: "$zone" } })"), 0U);
}

class UnusedProperties : public testing::TestWithParam<std::string> {};

TEST_P(UnusedProperties, CostNothing) {
  std::string text = textOf(GetParam());
  const Compilation before = madeOf(text);
  const std::size_t types = text.find(R"(section: "tokenTypes")");
  const std::size_t name = text.find(R"(name: ")", types);
  const std::size_t end = text.find('"', name + 7) + 1;
  const bool isFlow = text[end] == ' ' || text[end] == ',';
  text.insert(end, isFlow ? ", props: { spare: 0 }" : "\n    props: { spare: 0 }");
  const Compilation after = madeOf(text);
  EXPECT_EQ(after.encoding, before.encoding);
  EXPECT_EQ(after.program->positionBytes(), before.program->positionBytes());
}

const std::vector<std::string> samples = {"samples/gomoku.md", "samples/breakthrough.md",
                                          "samples/english-draughts.md", "samples/hex.md"};

INSTANTIATE_TEST_SUITE_P(Samples, Unused, testing::ValuesIn(samples));
INSTANTIATE_TEST_SUITE_P(Samples, UnusedBoards,
                         testing::Values("samples/gomoku.md", "samples/english-draughts.md",
                                         "samples/reversi.md"));
INSTANTIATE_TEST_SUITE_P(Chess, Unused, testing::Values("samples/classics/chess.md"));
INSTANTIATE_TEST_SUITE_P(Samples, UnusedProperties, testing::ValuesIn(samples));

}  // namespace
}  // namespace ludo::engine
