// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/compile/board_shapes.h"
#include "core/compile/compile.h"
#include "core/spec/read_spec.h"
#include "spec_text.h"

namespace ludo::compile {
namespace {

using language::GameDef;
using language::Neighbours;
using language::RegionDef;
using language::ZoneDef;

/// The game that one board makes.
GameDef expanded(const std::string& board, std::size_t mistakes = 0) {
  diagnostics::List diagnostics;
  auto source = std::make_shared<const SourceText>("boards.md", testing::block(R"(section: "constants"
GOAL: 10
)") + testing::block(R"(section: "boards"
items:
  - )" + board + "\n"));
  spec::SpecReading reading = spec::readSpec(text::readMarkdown(source, diagnostics), diagnostics);
  GameDef def;
  def.constants = reading.document.constants;
  diagnostics.clear();
  expandBoards(reading.document.boards, askedZoneProperties(reading.document), def, diagnostics);
  EXPECT_EQ(diagnostics.size(), mistakes) << board;
  return def;
}

/// How many zones have how many neighbours.
std::map<std::size_t, int> neighbourCounts(const GameDef& def) {
  std::map<std::size_t, int> counts;
  for (const ZoneDef& zone : def.zones) ++counts[zone.adjacentTo.size()];
  return counts;
}

const ZoneDef& zone(const GameDef& def, const std::string& id) {
  auto found =
      std::find_if(def.zones.begin(), def.zones.end(), [&](const ZoneDef& z) { return z.id.name == id; });
  if (found == def.zones.end()) throw std::runtime_error("no zone " + id);
  return *found;
}

std::string towards(const GameDef& def, const std::string& from, const std::string& direction) {
  for (const language::DirectedEdge& edge : zone(def, from).directions) {
    if (edge.direction.name == direction) return edge.to.name;
  }
  return "";
}

std::set<std::string> region(const GameDef& def, const std::string& id) {
  std::set<std::string> zones;
  for (const RegionDef& region : def.regions) {
    if (region.id.name != id) continue;
    for (const language::ZoneRef& member : region.zones) zones.insert(member.name);
  }
  return zones;
}

using Counts = std::map<std::size_t, int>;
using Names = std::set<std::string>;

TEST(Boards, AGridHasTheRightNeighbours) {
  const std::string grid = R"({ id: "c", shape: { grid: { rows: 3, cols: 3 } })";
  EXPECT_EQ(neighbourCounts(expanded(grid + " }")), (Counts{{2, 4}, {3, 4}, {4, 1}}));
  EXPECT_EQ(neighbourCounts(expanded(grid + R"(, neighbours: "all" })")), (Counts{{3, 4}, {5, 4}, {8, 1}}));
  EXPECT_EQ(neighbourCounts(expanded(grid + R"(, neighbours: "diagonal" })")),
            (Counts{{1, 4}, {2, 4}, {4, 1}}));
}

TEST(Boards, AGridHasDirectionsWhateverCountsAsNeighbour) {
  GameDef def = expanded(R"({ id: "c", shape: { grid: { rows: 3, cols: 3 } } })");
  EXPECT_EQ(towards(def, "c_1_1", "n"), "c_0_1");
  EXPECT_EQ(towards(def, "c_1_1", "ne"), "c_0_2");
  EXPECT_EQ(towards(def, "c_1_1", "e"), "c_1_2");
  EXPECT_EQ(towards(def, "c_1_1", "sw"), "c_2_0");
  EXPECT_EQ(towards(def, "c_0_0", "n"), "");
  EXPECT_EQ(towards(def, "c_0_0", "w"), "");
  EXPECT_LT(zone(def, "c_0_0").y, zone(def, "c_1_0").y);
  EXPECT_LT(zone(def, "c_0_0").x, zone(def, "c_0_1").x);
}

TEST(Boards, AHexagonOfRadiusFiveHas61Cells) {
  GameDef def = expanded(R"({ id: "h", shape: { hex: { radius: 5 } } })");
  EXPECT_EQ(def.zones.size(), 61U);
  EXPECT_EQ(neighbourCounts(def), (Counts{{3, 6}, {4, 18}, {6, 37}}));
}

TEST(Boards, ARhombusOfElevenHas121Cells) {
  GameDef def = expanded(R"({ id: "h", shape: { hexRect: { rows: 11, cols: 11 } } })");
  EXPECT_EQ(def.zones.size(), 121U);
  // Two acute corners with 2, two obtuse ones with 3, edges with 4, the rest with 6.
  EXPECT_EQ(neighbourCounts(def), (Counts{{2, 2}, {3, 2}, {4, 36}, {6, 81}}));
}

TEST(Boards, ATrackLeadsOnAndALoopLeadsBack) {
  EXPECT_EQ(neighbourCounts(expanded(R"({ id: "t", shape: { track: { length: 5 } } })")),
            (Counts{{1, 2}, {2, 3}}));
  GameDef loop = expanded(R"({ id: "t", shape: { track: { length: 5, loop: true } } })");
  EXPECT_EQ(neighbourCounts(loop), (Counts{{2, 5}}));
  EXPECT_EQ(towards(loop, "t_4", "forward"), "t_0");
  EXPECT_EQ(towards(loop, "t_0", "backward"), "t_4");
}

TEST(Boards, AGraphHasItsOwnWays) {
  GameDef def = expanded(
      R"({ id: "g", shape: { graph: { nodes: [{ id: "a" }, { id: "b" }, { id: "c" }], edges: [{ from: )"
      R"("a", to: "b", label: "next" }, { from: "b", to: "c", oneWay: true }] } } })");
  EXPECT_EQ(zone(def, "g_a").adjacentTo.size(), 1U);
  EXPECT_EQ(zone(def, "g_b").adjacentTo.size(), 2U);
  EXPECT_EQ(zone(def, "g_c").adjacentTo.size(), 0U);
  EXPECT_EQ(towards(def, "g_a", "next"), "g_b");
  EXPECT_EQ(towards(def, "g_b", "next"), "");
}

TEST(Boards, EveryWayOfAnUndirectedBoardLeadsBack) {
  for (const char* shape : {"{ grid: { rows: 4, cols: 5 } }", "{ hex: { radius: 4 } }",
                            "{ hexRect: { rows: 3, cols: 5 } }", "{ track: { length: 6, loop: true } }"}) {
    GameDef def = expanded(R"({ id: "b", shape: )" + std::string(shape) + " }");
    std::set<std::pair<std::string, std::string>> ways;
    for (const ZoneDef& from : def.zones) {
      for (const language::ZoneRef& to : from.adjacentTo) {
        EXPECT_NE(from.id.name, to.name);
        EXPECT_TRUE(ways.insert({from.id.name, to.name}).second) << from.id.name << " to " << to.name;
      }
    }
    for (const auto& [from, to] : ways) EXPECT_TRUE(ways.contains({to, from})) << from << " to " << to;
  }
}

TEST(Boards, RegionsAreNamedSetsOfSpaces) {
  GameDef def = expanded(R"({ id: "c", shape: { grid: { rows: 3, cols: 3 } } })");
  EXPECT_EQ(region(def, "c").size(), 9U);
  EXPECT_EQ(region(def, "top"), (Names{"c_0_0", "c_0_1", "c_0_2"}));
  EXPECT_EQ(region(def, "right"), (Names{"c_0_2", "c_1_2", "c_2_2"}));
  EXPECT_EQ(region(def, "corners"), (Names{"c_0_0", "c_0_2", "c_2_0", "c_2_2"}));
  EXPECT_EQ(region(def, "center"), (Names{"c_1_1"}));
  EXPECT_EQ(region(def, "edges").size(), 8U);
}

TEST(Boards, TwoBoardsKeepTheirRegionsApart) {
  GameDef def = expanded(
      R"({ id: "a", shape: { grid: { rows: 2, cols: 2 } } }
  - { id: "b", shape: { grid: { rows: 2, cols: 2 } } })");
  EXPECT_TRUE(region(def, "top").empty());
  EXPECT_EQ(region(def, "a.top"), (Names{"a_0_0", "a_0_1"}));
  EXPECT_EQ(region(def, "b.top"), (Names{"b_0_0", "b_0_1"}));
}

TEST(Boards, RemovedSpacesAreGoneEverywhere) {
  GameDef def = expanded(R"({ id: "c", shape: { grid: { rows: 3, cols: 3 } }, remove: ["c_1_1"] })");
  EXPECT_EQ(def.zones.size(), 8U);
  EXPECT_EQ(neighbourCounts(def), (Counts{{2, 8}}));
  EXPECT_TRUE(region(def, "center").empty());
  EXPECT_FALSE(region(def, "c").contains("c_1_1"));
  EXPECT_EQ(towards(def, "c_0_1", "s"), "");
}

TEST(Boards, SizesMayBeConstants) {
  EXPECT_EQ(expanded(R"({ id: "c", shape: { grid: { rows: "GOAL", cols: 2 } } })").zones.size(), 20U);
  EXPECT_EQ(expanded(R"({ id: "c", shape: { grid: { rows: "GAOL", cols: 2 } } })", 1).zones.size(), 0U);
}

TEST(Boards, ImpossibleSizesAreRefusedNotTried) {
  for (const char* shape :
       {"{ grid: { rows: 0, cols: 3 } }", "{ grid: { rows: -1, cols: 3 } }",
        "{ grid: { rows: 101, cols: 100 } }",
        "{ grid: { rows: 9223372036854775807, cols: 9223372036854775807 } }",
        "{ hex: { radius: 9223372036854775807 } }", "{ hex: { radius: 0 } }",
        "{ hexRect: { rows: 4611686018427387904, cols: 4 } }", "{ track: { length: 10001 } }",
        "{ track: { length: -9223372036854775808 } }", "{ graph: { nodes: [], edges: [] } }"}) {
    EXPECT_TRUE(expanded(R"({ id: "b", shape: )" + std::string(shape) + " }", 1).zones.empty()) << shape;
  }
}

TEST(Boards, TheLargestSizesWork) {
  EXPECT_EQ(expanded(R"({ id: "c", shape: { grid: { rows: 100, cols: 100 } } })").zones.size(), 10000U);
  EXPECT_EQ(expanded(R"({ id: "c", shape: { track: { length: 1 } } })").zones.size(), 1U);
  EXPECT_EQ(expanded(R"({ id: "c", shape: { hex: { radius: 1 } } })").zones.size(), 1U);
}

/// The directions of a set, as `seat` sees them; -1: those that are the same for all.
std::string directionSet(const GameDef& def, const std::string& id, int seat = -1) {
  std::string names;
  for (const language::DirectionSetDef& set : def.directionSets) {
    if (set.id.name != id) continue;
    const auto& listed = seat < 0 ? set.directions : set.perSeat.at(static_cast<std::size_t>(seat));
    for (const language::DirectionRef& direction : listed) names += direction.name + ' ';
  }
  return names;
}

TEST(BoardDirections, AGridHasStraightAndDiagonalOnes) {
  const GameDef def = expanded(R"({ id: "c", shape: { grid: { rows: 3, cols: 3 } } })");
  EXPECT_EQ(directionSet(def, "orthogonal"), "n e s w ");
  EXPECT_EQ(directionSet(def, "diagonal"), "ne se sw nw ");
  EXPECT_EQ(directionSet(def, "all"), "n ne e se s sw w nw ");
  EXPECT_EQ(directionSet(def, "forward"), "") << "nobody faces anywhere";
}

TEST(BoardDirections, OnlyThoseThatLeadAnywhereAreNamed) {
  const GameDef row = expanded(R"({ id: "c", shape: { grid: { rows: 1, cols: 4 } } })");
  EXPECT_EQ(directionSet(row, "all"), "e w ");
  EXPECT_EQ(directionSet(row, "diagonal"), "");
  EXPECT_TRUE(row.compass.empty());
  EXPECT_TRUE(expanded(R"({ id: "c", shape: { hex: { radius: 1 } } })").directionSets.empty());
}

TEST(BoardDirections, ThoseOfRemovedSpacesAreNotNamed) {
  const GameDef def =
      expanded(R"({ id: "c", shape: { grid: { rows: 2, cols: 2 } }, neighbours: "all", remove: ["c_1_0"] })");
  EXPECT_EQ(directionSet(def, "diagonal"), "se nw ");
  EXPECT_EQ(directionSet(def, "orthogonal"), "n e s w ");
}

TEST(BoardDirections, SeatsFaceTheirOwnWay) {
  const GameDef def = expanded(R"({ id: "c", shape: { grid: { rows: 3, cols: 3 } }, facing: ["n", "s"] })");
  EXPECT_EQ(directionSet(def, "forward", 0), "n ");
  EXPECT_EQ(directionSet(def, "forward", 1), "s ");
  EXPECT_EQ(directionSet(def, "forwardDiagonal", 0), "nw ne ");
  EXPECT_EQ(directionSet(def, "forwardDiagonal", 1), "se sw ");
  EXPECT_EQ(directionSet(def, "left", 1), "e ");
}

TEST(BoardDirections, HexesTurnBySixths) {
  const GameDef def = expanded(R"({ id: "h", shape: { hex: { radius: 2 } } })");
  EXPECT_EQ(directionSet(def, "orthogonal"), "ne e se sw w nw ");
  EXPECT_EQ(directionSet(def, "diagonal"), "");
  std::map<std::string, std::pair<std::string, std::string>> turns;
  for (const language::DirectionTurn& turn : def.compass)
    turns[turn.direction.name] = {turn.turned.name, turn.mirrored.name};
  EXPECT_EQ(turns["nw"], (std::pair<std::string, std::string>("ne", "ne")));
  EXPECT_EQ(turns["e"], (std::pair<std::string, std::string>("se", "w")));
}

TEST(BoardDirections, ATracksForwardJoinsThatOfABoard) {
  diagnostics::List diagnostics;
  auto source = std::make_shared<const SourceText>("boards.md", testing::block(
                                                                    R"(section: "boards"
items:
  - { id: "c", shape: { grid: { rows: 2, cols: 2 } }, facing: ["n", "s"] }
  - { id: "t", shape: { track: { length: 3 } } }
)"));
  spec::SpecReading reading = spec::readSpec(text::readMarkdown(source, diagnostics), diagnostics);
  GameDef def;
  expandBoards(reading.document.boards, askedZoneProperties(reading.document), def, diagnostics);
  EXPECT_EQ(directionSet(def, "forward", 1), "s forward ");
}

TEST(BoardDirections, AnUnknownFacingNamesWhatThereIs) {
  expanded(R"({ id: "c", shape: { grid: { rows: 2, cols: 2 } }, facing: ["north"] })", 1);
}

TEST(BoardRegions, MayBeMadeOfRegionsOfTheShape) {
  const GameDef def = expanded(
      R"({ id: "c", shape: { grid: { rows: 3, cols: 2 } }, remove: ["c_0_0"], regions: [{ id: "home", )"
      R"(perSeat: [["row_0", "c_1_1"], ["bottom"]] }] })");
  for (const RegionDef& home : def.regions) {
    if (home.id.name != "home") continue;
    ASSERT_EQ(home.perSeat.size(), 2U);
    ASSERT_EQ(home.perSeat[0].size(), 2U);
    EXPECT_EQ(home.perSeat[0][0].name, "c_0_1") << "without what was removed";
    EXPECT_EQ(home.perSeat[1].size(), 2U);
  }
}

TEST(BoardLines, AreNamedByTheirSpaces) {
  const GameDef def =
      expanded(R"({ id: "c", shape: { grid: { rows: 2, cols: 2 } }, lines: [{ id: "bent", lines: [["c_0_0", )"
               R"("c_0_1", "c_1_1"]] }] })");
  ASSERT_EQ(def.lineSets.size(), 1U);
  EXPECT_EQ(def.lineSets[0].lines.at(0).at(2).name, "c_1_1");
}

}  // namespace
}  // namespace ludo::compile
