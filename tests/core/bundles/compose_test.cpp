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
    R"(  - { use: "pot", as: "p", before: "late", with: { CARDS: "hand", MONEY: "gold", RISE: "TWO" } }
)";

TEST_F(Compose, UsesAHundredBundlesAndSaysWhenThereAreMore) {
  bundle("pot", potKeys, potBlocks);
  std::string uses;
  for (int i = 0; i < 101; ++i)
    uses += R"(  - { use: "pot", as: "p)" + std::to_string(i) + "\", with: { START: 1 } }\n";
  const std::string told = problems(uses);
  EXPECT_NE(
      told.find(
          R"(too-large <{ use: "pot", as: "p100", with: { START: 1 } }> A game uses at most 100 bundles)"),
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
  EXPECT_TRUE(analysis->source->view(bet.span).starts_with(R"({ use: "pot")"));
  const Origin* origin = analysis->bundles.originOf(bet.node);
  ASSERT_NE(origin, nullptr);
  const BundleInstance& instance = analysis->bundles.instances[origin->instance];
  EXPECT_EQ(instance.bundle, "pot");
  EXPECT_TRUE(instance.source->view(origin->span).starts_with(R"(id: "bet")"));
  EXPECT_EQ(analysis->bundles.originOf(analysis->game->actions.front().node), nullptr);
}

TEST_F(Compose, AMistakeInsideABundleIsShownAtItsUse) {
  bundle("bad", "", R"(```yaml
section: "setup"
items:
  - shuffle: { zone: "deck" }
```
)");
  const service::AnalysisPtr analysis = game(R"(  - { use: "bad" }
)");
  ASSERT_EQ(analysis->diagnostics.size(), 1U);
  const diagnostics::Diagnostic& mistake = analysis->diagnostics.front();
  EXPECT_EQ(mistake.message, R"(In the bundle "bad": There is no zone called "deck" in the bundle)");
  EXPECT_EQ(analysis->source->view(mistake.span), R"({ use: "bad" })");
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
  bundle("more", R"(requires: "base"
)",
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
  EXPECT_EQ(zones(game(R"(  - { use: "more" }
)")),
            "deck hand base.pile ");
  // The document's own use counts, under its own name, wherever it stands.
  EXPECT_EQ(zones(game(R"(  - { use: "more" }
  - { use: "base", as: "b" }
)")),
            "deck hand b.pile ");
}

TEST_F(Compose, MistakesOfUseAreNamed) {
  bundle("pot", potKeys, potBlocks);
  bundle("a", R"(requires: "b"
)");
  bundle("b", R"(requires: "a"
)");
  bundle("sun", R"(conflicts: ["rain"]
)");
  bundle("rain", "");
  bundle("hungry", R"(requires: "nowhere"
)");
  bundle("named", "");
  fs::rename(m_folder / "bundles" / "named.md", m_folder / "bundles" / "renamed.md");
  const std::pair<std::string, std::string> table[] = {
      {R"(  - { use: "pott", with: {} }
)",
       R"(unknown-bundle <"pott"> There is no bundle called "pott"; Did you mean "pot"?
)"},
      {R"(  - { use: "a" }
)",
       R"(bundle-cycle <{ use: "a" }> Bundles require each other: a -> b -> a
)"},
      {R"(  - { use: "sun" }
  - { use: "rain" }
)",
       R"(bundle-conflict <{ use: "sun" }> The bundle "sun" cannot be together with "rain"; Use one of )"
       "them\n"},
      {R"(  - { use: "hungry" }
)",
       R"(unknown-bundle <{ use: "hungry" }> There is no bundle called "nowhere"
)"},
      {R"(  - { use: "pot", with: { MONEY: "gold" } }
)",
       R"(unbound-parameter <{ use: "pot", with: { MONEY: "gold" } }> The bundle "pot" needs to be )"
       "told CARDS, the name of a zone of each player; Add it under with\n"},
      {R"(  - { use: "pot", with: { CARDS: "hand", MONEY: "gold", RAISE: 2 } }
)",
       R"(unknown-name <RAISE> The bundle "pot" has no parameter called "RAISE"; Did you mean "RISE"?
)"},
      // What is nearly written so is taken for it, and told once.
      {R"(  - { use: "pot", with: { CARD: "hand", MONEY: "gold" } }
)",
       R"(unknown-name <CARD> The bundle "pot" has no parameter called "CARD"; Did you mean "CARDS"?
)"},
      {R"(  - { use: "pot", with: { CARDS: "hnad", MONEY: "gold" } }
)",
       R"(unknown-name <"hnad"> CARDS needs a zone of each player, and there is none called "hnad"; )"
       R"(Did you mean "hand"?
)"},
      {R"(  - { use: "pot", with: { CARDS: "deck", MONEY: "gold" } }
)",
       R"(unknown-name <"deck"> CARDS needs a zone of each player, and there is none called "deck"; )"
       R"(Did you mean "hand"?
)"},
      {R"(  - { use: "pot", with: { CARDS: "hand", MONEY: 3 } }
)",
       "wrong-type <3> MONEY needs the quoted name of a variable of each player, not a number\n"},
      {R"(  - { use: "pot", with: { CARDS: "hand", MONEY: "gold", RISE: 6 } }
)",
       "out-of-range <6> RISE should be at most 5, and is 6; How much a bet is\n"},
      {R"(  - { use: "pot", before: "lat", with: { CARDS: "hand", MONEY: "gold" } }
)",
       R"(unknown-name <"lat"> There is no phase called "lat"; Did you mean "late"?
)"},
      {std::string(potUse) + potUse, "namespace-collision <" +
                                         std::string(potUse).substr(4, std::string(potUse).size() - 5) +
                                         R"(> There is a constant called "p.LIMIT" already, and the )"
                                         R"(bundle "pot" brings one; Give one of them another )"
                                         "beginning with as\n"},
      {R"(  - { use: "renamed" }
)",
       R"(invalid-bundle <{ use: "renamed" }> In the bundle "renamed": The bundle is called "named", )"
       R"(and its file "renamed"
)"},
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
  EXPECT_EQ(problems(R"(  - { use: "spare" }
)"),
            "");
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
