// SPDX-License-Identifier: Apache-2.0
// The flags beside those of the seed, each on games made by hand and around its threshold.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/metrics/filters.h"
#include "core/metrics/highlights.h"
#include "core/metrics/report_words.h"
#include "core/sim/run_batch.h"
#include "hand_made.h"

namespace ludo::metrics {
namespace {

using kernel::nobody;
using testing::HandMade;

const Flag* find(const std::vector<Flag>& flags, FlagKind kind) {
  const auto found = std::ranges::find(flags, kind, &Flag::kind);
  return found == flags.end() ? nullptr : &*found;
}

std::vector<Flag> flagsOf(const HandMade& made) {
  return findFlags(*made.rules, made.batch, {});
}

/// Twelve games in which everything that the rules have was used, won in turn.
HandMade sound() {
  HandMade made;
  for (int i = 0; i < 12; ++i) {
    sim::GameSummary& game = made.add(i % 2);
    game.plies = 9;
    game.turns = 9;
    game.distinctMoves = 5;
    game.actionCounts = {4, 5};
    game.actionLegal = {9, 9};
    game.zonesUsed = {UINT64_MAX};
    game.endCondition = 0;
  }
  return made;
}

TEST(BatchFlags, NoneForSoundGames) {
  EXPECT_TRUE(flagsOf(sound()).empty());
}

// One game in forty is less than a twentieth; two are as many.
TEST(BatchFlags, TrivialWinInMoreThanAFewGames) {
  HandMade made;
  for (int i = 0; i < 40; ++i) {
    sim::GameSummary& game = made.add(i % 2);
    game.turns = i == 7 ? 2 : 9;
  }
  EXPECT_EQ(find(flagsOf(made), FlagKind::TrivialWin), nullptr);
  made.batch.games[20].turns = 2;
  const std::vector<Flag> flags = flagsOf(made);
  const Flag* flag = find(flags, FlagKind::TrivialWin);
  ASSERT_NE(flag, nullptr);
  EXPECT_EQ(flag->games, (std::vector<std::uint64_t>{7, 20}));
}

TEST(BatchFlags, TurnCapReached) {
  HandMade made = sound();
  made.batch.games[3].stop = sim::Stop::TurnCap;
  const std::vector<Flag> flags = flagsOf(made);
  ASSERT_EQ(flags.size(), 1U);
  EXPECT_EQ(flags[0].kind, FlagKind::TurnCapReached);
  EXPECT_EQ(flags[0].games, std::vector<std::uint64_t>{3});
  EXPECT_EQ(flags[0].plies, std::vector<std::uint32_t>{9});
  EXPECT_EQ(flags[0].message, "In 1 of 12 games the turn cap was reached before the game ended");
}

std::string whoWins(int games, int wonByFirst) {
  HandMade made;
  for (int i = 0; i < games; ++i) made.add(i < wonByFirst ? 0 : 1);
  return verdict(evaluate(*made.rules, made.batch)).front();
}

// Of 200 games 117 are just beyond what chance does, 140 far beyond.
TEST(Verdict, SaysHowSureALeadIs) {
  EXPECT_THAT(whoWins(200, 110), ::testing::HasSubstr("no seat is clearly favoured"));
  EXPECT_THAT(whoWins(200, 117), ::testing::HasSubstr("player 1 seems favoured; more games will tell"));
  EXPECT_THAT(whoWins(200, 140), ::testing::HasSubstr("player 1 is favoured"));
}

// 5,200 of 10,000 games are beyond what chance does, and less than the 5 % above an equal part that raise a
// flag.
TEST(Verdict, TellsAnAdvantageTooSmallForAFlag) {
  EXPECT_THAT(
      whoWins(10000, 5200),
      ::testing::HasSubstr("player 1 has won 52.0 % of the games that somebody won, a little more than an "
                           "equal part of 50.0 %, and less than the 5.0 % more that would raise a flag"));
  EXPECT_THAT(whoWins(10000, 5050), ::testing::HasSubstr("no seat is clearly favoured"));
}

TEST(Verdict, SaysWhoWinsMoreOftenWhereSeveralWin) {
  HandMade made;
  for (int i = 0; i < 40; ++i) made.add(0).results[1] = kernel::SeatResult::Win;
  EXPECT_THAT(verdict(evaluate(*made.rules, made.batch)).front(),
              ::testing::HasSubstr("no seat is clearly favoured"));
  for (int i = 0; i < 40; ++i) made.add(0);
  EXPECT_THAT(verdict(evaluate(*made.rules, made.batch)).front(),
              ::testing::HasSubstr("player 1 won more often than the others"));
}

TEST(Verdict, SaysThatMostGamesAreDrawn) {
  HandMade made;
  for (int i = 0; i < 20; ++i) made.add(i < 8 ? i % 2 : nobody);
  EXPECT_THAT(verdict(evaluate(*made.rules, made.batch)).front(),
              ::testing::HasSubstr("60.0 % are draws, most of the games"));
}

TEST(BatchFlags, SeatAdvantage) {
  // 10 of 12 is 83.3 %, of which the Wilson interval begins at 55.2 %. With 8 of 12 it begins below one half.
  HandMade made;
  for (int i = 0; i < 12; ++i) made.add(i < 10 ? 1 : 0);
  const std::vector<Flag> flags = flagsOf(made);
  const Flag* flag = find(flags, FlagKind::SeatAdvantage);
  ASSERT_NE(flag, nullptr);
  EXPECT_EQ(flag->subject, "player 2");
  EXPECT_EQ(flag->count, 10U);
  EXPECT_EQ(
      flag->message,
      "Of 12 games that somebody won, player 2 won 83.3 % (95 % interval 55.2 % to 95.3 %); an equal part "
      "would be 50.0 %");
  HandMade even;
  for (int i = 0; i < 12; ++i) even.add(i < 8 ? 1 : 0);
  EXPECT_EQ(find(flagsOf(even), FlagKind::SeatAdvantage), nullptr);
  // Nor does anything follow from a few games, even if one seat won all of them.
  HandMade few;
  for (int i = 0; i < 9; ++i) few.add(1);
  EXPECT_EQ(find(flagsOf(few), FlagKind::SeatAdvantage), nullptr);
  // Nothing follows for the seats where one has a better bot.
  HandMade unlike = made;
  unlike.batch.options.agents = {"random", "greedy"};
  EXPECT_EQ(find(flagsOf(unlike), FlagKind::SeatAdvantage), nullptr);
  unlike.batch.options.agents = {"greedy", "greedy"};
  EXPECT_NE(find(flagsOf(unlike), FlagKind::SeatAdvantage), nullptr);
  // Who wins together has no advantage over the other.
  for (sim::GameSummary& game : made.batch.games)
    game.results = {kernel::SeatResult::Win, kernel::SeatResult::Win};
  EXPECT_EQ(find(flagsOf(made), FlagKind::SeatAdvantage), nullptr);
}

TEST(BatchFlags, NearlyAllDrawn) {
  HandMade made = sound();
  for (sim::GameSummary& game : made.batch.games) game.results.assign(2, kernel::SeatResult::Draw);
  const std::vector<Flag> flags = flagsOf(made);
  const Flag* flag = find(flags, FlagKind::NearlyAllDrawn);
  ASSERT_NE(flag, nullptr);
  EXPECT_EQ(flag->message, "12 of the 12 games that ended were draws");
  made.batch.games[0].results[0] = kernel::SeatResult::Win;  // 11 of 12 are 91.7 %
  EXPECT_EQ(find(flagsOf(made), FlagKind::NearlyAllDrawn), nullptr);
}

TEST(BatchFlags, DominantStrategy) {
  // Who puts four times wins 24 of 24, whichever seat it is in: the Wilson interval begins at 86.2 %.
  HandMade made;
  for (int i = 0; i < 24; ++i) {
    sim::GameSummary& game = made.add(i % 2);
    game.openings[static_cast<std::size_t>(i % 2)] = {1, 1, 1, 1};
    game.openings[static_cast<std::size_t>(1 - i % 2)] = {2, 1, 1, 2};
  }
  const std::vector<Flag> flags = flagsOf(made);
  const Flag* flag = find(flags, FlagKind::DominantStrategy);
  ASSERT_NE(flag, nullptr);
  EXPECT_EQ(flag->subject, R"("put", "put", "put", "put")");
  EXPECT_EQ(flag->count, 24U);
  EXPECT_NE(flag->message.find("won 100.0 % of 24 games"), std::string::npos);
  // A game too short to open in is no way to open.
  for (sim::GameSummary& game : made.batch.games) {
    for (sim::Opening& opening : game.openings) opening[3] = 0;
  }
  EXPECT_EQ(find(flagsOf(made), FlagKind::DominantStrategy), nullptr);
}

TEST(BatchFlags, EffectRefused) {
  HandMade made = sound();
  const auto& effect = made.rules->def().actions[1].effects.items[0];
  const std::uint32_t node = std::visit([](const auto& part) { return part.node; }, effect.node);
  made.batch.games[2].refusals = {{kernel::Note::Kind::Clamped, node, 5, 7}};
  made.batch.games[4].refusals = {{kernel::Note::Kind::Clamped, node, 4, 6}};  // too seldom
  const std::vector<Flag> flags = flagsOf(made);
  ASSERT_EQ(flags.size(), 1U);
  EXPECT_EQ(
      flags[0].message,
      R"(In 1 of 12 games addVar in action "wait" was refused 5 times or more: a variable was at its bound)");
  EXPECT_EQ(flags[0].games, std::vector<std::uint64_t>{2});
  EXPECT_EQ(flags[0].plies, std::vector<std::uint32_t>{7});
  EXPECT_EQ(flags[0].node, node);
}

/// Twelve random games of the small game with these triggers, each rule of which is counted.
HandMade playedWith(const std::string& triggers) {
  HandMade made;
  made.rules = ludo::testing::smallGame(ludo::testing::block("section: \"triggers\"\nitems:\n" + triggers));
  sim::BatchOptions options;
  options.games = 12;
  options.coverage = true;
  options.agents = {"random"};
  made.batch = sim::runBatch(made.rules, options);
  return made;
}

TEST(BatchFlags, RuleChangesNothing) {
  const std::string after = R"(    event: "actionResolved"
    effects:
)";
  HandMade made =
      playedWith("  - id: \"echo\"\n" + after +
                 R"y(      - setVar: { scope: "global", var: "n", value: { ref: "gvar", var: "n" } }
  - id: "counts"
)y" + after + R"y(      - addVar: { scope: "global", var: "n", delta: 1 }
  - id: "steers"
)y" + after + R"y(      - endPhase: {}
)y");
  const auto changes = [](const HandMade& game) {
    std::vector<Flag> flags = flagsOf(game);
    std::erase_if(flags, [](const Flag& flag) { return flag.kind != FlagKind::RuleChangesNothing; });
    return flags;
  };
  const std::vector<Flag> flags = changes(made);
  ASSERT_EQ(flags.size(), 1U);
  EXPECT_EQ(flags[0].message,
            R"(In 12 of 12 games trigger "echo" fired, and nothing that it does changed anything)");
  EXPECT_EQ(flags[0].subject, "echo");
  EXPECT_EQ(flags[0].node, made.rules->def().triggers[0].node);
  EXPECT_EQ(flags[0].plies[0], made.batch.games[0].plies);
  // One change in all games is enough, and so is having come to its turn too seldom.
  HandMade once = made;
  const auto& effect = made.rules->def().triggers[0].effects.items[0];
  once.batch.coverage->nodes[std::visit([](const auto& each) { return each.node; }, effect.node)].changed = 1;
  EXPECT_TRUE(changes(once).empty());
  HandMade seldom = made;
  seldom.batch.coverage->nodes[flags[0].node].ran = 9;
  EXPECT_TRUE(changes(seldom).empty());
  // Where nothing was counted, nothing is said.
  made.batch.coverage.reset();
  EXPECT_TRUE(changes(made).empty());
}

TEST(BatchFlags, WhatNeverHappened) {
  HandMade made = sound();
  for (sim::GameSummary& game : made.batch.games) {
    game.actionLegal = {0, 9};
    game.actionFirstLegal = {0, 2};
    game.actionCounts = {0, 0};
    game.endCondition = UINT32_MAX;
    game.zonesUsed = {~(std::uint64_t{1} << made.rules->zoneNamed("box").index)};
  }
  const std::vector<Flag> flags = flagsOf(made);
  std::vector<std::string> messages;
  for (const Flag& flag : flags) messages.push_back(flag.message);
  EXPECT_EQ(messages, (std::vector<std::string>{
                          R"(Action "put" was never legal in 12 games)",
                          R"(Action "wait" was legal in 12 of 12 games and never taken)",
                          R"(End condition "done" decided none of 12 games)",
                          "In 12 games no token came to 1 of 5 zones: box",
                      }));
  EXPECT_EQ(flags[1].plies[0], 2U);
  EXPECT_EQ(flags[0].count, 12U);
  // What setup speaks of is used before the first ply.
  HandMade dealt = made;
  dealt.rules = ludo::testing::smallGame(ludo::testing::block(R"y(section: "setup"
items:
  - createToken: { type: "ball", zone: "box" }
  - moveToken: { token: "top(box)", to: "cell_0_0" }
)y"));
  EXPECT_EQ(find(flagsOf(dealt), FlagKind::ZonesNeverUsed), nullptr);
  // With fewer than ten games, "never" is said of nothing.
  made.batch.games.resize(9);
  EXPECT_TRUE(flagsOf(made).empty());
}

TEST(Filters, FailAboveTheirShare) {
  HandMade made = sound();
  for (const Filter& filter : applyFilters(made.batch, {})) EXPECT_TRUE(filter.passed) << filter.id;
  made.batch.games[0].stop = sim::Stop::TurnCap;
  made.batch.games[1].mostRepeats = 3;
  made.batch.games[2].turns = 2;
  made.batch.games[3].distinctMoves = 1;
  std::vector<bool> passed;
  for (const Filter& filter : applyFilters(made.batch, {})) passed.push_back(filter.passed);
  // One game in twelve is more than 5 %.
  EXPECT_EQ(passed, (std::vector<bool>{false, false, true, false, false}));
  for (sim::GameSummary& game : made.batch.games) {
    game.stop = sim::Stop::NoLegalMoves;
    game.plies = 1;
  }
  // Of two questions each, one has no answer: that is not more than half.
  EXPECT_TRUE(applyFilters(made.batch, {})[2].passed);
  made.batch.games[0].plies = 0;
  EXPECT_FALSE(applyFilters(made.batch, {})[2].passed);
  EXPECT_EQ(applyFilters(made.batch, {})[2].failing.n, 23U);
}

TEST(Highlights, NameTheExtremes) {
  HandMade made = sound();
  made.batch.games[4].plies = 3;
  made.batch.games[5].plies = 20;
  made.batch.games[6].lead = {10, 2, 8, true, 6, 4, 5, 9, 1};
  std::vector<std::pair<std::uint64_t, std::uint32_t>> found;
  for (const Highlight& highlight : findHighlights(made.batch))
    found.emplace_back(highlight.game, highlight.ply);
  using Pairs = std::vector<std::pair<std::uint64_t, std::uint32_t>>;
  // Shortest, longest, lead changes, comeback, closest.
  EXPECT_EQ(found, (Pairs{{4, 3}, {5, 20}, {6, 8}, {6, 5}, {6, 9}}));
}

}  // namespace
}  // namespace ludo::metrics
