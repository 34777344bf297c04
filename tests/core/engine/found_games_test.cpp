// SPDX-License-Identifier: Apache-2.0
// Games that long runs of random ones have found to be played wrongly, cut down to what was wrong.
#include <gtest/gtest.h>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::rulesOf;

constexpr const char* twoPlayers =
    R"(```yaml
section: "metadata"
id: "found"
name: "Found"
players: { min: 2, max: 2 }
maxTurns: 20
```
)";
constexpr const char* neverEnds =
    R"(```yaml
section: "end"
items:
  - { id: "never", when: { op: "<", left: { ref: "turnNumber" }, right: 0 }, result: { type: "draw" } }
```
)";

std::string withTable(const std::string& rest) {
  return std::string(twoPlayers) +
         "```yaml\nsection: \"zones\"\nitems:\n  - { id: \"hand\", owner: \"player\", ordering: \"stack\" "
         "}\n```\n"
         "```yaml\nsection: \"tokenTypes\"\nitems:\n  - { id: \"card\", name: \"Card\" }\n```\n"
         "```yaml\nsection: \"setup\"\nitems:\n"
         "  - createToken: { type: \"card\", zone: \"hand:all\", owner: \"all\" }\n"
         "  - moveToken: { token: \"top(hand:0)\", to: \"hand:1\" }\n```\n" +
         rest + neverEnds;
}

constexpr const char* smallBoard =
    R"(```yaml
section: "boards"
items:
  - { id: "cell", capacity: 1, shape: { grid: { rows: 3, cols: 3 } } }
```
```yaml
section: "tokenTypes"
items:
  - { id: "piece", name: "Piece" }
```
)";
constexpr const char* onePhase = R"(```yaml
section: "turn"
phases:
  - { id: "main" }
```
)";

TEST(FoundGames, ADefinitionMayGiveWhatItIsGiven) {
  expectPlayedAsByTheKernel(
      withTable(std::string(R"(```yaml
section: "definitions"
items:
  - id: "same"
    parameters: [{ name: "$it", is: "token" }]
    query: { query: "binding", name: "$it" }
```
)") + onePhase +
                "```yaml\nsection: \"actions\"\nitems:\n  - id: \"show\"\n    phase: \"main\"\n"
                "    params:\n      - name: \"$card\"\n        domain: { query: \"defined\", "
                "name: \"same\", with: { $it: { ref: \"token\", token: \"top(hand:1)\" } } }\n"
                "    effects: [{ moveToken: { token: \"$card\", to: \"hand:0\" } }]\n"
                "  - id: \"take\"\n    phase: \"main\"\n    effects:\n"
                "      - capture: { what: { query: \"defined\", name: \"same\", with: { "
                "$it: { ref: \"token\", token: \"top(hand:0)\" } } } }\n```\n"));
}

TEST(FoundGames, WhatADefinitionIsGivenIsKnownToItAlone) {
  expectPlayedAsByTheKernel(withTable(
      std::string("```yaml\nsection: \"definitions\"\nitems:\n"
                  "  - id: \"others\"\n    parameters: [{ name: \"$it\", is: \"zone\" }]\n"
                  "    query: { query: \"zones\", where: { op: \"!=\", left: { ref: \"zone\", zone: "
                  "\"$zone\" }, right: { ref: \"zone\", zone: \"$it\" } } }\n```\n") +
      onePhase +
      "```yaml\nsection: \"actions\"\nitems:\n  - id: \"push\"\n    phase: \"main\"\n"
      "    params: [{ name: \"$it\", domain: { query: \"zones\" } }]\n"
      "    effects:\n      - forEach: { bind: \"$z\", over: { query: \"defined\", name: \"others\", with: "
      "{ $it: { ref: \"zone\", zone: \"hand:0\" } } }, effects: [{ moveToken: { token: \"top($z)\", to: "
      "\"$it\" } }] }\n```\n"));
}

