// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/kernel/label_in_play.h"
#include "games.h"

namespace ludo::kernel::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

language::ZoneDef zoneDef(const std::string& id, const std::string& board = {}, std::int64_t x = 0,
                          std::int64_t y = 0) {
  language::ZoneDef zone;
  zone.id.name = id;
  zone.board = board;
  zone.x = x;
  zone.y = y;
  return zone;
}

std::vector<std::string> namesOf(std::vector<language::ZoneDef> zones) {
  language::GameDef def;
  def.zones = std::move(zones);
  const ZoneNames names(def);
  std::vector<std::string> all;
  for (std::uint32_t zone = 0; zone < def.zones.size(); ++zone) all.push_back(names.of(zone));
  return all;
}

TEST(ZoneNames, CallSpacesByColumnAndRow) {
  EXPECT_THAT(namesOf({zoneDef("cell_0_0", "cell", 0, 0), zoneDef("cell_0_2", "cell", 200, 0),
                       zoneDef("cell_1_0", "cell", 0, 100), zoneDef("cell_1_2", "cell", 200, 100)}),
              ElementsAre("a2", "c2", "a1", "c1"));
  // The lowest row is the first whichever way rows are numbered, and wherever numbers begin.
  EXPECT_THAT(namesOf({zoneDef("at_1_1", "at", 0, 300), zoneDef("at_2_1", "at", 0, 200),
                       zoneDef("at_3_2", "at", 100, 100)}),
              ElementsAre("a1", "a2", "b3"));
  EXPECT_EQ(columnName(25) + columnName(26) + columnName(701) + columnName(702), "zaazzaaa");
}

TEST(ZoneNames, CallOtherZonesByTheirNamesInWords) {
  EXPECT_THAT(namesOf({zoneDef("at_dark_forest", "at"), zoneDef("at_1_2", "at"), zoneDef("drawPile"),
                       zoneDef("discard_pile"), zoneDef("odd_1_2")}),
              ElementsAre("dark forest", "1 2", "draw pile", "discard pile", "odd 1 2"));
}

TEST(ZoneNames, CallNoTwoZonesTheSame) {
  EXPECT_THAT(namesOf({zoneDef("home_0_0", "home"), zoneDef("away_0_0", "away"), zoneDef("storeA"),
                       zoneDef("store_a"), zoneDef("map_town", "map"), zoneDef("town")}),
              ElementsAre("home a1", "away a1", "storeA", "store_a", "map town", "town"));
}

RulesPtr duel() {
  return game(R"(
zones: [{ id: "hand", owner: "player", visibility: "owner", ordering: "set" }, { id: "drawPile" }]
tokenTypes: [{ id: "man" }, { id: "spy", name: "Spy" }, { id: "card", name: "Card {n}", props: { n: 1 } }]
setup:
  - { createToken: { type: "man", zone: "cell_0_1" } }
  - { createToken: { type: "man", zone: "cell_1_0" } }
  - { createToken: { type: "spy", zone: "hand:1" } }
  - { createToken: { type: "card", zone: "hand:0" } }
  - { createToken: { type: "card", zone: "drawPile" } }
turn: { phases: [{ id: "main", actions: "any" }] }
actions:
  - id: "walk"
    label: "Walk {$man} to {$to}"
    phase: "main"
    params:
      - { name: "$man", domain: { query: "tokens", type: "man" } }
      - { name: "$to", domain: { query: "zones", in: "cell" } }
  - { id: "takeCard", phase: "main", params: [{ name: "$card", domain: { query: "tokens", type: "card" } }] }
  - { id: "accuse", phase: "main", params: [{ name: "$spy", domain: { query: "tokens", type: "spy" } }] }
  - { id: "wait", phase: "main" }
end: []
)",
              2, [](language::GameDef& def) {
                addGrid(def, "cell", 2, 2, false);
                for (language::ZoneDef& zone : def.zones) {
                  if (zone.id.name.starts_with("cell_")) zone.board = "cell";
                  if (zone.id.name.starts_with("cell_1")) zone.y = 100;
                }
              });
}

std::vector<std::string> labels(const Rules& rules, const State& state, const LabelWords& words = {}) {
  return moveLabels(rules, state, legalMoves(rules, state), words);
}

