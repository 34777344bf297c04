// SPDX-License-Identifier: Apache-2.0
// Numbers, truths and selectors as people write them.
#include <gtest/gtest.h>

#include "core/wording/numbers.h"
#include "core/wording/selector.h"
#include "core/wording/truths.h"

namespace ludo::mend {
namespace {

TEST(Numbers, AreMeantInManyForms) {
  for (const char* three : {"3",   "three", "Three",     "thrice", "drei", "trois",   "III",   "3.0",
                            "3,0", "(3)",   "int(3)",    "#3",     "3px",  "3 cards", "x3",    "3x",
                            "d3",  "1d3",   "exactly 3", "= 3",    "3;",   "+3",      "\uFF13"})
    EXPECT_EQ(numberMeant(three), "3") << three;
  EXPECT_EQ(numberMeant("1,000"), "1000");
  EXPECT_EQ(numberMeant("1 000"), "1000");
  EXPECT_EQ(numberMeant("1O"), "10");
  EXPECT_EQ(numberMeant("minus 2"), "-2");
  EXPECT_EQ(numberMeant("2-"), "-2");
  for (const char* none : {"", "deck", "2.5", "2 or 3", "3d6", "-", "hand:actor"})
    EXPECT_EQ(numberMeant(none), "") << none;
}

TEST(Numbers, AreRangesInManyForms) {
  for (const char* range : {"2-4", "2 to 4", "2..4", "from 2 to 4", "between 2 and 4", "2 bis 4",
                            "min 2, max 4", "[2, 4]", "2\u20134", "at least 2, at most 4", "2 through 4"})
    EXPECT_EQ(rangeMeant(range), std::pair(std::string("2"), std::string("4"))) << range;
  for (const char* none : {"2", "2.4", "1,000", "2 of deck 4", "deck", "1-2-3"}) {
    const auto [from, to] = rangeMeant(none);
    EXPECT_EQ(from, std::string(none) == "2" ? "2" : "") << none;
  }
}

TEST(Truths, AreMeantInManyForms) {
  for (const char* yes : {"true", "True", "YES", "on", "y", "ja", "oui", "not false", "!false", "yes, always",
                          "true()", "\u2713"})
    EXPECT_EQ(truthMeant(yes), true) << yes;
  for (const char* no : {"false", "No", "off", "nein", "non", "never", "not true", "[ ]"})
    EXPECT_EQ(truthMeant(no), false) << no;
  for (const char* none : {"", "deck", "null", "maybe"}) EXPECT_EQ(truthMeant(none), std::nullopt) << none;
}

TEST(Selectors, AreMeantByTheirWords) {
  language::GameDef game;
  game.zones.resize(2);
  game.zones[0].id = "deck";
  game.zones[1].id = "hand";
  const KnownWords words(game, R"(bind: "$card")");
  const auto isMeant = [&](const std::string& written, const std::string& meant) {
    for (const SelectorMeant& found : selectorsMeant(written, words)) {
      if (found.text == meant) return true;
    }
    return false;
  };
  EXPECT_TRUE(isMeant("actor.hand", "hand:actor"));
  EXPECT_TRUE(isMeant("actorHand", "hand:actor"));
  EXPECT_TRUE(isMeant("hand of me", "hand:actor"));
  EXPECT_TRUE(isMeant("deck.top", "top(deck)"));
  EXPECT_TRUE(isMeant("top of deck", "top(deck)"));
  EXPECT_TRUE(isMeant("params.card", "$card"));
  EXPECT_TRUE(isMeant("<card>", "$card"));
  EXPECT_TRUE(isMeant("locationOf($card)", "zoneOf($card)"));
  EXPECT_TRUE(isMeant("$card.zone", "zoneOf($card)"));
  EXPECT_TRUE(isMeant("seat 1", "1"));
  EXPECT_FALSE(isMeant("discard", "$card"));
}

}  // namespace
}  // namespace ludo::mend