TEST(FoundGames, InATrialAPlaceToBeDrawnIsTheTop) {
  expectPlayedAsByTheKernel(withTable(
      std::string(onePhase) +
      "```yaml\nsection: \"actions\"\nitems:\n  - id: \"mix\"\n    phase: \"main\"\n    params:\n"
      "      - { name: \"$card\", domain: { query: \"tokensInZone\", zone: \"hand:1\" } }\n    cost:\n"
      "      - moveToken: { token: \"top(zoneOf($card))\", to: \"zoneOf($card)\", position: \"random\" }\n"
      "    post: { op: \"==\", left: { ref: \"tokenOwner\", token: \"top(zoneOf($card))\" }, right: { ref: "
      "\"player\", "
      "player: \"0\" } }\n```\n"));
}

TEST(FoundGames, WhoeverActsDoesNotPayForAllOthers) {
  expectPlayedAsByTheKernel(withTable(
      R"(```yaml
section: "variables"
perPlayer:
  gold: { init: 2, min: 0, max: 5 }
```
```yaml
section: "turn"
phases:
  - { id: "main" }
  - { id: "more" }
```
```yaml
section: "actions"
items:
  - { id: "go", phase: "main" }
  - id: "rob"
    phase: "more"
    cost:
      - addVar: { scope: "pvar", player: "allOther", var: "gold", delta: -1 }
```
)"));
}

TEST(FoundGames, TheEndIsAskedForInTurnsWithoutAPhase) {
  const std::string text =
      withTable(std::string(onePhase) +
                "```yaml\nsection: \"actions\"\nitems:\n  - { id: \"go\", phase: \"main\" }\n```\n"
                "```yaml\nsection: \"triggers\"\nitems:\n  - id: \"over\"\n    event: \"turnStart\"\n"
                "    when: { op: \"==\", left: { ref: \"turnNumber\" }, right: 5 }\n    effects: [{ endTurn: "
                "{} }]\n```\n");
  const std::string never = R"({ ref: "turnNumber" }, right: 0 }, result: { type: "draw" } }
```
)";
  ASSERT_TRUE(text.ends_with(never));
  // The fifth turn is the last, and nobody gets to act in it.
  std::string ending = text;
  ending.replace(ending.rfind("op: \"<\""), 7, "op: \">\"");
  ending.replace(ending.rfind("right: 0"), 8, "right: 4");
  expectPlayedAsByTheKernel(ending);
}

TEST(FoundGames, AChoiceWhenAPhaseEnds) {
  expectPlayedAsByTheKernel(withTable(R"y(```yaml
section: "turn"
phases:
  - id: "main"
    onExit:
      - chooseOne: { bind: "$there", options: { query: "zones" } }
      - moveToken: { token: "top(hand:1)", to: "$there" }
```
```yaml
section: "actions"
items:
  - { id: "go", phase: "main" }
```
)y"));
}

TEST(FoundGames, TokensWithoutNumbersAreTheirZonesForTheKernelToo) {
  expectPlayedAsByTheKernel(
      "```yaml\nsection: \"metadata\"\nid: \"found\"\nname: \"Found\"\nplayers: { min: 3, max: 3 "
      "}\nmaxTurns: 20\n```\n"
      "```yaml\nsection: \"zones\"\nitems:\n  - { id: \"hand\", owner: \"player\", capacity: 1 }\n```\n"
      "```yaml\nsection: \"tokenTypes\"\nitems:\n  - { id: \"piece\", name: \"Piece\" }\n```\n"
      "```yaml\nsection: \"setup\"\nitems:\n  - createToken: { type: \"piece\", zone: \"hand:all\" }\n```\n" +
      std::string(onePhase) +
      "```yaml\nsection: \"actions\"\nitems:\n  - id: \"show\"\n    phase: \"main\"\n    params:\n"
      "      - { name: \"$piece\", domain: { query: \"tokensInZone\", zone: \"hand:actor\" } }\n"
      "      - { name: \"$zone\", domain: { query: \"zones\" } }\n```\n"
      "```yaml\nsection: \"end\"\nitems:\n"
      "  - { id: \"never\", when: { op: \"<\", left: { ref: \"turnNumber\" }, right: 0 }, result: { type: "
      "\"draw\" } }\n"
      "```\n");
}