TEST(MoveLabels, TellWhereTokensOfABoardAreAndOthersWhereItMatters) {
  const RulesPtr rules = duel();
  ASSERT_NE(rules, nullptr);
  // Who names the space needs not be told it. What the mover does not know is only that.
  EXPECT_THAT(labels(*rules, initialState(*rules, 1)),
              UnorderedElementsAre("Walk man on b2 to a2", "Walk man to b2", "Walk man on b2 to a1",
                                   "Walk man on b2 to b1", "Walk man on a1 to a2", "Walk man on a1 to b2",
                                   "Walk man to a1", "Walk man on a1 to b1",
                                   "Take card: Card 1 in hand of player 1", "Take card: Card 1 in draw pile",
                                   "Accuse: hidden token", "Wait", "End the phase"));
}

TEST(MoveLabels, AreTheSameAloneAsAmongAll) {
  const RulesPtr rules = duel();
  ASSERT_NE(rules, nullptr);
  const State state = initialState(*rules, 1);
  const std::vector<Move> moves = legalMoves(*rules, state);
  const std::vector<std::string> all = moveLabels(*rules, state, moves);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EXPECT_EQ(moveLabelAmong(*rules, state, moves, moves[i]), all[i]);
    EXPECT_EQ(labelInPlay(*rules, state, moves[i]), all[i]);
  }
  // By itself, a card in a hand is the card.
  const Move take = moveNamed(*rules, state, moveText(*rules, state, moves[8]));
  EXPECT_EQ(moveLabel(*rules, state, take), "Take card: Card 1");
}

/// A player moves a piece from one space to the other; `second` is the kind of another piece of theirs.
RulesPtr march(const std::string& label, const std::string& second) {
  return game(R"(
tokenTypes: [{ id: "knight", name: "Knight" }, { id: "rook", name: "Rook" }]
setup:
  - { createToken: { type: "knight", zone: "cell_1_0", owner: "0" } }
  - { createToken: { type: ")" +
                  second + R"(", zone: "cell_0_0", owner: "0" } }
  - { createToken: { type: "rook", zone: "cell_0_1", owner: "1" } }
turn: { phases: [{ id: "main", actions: "any" }] }
actions:
  - id: "go"
    label: ")" + label +
                  R"("
    phase: "main"
    params:
      - { name: "$from", domain: { query: "zones", in: "cell", where: { is: "own", zone: "$zone" } } }
      - { name: "$to", domain: { query: "zones", in: "cell", where: { is: "enemy", zone: "$zone" } } }
end: []
)",
              2, [](language::GameDef& def) {
                addGrid(def, "cell", 2, 2, false);
                for (language::ZoneDef& zone : def.zones) {
                  zone.board = "cell";
                  if (zone.id.name.starts_with("cell_1")) zone.y = 100;
                }
              });
}

TEST(MoveLabels, NameThePieceOfASpaceWhereThereAreSeveralKinds) {
  const auto of = [](const std::string& label, const std::string& second) {
    const RulesPtr rules = march(label, second);
    EXPECT_NE(rules, nullptr);
    return rules ? labels(*rules, initialState(*rules, 1)) : std::vector<std::string>();
  };
  EXPECT_THAT(of("{$from} to {$to}", "rook"),
              UnorderedElementsAre("Knight on a1 to b2", "Rook on a2 to b2", "End the phase"));
  EXPECT_THAT(of("{$from} to {$to}", "knight"), UnorderedElementsAre("a1 to b2", "a2 to b2", "End the phase"))
      << "of one kind there is nothing to say";
  EXPECT_THAT(of("Knight or rook {$from} to {$to}", "rook"),
              UnorderedElementsAre("Knight or rook a1 to b2", "Knight or rook a2 to b2", "End the phase"))
      << "the label names them itself";
}

TEST(MoveLabels, CanBeMadeOfOtherWords) {
  const RulesPtr rules = duel();
  ASSERT_NE(rules, nullptr);
  LabelWords words;
  words.onSpace = "%2: %1";
  words.inZone = "%1 (%2)";
  words.ofPlayer = "%1 %2";
  words.endPhase = "Ende";
  EXPECT_THAT(labels(*rules, initialState(*rules, 1), words),
              ::testing::IsSupersetOf({"Walk b2: man to a2", "Take card: Card 1 (hand 1)", "Ende"}));
}

}  // namespace
}  // namespace ludo::kernel::testing
