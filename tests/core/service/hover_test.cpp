// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <ostream>

#include "core/service/analysis.h"
#include "spec_text.h"

namespace ludo::service {
namespace {

/// What is told about the place `@` in a block that is added to the host game.
struct Case {
  std::string name;
  std::string yaml;
  std::string span;                ///< the text that the hover is about; empty: nothing is told
  std::vector<std::string> texts;  ///< what its text contains
  std::string definition = {};     ///< the line in which the definition stands, and the text of its span
};

void PrintTo(const Case& test, std::ostream* out) {
  *out << test.name;
}

std::string action(const std::string& lines) {
  return R"(section: "actions"
items:
  - id: "try"
    phase: "main"
)" + lines;
}

std::string script(const std::string& steps) {
  return R"(section: "tests"
items:
  - name: "t"
    script:
)" + steps;
}

const Case cases[] = {
    // Tests.
    {"ActionOfAMove",
     script(R"(      - "wa@it"
)"),
     "wait",
     {"action"},
     R"(  - id: "wait" | "wait")"},
    {"ZoneInAMove",
     script(R"y(      - "wait(mar@ket)"
)y"),
     "market",
     {"zone, public"},
     R"(  - id: "market" | "market")"},
    {"ZoneInAnExpectation",
     script(R"(      - expect: { zones: [{ zone: "ma@rket", count: 0 }] }
)"),
     "market",
     {"zone, public"},
     R"(  - id: "market" | "market")"},
    {"VariableInAnExpectation",
     script("      - expect: { variables: { mon@ey: 2 } }\n"),
     "money",
     {"variable of each player"},
     R"(  money: { type: "int", init: 2, min: 0, max: 99 } | money)"},

    // Keys.
    {"SectionKey",
     R"(se@ction: "triggers"
)",
     "section",
     {"which part of the game"}},
    {"SectionName",
     R"(section: "trig@gers"
)",
     R"("triggers")",
     {"**triggers** (section, optional)", "What happens by itself."}},
    {"FieldKey",
     action("    pr@e: true\n"),
     "pre",
     {"**pre**: condition, optional", "It may be taken only when this holds.", R"(`op: "and"`)",
      "`true` or `false`"}},
    {"RequiredKey",
     R"(section: "actions"
items:
  - ph@ase: "main"
)",
     "phase",
     {"**phase**: phase name or list of phase names, required"}},
    {"KeyOfWords",
     R"(section: "zones"
items:
  - own@er: "none"
)",
     "owner",
     {"zone owner, optional", R"(`"player"`: Each player has one.)"}},
    {"Items",
     R"(section: "zones"
it@ems: []
)",
     "items",
     {"list of zone", "Places for tokens."}},
    {"ConstructKey",
     action(R"(    effects:
      - add@Var: { scope: "global", var: "threat", delta: 1 }
)"),
     "addVar",
     {"**addVar** (effect)", "Adds to a variable", R"({ addVar: { scope: "pvar")"}},
    {"KeyOfAConstruct",
     action(R"(    effects:
      - addVar: { scope: "global", var: "threat", del@ta: 1 }
)"),
     "delta",
     {"**delta**: value, required", "How much to add"}},
    {"TagKey",
     action(R"(    pre: { o@p: "<", left: 1, right: 2 }
)"),
     "op",
     {"which condition this is"}},
    {"UnknownKey", action("    prre@: true\n"), "", {}},

    // Words.
    {"TagWord",
     action(R"(    pre: { op: "<", left: { ref: "gv@ar", var: "threat" }, right: 2 }
)"),
     R"("gvar")",
     {R"(**ref: "gvar"** (value, global variable))", "The value of a global variable.", "```yaml"}},
    {"OperatorWord",
     action(R"(    pre: { op: "<@", left: 1, right: 2 }
)"),
     "\"<\"",
     {"compare", "Less; whole numbers only."}},
    {"EnumWord",
     R"(section: "zones"
items:
  - { id: "z", ordering: "qu@eue" }
)",
     R"("queue")",
     {R"(**"queue"** (ordering))", "First in, first out"}},
    {"NotationWord",
     R"(section: "turn"
order: "round@Robin"
)",
     R"("roundRobin")",
     {"Every player in seat order"}},

    // Names.
    {"Zone",
     R"(section: "setup"
items:
  - shuffle: { zone: "de@ck" }
)",
     "deck",
     {"**deck** (zone)", "zone, hidden, stack", "Defined in line"},
     R"(  - id: "deck" | "deck")"},
    {"ZoneWithOwner",
     R"(section: "setup"
items:
  - shuffle: { zone: "han@d:each" }
)",
     "hand",
     {"**hand** (zone)", "zone of each player, owner, set"},
     R"(  - id: "hand" | "hand")"},
    {"ZoneInAToken",
     R"y(section: "setup"
items:
  - destroyToken: { token: "top(mar@ket)" }
)y",
     "market",
     {"**market** (zone)"},
     R"(  - id: "market" | "market")"},
    {"ZoneOfABoard",
     R"(section: "setup"
items:
  - shuffle: { zone: "cell_1@_2" }
)",
     "cell_1_2",
     {"zone of the board cell", "room for 1"},
     R"(  - id: "cell" | "cell")"},
    {"Region",
     action(R"(    params: [{ name: "$c", domain: { query: "zones", in: "to@p" } }]
)"),
     "top",
     {"**top** (region)", "3 zones"},
     R"(  - id: "cell" | "cell")"},
    {"GlobalVariable",
     action(R"(    pre: { op: "<", left: { ref: "gvar", var: "thr@eat" }, right: 2 }
)"),
     "threat",
     {"**threat** (variable)", "global variable, 0 to 12, starts at 0"},
     R"(  threat: { type: "int", init: 0, min: 0, max: 12 } | threat)"},
    {"PlayerVariable",
     action(R"(    effects:
      - addVar: { scope: "pvar", var: "mon@ey", delta: 1 }
)"),
     "money",
     {"variable of each player, 0 to 99, starts at 2"},
     R"(  money: { type: "int", init: 2, min: 0, max: 99 } | money)"},
    {"ConstantAsNumber",
     action(R"(    limits: [{ scope: "game", max: "GO@AL" }]
)"),
     "GOAL",
     {"**GOAL** (constant)", "constant, 10"},
     "GOAL: 10 | GOAL"},
    {"ConstantAsValue",
     action(R"(    pre: { op: "<", left: 1, right: "HAND@_LIMIT" }
)"),
     "HAND_LIMIT",
     {"constant, 5"},
     "HAND_LIMIT: 5 | HAND_LIMIT"},
    {"TokenType",
     R"(section: "setup"
items:
  - createToken: { type: "ca@rd", zone: "deck" }
)",
     "card",
     {"token type with cost"},
     R"(  - id: "card" | "card")"},
    {"Property",
     R"y(section: "setup"
items:
  - setTokenProp: { token: "top(deck)", prop: "co@st", value: 1 }
)y",
     "cost",
     {"property of card"},
     "    props: { cost: 1 } | cost"},
    {"PropertyAsKey",
     R"(section: "setup"
items:
  - createToken: { type: "card", zone: "deck", props: { co@st: 2 } }
)",
     "cost",
     {"property of card"},
     "    props: { cost: 1 } | cost"},
    {"Phase",
     action(R"(    effects:
      - goToPhase: { phase: "ma@in" }
)"),
     "main",
     {"phase of a turn"},
     R"(  - id: "main" | "main")"},
    {"Action",
     R"(section: "triggers"
items:
  - id: "t"
    match: { action: "wa@it" }
)",
     "wait",
     {"**wait** (action)"},
     R"(  - id: "wait" | "wait")"},
    {"ItsOwnDefinition",
     R"(section: "zones"
items:
  - id: "shel@f"
)",
     "shelf",
     {"**shelf** (zone)"},
     R"(  - id: "shelf" | "shelf")"},
    {"UnknownName",
     R"(section: "setup"
items:
  - shuffle: { zone: "de@kc" }
)",
     "",
     {}},

    // Bindings.
    {"Parameter",
     action(R"(    params: [{ name: "$c", domain: { query: "zones" } }]
    pre: { is: "empty", zone: "$@c" }
)"),
     "$c",
     {"**$c** (binding)", "picks when taking the action"},
     R"(    params: [{ name: "$c", domain: { query: "zones" } }] | "$c")"},
    {"OwnerThatIsBound",
     action(R"(    params: [{ name: "$p", domain: { query: "players" } }]
    effects: [{ shuffle: { zone: "hand:$@p" } }]
)"),
     "$p",
     {"**$p** (binding)"},
     R"(    params: [{ name: "$p", domain: { query: "players" } }] | "$p")"},
    {"Candidate",
     action(R"(    params: [{ name: "$c", domain: { query: "zones", where: { is: "own", zone: "$zo@ne" } } }]
)"),
     "$zone",
     {"**$zone** (binding)", "Only zones"},
     R"(    params: [{ name: "$c", domain: { query: "zones", where: { is: "own", zone: "$zone" } } }] )"
     "| where"},
    {"Unbound",
     action(R"(    pre: { is: "empty", zone: "$@c" }
)"),
     "",
     {}},
};

