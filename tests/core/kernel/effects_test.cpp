// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// A one-player table with the usual zones, on which `setup` is played before the first turn.
RulesPtr table(const std::string& setup, Seat seats = 1) {
  return game(R"y(
variables:
  - { id: "threat", scope: "global", init: 3, min: 0, max: 12 }
  - { id: "money", scope: "pvar", init: 2, min: 0, max: 9 }
  - { id: "huge", scope: "global", init: 0, min: -9223372036854775807, max: 9223372036854775807 }
zones:
  - { id: "deck", ordering: "stack" }
  - { id: "line", ordering: "queue" }
  - { id: "bag", ordering: "set" }
  - { id: "slot", capacity: 2 }
  - { id: "hand", owner: "player", ordering: "set" }
  - { id: "a", directions: [{ direction: "up", to: "b" }], adjacentTo: ["b"] }
  - { id: "b", adjacentTo: ["a"] }
tokenTypes:
  - { id: "card", props: { cost: 2, suit: "red", known: false } }
  - { id: "pawn" }
turn: { phases: [{ id: "main", pass: "allowed" }] }
actions: []
end: []
setup:
)y" + setup,
              seats);
}

struct Played {
  RulesPtr rules;
  State state;
  EventLog log;
  std::vector<std::string> in(const std::string& zone) const { return content(*rules, state, zone); }
  std::int64_t value(const std::string& name, Seat seat = 0) const {
    return variable(*rules, state, name, seat);
  }
};

Played after(const std::string& setup, Seat seats = 1) {
  Played played;
  played.rules = table(setup, seats);
  if (played.rules == nullptr) return played;
  played.state = initialState(*played.rules, 7, &played.log);
  expectSound(*played.rules, played.state);
  return played;
}

const std::string threeCards = R"y(
  - { createToken: { type: "card", zone: "deck", count: 3 } }
)y";

TEST(Effects, VariablesAreSetAndAddedTo) {
  const Played played = after(R"y(
  - { setVar: { scope: "global", var: "threat", value: 5 } }
  - { addVar: { scope: "pvar", player: "actor", var: "money", delta: { op: "*", left: 2, right: 3 } } }
)y");
  EXPECT_EQ(played.value("threat"), 5);
  EXPECT_EQ(played.value("money"), 8);
  ASSERT_EQ(played.log.deltas.size(), 2U);
  EXPECT_EQ(played.log.deltas[0].before, 3);
  EXPECT_EQ(played.log.deltas[0].after, 5);
}

TEST(Effects, AVariableStopsAtItsBoundsAndSaysWhatWasLost) {
  const Played played = after(R"y(
  - { addVar: { scope: "global", var: "threat", delta: 20 } }
  - { setVar: { scope: "pvar", var: "money", value: -4 } }
)y");
  EXPECT_EQ(played.value("threat"), 12);
  EXPECT_EQ(played.value("money"), 0);
  ASSERT_EQ(countNotes(played.log, Note::Kind::Clamped), 2);
  EXPECT_EQ(played.log.notes[0].amount, 11);
  EXPECT_EQ(played.log.notes[1].amount, 4);
}

TEST(Effects, ArithmeticThatLeavesSixtyFourBitsSaturates) {
  const Played played = after(R"y(
  - { setVar: { scope: "global", var: "huge", value: { op: "*", left: 9223372036854775807, right: 2 } } }
  - { addVar: { scope: "global", var: "huge", delta: 1 } }
  - { addVar: { scope: "global", var: "threat", delta: { op: "div", left: 5, right: 0 } } }
)y");
  EXPECT_EQ(played.value("huge"), INT64_MAX);
  EXPECT_EQ(played.value("threat"), 3);
  EXPECT_EQ(countNotes(played.log, Note::Kind::Overflow), 3);
}

TEST(Effects, APluralPlayerMeansEachInSeatOrder) {
  const Played played = after(R"y(
  - { createToken: { type: "card", zone: "deck", count: 6 } }
  - { addVar: { scope: "pvar", player: "allOther", var: "money", delta: 1 } }
  - { addVar: { scope: "global", var: "threat", delta: 1 } }
  - { draw: { from: "deck", to: "hand:all", count: 2 } }
)y",
                              3);
  EXPECT_EQ(played.value("money", 0), 2);
  EXPECT_EQ(played.value("money", 1), 3);
  EXPECT_EQ(played.value("money", 2), 3);
  EXPECT_EQ(played.value("threat"), 4);
  EXPECT_THAT(played.in("hand:0"), ElementsAre("card#4", "card#5"));
  EXPECT_THAT(played.in("hand:2"), ElementsAre("card#0", "card#1"));
}

TEST(Effects, TwoPluralZonesGoTogether) {
  const Played played = after(R"y(
  - { createToken: { type: "card", zone: "hand:each", count: 1 } }
  - { moveAll: { from: "hand:each", to: "deck" } }
)y",
                              2);
  EXPECT_THAT(played.in("deck"), ElementsAre("card#0", "card#1"));
}

