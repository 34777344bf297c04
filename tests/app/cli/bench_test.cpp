// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include "program.h"

namespace ludo::testing {
namespace {

using Json = nlohmann::json;

class Bench : public ProgramTest {};

std::vector<std::string> programNames(const Json& game) {
  std::vector<std::string> names;
  for (const Json& program : game["programs"]) names.push_back(program["name"]);
  return names;
}

TEST_F(Bench, ComparesTheKernelWithTheLimit) {
  const Finished finished = ludo({"bench", sample("tic-tac-toe"), sample("pig"), "--threads", "1", "--json"});
  EXPECT_CODE(0, finished);
  const Json report = finished.json();
  EXPECT_EQ(report["complete"], true);
  ASSERT_EQ(report["games"].size(), 2U);
  const Json& ticTacToe = report["games"][0];
  EXPECT_EQ(ticTacToe["game"], "tic-tac-toe");
  EXPECT_EQ(programNames(ticTacToe).front(), "kernel");
  EXPECT_EQ(programNames(ticTacToe).back(), "limit");
  const Json& kernel = ticTacToe["programs"].front();
  const Json& limit = ticTacToe["programs"].back();
  EXPECT_EQ(kernel["timesKernel"], 1.0);
  EXPECT_EQ(limit["timesLimit"], 1.0);
  // In no build at all is the kernel as fast as a program made for the game.
  EXPECT_LT(kernel["timesLimit"], 1.0);
  EXPECT_GT(limit["timesKernel"], 1.0);
  for (const Json& program : {kernel, limit}) {
    // A game has from 5 to 9 plies.
    EXPECT_GE(program["plies"], 5 * program["playouts"].get<std::uint64_t>());
    EXPECT_LE(program["plies"], 9 * (program["playouts"].get<std::uint64_t>() + 1));
    EXPECT_LE(program["pliesPerSecond"]["lowQuartile"], program["pliesPerSecond"]["median"]);
    EXPECT_FALSE(program.contains("allThreads"));
  }
  EXPECT_GT(kernel["makeSeconds"], 0.0);
  EXPECT_GT(ticTacToe["compileSeconds"], 0.0);
  // Nobody wrote the other one by hand.
  EXPECT_EQ(programNames(report["games"][1]).front(), "kernel");
  EXPECT_EQ(report["games"][1]["programs"][0]["timesLimit"], nullptr);
}

TEST_F(Bench, SaysWhereAGameIsGivenUp) {
  std::ifstream file(sample("pig"));
  std::stringstream text;
  text << file.rdbuf();
  std::string changed = text.str();
  const std::string roll = R"(      - roll: { bind: "$die", sides: "SIDES" }
)";
  const std::size_t at = changed.find(roll);
  ASSERT_NE(at, std::string::npos);
  changed.insert(at, R"(      - repeat: { times: 1000000000, effects: [ { roll: { bind: "$x", sides: 6 } } ] }
)");
  write("endless.md", changed);
  const Finished finished = ludo({"bench", "endless.md", "--threads", "1", "--json"});
  EXPECT_CODE(1, finished);
  EXPECT_NE(finished.err.find("The game was given up at repeat"), std::string::npos) << finished.err;
  EXPECT_EQ(finished.json()["games"].size(), 1U);
}

TEST_F(Bench, SaysThatNobodyEverHasAMove) {
  write("over.md", R"(# Over at once

```yaml
section: "metadata"
id: "over"
players: { min: 2, max: 2 }
```

```yaml
section: "turn"
phases: [{ id: "main", actions: 1 }]
```

```yaml
section: "actions"
items: [{ id: "wait", phase: "main" }]
```

```yaml
section: "end"
items: [{ when: { op: ">", left: { ref: "turnNumber" }, right: 0 }, result: { type: "draw" } }]
```
)");
  const Finished finished = ludo({"bench", "over.md", "--threads", "1"});
  EXPECT_CODE(0, finished);
  EXPECT_NE(finished.err.find("over: nobody ever has a move"), std::string::npos) << finished.err;
}

TEST_F(Bench, MeasuresOneBoardAfterAnother) {
  const Finished finished =
      ludo({"bench", "--constant", "SIZE", "--sizes", "3,11", "--threads", "1", sample("hex"), "--json"});
  EXPECT_CODE(0, finished);
  const Json games = finished.json()["games"];
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0]["constant"], (Json{{"name", "SIZE"}, {"value", 3}}));
  EXPECT_EQ(games[1]["constant"], (Json{{"name", "SIZE"}, {"value", 11}}));
  // No game of Hex on nine cells has more plies.
  const Json& small = games[0]["programs"][0];
  EXPECT_LE(small["plies"], 9 * (small["playouts"].get<std::uint64_t>() + 1));
  // The limit program is one for the sample's own board.
  EXPECT_EQ(small["timesLimit"], nullptr);
  EXPECT_EQ(programNames(games[1]).back(), "limit");
}