// The first action's moves would not fit into the room of a table with an entry for each zone.
TEST(FoundGames, ListsOfMovesWithNumbersHaveRoomBesideEachOther) {
  const auto action = [](const std::string& id, const std::string& numbers, const std::string& region) {
    return "  - id: \"" + id +
           "\"\n    phase: \"main\"\n    params:\n      - { name: \"$n\", domain: { query: " +
           "\"intsInRange\", " + numbers +
           " } }\n      - { name: \"$at\", domain: { query: \"zones\", in: \"" + region +
           "\" } }\n    effects: [{ setVar: { scope: \"global\", var: \"" + id + "\", value: \"$n\" } }, " +
           "{ place: { type: \"piece\", zone: \"$at\" } }]\n";
  };
  expectPlayedAsByTheKernel(
      std::string(twoPlayers) + smallBoard +
      "```yaml\nsection: \"variables\"\nglobal:\n  low: { type: \"int\", init: 0, min: 0, max: 20 }\n"
      "  high: { type: \"int\", init: 0, min: 0, max: 20 }\n```\n" +
      onePhase + "```yaml\nsection: \"actions\"\nitems:\n" + action("low", "min: 1, max: 6", "cell") +
      action("high", "min: 11, max: 12", "corners") + "```\n" + neverEnds);
}

// In a game with choices names are kept in variables, and the number was taken for 0.
TEST(FoundGames, ANumberThatIsNothingIsNothingByItsName) {
  expectPlayedAsByTheKernel(
      std::string(twoPlayers) +
      "```yaml\nsection: \"zones\"\nitems:\n  - { id: \"road\" }\n  - { id: \"town\" }\n```\n"
      "```yaml\nsection: \"tokenTypes\"\nitems:\n  - { id: \"seed\", props: { rank: 0 } }\n```\n"
      "```yaml\nsection: \"turn\"\nphases:\n  - { id: \"look\" }\n  - { id: \"main\" }\n```\n"
      "```yaml\nsection: \"actions\"\nitems:\n"
      "  - id: \"choose\"\n    phase: \"look\"\n    effects:\n"
      "      - chooseOne: { bind: \"$one\", options: { query: \"zones\" } }\n"
      "  - id: \"sow\"\n    phase: \"main\"\n    params:\n"
      "      - { name: \"$at\", domain: { query: \"zones\" } }\n    effects:\n"
      "      - let:\n          bind: \"$rank\"\n"
      "          value: { ref: \"tokenProp\", token: \"top(road)\", prop: \"rank\" }\n          in:\n"
      "            - setTokenProp: { token: \"bottom(last())\", prop: \"rank\", "
      "value: { ref: \"binding\", name: \"$rank\" } }\n"
      "      - place: { type: \"seed\", zone: \"$at\" }\n```\n" +
      neverEnds);
}

TEST(FoundGames, AUnionOfNothingHasNothingInAnyOrder) {
  for (const char* op : {"union", "intersection", "difference"}) {
    expectPlayedAsByTheKernel(withTable(
        std::string(onePhase) +
        "```yaml\nsection: \"actions\"\nitems:\n  - id: \"show\"\n    phase: \"main\"\n    params:\n"
        "      - name: \"$zone\"\n        domain: { query: \"union\", of: [{ query: \"" +
        op + "\", of: [] }] }\n  - { id: \"go\", phase: \"main\" }\n```\n"));
  }
}