class HoverTest : public ::testing::TestWithParam<Case> {};

TEST_P(HoverTest, TellsWhatStandsThere) {
  const Case& test = GetParam();
  testing::WithCursor spec = testing::withCursor(testing::hostGame() + testing::block(test.yaml));
  AnalysisPtr analysis = testing::analysed(spec.text);
  std::optional<Hover> hover = hoverAt(*analysis, spec.offset);
  if (test.span.empty()) {
    EXPECT_FALSE(hover) << hover->markdown;
  } else {
    ASSERT_TRUE(hover);
    EXPECT_EQ(analysis->source->view(hover->span), test.span);
    for (const std::string& text : test.texts)
      EXPECT_NE(hover->markdown.find(text), std::string::npos) << text << "\nis not in\n" << hover->markdown;
  }
  std::optional<Span> definition = definitionAt(*analysis, spec.offset);
  if (test.definition.empty()) {
    EXPECT_FALSE(definition);
  } else {
    ASSERT_TRUE(definition);
    const SourceText& source = *analysis->source;
    EXPECT_EQ(std::string(source.line(source.lineOf(definition->begin))) + " | " +
                  std::string(source.view(*definition)),
              test.definition);
  }
}

INSTANTIATE_TEST_SUITE_P(Places, HoverTest, ::testing::ValuesIn(cases),
                         [](const auto& instance) { return instance.param.name; });