TEST(Effects, AStackGivesItsTop) {
  const Played played = after(threeCards + R"y(
  - { draw: { from: "deck", to: "bag", count: 1 } }
)y");
  EXPECT_THAT(played.in("deck"), ElementsAre("card#0", "card#1"));
  EXPECT_THAT(played.in("bag"), ElementsAre("card#2"));
}

TEST(Effects, AQueueGivesWhatCameFirst) {
  const Played played = after(R"y(
  - { createToken: { type: "card", zone: "line", count: 3 } }
  - { draw: { from: "line", to: "deck", count: 1 } }
  - { moveToken: { token: "top(line)", to: "bag"
}
}
)y");
  EXPECT_THAT(played.in("deck"), ElementsAre("card#0"));
  EXPECT_THAT(played.in("bag"), ElementsAre("card#1"));
  EXPECT_THAT(played.in("line"), ElementsAre("card#2"));
}

TEST(Effects, ASetGivesItsLowestIdAndStaysSorted) {
  const Played played = after(threeCards + R"y(
  - { moveAll: { from: "deck", to: "bag" } }
  - { draw: { from: "bag", to: "deck", count: 2 } }
  - { moveToken: { token: "bottom(deck)", to: "bag"
}
}
)y");
  EXPECT_THAT(played.in("deck"), ElementsAre("card#1"));
  EXPECT_THAT(played.in("bag"), ElementsAre("card#0", "card#2"));
}

