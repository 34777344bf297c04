// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/wording/fences.h"
#include "core/wording/flow_text.h"
#include "core/wording/foreign_marks.h"
#include "core/wording/formula.h"
#include "core/wording/known_words.h"
#include "core/wording/players.h"

namespace ludo::mend {
namespace {

KnownWords words() {
  language::GameDef game;
  game.variables.resize(2);
  game.variables[0].id = "heat";
  game.variables[1].id = "money";
  game.variables[1].scope = language::VariableScope::Player;
  return {game, R"(bind: "$card")"};
}

std::string meaning(const char* formula) {
  const auto read = readFormula(formula, words());
  return read.empty() ? "" : flowText(read.front());
}

TEST(Formula, ReadsTheUsualOrderOfOperations) {
  EXPECT_EQ(meaning("heat >= 12"), R"({ op: ">=", left: { ref: "gvar", var: "heat" }, right: 12 })");
  EXPECT_EQ(meaning("1 + 2 * 3 = x"),
            R"({ op: "==", left: { op: "+", left: 1, right: { op: "*", left: 2, right: 3 } }, right: "x" })");
  EXPECT_EQ(meaning("opponent.money < $n or heat == -1"),
            R"({ op: "or", args: [{ op: "<", left: { ref: "pvar", player: "opponent", var: "money" }, )"
            R"(right: "$n" }, { op: "==", left: { ref: "gvar", var: "heat" }, right: -1 }] })");
}

TEST(Formula, ReadsWhatOtherLanguagesWrite) {
  const char* const isTwelve = R"({ op: "==", left: { ref: "gvar", var: "heat" }, right: 12 })";
  for (const char* written : {"heat === 12", "=heat = 12", "state.heat == 12", "game.vars.heat == 12"})
    EXPECT_EQ(meaning(written), isTwelve) << written;
  EXPECT_EQ(meaning("money[opponent]"), R"({ ref: "pvar", player: "opponent", var: "money" })");
  EXPECT_EQ(meaning("$card in hand"), R"({ op: "in", item: "$card", set: "hand" })");
  EXPECT_EQ(meaning("range(1, 4)"), "{ range: [1, 3] }");
}

TEST(Formula, MayBeAVariableAlone) {
  EXPECT_EQ(meaning("heat"), R"({ ref: "gvar", var: "heat" })");
}

TEST(Formula, MayCallWhatTheLanguageHas) {
  EXPECT_EQ(meaning("count(hand:actor) \u2265 3"),
            R"({ op: ">=", left: { ref: "zoneCount", zone: "hand:actor" }, right: 3 })");
  EXPECT_EQ(meaning("min(heat, 3)"), R"({ op: "min", left: { ref: "gvar", var: "heat" }, right: 3 })");
  EXPECT_EQ(meaning("isEnemy($zone)"), R"({ is: "enemy", zone: "$zone" })");
  EXPECT_EQ(meaning("$cell is empty"), R"({ is: "empty", zone: "$cell" })");
  EXPECT_EQ(meaning("-$card.cost"),
            R"({ op: "neg", value: { ref: "tokenProp", token: "$card", prop: "cost" } })");
  EXPECT_EQ(meaning("money:opponent"), R"({ ref: "pvar", player: "opponent", var: "money" })");
  // What another construct may be is for its type to say.
  EXPECT_EQ(meaning("shuffle(deck)"), R"({ shuffle: ["deck"] })");
  // However deep it is written.
  EXPECT_EQ(meaning((std::string(1'000'000, '-') + "heat").c_str()), "");
  std::string calls;
  for (int i = 0; i < 100'000; ++i) calls += "min(";
  EXPECT_EQ(meaning(calls.c_str()), "");
}

TEST(Formula, IsNoneOfWords) {
  EXPECT_EQ(meaning("a word"), "");
  EXPECT_EQ(meaning("heat >="), "");
  EXPECT_EQ(meaning("(heat > 1"), "");
}

TEST(Players, AreMeantByManyWords) {
  EXPECT_EQ(playerMeant("actor", words()), "actor");
  EXPECT_EQ(playerMeant("me", words()), "actor");
  EXPECT_EQ(playerMeant("everyone", words()), "all");
  EXPECT_EQ(playerMeant("oponent", words()), "opponent");
  EXPECT_EQ(playerMeant("2", words()), "2");
  EXPECT_EQ(playerMeant("$crd", words()), "$card");
  EXPECT_EQ(playerMeant("zebra", words()), std::nullopt);
}

std::string fenced(const std::string& text) {
  const SourceText source("game.md", text);
  return diagnostics::applyEdits(text, fenceEdits(source));
}

TEST(Fences, StandRoundEachSection) {
  const std::string good = R"(# Title

```yaml
section: "zones"
items: []
```

Prose.
)";
  EXPECT_EQ(fenced(good), good);
  EXPECT_EQ(fenced(R"(# Title

section: "zones"
items: []
```

Prose.
)"),
            good);
  EXPECT_EQ(fenced(R"(# Title

``yaml
section: "zones"
items: []
``

Prose.
)"),
            good);
  EXPECT_EQ(fenced(R"(# Title

'''
section: "zones"
items: []
'''

Prose.
)"),
            good);
  EXPECT_EQ(fenced(R"(# Title

```yaml
section: "zones"
items: []
``

Prose.
)"),
            good);
  EXPECT_EQ(fenced(R"(```yaml
section: "a"
section: "b"
```
)"),
            R"(```yaml
section: "a"
```

```yaml
section: "b"
```
)");
}

TEST(ForeignMarks, AreThoseOfTheLanguageOutsideOfTexts) {
  EXPECT_EQ(withPlainMarks("  \u25e6 id: \"a\""), R"(  - id: "a")");
  EXPECT_EQ(withPlainMarks("  \u2212 { id: &quot;a&quot; }"), R"(  - { id: "a" })");
  EXPECT_EQ(withPlainMarks(R"(  2. id: "a")"), R"(  - id: "a")");
  EXPECT_EQ(withPlainMarks("\u00b7\u00b7- x: 1"), "  - x: 1");
  EXPECT_EQ(withPlainMarks("a\uff1a\uff5bb: 1\uff0cc: 2\uff5d"), "a: { b: 1, c: 2 }");
  EXPECT_EQ(withPlainMarks(R"(op: "&gt;=")"), R"(op: ">=")");
  EXPECT_EQ(withPlainMarks(R"(  **id**: "a")"), R"(  id: "a")");
  EXPECT_EQ(withPlainMarks(R"(  - *id:* "a")"), R"(  - id: "a")");
  EXPECT_EQ(withPlainMarks("<b>id</b>: 3"), "id: 3");
}

TEST(ForeignMarks, StayWithinTextsAndWhereTheyAreThoseOfTheLanguage) {
  for (const char* line : {"label: \"\u5f97\u5206\uff1a{$n}\"", R"(when: { op: "*", left: 1, right: 2 })",
                           R"(  - id: "a")", "delta: -1", R"(op: "<")", R"(  - "1. e4")", "12: 3"})
    EXPECT_EQ(withPlainMarks(line), line);
}

TEST(Players, AreMeantByWhatOneCallsThem) {
  EXPECT_EQ(playerMeant("the player to move", words()), "active");
  EXPECT_EQ(playerMeant("myself", words()), "actor");
  EXPECT_EQ(playerMeant("both players", words()), "all");
  EXPECT_EQ(playerMeant("P0", words()), "0");
  EXPECT_EQ(playerMeant("P2", words()), "1");
}

}  // namespace
}  // namespace ludo::mend
