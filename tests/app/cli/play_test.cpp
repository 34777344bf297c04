// SPDX-License-Identifier: Apache-2.0
#include <functional>
#include <regex>

#include "program.h"

namespace ludo::testing {
namespace {

class Play : public ProgramTest {
 protected:
  const std::string game = sample("tic-tac-toe");

  void record() const {
    const Finished finished =
        ludo({"run", game, "--agents", "random,greedy", "--seed", "5", "--out", "trace.json"});
    EXPECT_CODE(0, finished);
    EXPECT_TRUE(finished.err.empty());
  }
};

TEST_F(Play, RunShowsAndRecordsAGame) {
  const Finished finished =
      ludo({"run", game, "--agents", "random,greedy", "--seed", "5", "--out", "trace.json"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "tic-tac-toe, seed 5");
  EXPECT_HAS(finished.out, "player 2: greedy");
  EXPECT_HAS(finished.out, "  Mark ");
  EXPECT_HAS(finished.out, " after ");
  const auto trace = readJson("trace.json");
  EXPECT_EQ(trace["seed"], "5");
  EXPECT_EQ(trace["agents"], (Words{"random", "greedy"}));
  EXPECT_EQ(trace["entries"][0]["legalMoves"], 9);
  EXPECT_EQ(ludo({"run", game, "--agents", "random,greedy", "--seed", "5", "--json"}).out,
            read("trace.json"));
  EXPECT_NE(ludo({"run", game, "--agents", "random,greedy", "--seed", "6", "--json"}).out,
            read("trace.json"));
}

TEST_F(Play, RunTellsWhatWasCutOff) {
  write("ping.md", R"md(# Ping

```yaml
section: "metadata"
id: "ping"
players: { min: 2, max: 2 }
```

```yaml
section: "zones"
items: [{ id: "left" }, { id: "right" }]
```

```yaml
section: "tokenTypes"
items: [{ id: "ball" }]
```

```yaml
section: "setup"
items: [{ createToken: { type: "ball", zone: "left" } }]
```

```yaml
section: "turn"
phases: [{ id: "main" }]
```

```yaml
section: "actions"
items:
  - { id: "serve", phase: "main", effects: [{ moveToken: { token: "top(left)", to: "right" } }] }
```

```yaml
section: "triggers"
items:
  - { id: "ping", event: "tokenEntered", match: { zone: "right" }, effects: [{ moveToken: { token: "$token", to: "left" } }] }
  - { id: "pong", event: "tokenEntered", match: { zone: "left" }, effects: [{ moveToken: { token: "$token", to: "right" } }] }
```

```yaml
section: "end"
items: [{ when: { op: ">", left: { ref: "turnNumber" }, right: 3 }, result: { type: "draw" } }]
```
)md");
  const Finished finished = ludo({"run", "ping.md"});
  EXPECT_CODE(1, finished);
  EXPECT_HAS(finished.out, " after ");
  EXPECT_HAS(finished.err, "At ply 1 the chain of triggers is too long and was cut off: ");
  EXPECT_HAS(finished.err, "raise maxTriggerDepth");
}

TEST_F(Play, RunTakesPlayersAndATurnCap) {
  const Finished finished = ludo({"run", sample("pig"), "--players", "4", "--max-turns", "3"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "player 4: random");
  EXPECT_HAS(finished.out, "stopped at the turn cap");
}

TEST_F(Play, RunShowsWhatDiceShow) {
  const Finished dice = ludo({"run", sample("pig"), "--seed", "1"});
  EXPECT_CODE(0, dice);
  EXPECT_HAS(dice.out, "dice");
  EXPECT_TRUE(std::regex_search(dice.out, std::regex("Roll the die +[1-6] "))) << dice.out;
  EXPECT_FALSE(has(ludo({"run", sample("tic-tac-toe"), "--seed", "1"}).out, "dice"));
}

TEST_F(Play, RunShowsDiceBesideTheMoveThatTheyWereRolledFor) {
  const Finished finished = ludo({"run", sample("dice-race"), "--seed", "3"});
  EXPECT_CODE(0, finished);
  const std::regex row(R"(\n +(\d+) +\d+ +Run from (\d+) to (\d+) +(\d) )");
  int seen = 0;
  for (std::sregex_iterator at(finished.out.begin(), finished.out.end(), row); at != std::sregex_iterator();
       ++at) {
    // What was rolled before the first move, a trace does not hold.
    if ((*at)[1] == "1") continue;
    EXPECT_EQ(std::stoi((*at)[3]) - std::stoi((*at)[2]), std::stoi((*at)[4])) << (*at)[0];
    ++seen;
  }
  EXPECT_GT(seen, 5);
}

TEST_F(Play, ReplayVerifies) {
  record();
  const Finished finished = ludo({"replay", "trace.json", "--game", game, "--verify"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "verified: all ");
  EXPECT_EQ(ludo({"replay", "trace.json", "--game", game, "--verify", "--json"}).json()["verified"], true);
  EXPECT_CODE(0, ludo({"spec:compile", game, "--out", "game.json"}));
  EXPECT_CODE(0, ludo({"replay", "trace.json", "--game", "game.json", "--verify"}));
}

TEST_F(Play, ReplayVerifiesWithTheEngine) {
  record();
  const Words verify{"replay", "trace.json", "--game", game, "--verify", "--engine"};
  const Finished cells = ludo(verify);
  EXPECT_CODE(0, cells);
  EXPECT_HAS(cells.out, "verified: all ");
  EXPECT_HAS(cells.out, "verified with the engine (");
  EXPECT_HAS(cells.out, "state hashes were not compared");

  const std::string cards = sample("deck-builder");
  EXPECT_CODE(0, ludo({"run", cards, "--seed", "1", "--out", "cards.json"}));
  const Finished ids = ludo({"replay", "cards.json", "--game", cards, "--verify", "--engine"});
  EXPECT_CODE(0, ids);
  EXPECT_HAS(ids.out, "verified with the engine (");
  EXPECT_FALSE(has(ids.out, "not compared"));
  const auto json = ludo({"replay", "cards.json", "--game", cards, "--verify", "--engine", "--json"}).json();
  EXPECT_EQ(json["verified"], true);
  EXPECT_EQ(json["engine"]["verified"], true);
  EXPECT_FALSE(json["engine"].contains("gap"));

  const Finished alone = ludo({"replay", "trace.json", "--game", game, "--engine"});
  EXPECT_CODE(2, alone);
  EXPECT_HAS(alone.err, "--verify");
}

TEST_F(Play, ReplaySaysWhyTheEngineCannotVerify) {
  EXPECT_CODE(0, ludo({"spec:compile", game, "--out", "rolls.game.json"}));
  auto def = readJson("rolls.game.json");
  def["actions"][0]["effects"].push_back({{"roll", {{"bind", "$luck"}, {"sides", 3'000'000'000}}}});
  write("rolls.game.json", def.dump());
  EXPECT_CODE(0, ludo({"run", "rolls.game.json", "--seed", "1", "--out", "rolls.json"}));
  const std::vector<std::string> verify = {"replay", "rolls.json", "--game", "rolls.game.json", "--verify"};
  EXPECT_CODE(0, ludo(verify));
  std::vector<std::string> byEngine = verify;
  byEngine.emplace_back("--engine");
  const Finished finished = ludo(byEngine);
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "not verified with the engine");
  EXPECT_HAS(finished.out, "no code for a die of so many sides");
}

TEST_F(Play, ReplayShowsTheGame) {
  record();
  const Finished finished = ludo({"replay", "trace.json", "--game", game});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "ply 1: player 1: Mark ");
  EXPECT_HAS(finished.out, " after ");
  EXPECT_EQ(ludo({"replay", "trace.json", "--game", game, "--json"}).out, read("trace.json"));
}

TEST_F(Play, ReplayShowsAStep) {
  record();
  EXPECT_HAS(ludo({"replay", "trace.json", "--game", game, "--step", "0"}).out, "player 1 to move");
  const Finished finished = ludo({"replay", "trace.json", "--game", game, "--step", "3"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "ply 3: player 1");
  EXPECT_HAS(finished.out, "after ply 3: turn 4, phase main, player 2 to move");
  const auto step = ludo({"replay", "trace.json", "--game", game, "--step", "3", "--json"}).json();
  EXPECT_EQ(step["step"], 3);
  EXPECT_TRUE(
      std::regex_match(std::string(step["label"]), std::regex("Mark [abc][123]")));  // as people say it
  EXPECT_EQ(step["state"]["stateHash"], readJson("trace.json")["entries"][2]["stateHash"]);
  std::size_t tokens = 0;
  for (const auto& zone : step["state"]["zones"]) tokens += zone.size();
  EXPECT_EQ(tokens, 3U);
  const Finished beyond = ludo({"replay", "trace.json", "--game", game, "--step", "99"});
  EXPECT_CODE(2, beyond);
  EXPECT_HAS(beyond.err, "--step goes from 0 to ");
}

TEST_F(Play, ReplayTellsTheFirstDivergence) {
  record();
  const std::string hash = readJson("trace.json")["entries"][2]["stateHash"];
  write("other.json", replaced(read("trace.json"), hash, "0123456789abcdef"));
  const Finished verdict = ludo({"replay", "other.json", "--game", game, "--verify"});
  EXPECT_CODE(1, verdict);
  EXPECT_HAS(verdict.out, "diverges at ply 3: state hash");
  EXPECT_HAS(verdict.out, "recorded hash 0123456789abcdef, now " + hash);
  const auto json = ludo({"replay", "other.json", "--game", game, "--verify", "--json"}).json();
  EXPECT_EQ(json["verified"], false);
  EXPECT_EQ(json["divergence"]["ply"], 3);
  EXPECT_EQ(json["divergence"]["actualHash"], hash);
  const Finished shown = ludo({"replay", "other.json", "--game", game});
  EXPECT_CODE(1, shown);
  EXPECT_HAS(shown.out, "ply 2:");
  EXPECT_FALSE(has(shown.out, "ply 3:"));
  EXPECT_HAS(shown.err, "diverges at ply 3");
}

TEST_F(Play, ReplayTellsWhatWasAlteredAfterwards) {
  record();
  const auto verdict = [this](const std::function<void(nlohmann::json&)>& alter) {
    auto trace = readJson("trace.json");
    alter(trace);
    write("other.json", trace.dump());
    const Finished finished = ludo({"replay", "other.json", "--game", game, "--verify"});
    EXPECT_CODE(1, finished);
    return finished.out;
  };
  EXPECT_HAS(verdict([](auto& trace) { trace["agents"][1] = "uct"; }), "digest");
  EXPECT_HAS(verdict([](auto& trace) { trace["entries"][1]["move"] = "mark(somewhere)"; }),
             "diverges at ply 2: text of the move");
  EXPECT_HAS(verdict([](auto& trace) {
               trace["entries"][2]["notes"].push_back({{"kind", "overflow"}, {"subject", 0}, {"amount", 1}});
             }),
             "diverges at ply 3: notes");
  // The layout says nothing.
  write("other.json", readJson("trace.json").dump(7));
  EXPECT_CODE(0, ludo({"replay", "other.json", "--game", game, "--verify"}));
}

TEST_F(Play, ReplayNamesTheDifferingFields) {
  EXPECT_CODE(0, ludo({"run", sample("pig"), "--seed", "1", "--out", "trace.json"}));
  auto trace = readJson("trace.json");
  for (auto& entry : trace["entries"]) {
    auto& deltas = entry["deltas"];
    const auto pot = std::ranges::find_if(
        deltas, [](const auto& delta) { return delta.contains("variable") && delta["variable"] == "pot"; });
    if (pot == deltas.end()) continue;
    (*pot)["after"] = 77;
    break;
  }
  write("other.json", trace.dump());
  const Finished verdict = ludo({"replay", "other.json", "--game", sample("pig"), "--verify"});
  EXPECT_CODE(1, verdict);
  EXPECT_HAS(verdict.out, "changes");
  EXPECT_HAS(verdict.out, "recorded: pot");
  EXPECT_HAS(verdict.out, "77");
  EXPECT_HAS(verdict.out, "now: pot");
}

TEST_F(Play, PerftCounts) {
  using Counts = std::vector<std::uint64_t>;
  EXPECT_EQ(ludo({"perft", game, "--depth", "9", "--json"}).json()["nodes"],
            (Counts{9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872}));
  EXPECT_EQ(ludo({"perft", sample("hex"), "--depth", "2", "--json"}).json()["nodes"], (Counts{121, 14520}));
  const auto turns = ludo({"perft", game, "--depth", "3", "--unit", "turn", "--json"}).json();
  EXPECT_EQ(turns["nodes"], (Counts{9, 72, 504}));
  EXPECT_EQ(turns["unit"], "turn");
  const auto divided = ludo({"perft", game, "--depth", "3", "--divide", "--json"}).json();
  ASSERT_EQ(divided["divide"].size(), 9U);
  for (const auto& root : divided["divide"]) EXPECT_EQ(root["nodes"], 56);
  const Finished table = ludo({"perft", game, "--depth", "2", "--divide"});
  EXPECT_HAS(table.out, "mark(cell_1_1)");
  EXPECT_HAS(table.out, "decisions");
  EXPECT_TRUE(table.err.empty());
}

}  // namespace
}  // namespace ludo::testing