// There are more tokens than bits in a word, and fewer zones.
TEST(FoundGames, WhereNothingIsRevealedNobodyKnowsMore) {
  expectPlayedAsByTheKernel(
      std::string(twoPlayers) +
      "```yaml\nsection: \"zones\"\nitems:\n  - { id: \"hand\", owner: \"player\", visibility: \"owner\" "
      "}\n```\n"
      "```yaml\nsection: \"tokenTypes\"\nitems:\n  - { id: \"card\", name: \"Card\" }\n```\n"
      "```yaml\nsection: \"setup\"\nitems:\n"
      "  - createToken: { type: \"card\", zone: \"hand:all\", owner: \"all\", count: 40 }\n```\n" +
      onePhase +
      "```yaml\nsection: \"actions\"\nitems:\n  - id: \"show\"\n    phase: \"main\"\n    effects:\n"
      "      - reveal: { what: { query: \"difference\", of: [] } }\n"
      "      - moveToken: { token: \"top(hand:actor)\", to: \"hand:opponent\" }\n```\n" +
      neverEnds);
}

// Code was written for each step of a line, as many as the text says.
TEST(FoundGames, ALineLongerThanTheBoardIsNone) {
  expectPlayedAsByTheKernel(
      std::string(twoPlayers) + smallBoard + onePhase +
      "```yaml\nsection: \"actions\"\nitems:\n  - id: \"put\"\n    phase: \"main\"\n    params:\n"
      "      - { name: \"$at\", domain: { query: \"zones\", in: \"cell\", where: { is: \"empty\", zone: "
      "\"$zone\" } } }\n"
      "    effects: [{ place: { type: \"piece\", zone: \"$at\" } }]\n```\n"
      "```yaml\nsection: \"end\"\nitems:\n"
      "  - { id: \"longest\", when: { op: \">=\", left: { ref: \"lines\", length: 4000000000000000, exact: "
      "true, "
      "type: \"piece\", through: \"last()\" }, right: 1 }, result: { type: \"win\", player: \"actor\" } "
      "}\n```\n");
}

// What the second part gives was looked for when the first had been gone through, and all had changed.
TEST(FoundGames, AUnionIsWhatItIsBeforeAnythingIsDoneWithIt) {
  for (const char* later : {"connectedZones", "adjacentZones"}) {
    expectPlayedAsByTheKernel(
        std::string(twoPlayers) +
        "```yaml\nsection: \"zones\"\nitems:\n  - { id: \"hand\", owner: \"player\" }\n```\n"
        "```yaml\nsection: \"boards\"\nitems:\n  - { id: \"cell\", shape: { grid: { rows: 2, cols: 3 } } "
        "}\n```\n"
        "```yaml\nsection: \"tokenTypes\"\nitems:\n  - { id: \"card\", name: \"Card\" }\n```\n"
        "```yaml\nsection: \"setup\"\nitems:\n  - createToken: { type: \"card\", zone: \"cell_0_0\" "
        "}\n```\n" +
        onePhase +
        "```yaml\nsection: \"actions\"\nitems:\n  - id: \"go\"\n    phase: \"main\"\n    effects:\n"
        "      - forEach:\n          bind: \"$at\"\n          over:\n            query: \"union\"\n"
        "            of: [{ query: \"connectedZones\", zone: \"hand:actor\" }, { query: \"" +
        later +
        "\", zone: \"last()\" }]\n"
        "          effects: [{ moveToken: { token: \"top(last())\", to: \"$at\" } }]\n```\n" +
        neverEnds);
  }
}

// The set of all zones is made of words: one bit short of a word overflowed, which only a sanitizer sees.
TEST(FoundGames, BoardsNeedNotFillTheirWords) {
  for (const char* size : {"rows: 7, cols: 9", "rows: 8, cols: 8", "rows: 5, cols: 13"}) {
    expectPlayedAsByTheKernel(
        std::string(twoPlayers) +
        "```yaml\nsection: \"boards\"\nitems:\n  - { id: \"cell\", capacity: 1, shape: { grid: { " + size +
        " } } }\n```\n"
        "```yaml\nsection: \"tokenTypes\"\nitems:\n  - { id: \"piece\", name: \"Piece\" }\n```\n" +
        onePhase +
        "```yaml\nsection: \"actions\"\nitems:\n  - id: \"put\"\n    phase: \"main\"\n    params:\n"
        "      - { name: \"$at\", domain: { query: \"zones\", where: { is: \"empty\", zone: \"$zone\" } } }\n"
        "    effects: [{ place: { type: \"piece\", zone: \"$at\" } }]\n```\n" +
        neverEnds);
  }
}

