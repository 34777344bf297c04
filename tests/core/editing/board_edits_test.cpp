// SPDX-License-Identifier: Apache-2.0
#include "core/editing/board_edits.h"

#include <gtest/gtest.h>

#include "core/base/files.h"
#include "edited_game.h"

namespace ludo::editing {
namespace {

using Kind = BoardChange::Kind;
using testing_games::analysed;
using testing_games::edited;
using testing_games::gameWith;

std::string gameOnBoard(const std::string& board, const std::string& more = {}) {
  return gameWith(R"(
```yaml
section: "boards"
items:
)" + board + "\n```\n" +
                  more);
}

std::string changed(const std::string& content, const BoardChange& change) {
  return edited(content, [&](const service::Analysis& analysis) { return boardEdits(analysis, change); });
}

const std::string grid = R"(  - id: "cell"
    shape: { grid: { rows: 3, cols: 3 } })";

TEST(BoardEdits, ASpaceGoesAndComesBack) {
  const BoardChange centre{Kind::Space, "cell", "cell_1_1"};
  const std::string without = changed(gameOnBoard(grid), centre);
  EXPECT_EQ(without, gameOnBoard(grid + "\n    remove: [\"cell_1_1\"]"));
  EXPECT_EQ(writtenBoards(*analysed(without)).front().removed, std::vector<std::string>{"cell_1_1"});
  EXPECT_EQ(changed(without, centre), gameOnBoard(grid + "\n    remove: []"));
  EXPECT_EQ(changed(without, {Kind::Space, "cell", "cell_0_0"}),
            gameOnBoard(grid + "\n    remove: [\"cell_1_1\", \"cell_0_0\"]"));
}

TEST(BoardEdits, WithASpaceGoItsPlacesInRegions) {
  const std::string region = R"(
    regions:
      - { id: "fort", cells: ["cell_1_1", "cell_0_0"] })";
  const std::string after = changed(gameOnBoard(grid + region), {Kind::Space, "cell", "cell_1_1"});
  EXPECT_NE(after.find(R"(cells: ["cell_0_0"])"), std::string::npos) << after;
  EXPECT_NE(after.find(R"(remove: ["cell_1_1"])"), std::string::npos) << after;
  ASSERT_NE(analysed(after)->rules, nullptr);
}

TEST(BoardEdits, ASpaceThatSomethingElseNamesStays) {
  const std::string setup = R"(
```yaml
section: "tokenTypes"
items:
  - { id: "king" }
```

```yaml
section: "setup"
items:
  - place: { type: "king", zone: "cell_1_1", owner: "0" }
```
)";
  EXPECT_EQ(changed(gameOnBoard(grid, setup), {Kind::Space, "cell", "cell_1_1"}), "nothing");
}

TEST(BoardEdits, TheWholeBoardIsThereToPutSpacesBack) {
  const service::AnalysisPtr analysis = analysed(gameOnBoard(grid + "\n    remove: [\"corners\"]"));
  ASSERT_NE(analysis->rules, nullptr);
  EXPECT_EQ(analysis->rules->zones().size(), 5U);
  EXPECT_EQ(rulesOfWholeBoard(*analysis, "cell")->zones().size(), 9U);
  EXPECT_EQ(rulesOfWholeBoard(*analysed(gameOnBoard(grid)), "cell")->zones().size(), 9U);
}

const std::string graphNodes =
    R"(  - id: "map"
    shape:
      graph:
        nodes:
          - { id: "hill", x: 0, y: 0 }
          - { id: "lake", x: 200, y: 0 }
          - { id: "wood", x: 200, y: 200 }
)";
const std::string graphEdges =
    R"(        edges:
          - { from: "hill", to: "lake" }
)";
const std::string graph = graphNodes + graphEdges + R"(          - { from: "lake", to: "wood" })";

TEST(BoardEdits, AnEdgeComesAndGoes) {
  const BoardChange change{Kind::Edge, "map", "map_hill", "map_wood"};
  const std::string with = changed(gameOnBoard(graph), change);
  EXPECT_EQ(with, gameOnBoard(graph + "\n          - { from: \"hill\", to: \"wood\" }"));
  EXPECT_EQ(changed(with, change), gameOnBoard(graph));
  EXPECT_EQ(changed(with, {Kind::Edge, "map", "map_wood", "map_hill"}), gameOnBoard(graph));
  EXPECT_EQ(changed(gameOnBoard(graph), {Kind::Edge, "map", "map_hill", "map_hill"}), "nothing");
  EXPECT_EQ(changed(gameOnBoard(grid), {Kind::Edge, "cell", "cell_0_0", "cell_2_2"}), "nothing");
}

TEST(BoardEdits, ANodeGoesWithItsEdges) {
  const std::string after = changed(gameOnBoard(graph), {Kind::Space, "map", "map_wood"});
  EXPECT_EQ(after, gameOnBoard(graphNodes.substr(0, graphNodes.find(R"(          - { id: "wood")")) +
                               graphEdges.substr(0, graphEdges.size() - 1)));
}

TEST(BoardEdits, ANodeComesAndIsMoved) {
  const service::AnalysisPtr analysis = analysed(gameOnBoard(graph));
  EXPECT_EQ(freeSpaceId(*analysis, "map"), "space1");
  const std::string with = changed(gameOnBoard(graph), {Kind::Add, "map", "space1", {}, 0, 200});
  EXPECT_NE(with.find(R"(- { id: "space1", x: 0, y: 200 })"), std::string::npos) << with;
  EXPECT_EQ(freeSpaceId(*analysed(with), "map"), "space2");
  const std::string moved = changed(gameOnBoard(graph), {Kind::Move, "map", "map_hill", {}, -50, 70});
  EXPECT_NE(moved.find(R"({ id: "hill", x: -50, y: 70 })"), std::string::npos) << moved;
  const std::optional<WrittenPlace> place = writtenPlace(*analysed(moved), "map", "map_hill");
  ASSERT_TRUE(place.has_value());
  EXPECT_EQ(place->x, -50);
  EXPECT_EQ(place->y, 70);
  EXPECT_EQ(changed(gameOnBoard(graph), {Kind::Add, "map", "hill", {}, 0, 200}), "nothing") << "it is there";
}

/// Games that were not written for this.
TEST(BoardEdits, SamplesAreChangedAsAnyGame) {
  const std::string rail = *readFile(LUDO_SOURCE_DIR "/samples/rail-freight.md");
  const std::string joined = changed(rail, {Kind::Edge, "map", "map_ash", "map_ford"});
  EXPECT_NE(joined, "nothing");
  EXPECT_EQ(changed(joined, {Kind::Edge, "map", "map_ash", "map_ford"}), rail);
  const std::string gomoku = *readFile(LUDO_SOURCE_DIR "/samples/gomoku.md");
  const std::string board = writtenBoards(*analysed(gomoku)).front().id;
  const std::string holed = changed(gomoku, {Kind::Space, board, board + "_7_7"});
  EXPECT_NE(holed.find(R"(remove: [")" + board + R"(_7_7"])"), std::string::npos) << holed;
}

}  // namespace
}  // namespace ludo::editing
