// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/report.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "../sim/games.h"
#include "core/sim/digits.h"
#include "core/sim/replay.h"

namespace ludo::metrics {
namespace {

using sim::Batch;
using sim::BatchOptions;
using sim::GameSummary;
using sim::Replay;
using sim::Share;

using testing::block;

struct Played {
  kernel::RulesPtr rules;
  Batch batch;
  EvalReport report;
};

Played playGames(const kernel::RulesPtr& rules, std::uint64_t games = 20) {
  BatchOptions options;
  options.games = games;
  options.agents = {"random"};
  Batch batch = runBatch(rules, options);
  EvalReport report = evaluate(*rules, batch);
  return {rules, std::move(batch), std::move(report)};
}

std::vector<FlagKind> kinds(const EvalReport& report) {
  std::vector<FlagKind> result;
  for (const Flag& flag : report.flags) result.push_back(flag.kind);
  return result;
}

const Flag* find(const EvalReport& report, FlagKind kind) {
  for (const Flag& flag : report.flags) {
    if (flag.kind == kind) return &flag;
  }
  return nullptr;
}

const std::string counter = block(R"(section: "variables"
global:
  n: { type: "int", init: 0, min: 0, max: 60 }
)");

std::string counting(const std::string& pre) {
  return block(
      R"(section: "actions"
items:
  - id: "count"
    actor: "active"
    phase: "main"
)" + pre +
      R"(    effects:
      - addVar: { scope: "global", var: "n", delta: 1 }
)");
}

std::string endAt(int n, const std::string& result) {
  return block(
      R"(section: "end"
items:
  - { id: "done", when: { op: ">=", left: { ref: "gvar", var: "n" }, right: )" +
      std::to_string(n) + " }, result: " + result + " }\n");
}

const std::string actorWins = R"({ type: "win", player: "actor" })";

TEST(Flags, NoneForASoundGame) {
  // A race of dice: both players win now and then, nothing is idle.
  const auto rules = testing::game(counter + testing::plainTurn() + block(R"(section: "actions"
items:
  - id: "run"
    actor: "active"
    phase: "main"
    effects:
      - roll: { bind: "$steps", sides: 6 }
      - addVar: { scope: "global", var: "n", delta: "$steps" }
)") + endAt(25, actorWins));
  EXPECT_EQ(kinds(playGames(rules).report), std::vector<FlagKind>{});
}

TEST(Flags, LoopDetected) {
  const Played played = playGames(testing::switchGame());
  const Flag* flag = find(played.report, FlagKind::LoopDetected);
  ASSERT_NE(flag, nullptr);
  EXPECT_EQ(flag->count, 20U);
  EXPECT_EQ(flag->games.size(), 20U);
  EXPECT_EQ(flag->plies.size(), 20U);
  EXPECT_NE(flag->message.find("20 of 20 games"), std::string::npos);
  // The ply that is named does lead to a position that was there before.
  const Replay replay(played.rules, replayGame(played.rules, played.batch.options, played.batch.games[0]));
  const std::uint64_t hash = kernel::positionHash(*played.rules, replay.stateAt(flag->plies[0]));
  bool before = false;
  for (std::size_t step = 0; step < flag->plies[0]; ++step) {
    before = before || kernel::positionHash(*played.rules, replay.stateAt(step)) == hash;
  }
  EXPECT_TRUE(before);
}

TEST(Flags, DiceThatBringAPositionBackAreNoLoop) {
  // Two seats roll a coin that is never remembered; the position comes back each round until the counter ends
  // it.
  const auto rules = testing::game(counter + testing::plainTurn() + block(R"(section: "actions"
items:
  - id: "toss"
    actor: "active"
    phase: "main"
    effects:
      - roll: { bind: "$coin", sides: 6 }
      - if:
          when: { op: "==", left: "$coin", right: 6 }
          then:
            - setVar: { scope: "global", var: "n", value: 9 }
)") + endAt(9, actorWins),
                                   1'000);
  const Played played = playGames(rules, 50);
  std::uint32_t repeats = 0;
  for (const GameSummary& game : played.batch.games) {
    repeats = std::max(repeats, game.repeatedPositions);
    EXPECT_EQ(game.mostRepeats, 0U);
  }
  EXPECT_GT(repeats, 3U);
  EXPECT_EQ(find(played.report, FlagKind::LoopDetected), nullptr);
}

TEST(Flags, NoLegalMoves) {
  const Played played =
      playGames(testing::game(counter + testing::plainTurn() +
                              counting(R"(    pre: { op: "<", left: { ref: "gvar", var: "n" }, right: 5 }
)") + endAt(6, actorWins)));
  EXPECT_EQ(kinds(played.report), (std::vector{FlagKind::NoLegalMoves, FlagKind::EndNeverMet}));
  EXPECT_EQ(played.report.flags[0].plies[0], 5U);
  EXPECT_EQ(played.report.outcomes.back().name, "no legal moves");
  EXPECT_EQ(played.report.outcomes.back().count, 20U);
}

TEST(Flags, TrivialWin) {
  const Played played =
      playGames(testing::game(counter + testing::plainTurn() + counting("") + endAt(2, actorWins)));
  // It is always the second player who makes the second move.
  EXPECT_EQ(kinds(played.report), (std::vector{FlagKind::TrivialWin, FlagKind::SeatAdvantage}));
  EXPECT_EQ(played.report.flags[0].plies[0], 2U);
  const auto flagged = [](int n, const std::string& result) {
    return kinds(
        playGames(testing::game(counter + testing::plainTurn() + counting("") + endAt(n, result))).report);
  };
  EXPECT_EQ(flagged(3, actorWins), std::vector{FlagKind::SeatAdvantage});
  // A quick draw is no win.
  EXPECT_EQ(flagged(2, R"({ type: "draw" })"), std::vector{FlagKind::NearlyAllDrawn});
}

/// An action that changes nothing, and after `idle` turns one that ends the game.
kernel::RulesPtr idleGame(int idle) {
  return testing::game(counter + testing::plainTurn() +
                       block(R"(section: "actions"
items:
  - id: "wait"
    actor: "active"
    phase: "main"
    pre: { op: "<=", left: { ref: "turnNumber" }, right: )" +
                             std::to_string(idle) + R"( }
    effects:
      - addVar: { scope: "global", var: "n", delta: 0 }
  - id: "finish"
    actor: "active"
    phase: "main"
    pre: { op: ">", left: { ref: "turnNumber" }, right: )" +
                             std::to_string(idle) + R"( }
    effects:
      - addVar: { scope: "global", var: "n", delta: 9 }
)") + endAt(9, actorWins));
}

TEST(Flags, Stall) {
  const Played played = playGames(idleGame(12));
  const Flag* flag = find(played.report, FlagKind::Stall);
  ASSERT_NE(flag, nullptr);
  EXPECT_EQ(flag->count, 20U);
  EXPECT_EQ(flag->plies[0], 12U);
  EXPECT_EQ(played.batch.games[0].longestStall, 12U);
  EXPECT_EQ(find(playGames(idleGame(11)).report, FlagKind::Stall), nullptr);
}

TEST(Flags, DominantAction) {
  // Forty ways to count, one to skip: a random player nearly always counts.
  const auto rules = testing::game(counter + testing::plainTurn() + block(R"(section: "actions"
items:
  - id: "count"
    actor: "active"
    phase: "main"
    params:
      - name: "$way"
        domain: { query: "intsInRange", min: 1, max: 40 }
    effects:
      - addVar: { scope: "global", var: "n", delta: 1 }
      - if: { when: { op: "<", left: "$way", right: 0 }, then: [ { endTurn: {} } ] }
  - id: "skip"
    actor: "active"
    phase: "main"
    effects:
      - addVar: { scope: "global", var: "n", delta: 2 }
)") + endAt(40, actorWins));
  const Played played = playGames(rules);
  ASSERT_EQ(kinds(played.report).front(), FlagKind::DominantAction);
  EXPECT_EQ(played.report.flags[0].subject, "count");
  EXPECT_NE(played.report.flags[0].message.find(R"("count")"), std::string::npos);
}

TEST(Flags, TheOnlyActionDominatesNothing) {
  const Played played = playGames(testing::sample("tic-tac-toe"));
  EXPECT_EQ(played.batch.games[0].actionChances, std::vector<std::uint32_t>{0});
  EXPECT_EQ(find(played.report, FlagKind::DominantAction), nullptr);
}

TEST(Flags, TriggerDepthExceeded) {
  const auto rules = testing::game(counter + block(R"(section: "zones"
items:
  - { id: "left", owner: "none", visibility: "public", ordering: "set" }
  - { id: "right", owner: "none", visibility: "public", ordering: "set" }
)") + block(R"(section: "tokenTypes"
items:
  - id: "ball"
)") + block(R"(section: "setup"
items:
  - createToken: { type: "ball", zone: "left" }
)") + testing::plainTurn() + block(R"(section: "actions"
items:
  - id: "throw"
    actor: "active"
    phase: "main"
    effects:
      - addVar: { scope: "global", var: "n", delta: 1 }
      - moveAll: { from: "left", to: "right" }
)") + block(R"(section: "triggers"
items:
  - id: "back"
    event: "tokenEntered"
    match: { zone: "right" }
    effects:
      - moveAll: { from: "right", to: "left" }
  - id: "forth"
    event: "tokenEntered"
    match: { zone: "left" }
    effects:
      - moveAll: { from: "left", to: "right" }
)") + endAt(4, actorWins));
  const Played played = playGames(rules);
  const Flag* flag = find(played.report, FlagKind::TriggerDepthExceeded);
  ASSERT_NE(flag, nullptr);
  EXPECT_EQ(flag->count, 20U);
  EXPECT_EQ(flag->plies[0], 1U);
  EXPECT_GE(played.batch.games[0].depthExceeded, 1U);
  ASSERT_EQ(played.report.triggers.size(), 2U);
  EXPECT_EQ(played.report.triggers[0].count, 20U);
}

TEST(Evaluate, SharesAddUp) {
  const Played played = playGames(testing::sample("pig", 3), 40);
  std::uint64_t games = 0;
  for (const Share& share : played.report.outcomes) games += share.count;
  EXPECT_EQ(games, 40U);
  std::uint64_t plies = 0;
  for (const Share& share : played.report.actions) plies += share.count;
  std::uint64_t allPlies = 0;
  for (const GameSummary& game : played.batch.games) allPlies += game.plies;
  EXPECT_EQ(plies, allPlies);
  ASSERT_EQ(played.report.scores.size(), 3U);
  for (const sim::Distribution& scores : played.report.scores) EXPECT_EQ(scores.n, 40U);
  EXPECT_EQ(played.report.seats, 3);
}

TEST(Evaluate, EveryListedGameIsInItsBin) {
  const Played played = playGames(testing::sample("pig"), 100);
  for (const sim::Bin& bin : played.report.metric("plies")->distribution.bins) {
    EXPECT_EQ(bin.games.size(), bin.count);
    for (const std::uint64_t game : bin.games) {
      EXPECT_GE(played.batch.games[game].plies, bin.low);
      EXPECT_LT(played.batch.games[game].plies, bin.high);
    }
  }
}

TEST(ReportJson, HoldsWhatTheReportHolds) {
  const Played played = playGames(testing::sample("pig"), 30);
  const auto json = nlohmann::json::parse(reportJson(played.report));
  EXPECT_EQ(json["format"], "ludo-report");
  EXPECT_EQ(json["game"], "pig");
  EXPECT_EQ(json["gameHash"], sim::hashText(played.report.gameHash));
  EXPECT_EQ(json["seed"], "1");
  EXPECT_EQ(json["games"], 30);
  EXPECT_EQ(json["complete"], true);
  EXPECT_EQ(json["agents"], (std::vector<std::string>{"random", "random"}));
  const Metric& plies = *played.report.metric("plies");
  EXPECT_EQ(json["metrics"].size(), metricTable().size());
  EXPECT_EQ(json["metrics"][0]["id"], "plies");
  EXPECT_EQ(json["metrics"][0]["value"].get<double>(), plies.value);
  EXPECT_EQ(json["metrics"][0]["distribution"]["mean"].get<double>(), plies.value);
  EXPECT_EQ(json["metrics"][0]["interval95"][1].get<double>(), plies.high95);
  EXPECT_EQ(json["gameSeeds"]["3"], std::to_string(played.batch.games[3].seed));
  EXPECT_EQ(json["scores"].size(), 2U);
  EXPECT_EQ(json["outcomes"][0]["name"], "player 1 wins");
  EXPECT_EQ(json["outcomes"][0]["share"].get<double>(), played.report.outcomes[0].value);
  EXPECT_EQ(json["flags"].size(), played.report.flags.size());
  EXPECT_FALSE(json.contains("threads"));
}

}  // namespace
}  // namespace ludo::metrics