// A playout ended the game; the kernel asked only the first of those who move at once, and waited for the
// second.
TEST(FoundGames, WhoeverOfManyIsToMoveAtOnceMayBeStuck) {
  expectPlayedAsByTheKernel(
      std::string(twoPlayers) +
      "```yaml\nsection: \"zones\"\nitems:\n  - { id: \"hand\", owner: \"player\" }\n```\n"
      "```yaml\nsection: \"tokenTypes\"\nitems:\n  - { id: \"card\", name: \"Card\" }\n```\n"
      "```yaml\nsection: \"setup\"\nitems:\n  - createToken: { type: \"card\", zone: \"hand:0\" }\n```\n"
      "```yaml\nsection: \"turn\"\nphases:\n  - { id: \"main\", simultaneous: true }\n```\n"
      "```yaml\nsection: \"actions\"\nitems:\n  - id: \"show\"\n    phase: \"main\"\n    params:\n"
      "      - { name: \"$card\", domain: { query: \"tokensInZone\", zone: \"hand:actor\" } }\n```\n"
      "```yaml\nsection: \"end\"\nitems:\n"
      "  - { id: \"stuck\", when: { ref: \"stuck\" }, result: { type: \"lose\" } }\n```\n");
}

// A playout forgets tokens that are gone, and so gives new ones other ids than the kernel; the game is the
// same.
TEST(FoundGames, APlayoutMayForgetTokensThatAreGone) {
  const std::string metadata =
      "```yaml\nsection: \"metadata\"\nid: \"found\"\nplayers: { min: 3, max: 3 }\n```\n";
  expectPlayedAsByTheKernel(
      metadata + "```yaml\nsection: \"zones\"\nitems: [{ id: \"field\" }]\n```\n" +
      "```yaml\nsection: \"tokenTypes\"\nitems: [{ id: \"piece\" }]\n```\n" + onePhase +
      "```yaml\nsection: \"actions\"\nitems:\n  - id: \"put\"\n    phase: \"main\"\n    params:\n"
      "      - { name: \"$at\", domain: { query: \"zones\" } }\n"
      "    effects: [{ createToken: { type: \"piece\", zone: \"$at\" } }]\n```\n"
      "```yaml\nsection: \"triggers\"\nitems:\n  - id: \"clear\"\n    event: \"tokenEntered\"\n"
      "    effects:\n      - place: { type: \"piece\", zone: \"$zone\" }\n"
      "      - capture: { what: { query: \"tokensInZone\", zone: \"$zone\" } }\n```\n"
      "```yaml\nsection: \"end\"\nitems: []\n```\n");
}

// The same while moves wait that are made at once.
TEST(FoundGames, APlayoutMayForgetTokensWhileMovesWait) {
  expectPlayedAsByTheKernel(
      "```yaml\nsection: \"metadata\"\nid: \"found\"\nplayers: { min: 3, max: 3 }\n```\n"
      "```yaml\nsection: \"zones\"\nitems: [{ id: \"tableau\", owner: \"player\" }, { id: \"road\" }]\n```\n"
      "```yaml\nsection: \"tokenTypes\"\nitems: [{ id: \"red\" }, { id: \"seed\" }]\n```\n"
      "```yaml\nsection: \"setup\"\nitems:\n  - forEach:\n      bind: \"$cell\"\n"
      "      over: { query: \"zones\" }\n      effects: [{ createToken: { type: \"seed\", zone: \"$cell\" } "
      "}]\n```\n"
      "```yaml\nsection: \"turn\"\nphases: [{ id: \"main\", simultaneous: true }]\n```\n"
      "```yaml\nsection: \"actions\"\nitems:\n  - id: \"gather\"\n    phase: \"main\"\n    params:\n"
      "      - { name: \"$from\", domain: { query: \"zones\" } }\n"
      "    effects: [{ moveAll: { from: \"$from\", to: \"road\" } }]\n```\n"
      "```yaml\nsection: \"triggers\"\nitems:\n  - id: \"clear\"\n    event: \"tokenEntered\"\n"
      "    match: { zone: \"road\" }\n    effects:\n      - capture: { what: { query: \"tokens\" } }\n"
      "      - forEach:\n          bind: \"$each\"\n          over: { query: \"players\" }\n"
      "          effects: [{ place: { type: \"red\", zone: \"tableau:active\" } }]\n```\n"
      "```yaml\nsection: \"end\"\nitems: []\n```\n");
}

