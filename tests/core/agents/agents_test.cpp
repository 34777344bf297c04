// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/agents/registry.h"
#include "core/engine/compile.h"
#include "samples.h"
#include "secret_games.h"

namespace ludo::agents {
namespace {

using testing_samples::sample;

std::size_t choose(Agent& agent, const kernel::Rules& rules, const kernel::State& state, Rng& rng) {
  const std::vector<kernel::Move> legal = kernel::legalMoves(rules, state);
  return ask(agent, rules, state, legal, rng);
}

std::string chosenText(Agent& agent, const kernel::Rules& rules, const kernel::State& state, Rng& rng) {
  return kernel::moveText(rules, state, kernel::legalMoves(rules, state)[choose(agent, rules, state, rng)]);
}

void playMove(const kernel::Rules& rules, kernel::State& state, const std::string& text) {
  for (const kernel::Move& move : kernel::legalMoves(rules, state)) {
    if (kernel::moveText(rules, state, move) != text) continue;
    kernel::applyMove(rules, state, move);
    return;
  }
  FAIL() << text << " is not legal";
}

TEST(Agents, AreMadeByName) {
  EXPECT_EQ(agentNames(),
            (std::vector<std::string>{"random", "randomTurn", "greedy", "flat", "uct", "ismcts"}));
  const engine::ProgramPtr program = engine::makeReferenceProgram(sample("tic-tac-toe"));
  for (const std::string& name : agentNames()) EXPECT_NE(*makeAgent(name, program), nullptr) << name;
  EXPECT_FALSE(makeAgent("Random", program));
  EXPECT_FALSE(makeAgent("", program));
}

/// How often each of the nine first moves of tic-tac-toe is taken.
std::vector<int> firstMoves(Agent& agent, int games) {
  const auto rules = sample("tic-tac-toe");
  const kernel::State state = kernel::initialState(*rules, 1);
  Rng rng(99);
  std::vector<int> counts(9, 0);
  for (int i = 0; i < games; ++i) ++counts[choose(agent, *rules, state, rng)];
  return counts;
}

TEST(RandomAgent, IsUniform) {
  // Mean 1000, standard deviation 29.8: five of them either way.
  for (const int count : firstMoves(*makeRandomAgent(), 9'000)) EXPECT_NEAR(count, 1'000, 150);
}

// Twenty points are free. Only a1 makes a mill, and then either of two men may be taken: two turns of 21.
TEST(RandomTurnAgent, IsUniformAmongWholeTurns) {
  const auto rules = sample("nine-mens-morris");
  kernel::State state = kernel::initialState(*rules, 1);
  for (const char* move : {"place(point_a7)", "place(point_f2)", "place(point_a4)", "place(point_d6)"})
    playMove(*rules, state, move);
  const auto agent = makeRandomTurnAgent();
  Rng rng(5);
  int mills = 0;
  for (int i = 0; i < 2'100; ++i)
    mills += chosenText(*agent, *rules, state, rng) == "place(point_a1)" ? 1 : 0;
  // Mean 200, standard deviation 13.5: five of them either way.
  EXPECT_NEAR(mills, 200, 67);
}

TEST(GreedyAgent, BreaksTiesUniformly) {
  for (const int count : firstMoves(*makeGreedyAgent(), 9'000)) EXPECT_NEAR(count, 1'000, 150);
}

TEST(GreedyAgent, WinsWhenItCan) {
  const auto rules = sample("tic-tac-toe");
  kernel::State state = kernel::initialState(*rules, 1);
  for (const char* move : {"mark(cell_0_0)", "mark(cell_2_0)", "mark(cell_0_1)", "mark(cell_2_2)"}) {
    playMove(*rules, state, move);
  }
  const auto agent = makeGreedyAgent();
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    EXPECT_EQ(chosenText(*agent, *rules, state, rng), "mark(cell_0_2)");
  }
}

TEST(GreedyAgent, TakesTheBetterScore) {
  const auto rules = sample("pig");
  kernel::State state = kernel::initialState(*rules, 1);
  // A 1 hands the die on, and then there is nothing to bank yet.
  while (kernel::legalMoves(*rules, state).size() == 1) playMove(*rules, state, "roll");
  Rng rng(3);
  EXPECT_EQ(chosenText(*makeGreedyAgent(), *rules, state, rng), "hold");
}

TEST(GreedyAgent, ChoosesWithAProgramAsInTheKernel) {
  std::size_t compiled = 0;
  for (const std::string& name : testing_samples::sampleNames()) {
    const auto rules = sample(name);
    const engine::ProgramPtr program = engine::compileProgram(rules, engine::Execution::Interpreted).program;
    compiled += program->isKernel() ? 0 : 1;
    const auto byKernel = makeGreedyAgent();
    const auto byProgram = makeGreedyAgent(program);
    kernel::State state = kernel::initialState(*rules, 5);
    Rng rng(11);
    Rng same(11);
    for (int ply = 0; ply < 30 && !state.over(); ++ply) {
      const std::vector<kernel::Move> legal = kernel::legalMoves(*rules, state);
      if (legal.empty()) break;
      const std::size_t choice = ask(*byKernel, *rules, state, legal, rng);
      ASSERT_EQ(ask(*byProgram, *rules, state, legal, same), choice) << name << ", ply " << ply;
      ASSERT_EQ(rng, same) << name << ", ply " << ply;
      kernel::applyMove(*rules, state, legal[choice]);
    }
  }
  EXPECT_GT(compiled, 20u);
}

// Each player names 1, 2 or 3 and gets as much; what is named does nothing before all have named something.
TEST(GreedyAgent, SeesWhatItsChoiceDoesWhereAllChooseAtOnce) {
  const auto rules = testing::gameOf(R"(section: "variables"
perPlayer:
  sum: { min: 0, max: 100 }
---
section: "turn"
phases: [{ id: "main", simultaneous: true }]
---
section: "actions"
items:
  - id: "name"
    phase: "main"
    params: [{ name: "$n", domain: { query: "intsInRange", min: 1, max: 3 } }]
    effects: [{ addVar: { scope: "pvar", var: "sum", delta: "$n" } }]
---
section: "scoring"
score: { ref: "pvar", var: "sum" }
---
section: "end"
items: [{ id: "done", when: { op: ">", left: { ref: "turnNumber" }, right: 5 }, result: { type: "byScore" } }]
)");
  for (const engine::ProgramPtr& program :
       {engine::ProgramPtr(), engine::compileProgram(rules, engine::Execution::Interpreted).program}) {
    kernel::State state = kernel::initialState(*rules, 1);
    const auto agent = makeGreedyAgent(program);
    Rng rng(3);
    for (int choice = 0; choice < 6; ++choice) {
      EXPECT_EQ(chosenText(*agent, *rules, state, rng), "name(3)") << choice;
      playMove(*rules, state, "name(3)");
    }
  }
}

TEST(GreedyAgent, DoesNotSeeDiceBeforeTheyAreRolled) {
  const auto rules = sample("deck-builder");
  kernel::State state = kernel::initialState(*rules, 1);
  const auto agent = makeGreedyAgent();
  for (std::uint64_t future = 0; future < 30; ++future) {
    state.rng = Rng(future);
    Rng rng(7);
    kernel::State same = kernel::initialState(*rules, 1);
    Rng sameRng(7);
    EXPECT_EQ(choose(*agent, *rules, state, rng), choose(*agent, *rules, same, sameRng));
  }
}

TEST(Agents, AreDeterministic) {
  const auto rules = sample("threat-and-money");
  const engine::ProgramPtr program = engine::makeReferenceProgram(rules);
  const kernel::State state = kernel::initialState(*rules, 1);
  for (const char* name : {"random", "randomTurn", "greedy", "flat:iterations=20", "uct:iterations=20"}) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      Rng first(seed);
      Rng second(seed);
      EXPECT_EQ(choose(**makeAgent(name, program), *rules, state, first),
                choose(**makeAgent(name, program), *rules, state, second));
      EXPECT_EQ(first, second);
    }
  }
}

}  // namespace
}  // namespace ludo::agents