TEST(DefinitionOf, FindsNamesByKind) {
  AnalysisPtr analysis = testing::analysed(testing::hostGame());
  auto found = [&](const std::string& kind, const std::string& name) {
    std::optional<Span> span = definitionOf(*analysis, kind, name);
    return span ? std::string(analysis->source->view(*span)) : "nothing";
  };
  EXPECT_EQ(found("zone", "deck"), R"("deck")");
  EXPECT_EQ(found("zone", "hand:1"), R"("hand")");
  EXPECT_EQ(found("zone", "cell_0_0"), R"("cell")");
  EXPECT_EQ(found("board", "cell"), R"("cell")");
  EXPECT_EQ(found("action", "wait"), R"("wait")");
  EXPECT_EQ(found("phase", "main"), R"("main")");
  EXPECT_EQ(found("token type", "card"), R"("card")");
  EXPECT_EQ(found("variable", "money"), "money");
  EXPECT_EQ(found("constant", "GOAL"), "GOAL");
  EXPECT_EQ(found("section", "turn"), R"("turn")");
  EXPECT_EQ(found("end condition", "tooHot").substr(0, 10), R"(id: "tooHo)");
  EXPECT_EQ(found("zone", "wait"), "nothing");
  EXPECT_EQ(found("zone", "nowhere"), "nothing");
}

TEST(DefinitionOf, WorksInADocumentWithMistakes) {
  AnalysisPtr analysis = testing::analysed(testing::hostGame() + testing::block(R"(section: "setup"
items:
  - shuffle: { zone: "x" }
)"));
  ASSERT_EQ(analysis->game, nullptr);
  EXPECT_TRUE(definitionOf(*analysis, "zone", "cell_2_2"));
}

}  // namespace
}  // namespace ludo::service