TEST(Effects, MoveAllKeepsTheOrder) {
  const std::string twoPiles = threeCards + R"y(
  - { createToken: { type: "pawn", zone: "a" } }
  - { moveAll: { from: "deck", to: "a", position: ")y";
  EXPECT_THAT(after(twoPiles + "top\" } }\n").in("a"), ElementsAre("pawn#3", "card#0", "card#1", "card#2"));
  EXPECT_THAT(after(twoPiles + "bottom\" } }\n").in("a"),
              ElementsAre("card#0", "card#1", "card#2", "pawn#3"));
  const Played queued = after(threeCards + R"y(
  - { createToken: { type: "pawn", zone: "line" } }
  - { moveAll: { from: "deck", to: "line" } }
)y");
  EXPECT_THAT(queued.in("line"), ElementsAre("card#0", "card#1", "card#2", "pawn#3"));
}

TEST(Effects, MoveAllMovesWhatItsFilterLetsThrough) {
  const Played played = after(threeCards + R"y(
  - { setTokenProp: { token: "top(deck)", prop: "cost", value: 5
}
}
  - moveAll:
      from: "deck"
      to: "bag"
      filter: { op: "<", left: { ref: "tokenProp", token: "$token", prop: "cost" }, right: 5 }
)y");
  EXPECT_THAT(played.in("bag"), ElementsAre("card#0", "card#1"));
  EXPECT_THAT(played.in("deck"), ElementsAre("card#2"));
}

TEST(Effects, AFullZoneTakesNoMore) {
  const Played played = after(threeCards + R"y(
  - { moveAll: { from: "deck", to: "slot" } }
  - { draw: { from: "deck", to: "slot", count: 1 } }
  - { createToken: { type: "pawn", zone: "slot", count: 1000000000 } }
  - { moveToken: { token: "top(deck)", to: "slot"
  }
  }
)y");
  EXPECT_THAT(played.in("slot"), ElementsAre("card#0", "card#1"));
  EXPECT_THAT(played.in("deck"), ElementsAre("card#2"));
  EXPECT_EQ(countNotes(played.log, Note::Kind::ZoneFull), 4);
}

TEST(Effects, NothingHappensToWhatIsNotThere) {
  const Played played = after(R"y(
  - { moveToken: { token: "top(deck)", to: "bag"
}
}
  - { destroyToken: { token: "top(deck)" } }
  - { draw: { from: "deck", to: "bag", count: 2 } }
)y");
  EXPECT_THAT(played.log.deltas, IsEmpty());
  EXPECT_EQ(countNotes(played.log, Note::Kind::NothingToMove), 2);  // drawing takes what there is
}

TEST(Effects, ATokenMovesOnlyFromWhereItIsSaidToBe) {
  const Played played = after(threeCards + R"y(
  - { moveToken: { token: "top(deck)", from: "bag", to: "a"
  }
  }
  - { moveToken: { token: "top(deck)", from: "deck", to: "a" } }
)y");
  EXPECT_THAT(played.in("a"), ElementsAre("card#2"));
  EXPECT_EQ(played.state.lastZone, played.rules->zoneNamed("a"));
}

TEST(Effects, ATokenStepsInADirection) {
  const Played played = after(R"y(
  - { createToken: { type: "pawn", zone: "a" } }
  - { moveTokenAdjacent: { token: "top(a)", direction: "up"
  }
  }
  - { moveTokenAdjacent: { token: "top(b)", direction: "up" } }
)y");
  EXPECT_THAT(played.in("b"), ElementsAre("pawn#0"));
  EXPECT_EQ(countNotes(played.log, Note::Kind::NothingToMove), 1);
}

TEST(Effects, TokensHaveTheirTypesPropertiesUnlessWritten) {
  const Played played = after(R"y(
  - { createToken: { type: "card", zone: "deck" } }
  - { createToken: { type: "card", zone: "deck", owner: "1", props: { cost: 7 } } }
  - { setOwner: { token: "bottom(deck)", player: "0"
  }
  }
)y",
                              2);
  const Token& plain = played.state.tokens[0];
  const Token& dear = played.state.tokens[1];
  EXPECT_EQ(plain.props[0], Value::ofInteger(2));
  EXPECT_EQ(valueText(*played.rules, played.state, plain.props[1]), "red");
  EXPECT_EQ(plain.props[2], Value::ofBool(false));
  EXPECT_EQ(plain.owner, 0);
  EXPECT_EQ(dear.props[0], Value::ofInteger(7));
  EXPECT_EQ(dear.owner, 1);
}

TEST(Effects, DestroyedTokensAreGoneAndTheirIdsAreNotUsedAgain) {
  const Played played = after(threeCards + R"y(
  - { destroyToken: { token: "top(deck)"
}
}
  - { createToken: { type: "pawn", zone: "deck" } }
)y");
  EXPECT_THAT(played.in("deck"), ElementsAre("card#0", "card#1", "pawn#3"));
  EXPECT_FALSE(played.state.tokens[2].alive());
}

TEST(Effects, ControlFlow) {
  const Played played = after(threeCards + R"y(
  - if:
      when: { op: ">", left: { ref: "gvar", var: "threat" }, right: 2 }
      then: [{ addVar: { scope: "global", var: "threat", delta: 1 } }]
      else: [{ setVar: { scope: "global", var: "threat", value: 0 } }]
  - { repeat: { times: 2, effects: [{ addVar: { scope: "global", var: "threat", delta: 2 } }] } }
  - let:
      bind: "$n"
      value: { ref: "zoneCount", zone: "deck" }
      in:
        - forEach:
            bind: "$card"
            over: { query: "tokensInZone", zone: "deck" }
            effects:
              - { setTokenProp: { token: "$card", prop: "cost", value: "$n" } }
              - { moveToken: { token: "$card", to: "bag" } }
)y");
  EXPECT_EQ(played.value("threat"), 8);
  EXPECT_THAT(played.in("bag"), ElementsAre("card#0", "card#1", "card#2"));
  for (const Token& token : played.state.tokens) EXPECT_EQ(token.props[0], Value::ofInteger(3));
  EXPECT_THAT(played.state.bindings, IsEmpty());
}

TEST(Effects, ForEachStopsAtItsLimit) {
  const Played played = after(threeCards + R"y(
  - forEach:
      bind: "$card"
      over: { query: "tokensInZone", zone: "deck" }
      limit: 2
      effects: [{ moveToken: { token: "$card", to: "bag" } }]
)y");
  EXPECT_THAT(played.in("bag"), ElementsAre("card#0", "card#1"));
  EXPECT_EQ(countNotes(played.log, Note::Kind::IterationLimit), 1);
}

TEST(Effects, RollsAndShufflesComeFromTheSeed) {
  const std::string setup = R"y(
  - { createToken: { type: "card", zone: "deck", count: 20 } }
  - { shuffle: { zone: "deck" } }
  - { roll: { bind: "$die", sides: 6 } }
  - { setVar: { scope: "global", var: "threat", value: "$die" } }
  - { createToken: { type: "card", zone: "bag", count: 5 } }
  - { shuffle: { zone: "bag" } }
)y";
  const RulesPtr rules = table(setup);
  ASSERT_NE(rules, nullptr);
  std::vector<int> rolled(7, 0);
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const State state = initialState(*rules, seed);
    EXPECT_EQ(stateHash(*rules, state), stateHash(*rules, initialState(*rules, seed)));
    const std::int64_t die = variable(*rules, state, "threat");
    ASSERT_TRUE(die >= 1 && die <= 6);
    ++rolled[static_cast<std::size_t>(die)];
    EXPECT_EQ(content(*rules, state, "deck").size(), 20U);
  }
  for (int face = 1; face <= 6; ++face) EXPECT_GT(rolled[static_cast<std::size_t>(face)], 20);
  EXPECT_NE(content(*rules, initialState(*rules, 1), "deck"),
            content(*rules, initialState(*rules, 2), "deck"));
}

}  // namespace
}  // namespace ludo::kernel::testing
