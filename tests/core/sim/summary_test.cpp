// SPDX-License-Identifier: Apache-2.0
// What is kept of a game, on games in which everybody has one move, so that all of it can be worked out by
// hand.
#include <gtest/gtest.h>

#include "core/sim/run_batch.h"
#include "games.h"

namespace ludo::sim {
namespace {

using testing::block;

GameSummary played(const kernel::RulesPtr& rules, bool coverage = false) {
  BatchOptions options;
  options.games = 1;
  options.agents = {"random"};
  options.coverage = coverage;
  return runBatch(rules, options).games.at(0);
}

const std::string points = block(R"(section: "variables"
perPlayer:
  points: { type: "int", init: 0, min: 0, max: 99 }
)");

std::string action(const std::string& effects) {
  return block(
      R"(section: "actions"
items:
  - id: "go"
    actor: "active"
    phase: "main"
    effects:
)" + effects);
}

const std::string endAtNine = block(R"(section: "end"
items:
  - id: "nine"
    when: { op: ">=", left: { ref: "pvar", player: "actor", var: "points" }, right: 9 }
    result: { type: "byScore" }
)") + block(R"(section: "scoring"
score: { ref: "pvar", player: "actor", var: "points" }
)");

TEST(Lead, FollowsTheLead) {
  // Turn t brings t points: 1:0, 1:2, 4:2, 4:6, 9:6. The lead goes over four times; player 1, who wins, is 2
  // points behind after the second and, at worst, after the fourth turn.
  const GameSummary game = played(testing::game(
      points + testing::plainTurn() +
      action(R"(      - addVar: { scope: "pvar", player: "actor", var: "points", delta: { ref: )"
             R"("turnNumber" } }
)") + endAtNine));
  EXPECT_EQ(game.plies, 5U);
  EXPECT_TRUE(game.won(0));
  EXPECT_EQ(game.endCondition, 0U);
  EXPECT_EQ(game.firstPlayer, 0);
  EXPECT_EQ(game.lead, (Lead{5, 4, 5, true, 4, 2, 4, 5, 3}));
  EXPECT_EQ(game.distinctMoves, 1U);
  EXPECT_EQ(game.openings[0], (Opening{1, 1, 1, 0}));
  EXPECT_EQ(game.openings[1], (Opening{1, 1, 0, 0}));
  EXPECT_EQ(game.actionLegal, std::vector<std::uint32_t>{5});
  EXPECT_EQ(game.actionFirstLegal, std::vector<std::uint32_t>{0});
  EXPECT_EQ(game.contact, (Contact{5, 0, 0}));
}

TEST(Lead, NobodyIsAheadWithoutScoring) {
  EXPECT_EQ(played(testing::sample("tic-tac-toe")).lead, Lead());
}

TEST(Contact, CountsWhatHitsOthers) {
  // Two points for oneself, one effect on all: of three changes one is the other player's.
  const GameSummary game = played(
      testing::game(points + testing::plainTurn() +
                    action(R"(      - addVar: { scope: "pvar", player: "actor", var: "points", delta: 2 }
      - addVar: { scope: "pvar", player: "all", var: "points", delta: 1 }
)") + endAtNine));
  // 3:1, 4:4, 7:5, 8:8, 11:9.
  EXPECT_EQ(game.plies, 5U);
  EXPECT_EQ(game.contact, (Contact{15, 5, 0}));
}

/// A ball goes from one shared zone to another and back; the third throw fills the goal.
kernel::RulesPtr ballGame() {
  return testing::game(block(R"(section: "variables"
global:
  n: { type: "int", init: 0, min: 0, max: 2 }
)") + block(R"(section: "zones"
items:
  - { id: "left", owner: "none", visibility: "public", ordering: "set" }
  - { id: "right", owner: "none", visibility: "public", ordering: "set" }
  - { id: "attic", owner: "none", visibility: "public", ordering: "set" }
)") + block(R"(section: "tokenTypes"
items:
  - id: "ball"
)") + block(R"(section: "setup"
items:
  - createToken: { type: "ball", zone: "left" }
)") + testing::plainTurn() +
                       block(R"(section: "actions"
items:
  - id: "throw"
    actor: "active"
    phase: "main"
    effects:
      - addVar: { scope: "global", var: "n", delta: 1 }
      - moveAll: { from: "left", to: "right" }
      - if:
          when: { op: ">", left: { ref: "turnNumber" }, right: 9 }
          then:
            - moveAll: { from: "right", to: "attic" }
)") + block(R"(section: "triggers"
items:
  - id: "back"
    event: "turnEnd"
    effects:
      - moveAll: { from: "right", to: "left" }
)") + block(R"(section: "end"
items:
  - { id: "late", when: { op: ">=", left: { ref: "turnNumber" }, right: 5 }, result: { type: "draw" } }
)"));
}

TEST(Contact, CountsSharedZones) {
  // Each turn takes the ball there and back; from the second on, the other player touched both zones before.
  const GameSummary game = played(ballGame());
  ASSERT_EQ(game.plies, 4U);
  EXPECT_EQ(game.contact.sharedPlies, 3U);
  EXPECT_EQ(game.contact.onOthers, 0U);
  // The variable stops at 2: the third and fourth addVar are refused.
  EXPECT_EQ(game.refusedEffects, 2U);
  ASSERT_EQ(game.refusals.size(), 1U);
  EXPECT_EQ(game.refusals[0].kind, kernel::Note::Kind::Clamped);
  EXPECT_EQ(game.refusals[0].count, 2U);
  EXPECT_EQ(game.refusals[0].ply, 3U);
  EXPECT_EQ(game.longestChain, 1U);
  EXPECT_EQ(game.longestChainPly, 1U);
  EXPECT_TRUE(game.usedZone(0));
  EXPECT_TRUE(game.usedZone(1));
  EXPECT_FALSE(game.usedZone(2));
}

TEST(Contact, CountsWhatVictimsPick) {
  // Each turn the other player puts one of two cards away: both pick for themselves, and lose something.
  const GameSummary game = played(testing::game(block(R"(section: "zones"
items:
  - { id: "hand", owner: "player" }
  - { id: "gone" }
)") + block(R"(section: "tokenTypes"
items: [{ id: "card" }]
)") + block(R"(section: "setup"
items: [{ createToken: { type: "card", zone: "hand:all", count: 2 } }]
)") + testing::plainTurn() + action(R"(      - discardDownTo: { zone: "hand:opponent", to: "gone", size: 1 }
)") + block(R"(section: "end"
items: [{ when: { op: ">", left: { ref: "turnNumber" }, right: 2 }, result: { type: "draw" } }]
)")));
  EXPECT_EQ(game.plies, 4U);
  EXPECT_EQ(game.contact.effects, 2U);
  EXPECT_EQ(game.contact.onOthers, 2U);
}

TEST(Coverage, CountsGroundOnlyWhenItMoves) {
  const GameSummary game = played(testing::game(block(R"(section: "boards"
items: [{ id: "b", shape: { grid: { rows: 1, cols: 4 } } }]
)") + block(R"(section: "tokenTypes"
items: [{ id: "land" }, { id: "man" }]
)") + block(R"(section: "setup"
items:
  - forEach: { bind: "$z", over: { query: "zones", in: "b" }, effects: [{ createToken: { type: "land", zone: "$z" } }] }
  - createToken: { type: "man", zone: "b_0_3", owner: "0" }
)") + testing::plainTurn() + action(R"rule(      - moveToken: { token: "top(b_0_0)", to: "b_0_1" }
)rule") + block(R"(section: "end"
items: [{ when: { op: ">", left: { ref: "turnNumber" }, right: 1 }, result: { type: "draw" } }]
)")));
  EXPECT_TRUE(game.usedZone(0)) << "a tile was taken away";
  EXPECT_TRUE(game.usedZone(1)) << "a tile came";
  EXPECT_FALSE(game.usedZone(2)) << "nothing but ground";
  EXPECT_TRUE(game.usedZone(3)) << "somebody stood there from the beginning";
}

TEST(Coverage, CountsEachRule) {
  const auto rules = ballGame();
  BatchOptions options;
  options.games = 3;
  options.agents = {"random"};
  options.coverage = true;
  const Batch batch = runBatch(rules, options);
  ASSERT_TRUE(batch.coverage);
  EXPECT_EQ(batch.coverage->games, 3U);
  const language::GameDef& def = rules->def();
  const auto use = [&](std::uint32_t node) { return batch.coverage->nodes.at(node); };
  // 3 games of 4 throws.
  EXPECT_EQ(use(def.actions[0].node).ran, 12U);
  EXPECT_EQ(use(def.actions[0].node).possible, 12U);
  EXPECT_EQ(use(def.actions[0].node).game, 0U);
  EXPECT_EQ(use(def.actions[0].node).ply, 1U);
  EXPECT_EQ(use(def.triggers[0].node).ran, 12U);
  EXPECT_EQ(use(def.end[0].node).ran, 3U);
  EXPECT_EQ(use(def.end[0].node).ply, 4U);
  const auto node = [](const language::Effect& effect) {
    return std::visit([](const auto& part) { return part.node; }, effect.node);
  };
  const auto& effects = def.actions[0].effects.items;
  EXPECT_EQ(use(node(effects[0])).ran, 12U);
  EXPECT_EQ(use(node(effects[0])).refused, 6U);
  // The condition was looked at each time and never held: what stands in it did not run.
  EXPECT_EQ(use(node(effects[2])).ran, 12U);
  const auto& branch = std::get<language::IfEffect>(effects[2].node);
  EXPECT_EQ(use(node(branch.then.items[0])), NodeUse());
  // The setup ran before the first ply.
  EXPECT_EQ(use(node(def.setup.items[0])).ran, 3U);
  EXPECT_EQ(use(node(def.setup.items[0])).ply, 0U);
}

TEST(Coverage, ChangesNothingAndThreadsNeither) {
  const auto rules = testing::sample("deck-builder");
  BatchOptions options;
  options.games = 20;
  options.agents = {"random"};
  options.threads = 1;
  const Batch plain = runBatch(rules, options);
  EXPECT_FALSE(plain.coverage);
  options.coverage = true;
  const Batch one = runBatch(rules, options);
  options.threads = 4;
  const Batch several = runBatch(rules, options);
  EXPECT_EQ(plain.games, one.games);
  EXPECT_EQ(one.games, several.games);
  EXPECT_EQ(one.coverage, several.coverage);
}

/// One token walks to and fro until `end` ends the game.
kernel::RulesPtr walkingGame(const std::string& end) {
  return testing::game(block(R"(section: "boards"
items:
  - { id: "cell", shape: { track: { length: 2 } }, capacity: 1 }
)") + block(R"(section: "tokenTypes"
items: [{ id: "walker" }]
)") + block(R"(section: "setup"
items: [{ createToken: { type: "walker", zone: "cell_0" } }]
)") + testing::plainTurn() +
                       block(R"y(section: "actions"
items:
  - id: "walk"
    actor: "active"
    phase: "main"
    params:
      - { name: "$from", domain: { query: "zones", in: "cell", where: { is: "occupied", zone: "$zone" } } }
      - { name: "$to", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }
    effects: [{ moveToken: { token: "top($from)", to: "$to" } }]
)y") + block("section: \"end\"\nitems: [{ when: " + end + ", result: { type: \"draw\" } }]\n"));
}

TEST(Repetition, IsCountedWhereTheRulesCountItToo) {
  // With two players the walker is back, and the same player to move, after every second ply; the last one
  // ends the game, and nobody is to move.
  const GameSummary plain = played(walkingGame("{ op: \">\", left: { ref: \"turnNumber\" }, right: 8 }"));
  const GameSummary counting =
      played(walkingGame("{ op: \">=\", left: { ref: \"repetitions\", toMove: true }, right: 5 }"));
  EXPECT_EQ(plain.plies, 8U);
  EXPECT_EQ(counting.plies, 8U);
  EXPECT_EQ(plain.repeatedPositions, 6U);
  EXPECT_EQ(counting.repeatedPositions, plain.repeatedPositions);
}

TEST(PlyProfile, KeepsEveryPlyOfAShortGame) {
  PlyProfile profile;
  for (std::uint64_t ply = 0; ply < 32; ++ply) profile.add(ply);
  EXPECT_EQ(profile.width(), 1U);
  EXPECT_EQ(profile.count(), 32U);
  EXPECT_EQ(profile.mean(31, 1), 31);
  // The 33rd joins them in pairs: 0 and 1, ..., 30 and 31, 32 alone.
  profile.add(32);
  EXPECT_EQ(profile.width(), 2U);
  EXPECT_EQ(profile.count(), 17U);
  EXPECT_EQ(profile.mean(30, 2), 30.5);
  EXPECT_EQ(profile.mean(32, 2), 32);
  EXPECT_EQ(profile.mean(28, 8), (28 + 29 + 30 + 31 + 32) / 5.0);
}

TEST(TrajectorySketch, TellsHowMuchSetsShare) {
  TrajectorySketch a;
  TrajectorySketch b;
  EXPECT_EQ(a.similarity(b), 1);
  Rng rng(1);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t hash = rng.next();
    a.add(hash);
    if (i % 2 == 0) b.add(hash);
  }
  // Half of what either has is in both. 32 places tell it to within about 3 * sqrt(1/4/32).
  EXPECT_NEAR(a.similarity(b), 0.5, 0.27);
  EXPECT_EQ(a.similarity(a), 1);
  EXPECT_EQ(a.similarity(b), b.similarity(a));
}

}  // namespace
}  // namespace ludo::sim