TEST_F(Bench, TellsHowThreadsScaleInATableForDocuments) {
  const Finished finished = ludo({"bench", sample("tic-tac-toe"), "--threads", "2", "--markdown"});
  EXPECT_CODE(0, finished);
  std::istringstream lines(finished.out);
  std::vector<std::string> rows;
  for (std::string row; std::getline(lines, row);) rows.push_back(row);
  ASSERT_GE(rows.size(), 4U);
  EXPECT_EQ(rows[0],
            "| game | program | M plies/s | k playouts/s | x kernel | x limit | bytes | compile ms | make ms "
            "| 2 threads | x one |");
  EXPECT_EQ(rows[1], "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
  EXPECT_EQ(rows[2].find("| tic-tac-toe | kernel | "), 0U) << rows[2];
  EXPECT_EQ(rows.back().find("|  | limit | "), 0U) << rows.back();
  for (const std::string& row : rows) EXPECT_EQ(std::ranges::count(row, '|'), 12) << row;
  EXPECT_CODE(2, ludo({"bench", sample("pig"), "--markdown", "--json"}));
  EXPECT_CODE(2, ludo({"bench", sample("pig"), "--markdown", "--explain"}));
}

Json constructOf(const Json& game, const std::string& name) {
  for (const Json& construct : game["constructs"]) {
    if (construct["construct"] == name) return construct;
  }
  return nullptr;
}

TEST_F(Bench, ExplainsWhichWayEachConstructTakes) {
  const Finished finished =
      ludo({"bench", "--explain", sample("gomoku"), sample("hex"), sample("tic-tac-toe"), "--json"});
  EXPECT_CODE(0, finished);
  const Json report = finished.json();
  EXPECT_EQ(report["format"], "ludo-explain");
  EXPECT_EQ(report["complete"], true);
  const Json& gomoku = report["games"][0];
  EXPECT_EQ(gomoku["tokens"], "cells");
  EXPECT_EQ(gomoku["turn"], "known");
  EXPECT_EQ(constructOf(gomoku, "action place")["method"], "keptList");
  EXPECT_EQ(constructOf(gomoku, "lines")["method"], "lineTable");
  EXPECT_EQ(constructOf(report["games"][1], "connected")["method"], "keptAndGrown");
  EXPECT_EQ(constructOf(report["games"][2], "action mark")["method"], "set");
  EXPECT_EQ(constructOf(report["games"][2], "lines")["method"], "boardTable");
  // The line it names is the one that says so.
  std::ifstream file(sample("gomoku"));
  std::string line;
  for (int number = constructOf(gomoku, "lines")["line"]; number > 0; --number) std::getline(file, line);
  EXPECT_HAS(line, R"(ref: "lines")");

  const Finished text = ludo({"bench", "--explain", sample("gomoku")});
  EXPECT_HAS(text.out, "Work of random games: line ");
  EXPECT_HAS(text.out, "; turns and draws ");
  EXPECT_CODE(0, text);
  EXPECT_HAS(text.out, "the turn is known where code is written");
  EXPECT_HAS(text.out, "action place: picked from a list of empty zones, kept from ply to ply");
}

TEST_F(Bench, SaysHowToSayWhatHasNoCode) {
  const Json report = ludo({"bench", "--explain", sample("kalah"), "--json"}).json();
  EXPECT_HAS(report["games"][0]["obstacles"][0]["instead"].get<std::string>(), "capacity: 1");
  EXPECT_HAS(ludo({"bench", "--explain", sample("kalah")}).out, R"(; instead, give the zone "capacity: 1")");
}

TEST_F(Bench, TellsACauseOnceWithAllItsLines) {
  const std::string text = ludo({"bench", "--explain", sample("nine-mens-morris")}).out;
  std::map<std::string, int> told;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t places = line.starts_with("  line") ? line.find_first_not_of("0123456789, and", 7) : 0;
    ++told[line.substr(places)];
  }
  for (const auto& [what, count] : told) EXPECT_EQ(count, 1) << what;
  EXPECT_HAS(text, "  lines ");
}

TEST_F(Bench, ExplainsAGameOfAnotherSizeAndACompiledOne) {
  const Finished finished =
      ludo({"bench", "--explain", sample("hex"), "--constant", "SIZE", "--sizes", "5,11"});
  EXPECT_CODE(0, finished);
  // A board of one word needs no list.
  EXPECT_HAS(finished.out, "hex-11 SIZE=5");
  EXPECT_HAS(finished.out, "action place: picked from the bits of a set");
  EXPECT_HAS(finished.out, "hex-11 SIZE=11");
  EXPECT_HAS(finished.out, "action place: picked from a list of empty zones");
  EXPECT_CODE(0, ludo({"spec:compile", sample("hex"), "--out", "hex.json"}));
  const Finished compiled = ludo({"bench", "--explain", "hex.json"});
  EXPECT_CODE(0, compiled);
  // Lines are those of the compiled file.
  EXPECT_HAS(compiled.out, ", action place: picked from a list of empty zones");
}

TEST_F(Bench, SaysWhyThereIsNoNativeCode) {
  const Finished explained = ludoAlone({"bench", "--explain", sample("tic-tac-toe")});
  EXPECT_CODE(0, explained);
  EXPECT_HAS(explained.out, "  Interpreted; positions of");
  EXPECT_HAS(explained.out, "  No native code, which is many times faster: ");
  const Finished measured = ludoAlone({"bench", sample("tic-tac-toe"), "--seconds", "1", "--threads", "1"});
  EXPECT_CODE(0, measured);
  EXPECT_HAS(measured.err, "ludo bench: there is no native code, which is many times faster: ");
  EXPECT_HAS(measured.out, "game         program      M plies/s");
  EXPECT_FALSE(has(measured.out, "native"));
}

TEST_F(Bench, SaysWhatDoesNotFit) {
  const Finished tooLarge = ludo({"bench", sample("hex"), "--constant", "SIZE", "--sizes", "200"});
  EXPECT_CODE(1, tooLarge);
  EXPECT_TRUE(tooLarge.out.empty());
  EXPECT_HAS(tooLarge.err, "would have no space, or more than 10000");
  EXPECT_FALSE(has(tooLarge.err, "There is no region"));
  EXPECT_CODE(0, ludo({"spec:compile", sample("hex"), "--out", "hex.json"}));
  const Finished compiled = ludo({"bench", "hex.json", "--constant", "SIZE", "--sizes", "5"});
  EXPECT_CODE(2, compiled);
  EXPECT_HAS(compiled.err, "hex.json is compiled");
}

}  // namespace
}  // namespace ludo::testing
