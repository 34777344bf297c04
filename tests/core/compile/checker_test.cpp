// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <ostream>

#include "spec_text.h"

namespace ludo::compile {
namespace {

/// A mistake in what rules say: the section that is added to the host game, or stands for one of its own, and
/// everything that is told about the document, a line each (see testing::shown).
struct Golden {
  std::string name;
  std::string replaces;  ///< the section of the host that is left out; may be empty
  std::string yaml;
  std::string told;
};

void PrintTo(const Golden& golden, std::ostream* out) {
  *out << golden.name;
}

std::string action(const std::string& lines) {
  return "section: \"actions\"\nitems:\n  - id: \"try\"\n    phase: \"main\"\n" + lines;
}
std::string setup(const std::string& effect) {
  return "section: \"setup\"\nitems:\n  - " + effect + '\n';
}

const Golden goldens[] = {
    // Names.
    {"UnknownZone", "", setup("shuffle: { zone: \"dekc\" }"), ""},
    {"UnknownZoneOfABoard", "", setup("shuffle: { zone: \"cell_3_0\" }"), ""},
    {"UnknownNameThatIsNearNothing", "", setup("shuffle: { zone: \"wastepaper\" }"), ""},
    {"UnknownVariable", "", setup("setVar: { scope: \"global\", var: \"treat\", value: 1 }"), ""},
    {"UnknownPhase", "actions", "section: \"actions\"\nitems:\n  - id: \"a\"\n    phase: \"mian\"\n", ""},
    {"UnknownConstant", "", action("    limits: [{ scope: \"turn\", max: \"GAOL\" }]\n"), ""},
    {"DuplicateZone", "", "section: \"zones\"\nitems:\n  - id: \"deck\"\n", ""},

    // Scopes of variables and owners of zones.
    {"WrongScopeGlobal", "", setup("addVar: { scope: \"pvar\", var: \"threat\", delta: 1 }"), ""},
    {"WrongScopePlayer", "",
     action("    pre: { op: \"<\", left: { ref: \"gvar\", var: \"money\" }, right: 1 }\n"), ""},
    {"OwnerMissing", "", setup("shuffle: { zone: \"hand\" }"), ""},
    {"OwnerTooMuch", "", setup("shuffle: { zone: \"deck:actor\" }"), ""},
    {"SeveralPlayersWhereOneIsNeeded", "",
     action("    pre: { op: \">\", left: { ref: \"zoneCount\", zone: \"hand:all\" }, right: 1 }\n"), ""},
    {"NoSuchSeat", "", setup("shuffle: { zone: \"hand:2\" }"), ""},

    // Bindings.
    {"Unbound", "", action("    pre: { is: \"empty\", zone: \"$c\" }\n"), ""},
    {"UnboundButNear", "",
     action("    params: [{ name: \"$cell\", domain: { query: \"zones\" } }]\n    pre: { is: \"empty\", "
            "zone: \"$cel\" }\n"),
     ""},
    {"BoundInsideOnly", "",
     action("    effects:\n      - forEach: { bind: \"$p\", over: { query: \"players\" }, effects: [] }\n    "
            "  - eliminate: { player: \"$p\" }\n"),
     ""},
    {"BoundTwice", "",
     action("    params: [{ name: \"$x\", domain: { query: \"zones\" } }]\n    effects: [{ roll: { bind: "
            "\"$x\" } }]\n"),
     ""},
    {"BoundToAnother", "",
     action("    params: [{ name: \"$n\", domain: { query: \"intsInRange\", min: 1, max: 2 } }]\n    "
            "effects: [{ shuffle: { zone: \"$n\" } }]\n"),
     ""},
    {"AListOfPicks", "",
     action("    effects:\n      - chooseN: { bind: \"$c\", options: { query: \"tokensInZone\", zone: "
            "\"deck\" }, n: 2 }\n      - destroyToken: { token: \"$c\" }\n"),
     ""},

    // Types of values.
    {"TextForANumber", "", setup("setVar: { scope: \"global\", var: \"threat\", value: \"much\" }"), ""},
    {"MisspeltConstant", "", setup("setVar: { scope: \"global\", var: \"threat\", value: \"HAND_LIMITS\" }"),
     ""},
    {"TruthForANumber", "", setup("addVar: { scope: \"global\", var: \"threat\", delta: true }"), ""},
    {"OrderOfPlayers", "",
     action("    pre: { op: \"<\", left: { ref: \"player\", player: \"actor\" }, right: 1 }\n"), ""},
    {"EqualityOfDifferentTypes", "",
     action("    pre: { op: \"==\", left: { ref: \"player\", player: \"actor\" }, right: 1 }\n"), ""},
    {"SumOfTokens", "",
     action("    pre: { op: \"<\", left: { aggregate: { op: \"sum\", query: { query: \"tokensInZone\", zone: "
            "\"deck\" } } }, right: 1 }\n"),
     ""},

    // Numbers and counts.
    {"BoundsTheWrongWay", "variables",
     "section: \"variables\"\nglobal:\n  threat: { min: 12, max: 0 }\nperPlayer:\n  money: { min: 0, max: 9 "
     "}\n",
     ""},
    {"StartOutsideTheBounds", "variables",
     "section: \"variables\"\nglobal:\n  threat: { init: 13, min: 0, max: 12 }\nperPlayer:\n  money: { min: "
     "0, max: 9 }\n",
     ""},
    {"TooManyPlayers", "metadata", "section: \"metadata\"\nid: \"host\"\nplayers: { min: 2, max: 17 }\n", ""},
    {"FewestAboveMost", "metadata", "section: \"metadata\"\nid: \"host\"\nplayers: { min: 3, max: 2 }\n", ""},
    {"SeatInTheOrder", "turn", "section: \"turn\"\norder: { repeat: [0, 2] }\nphases:\n  - id: \"main\"\n",
     ""},
    {"NobodyActs", "turn", "section: \"turn\"\nphases:\n  - id: \"main\"\n    actions: 0\n", ""},
    {"AnImpossibleLimit", "", action("    limits: [{ scope: \"turn\", max: 0 }]\n"), ""},
    {"ADieWithoutSides", "", setup("roll: { bind: \"$d\", sides: 0 }"), ""},

    // Results.
    {"ByScoreWithoutScoring", "scoring",
     "section: \"end\"\nitems:\n  - when: true\n    result: { type: \"byScore\" }\n", ""},
    {"ConnectedWithoutAnEnd", "", action("    pre: { ref: \"connected\", zone: \"cell_0_0\" }\n"), ""},

    // What is left over.
    {"UnusedConstant", "constants", "section: \"constants\"\nGOAL: 10\nSPARE: 1\n", ""},
    {"NothingIsSaidAboutNamesOfHalfReadSections", "",
     "section: \"zones\"\nitems:\n  - id: \"shelf\"\n    owner: \"nobody\"\n", ""},
};

class CheckerTest : public ::testing::TestWithParam<Golden> {};

TEST_P(CheckerTest, TellsWhatIsWrong) {
  const Golden& golden = GetParam();
  AnalysisPtr analysis =
      testing::analysed(testing::hostGame({golden.replaces}) + testing::block(golden.yaml));
  EXPECT_EQ(testing::shown(*analysis), golden.told);
}

INSTANTIATE_TEST_SUITE_P(Mistakes, CheckerTest, ::testing::ValuesIn(goldens),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace ludo::compile
