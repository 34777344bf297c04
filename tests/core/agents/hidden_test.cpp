// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/agents/information_set_search.h"
#include "core/engine/compile.h"
#include "matches.h"

/// Agents and what they cannot know: others' cards, what others have committed to, and the dice.
namespace ludo::agents::testing {
namespace {

using kernel::State;

constexpr const char* searchers[] = {"flat:iterations=10", "uct:iterations=10",
                                     "uct:iterations=4,playouts=4"};

/// The choice and what was thought of it, as the player sees the moves.
std::string chosenAsSeen(Agent& agent, const kernel::Rules& rules, const State& state, Rng& rng) {
  const std::vector<kernel::Move> legal = kernel::legalMoves(rules, state);
  const kernel::Observation observation(rules, state, kernel::playerToMove(state));
  Thoughts thoughts;
  const auto seen = [&](std::size_t move) {
    return kernel::moveText(rules, observation.state(), observation.seen(legal.at(move)));
  };
  std::string text = seen(ask(agent, rules, state, legal, rng, {}, &thoughts));
  for (const Thought& thought : thoughts)
    text += "; " + seen(thought.move) + ' ' + std::to_string(thought.visits) + ' ' +
            std::to_string(thought.value) + ' ' + std::to_string(thought.line.size());
  return text;
}

/// Plays at random, and asks in each state: is the choice the same in another state that the player cannot
/// tell from this one?
void expectSameChoices(const engine::ProgramPtr& program, std::uint64_t seed, int plies) {
  const kernel::Rules& rules = program->rules();
  State state = kernel::initialState(rules, seed);
  Rng rng(seed);
  for (int ply = 0; ply < plies && !state.over(); ++ply) {
    const kernel::Observation observation(rules, state, kernel::playerToMove(state));
    const State other = observation.determinised(rng);
    for (const char* text : searchers) {
      Rng first(seed + 1);
      Rng second(seed + 1);
      RC_ASSERT(chosenAsSeen(*agent(text, program), rules, state, first) ==
                chosenAsSeen(*agent(text, program), rules, other, second));
    }
    const std::vector<kernel::Move> legal = kernel::legalMoves(rules, state);
    if (legal.empty()) return;
    kernel::applyMove(rules, state, legal[rng.below(legal.size())]);
  }
}

RC_GTEST_PROP(Hidden, WhatAPlayerCannotSeeChangesNoChoice, ()) {
  static const std::vector<engine::ProgramPtr> programs = [] {
    std::vector<engine::ProgramPtr> made;
    for (const char* name : {"kuhn-poker", "sealed-bids", "pig", "foretold", "deck-builder", "bouquets"}) {
      made.push_back(engine::makeReferenceProgram(sample(name)));
      made.push_back(engine::compileProgram(sample(name), engine::Execution::Interpreted).program);
    }
    return made;
  }();
  const auto program = *rc::gen::elementOf(programs);
  expectSameChoices(program, *rc::gen::inRange<std::uint64_t>(0, 1'000'000), 4);
}

TEST(Hidden, DiceAreNotForeseen) {
  const engine::ProgramPtr program = engine::makeReferenceProgram(sample("pig"));
  const kernel::Rules& rules = program->rules();
  State state = kernel::initialState(rules, 1);
  while (kernel::legalMoves(rules, state).size() == 1)
    kernel::applyMove(rules, state, kernel::legalMoves(rules, state).front());
  for (const char* text : {"flat:iterations=100", "uct:iterations=100"}) {
    Rng rng(7);
    const std::string expected = chosenText(*agent(text, program), rules, state, rng);
    for (std::uint64_t future = 0; future < 20; ++future) {
      state.rng = Rng(future);
      Rng same(7);
      EXPECT_EQ(chosenText(*agent(text, program), rules, state, same), expected) << text;
    }
  }
}

TEST(Hidden, PigIsPlayedBetterThanAtRandom) {
  const engine::ProgramPtr program = engine::makeReferenceProgram(sample("pig"));
  EXPECT_GT(shareOfPoints(program, "uct:iterations=60", "random", 24), 0.6);
}

/// Kuhn poker in which a fold is a draw: what is better then does not depend on bluffs. Folding a king and
/// calling with a jack are mistakes whatever the other does.
kernel::RulesPtr forgivingPoker() {
  return sample("kuhn-poker", R"(setVar: { scope: "pvar", player: "actor", var: "gain", value: -1 })",
                R"(setVar: { scope: "pvar", player: "actor", var: "gain", value: 1 })");
}

std::string cardOf(const kernel::Rules& rules, const State& state, const std::string& hand) {
  const kernel::TokenId card = state.zones[rules.zoneNamed(hand).index].front();
  return rules.def().tokenTypes[state.tokens[card.index].type].id.name;
}

void expectSensiblePoker(const engine::ProgramPtr& program, const char* searcher) {
  const kernel::Rules& rules = program->rules();
  int kings = 0;
  int jacks = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    State state = kernel::initialState(rules, seed);
    for (const kernel::Move& move : kernel::legalMoves(rules, state)) {
      if (kernel::moveText(rules, state, move) != "bet") continue;
      kernel::applyMove(rules, state, move);
      break;
    }
    Rng rng(seed);
    const std::string choice = chosenText(*agent(searcher, program), rules, state, rng);
    const std::string card = cardOf(rules, state, "hand:1");
    EXPECT_FALSE(card == "king" && choice == "fold") << seed << searcher;
    EXPECT_FALSE(card == "jack" && choice == "call") << seed << searcher;
    kings += card == "king" ? 1 : 0;
    jacks += card == "jack" ? 1 : 0;
  }
  EXPECT_GE(kings, 10);
  EXPECT_GE(jacks, 10);
}

TEST(Hidden, PokerIsPlayedSensibly) {
  expectSensiblePoker(engine::makeReferenceProgram(forgivingPoker()), "ismcts:iterations=300,playouts=1");
  const engine::ProgramPtr compiled =
      engine::compileProgram(forgivingPoker(), engine::Execution::Interpreted).program;
  expectSensiblePoker(compiled, "ismcts:iterations=300,playouts=1");
  expectSensiblePoker(compiled, "ismcts:iterations=300");
}

TEST(Hidden, AnIterationIsAWayWithSomePlayouts) {
  const engine::ProgramPtr program =
      engine::compileProgram(sample("foretold"), engine::Execution::Interpreted).program;
  const kernel::Rules& rules = program->rules();
  const State state = kernel::initialState(rules, 1);
  const kernel::Seat player = kernel::playerToMove(state);
  const kernel::Observation observation(rules, state, player);
  const std::vector<kernel::Move> legal = kernel::legalMoves(rules, state);
  const auto searched = [&](std::uint32_t playouts, const SearchLimits& limits = {400, 0},
                            std::uint32_t playoutLimit = mostPlayouts) {
    InformationSetSettings settings;
    settings.limits = limits;
    settings.playouts = playouts;
    settings.playoutLimit = playoutLimit;
    InformationSetSearch search(*program, settings);
    Rng rng(2);
    EXPECT_LT(search.choose({rules, observation, player, legal, rng, {}}), legal.size());
    return std::pair(search.setCount(), search.playoutCount());
  };
  const auto [sets, visits] = searched(1);
  EXPECT_GT(sets, 100U);
  EXPECT_LE(sets, 401U) << "a set an iteration at most, and the first";
  EXPECT_EQ(visits, 400U);
  EXPECT_EQ(searched(4).second, 1'600U);
  EXPECT_GT(searched(0).second, 800U) << "the games are short";
  EXPECT_EQ(searched(0), searched(0)) << "as many each time";
  EXPECT_GE(searched(0, {UINT64_MAX, 5}).second, 1U) << "by time at least one";
  EXPECT_EQ(searched(4, {400, 0}, 100).second, 100U) << "enough";
}

}  // namespace
}  // namespace ludo::agents::testing
