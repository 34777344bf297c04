// SPDX-License-Identifier: Apache-2.0
#include "core/bundles/compose.h"

#include "compose_fixture.h"
#include "core/language/write.h"
#include "core/service/analysis.h"
#include "core/text/json_data.h"

namespace ludo::bundles {
namespace {

namespace fs = std::filesystem;
using testing::Compose;

constexpr const char* potBlocks = R"(```yaml
section: "constants"
LIMIT: 7
```

```yaml
section: "variables"
global:
  pot: { init: "START", min: 0, max: "LIMIT" }
```

```yaml
section: "tokenTypes"
items:
  - { id: "chip" }
```

```yaml
section: "zones"
items:
  - { id: "tray" }
```

```yaml
section: "turn"
phases:
  - id: "rest"
    actions: 0
    onEnter:
      - createToken: { type: "chip", zone: "tray" }
```

```yaml
section: "actions"
items:
  - id: "bet"
    phase: "WHEN"
    params:
      - name: "$card"
        domain: { query: "tokensInZone", zone: "CARDS:actor", where: { op: "!=", left: { ref: "tokenType", token: "$token" }, right: "chip" } }
      - name: "$kind"
        domain: { query: "enums", values: ["chip", "KIND"] }
    cost: [{ addVar: { scope: "pvar", player: "actor", var: "MONEY", delta: { op: "-", left: 0, right: { ref: "tokenProp", token: "$card", prop: "PRICE" } } } }]
    effects:
      - addVar: { scope: "global", var: "pot", delta: "RISE" }
```

```yaml
section: "end"
items:
  - { id: "full", when: { op: ">=", left: { ref: "gvar", var: "pot" }, right: "LIMIT" }, result: { type: "draw" } }
```

```yaml
section: "scoring"
score: { ref: "pvar", player: "actor", var: "MONEY" }
```
)";
constexpr const char* potKeys = R"(parameters:
  - { name: "WHEN", kind: "phase", default: "main" }
  - { name: "CARDS", kind: "playerZone" }
  - { name: "MONEY", kind: "playerVariable" }
  - { name: "PRICE", kind: "property", default: "cost" }
  - { name: "KIND", kind: "tokenType", default: "card" }
  - { name: "START", default: 1 }
  - { name: "RISE", default: 1, min: 1, max: 5, doc: "How much a bet is" }
)";
constexpr const char* potUse =
    "  - { use: \"pot\", as: \"p\", before: \"late\", with: { CARDS: \"hand\", MONEY: \"gold\", RISE: "
    "\"TWO\" } }\n";

TEST_F(Compose, UsesAHundredBundlesAndSaysWhenThereAreMore) {
  bundle("pot", potKeys, potBlocks);
  std::string uses;
  for (int i = 0; i < 101; ++i)
    uses += "  - { use: \"pot\", as: \"p" + std::to_string(i) + "\", with: { START: 1 } }\n";
  const std::string told = problems(uses);
  EXPECT_NE(
      told.find(
          "too-large <{ use: \"pot\", as: \"p100\", with: { START: 1 } }> A game uses at most 100 bundles"),
      std::string::npos)
      << told.substr(0, 2000);
}

TEST_F(Compose, NamesArePrefixedAndParametersBound) {
  bundle("pot", potKeys, potBlocks);
  const service::AnalysisPtr analysis = game(potUse);
  ASSERT_EQ(problems(potUse), "");
  const std::string json = text::writeJsonLine(language::writeGameDef(*analysis->game));
  for (const char* part :
       {R"("p.LIMIT":7)", R"("p.START":1)",
        R"("id":"p.pot","scope":"global","init":"p.START","min":0,"max":"p.LIMIT")", R"({"id":"p.tray"})",
        R"({"id":"p.chip"})", R"("zone":"hand:actor")", R"("var":"gold")", R"("prop":"cost")",
        R"("values":["p.chip","card"])", R"("right":"p.chip")", R"("delta":{"ref":"constant","name":"TWO"})",
        R"("id":"p.bet")", R"("phase":"main")", R"("id":"p.full")",
        R"([{"id":"main"},{"id":"p.rest","actions":0)"}) {
    EXPECT_NE(json.find(part), std::string::npos) << part << " is not in\n" << json;
  }
}

TEST_F(Compose, ScoresAddUp) {
  bundle("pot", potKeys, potBlocks);
  const std::string scoring =
      R"(```yaml
section: "scoring"
score: { ref: "gvar", var: "heat" }
```

)";
  const service::AnalysisPtr analysis = game(potUse, scoring);
  ASSERT_NE(analysis->game, nullptr);
  EXPECT_EQ(text::writeJsonLine(*language::writeGameDef(*analysis->game).find("scoring")),
            R"({"score":{"op":"+","left":{"ref":"gvar","var":"heat"},"right":{"ref":"pvar","var":"gold"}}})");
}

TEST_F(Compose, EveryPartKeepsItsOrigin) {
  bundle("pot", potKeys, potBlocks);
  const service::AnalysisPtr analysis = game(potUse);
  ASSERT_NE(analysis->game, nullptr);
  const language::ActionDef& bet = analysis->game->actions.back();
  ASSERT_EQ(bet.id.name, "p.bet");
  // In the document it stands where the bundle is used, and its origin is the bundle's own text.
  EXPECT_TRUE(analysis->source->view(bet.span).starts_with("{ use: \"pot\""));
  const Origin* origin = analysis->bundles.originOf(bet.node);
  ASSERT_NE(origin, nullptr);
  const BundleInstance& instance = analysis->bundles.instances[origin->instance];
  EXPECT_EQ(instance.bundle, "pot");
  EXPECT_TRUE(instance.source->view(origin->span).starts_with("id: \"bet\""));
  EXPECT_EQ(analysis->bundles.originOf(analysis->game->actions.front().node), nullptr);
}

TEST_F(Compose, AMistakeInsideABundleIsShownAtItsUse) {
  bundle("bad", "", R"(```yaml
section: "setup"
items:
  - shuffle: { zone: "deck" }
```
)");
  const service::AnalysisPtr analysis = game("  - { use: \"bad\" }\n");
  ASSERT_EQ(analysis->diagnostics.size(), 1U);
  const diagnostics::Diagnostic& mistake = analysis->diagnostics.front();
  EXPECT_EQ(mistake.message, "In the bundle \"bad\": There is no zone called \"deck\" in the bundle");
  EXPECT_EQ(analysis->source->view(mistake.span), "{ use: \"bad\" }");
  ASSERT_EQ(mistake.related.size(), 1U);
  EXPECT_EQ(mistake.related.front().message,
            "Written in " + (m_folder / "bundles" / "bad.md").string() + ":11:23");
  EXPECT_FALSE(mistake.fix);
}

TEST_F(Compose, RequiredBundlesComeFirstAndCanBeSpokenOf) {
  bundle("base", "", R"(```yaml
section: "zones"
items:
  - { id: "pile" }
```
)");
  bundle("more", "requires: \"base\"\n",
         R"(```yaml
section: "setup"
items:
  - shuffle: { zone: "base.pile" }
```
)");
  const auto zones = [](const service::AnalysisPtr& analysis) {
    std::string names;
    if (analysis->game == nullptr) return names;
    for (const language::ZoneDef& zone : analysis->game->zones) names += zone.id.name + ' ';
    return names;
  };
  EXPECT_EQ(zones(game("  - { use: \"more\" }\n")), "deck hand base.pile ");
  // The document's own use counts, under its own name, wherever it stands.
  EXPECT_EQ(zones(game(R"(  - { use: "more" }
  - { use: "base", as: "b" }
)")),
            "deck hand b.pile ");
}

TEST_F(Compose, MistakesOfUseAreNamed) {
  bundle("pot", potKeys, potBlocks);
  bundle("a", "requires: \"b\"\n");
  bundle("b", "requires: \"a\"\n");
  bundle("sun", "conflicts: [\"rain\"]\n");
  bundle("rain", "");
  bundle("hungry", "requires: \"nowhere\"\n");
  bundle("named", "");
  fs::rename(m_folder / "bundles" / "named.md", m_folder / "bundles" / "renamed.md");
  const std::pair<std::string, std::string> table[] = {
      {"  - { use: \"pott\", with: {} }\n",
       "unknown-bundle <\"pott\"> There is no bundle called \"pott\"; Did you mean \"pot\"?\n"},
      {"  - { use: \"a\" }\n", "bundle-cycle <{ use: \"a\" }> Bundles require each other: a -> b -> a\n"},
      {R"(  - { use: "sun" }
  - { use: "rain" }
)",
       "bundle-conflict <{ use: \"sun\" }> The bundle \"sun\" cannot be together with \"rain\"; Use one of "
       "them\n"},
      {"  - { use: \"hungry\" }\n",
       "unknown-bundle <{ use: \"hungry\" }> There is no bundle called \"nowhere\"\n"},
      {"  - { use: \"pot\", with: { MONEY: \"gold\" } }\n",
       "unbound-parameter <{ use: \"pot\", with: { MONEY: \"gold\" } }> The bundle \"pot\" needs to be told "
       "CARDS, the "
       "name of a zone of each player; Add it under with\n"},
      {"  - { use: \"pot\", with: { CARDS: \"hand\", MONEY: \"gold\", RAISE: 2 } }\n",
       "unknown-name <RAISE> The bundle \"pot\" has no parameter called \"RAISE\"; Did you mean \"RISE\"?\n"},
      // What is nearly written so is taken for it, and told once.
      {"  - { use: \"pot\", with: { CARD: \"hand\", MONEY: \"gold\" } }\n",
       "unknown-name <CARD> The bundle \"pot\" has no parameter called \"CARD\"; Did you mean "
       "\"CARDS\"?\n"},
      {"  - { use: \"pot\", with: { CARDS: \"hnad\", MONEY: \"gold\" } }\n",
       "unknown-name <\"hnad\"> CARDS needs a zone of each player, and there is none called \"hnad\"; Did "
       "you mean "
       "\"hand\"?\n"},
      {"  - { use: \"pot\", with: { CARDS: \"deck\", MONEY: \"gold\" } }\n",
       "unknown-name <\"deck\"> CARDS needs a zone of each player, and there is none called \"deck\"; Did "
       "you mean \"hand\"?\n"},
      {"  - { use: \"pot\", with: { CARDS: \"hand\", MONEY: 3 } }\n",
       "wrong-type <3> MONEY needs the quoted name of a variable of each player, not a number\n"},
      {"  - { use: \"pot\", with: { CARDS: \"hand\", MONEY: \"gold\", RISE: 6 } }\n",
       "out-of-range <6> RISE should be at most 5, and is 6; How much a bet is\n"},
      {"  - { use: \"pot\", before: \"lat\", with: { CARDS: \"hand\", MONEY: \"gold\" } }\n",
       "unknown-name <\"lat\"> There is no phase called \"lat\"; Did you mean \"late\"?\n"},
      {std::string(potUse) + potUse, "namespace-collision <" +
                                         std::string(potUse).substr(4, std::string(potUse).size() - 5) +
                                         "> There is a constant called \"p.LIMIT\" already, and the bundle "
                                         "\"pot\" brings one; Give one of them "
                                         "another beginning with as\n"},
      {"  - { use: \"renamed\" }\n",
       "invalid-bundle <{ use: \"renamed\" }> In the bundle \"renamed\": The bundle is called \"named\", and "
       "its file "
       "\"renamed\"\n"},
  };
  for (const auto& [items, expected] : table) EXPECT_EQ(problems(items), expected) << items;
}

TEST_F(Compose, WhatABundleOffersNeedNotBeUsed) {
  bundle("spare", "", R"(```yaml
section: "zones"
items:
  - { id: "attic" }
```
)");
  EXPECT_EQ(problems("  - { use: \"spare\" }\n"), "");
}

TEST_F(Compose, ABundleIsCheckedByItself) {
  const auto check = [this](const std::string& text) {
    const service::AnalysisPtr analysis =
        service::analyse(std::make_shared<const SourceText>((m_folder / "bundles" / "x.md").string(), text));
    std::string found;
    for (const diagnostics::Diagnostic& d : analysis->diagnostics) found += d.message + '\n';
    return found;
  };
  const std::string head =
      R"(```yaml
section: "bundle"
id: "x"
name: "X"
version: "1.0.0"
```

)";
  EXPECT_EQ(check(head), "This is a bundle, not a game\n");
  EXPECT_EQ(check(R"(```yaml
section: "bundle"
id: "x"
name: "X"
version: "1"
requires: ["x"]
```
)"),
            R"("1" is not a version
This is a bundle, not a game
The bundle requires itself
)");
  EXPECT_EQ(check(head + R"(```yaml
section: "tests"
items: []
```
)"),
            "This is a bundle, not a game\nA bundle has no section tests\n");
  EXPECT_EQ(check(head + R"(```yaml
section: "setup"
items: [{ shuffle: { zone: "deck" } }]
```
)"),
            R"(This is a bundle, not a game
There is no zone called "deck" in the bundle
)");
}

}  // namespace
}  // namespace ludo::bundles