// A finished game's score asked what is legal: a cost that nobody could pay was paid, since nothing is
// resolved once a game is over.
TEST(FoundGames, AScoreMayAskWhatWouldBeLegal) {
  expectPlayedAsByTheKernel(
      std::string(twoPlayers) + "```yaml\nsection: \"zones\"\nitems: [{ id: \"field\" }]\n```\n" + onePhase +
      "```yaml\nsection: \"actions\"\nitems:\n  - { id: \"wait\", phase: \"main\" }\n"
      "  - id: \"pay\"\n    phase: \"main\"\n"
      "    cost: [{ swap: { first: \"top(field)\", second: \"bottom(field)\" } }]\n```\n"
      "```yaml\nsection: \"end\"\nitems:\n"
      "  - { when: { op: \">\", left: { ref: \"turnNumber\" }, right: 2 }, result: { type: \"win\", player: "
      "\"0\" } }\n"
      "```\n```yaml\nsection: \"scoring\"\nscore: { ref: \"legalCount\" }\n```\n");
}

// Moves that are refused only once they are tried are no decision: where nobody has another, phases follow
// one another until the kernel gives the game up. A playout went round for ever.
TEST(FoundGames, APlayoutEndsWhereEveryMoveIsRefused) {
  expectPlayedAsByTheKernel(
      "```yaml\nsection: \"metadata\"\nid: \"found\"\nplayers: { min: 2, max: 2 }\n```\n"
      "```yaml\nsection: \"zones\"\nitems: [{ id: \"west\" }, { id: \"east\" }]\n```\n"
      "```yaml\nsection: \"tokenTypes\"\nitems: [{ id: \"piece\" }]\n```\n"
      "```yaml\nsection: \"turn\"\nphases: [{ id: \"main\", pass: \"skip\" }]\n```\n"
      "```yaml\nsection: \"actions\"\nitems:\n  - id: \"put\"\n    phase: \"main\"\n    params:\n"
      "      - { name: \"$at\", domain: { query: \"zones\" } }\n"
      "    effects: [{ createToken: { type: \"piece\", zone: \"$at\" } }]\n"
      "    post: { op: \"<\", left: { ref: \"zoneCount\", zone: \"$at\" }, right: 3 }\n```\n"
      "```yaml\nsection: \"end\"\nitems: []\n```\n");
}

TEST(FoundGames, APlayoutPassesOverAPhaseInWhichEveryMoveIsRefused) {
  expectPlayedAsByTheKernel(
      "```yaml\nsection: \"metadata\"\nid: \"found\"\nplayers: { min: 3, max: 3 }\n```\n"
      "```yaml\nsection: \"zones\"\nitems: [{ id: \"place\" }]\n```\n"
      "```yaml\nsection: \"regions\"\nitems: [{ id: \"nowhere\" }]\n```\n"
      "```yaml\nsection: \"turn\"\nphases:\n  - { id: \"first\" }\n"
      "  - { id: \"second\", actions: \"any\", pass: \"skip\" }\n```\n"
      "```yaml\nsection: \"actions\"\nitems:\n  - { id: \"wait\", phase: \"first\" }\n"
      "  - id: \"reach\"\n    phase: \"second\"\n"
      "    params: [{ name: \"$at\", domain: { query: \"zones\" } }]\n"
      "    post: { ref: \"connected\", zone: \"$at\", toRegion: \"nowhere\" }\n```\n"
      "```yaml\nsection: \"end\"\nitems: []\n```\n");
}

}  // namespace
}  // namespace ludo::engine
