// SPDX-License-Identifier: Apache-2.0
#include "core/sim/run_game.h"
#include "core/sim/run_batch.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "core/sim/replay.h"
#include "games.h"

namespace ludo::sim {
namespace {

using testing::block;

GameTrace randomGame(const kernel::RulesPtr& rules, std::uint64_t seed, const RunOptions& options = {}) {
  return runNamedGame(rules, seed, {"random"}, options);
}

TEST(RunGame, RecordsEveryPly) {
  const auto rules = testing::sample("tic-tac-toe");
  const GameTrace trace = randomGame(rules, 7);
  EXPECT_EQ(trace.gameId, "tic-tac-toe");
  EXPECT_EQ(trace.gameHash, gameHash(rules->def()));
  EXPECT_EQ(trace.agents, (std::vector<std::string>{"random", "random"}));
  EXPECT_EQ(trace.stop, Stop::Ended);
  ASSERT_TRUE(trace.outcome.has_value());
  ASSERT_GE(trace.entries.size(), 5U);
  kernel::State state = kernel::initialState(*rules, 7);
  EXPECT_EQ(trace.initialHash, kernel::stateHash(*rules, state));
  for (std::size_t i = 0; i < trace.entries.size(); ++i) {
    const TraceEntry& entry = trace.entries[i];
    EXPECT_EQ(entry.legalMoveCount, 9 - i);
    EXPECT_EQ(entry.move.player, static_cast<kernel::Seat>(i % 2));
    ASSERT_TRUE(kernel::isLegal(*rules, state, entry.move));
    kernel::applyMove(*rules, state, entry.move);
    EXPECT_EQ(entry.stateHash, kernel::stateHash(*rules, state));
    EXPECT_EQ(entry.positionHash, kernel::positionHash(*rules, state));
    EXPECT_FALSE(entry.deltas.empty());
  }
  EXPECT_EQ(state.outcome, trace.outcome);
}

TEST(RunGame, TheSeedDecides) {
  const auto rules = testing::sample("tic-tac-toe");
  EXPECT_EQ(randomGame(rules, 1), randomGame(rules, 1));
  EXPECT_NE(randomGame(rules, 1).entries, randomGame(rules, 2).entries);
}

TEST(RunGame, AgentsDrawFromStreamsOfTheirOwn) {
  const auto rules = testing::sample("pig");
  const GameTrace random = runNamedGame(rules, 5, {"random", "random"});
  const GameTrace mixed = runNamedGame(rules, 5, {"random", "greedy"});
  // Player 1's first decisions see the same dice whoever the opponent is.
  ASSERT_FALSE(random.entries.empty());
  EXPECT_EQ(random.entries.front(), mixed.entries.front());
}

TEST(RunGame, WithoutEntriesKeepsTheOutcome) {
  const auto rules = testing::sample("tic-tac-toe");
  const GameTrace full = randomGame(rules, 3);
  const GameTrace bare = randomGame(rules, 3, {0, false});
  EXPECT_TRUE(bare.entries.empty());
  EXPECT_EQ(bare.outcome, full.outcome);
}

TEST(RunGame, StopsAtTheTurnCap) {
  const auto rules = testing::switchGame();
  const GameTrace own = randomGame(rules, 1);
  EXPECT_EQ(own.stop, Stop::TurnCap);
  EXPECT_EQ(own.entries.size(), 50U);
  EXPECT_FALSE(own.outcome.has_value());
  EXPECT_EQ(randomGame(rules, 1, {7, true}).entries.size(), 7U);
}

TEST(RunGame, StopsATurnThatNeverEnds) {
  const auto rules = testing::game(block(R"(section: "variables"
global:
  n: { type: "int", init: 0, min: 0, max: 10 }
)") + block(R"(section: "turn"
phases:
  - id: "main"
    actions: 1000000
)") + block(R"(section: "actions"
items:
  - id: "wait"
    actor: "active"
    phase: "main"
    effects:
      - setVar: { scope: "global", var: "n", value: 1 }
  - { id: "look", actor: "active", phase: "main" }
)") + block(R"(section: "end"
items:
  - { id: "never", when: { op: "==", left: { ref: "gvar", var: "n" }, right: 9 }, result: { type: "draw" } }
)"),
                                   20);
  const GameTrace trace = randomGame(rules, 1);
  EXPECT_EQ(trace.stop, Stop::TurnCap);
  EXPECT_EQ(trace.entries.size(), 2'000U);
}

TEST(RunGame, StopsWhenThePlayerIsStuck) {
  const auto rules = testing::game(block(R"(section: "variables"
global:
  n: { type: "int", init: 0, min: 0, max: 3 }
)") + testing::plainTurn() + block(R"(section: "actions"
items:
  - id: "count"
    actor: "active"
    phase: "main"
    pre: { op: "<", left: { ref: "gvar", var: "n" }, right: 3 }
    effects:
      - addVar: { scope: "global", var: "n", delta: 1 }
)") + block(R"(section: "end"
items:
  - { id: "never", when: { op: ">", left: { ref: "gvar", var: "n" }, right: 3 }, result: { type: "draw" } }
)"));
  const GameTrace trace = randomGame(rules, 1);
  EXPECT_EQ(trace.stop, Stop::NoLegalMoves);
  EXPECT_EQ(trace.entries.size(), 3U);
}

TEST(RunGame, AStopRequestCancels) {
  std::stop_source source;
  source.request_stop();
  const auto rules = testing::sample("tic-tac-toe");
  const GameTrace trace = runNamedGame(rules, 1, {"random"}, {}, source.get_token());
  EXPECT_EQ(trace.stop, Stop::Cancelled);
  EXPECT_TRUE(trace.entries.empty());
}

/// Plays the first move twice, and then breaks its promise.
class BadAgent final : public agents::Agent {
 public:
  explicit BadAgent(bool throws) : m_throws(throws) {}
  void newGame() override { m_decisions = 0; }
  std::size_t chooseMove(const agents::Decision& decision) override {
    if (++m_decisions < 3) return 0;
    if (m_throws) throw std::runtime_error("no idea");
    return decision.legalMoves.size();
  }

 private:
  bool m_throws;
  int m_decisions = 0;
};

TEST(RunGame, AnAgentThatFailsEndsTheGameAndIsNamed) {
  for (const char* name : {"tic-tac-toe", "kuhn-poker", "deck-builder"}) {
    const auto rules = testing::sample(name);
    for (const bool throws : {false, true}) {
      const agents::AgentPtr good = agents::makeRandomAgent();
      BadAgent bad(throws);
      const GameTrace trace = runGame(*rules, 7, {good.get(), &bad});
      if (trace.stop == Stop::Ended) continue;  // poker may be over before the third decision
      EXPECT_EQ(trace.stop, Stop::AgentError) << name;
      ASSERT_TRUE(trace.agentError.has_value());
      EXPECT_EQ(trace.agentError->seat, 1);
      const std::string expected = throws ? "it threw: no idea" : "counted from 0, of ";
      EXPECT_NE(trace.agentError->reason.find(expected), std::string::npos) << trace.agentError->reason;
      EXPECT_FALSE(trace.outcome.has_value());
      // What was played before is kept, can be written, read and replayed.
      EXPECT_GT(trace.entries.size(), 1U);
      diagnostics::List told;
      const auto read = readTrace(*rules, writeTrace(*rules, trace), told);
      ASSERT_TRUE(read.has_value());
      EXPECT_EQ(read->agentError, trace.agentError);
      EXPECT_TRUE(Replay(rules, *read).verified());
    }
  }
}

TEST(AgentsBySeat, LastNameServesTheRest) {
  EXPECT_EQ(agentsBySeat({}, 2), (std::vector<std::string>{"random", "random"}));
  EXPECT_EQ(agentsBySeat({"greedy"}, 3), (std::vector<std::string>{"greedy", "greedy", "greedy"}));
  EXPECT_EQ(agentsBySeat({"greedy", "random"}, 3), (std::vector<std::string>{"greedy", "random", "random"}));
}

}  // namespace
}  // namespace ludo::sim
