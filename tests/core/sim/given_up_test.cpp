// SPDX-License-Identifier: Apache-2.0
// Games that ask for too much, and games in which nobody decides anything: each comes to an end, and it is
// said where.
#include <gtest/gtest.h>

#include "core/base/limits.h"
#include "core/service/analysis.h"
#include "core/sim/perft.h"
#include "core/sim/replay.h"
#include "core/sim/run_batch.h"
#include "core/sim/run_game.h"
#include "core/sim/tournament.h"
#include "games.h"

namespace ludo::sim {
namespace {

using kernel::Bound;

/// Null where the rules are refused before anybody plays.
kernel::RulesPtr rulesOf(const std::string& turn, const std::string& actions, int maxTurns = 50) {
  const std::string text = "# Test\n\n" + testing::block(R"(section: "metadata"
id: "test"
players: { min: 2, max: 2 }
maxTurns: )" + std::to_string(maxTurns) + "\n") +
                           testing::block(R"(section: "variables"
global:
  n: { min: 0, max: 1 }
)") + testing::block(R"(section: "turn"
phases: [)" + turn + "]\n") +
                           testing::block(R"(section: "actions"
items:
)" + actions + "\n") + testing::block(R"(section: "end"
items: []
)");
  return service::analyse(std::make_shared<const SourceText>("test.md", text))->rules;
}

/// Two parameters too many: each listing of moves takes all the steps that it may.
kernel::RulesPtr tooManyWays() {
  return rulesOf(R"({ id: "main" })", R"(
  - id: "go"
    phase: "main"
    params:
      - { name: "$a", domain: { query: "intsInRange", min: 1, max: 90000 } }
      - { name: "$b", domain: { query: "intsInRange", min: 1, max: 90000 } }
    pre: { op: "==", left: "$a", right: 0 })");
}

TEST(GivenUp, AGameStopsAtTheFirstExcess) {
  const auto rules = tooManyWays();
  const GameTrace trace = runNamedGame(rules, 1, {"random"});
  EXPECT_EQ(trace.stop, Stop::GivenUp);
  ASSERT_TRUE(trace.givenUp.has_value());
  EXPECT_EQ(trace.givenUp->excess, (kernel::Excess{Bound::Steps, rules->def().actions[0].node}));
  EXPECT_GE(trace.givenUp->steps, limits::stepsPerCall);
  EXPECT_LT(trace.givenUp->steps, limits::stepsPerCall + 1'000);
}

// A record of it is read, and verified.
TEST(GivenUp, ATraceSaysSo) {
  const auto rules = tooManyWays();
  const SourceText source("game.json", traceText(*rules, runNamedGame(rules, 1, {"random"})));
  diagnostics::List diagnostics;
  const std::optional<GameTrace> read =
      readTrace(*rules, readTraceHead(source, diagnostics), source, diagnostics);
  ASSERT_TRUE(read.has_value()) << source.content();
  EXPECT_EQ(read->stop, Stop::GivenUp);
  EXPECT_EQ(read->givenUp->excess.bound, Bound::Steps);
  EXPECT_TRUE(Replay(rules, *read).verified());
  GameTrace other = *read;
  other.givenUp->excess.bound = Bound::Tokens;
  EXPECT_FALSE(Replay(rules, other).verified());
}

// Not as many of them as one asks for.
TEST(GivenUp, ARunEndsWithWhatItsGamesTookInVain) {
  const auto rules = tooManyWays();
  BatchOptions options;
  options.games = 1'000;
  options.threads = 2;
  const Batch batch = runBatch(rules, options);
  EXPECT_TRUE(batch.givenUp);
  EXPECT_TRUE(batch.cancelled);
  const std::int64_t each = batch.games.front().givenUp->steps;
  EXPECT_EQ(batch.games.size(), static_cast<std::size_t>(limits::stepsInVain / each) + 1);
  options.games = 3;
  const Batch few = runBatch(rules, options);
  EXPECT_FALSE(few.givenUp);
  EXPECT_EQ(few.games.size(), 3U);
  EXPECT_EQ(few.games[2].stop, Stop::GivenUp);
}

TEST(GivenUp, ATournamentCountsAndNamesThem) {
  const auto rules = tooManyWays();
  TournamentOptions options;
  options.agents = {"random", "greedy"};
  options.games = 2;
  const Tournament tournament = runTournament(rules, options);
  EXPECT_EQ(tournament.pairs[0].givenUp, 2U);
  EXPECT_EQ(tournament.pairs[0].draws(), 2U);
  ASSERT_TRUE(tournament.excess.has_value());
  EXPECT_EQ(tournament.excess->bound, Bound::Steps);
}

TEST(GivenUp, MovesAreNotCounted) {
  const auto rules = tooManyWays();
  PerftOptions options;
  options.depth = 1;
  const PerftResult result = perft(*rules, kernel::initialState(*rules, 1), options);
  EXPECT_FALSE(result.complete);
  ASSERT_TRUE(result.excess.has_value());
}

// What moves take is counted, beside what listing them does.
TEST(GivenUp, AGameHasAWhole) {
  const auto rules = rulesOf(R"({ id: "main" })", R"(
  - id: "go"
    phase: "main"
    pre: { op: "==", left: { ref: "gvar", var: "n" }, right: 0 }
    effects: [{ repeat: { times: 400000, effects: [{ setVar: { scope: "global", var: "n", value: 1 } }] } }]
  - id: "other"
    phase: "main"
    params:
      - { name: "$a", domain: { query: "intsInRange", min: 1, max: { op: "*", left: { ref: "gvar", var: "n" }, right: 90000 } } }
      - { name: "$b", domain: { query: "intsInRange", min: 1, max: 90000 } }
    pre: { op: "==", left: "$a", right: 0 })");
  ASSERT_NE(rules, nullptr);
  const GameTrace trace = runNamedGame(rules, 1, {"random"});
  EXPECT_EQ(trace.stop, Stop::GivenUp);
  EXPECT_EQ(trace.entries.size(), 1U);
  EXPECT_GT(trace.givenUp->steps, limits::stepsPerCall + 400'000 * limits::stepsPerEffect);
}

// The turns that went by meanwhile are more than the turn cap; that is not why it stopped.
TEST(GivenUp, ComesBeforeTheTurnCap) {
  const auto rules =
      rulesOf(R"({ id: "main", skipIf: { op: "==", left: { ref: "gvar", var: "n" }, right: 0 } }, { id: )"
              R"("idle", actions: 0 })",
              R"(  - { id: "go", phase: "main", effects: [] })");
  ASSERT_NE(rules, nullptr);
  const GameTrace trace = runNamedGame(rules, 1, {"random"});
  EXPECT_EQ(trace.stop, Stop::GivenUp);
  EXPECT_EQ(trace.givenUp->excess.bound, Bound::Turns);
}

/// Ends the game where there is something to decide, and the test with it.
class Undecided final : public agents::Agent {
 public:
  std::size_t chooseMove(const agents::Decision& decision) override {
    return decision.legalMoves.size() > 1 ? SIZE_MAX : 0;
  }
};

/// What a phase can say about who acts and where play goes, in all combinations that are not refused at once.
class TurnStructures : public ::testing::TestWithParam<std::tuple<std::string, std::string>> {};

TEST_P(TurnStructures, InWhichNobodyDecidesAreGivenUp) {
  const auto& [acts, goesOn] = GetParam();
  for (int i = 0; i < 12; ++i) {
    constexpr std::array<const char*, 6> effects = {"",
                                                    R"(extraTurn: { player: "actor" })",
                                                    "endPhase: {}",
                                                    "endTurn: {}",
                                                    R"(goToPhase: { phase: "main" })",
                                                    R"(setActive: { player: "next" })"};
    const std::string phase = acts + goesOn + " onEnter: [" + effects[i / 2] + "]";
    SCOPED_TRACE(phase);
    const auto rules = rulesOf(
        R"({ id: "first", actions: 0 }, { id: "main", )" + phase + " }",
        R"(  - { id: "go", phase: "main", pre: { op: "==", left: { ref: "gvar", var: "n" }, right: )" +
            std::to_string(i % 2) + " }, effects: [] }",
        20'000);
    if (rules == nullptr) continue;
    Undecided agent;
    const GameTrace trace = runGame(*rules, 1, {&agent, &agent});
    if (trace.stop == Stop::AgentError) continue;
    ASSERT_TRUE(trace.stop == Stop::GivenUp || trace.stop == Stop::NoLegalMoves)
        << static_cast<int>(trace.stop);
    if (trace.stop == Stop::NoLegalMoves) continue;
    EXPECT_TRUE(trace.givenUp->excess.bound == Bound::Turns || trace.givenUp->excess.bound == Bound::Forced ||
                trace.givenUp->excess.bound == Bound::ExtraTurns);
    diagnostics::List told;
    const std::string message = kernel::reportExcess(told, *rules, trace.givenUp->excess).message;
    EXPECT_TRUE(message.find("given up at phase") != std::string::npos ||
                message.find("given up at extraTurn") != std::string::npos)
        << message;
  }
}

INSTANTIATE_TEST_SUITE_P(
    All, TurnStructures,
    ::testing::Combine(::testing::Values("actions: 0,", "actions: 1,", "actions: 3,", R"(actions: "any",)",
                                         "actions: { min: 1, max: 2 },", R"(players: "all",)",
                                         "simultaneous: true,"),
                       ::testing::Values("", "until: false,", "until: true,", R"(pass: "forced",)",
                                         R"(pass: "out",)", R"(pass: "forced", until: false,)",
                                         R"(pass: "out", until: false,)", R"(pass: "forced", until: true,)",
                                         "skipIf: true,")));

}  // namespace
}  // namespace ludo::sim
