// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/engine/compile.h"
#include "matches.h"
#include "secret_games.h"

/// What is hidden stays hidden from those who look for it: see secret_games.h.
namespace ludo::agents::testing {
namespace {

// A die that its owner alone sees.
const std::string hiddenDie = R"y(  - roll: { bind: "$r" }
  - createToken: { type: "die", zone: "cup:1", owner: "1", props: { face: "$r" } }
)y";

class SampleSecrets : public ::testing::TestWithParam<const char*> {};

TEST_P(SampleSecrets, AreGuessedNoMoreOftenThanTheirPoolsAllow) {
  const Cheating cheating = cheatInPlay(*sample(GetParam()), 400);
  EXPECT_LE(cheating.best, cheating.most) << "from " << cheating.clue;
  EXPECT_GT(cheating.most, 0) << "there are secrets";
}

INSTANTIATE_TEST_SUITE_P(All, SampleSecrets,
                         ::testing::Values("art-auction", "bouquets", "deck-builder", "foretold",
                                           "kuhn-poker", "rail-freight", "sealed-bids", "spice-mills",
                                           "threat-and-money"));

class HiddenToken : public ::testing::TestWithParam<Secret> {};

TEST_P(HiddenToken, IsGuessedNoMoreOftenThanTheRulesAllow) {
  constexpr int games = 800;
  const Secret& secret = GetParam();
  const Cheating cheating = cheat(*gameOf(secret.sections), secret, games);
  EXPECT_LE(cheating.best, cheating.most) << "from " << cheating.clue;
  EXPECT_GE(cheating.imagined, secret.imagined - 0.05) << "what is possible is imagined too seldom";
}

INSTANTIATE_TEST_SUITE_P(Constructs, HiddenToken, ::testing::ValuesIn(secretsOfConstructs()),
                         [](const auto& each) {
                           std::string name;
                           for (const char c : each.param.name) name += c == ' ' ? '_' : c;
                           return name;
                         });

const std::string guess = R"y(  - id: "guess"
    phase: "main"
    actor: "0"
    params: [{ name: "$n", domain: { query: "intsInRange", min: 1, max: 6 } }]
    effects:
      - if:
          when: { op: "==", left: "$n", right: { ref: "tokenProp", token: "top(cup:1)", prop: "face" } }
          then: [{ createToken: { type: "gold", zone: "table" } }]
)y";

// The guess that is right wins: a bot that knew the die would always make it.
TEST(Secrets, ASearchDoesNotNameTheDieOfTheOther) {
  constexpr int games = 120;
  const std::string won = R"y(---
section: "scoring"
score: { ref: "zoneCount", zone: "table" }
)y";
  std::string text = table(hiddenDie, guess) + won;
  const std::string never = R"y(right: 100 }, result: { type: "draw" })y";
  text.replace(text.find(never), never.size(), R"y(right: 1 }, result: { type: "win", player: "0" })y");
  const std::string before = R"y(when: { op: ">", left: { ref: "turnNumber" })y";
  text.replace(text.find(before), before.size(),
               R"y(when: { op: "==", left: { ref: "zoneCount", zone: "table" })y");
  const kernel::RulesPtr rules = gameOf(text);
  for (const engine::ProgramPtr& program :
       {engine::makeReferenceProgram(rules),
        engine::compileProgram(rules, engine::Execution::Interpreted).program}) {
    int right = 0;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
      const kernel::State state = kernel::initialState(*rules, seed);
      Rng rng(seed);
      const std::string choice =
          chosenText(*agent("ismcts:iterations=60,playouts=1", program), *rules, state, rng);
      const kernel::TokenId die = state.zones[rules->zoneNamed("cup:1").index].front();
      right += choice == "guess(" + std::to_string(state.tokens[die.index].props[0].payload) + ")" ? 1 : 0;
    }
    EXPECT_LE(right, mostByChance(games, 1.0 / 6));
    EXPECT_GE(right, 4) << "some guesses are right";
  }
}

// Each of two dice is known to its owner alone, and a test that says otherwise fails.
TEST(Secrets, ATestTellsWhoKnowsADie) {
  const std::string setup = R"y(  - forEach:
      bind: "$p"
      over: { query: "players" }
      effects:
        - roll: { bind: "$r" }
        - createToken: { type: "die", zone: "cup:$p", owner: "$p", props: { face: "$r" } }
)y";
  const auto passes = [&](const std::string& zone) {
    const std::string tests = R"y(---
section: "tests"
items: [{ name: "known", script: [{ expect: { zones: [{ zone: ")y" +
                              zone + R"y(", knownBy: "0" }] } }] }]
)y";
    const auto analysis = analysisOf(table(setup, guess) + tests);
    EXPECT_EQ(analysis->tests.size(), 1U);
    return analysis->tests.front().passed();
  };
  EXPECT_TRUE(passes("cup:0"));
  EXPECT_FALSE(passes("cup:1"));
}

}  // namespace
}  // namespace ludo::agents::testing
