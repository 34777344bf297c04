// SPDX-License-Identifier: Apache-2.0
// What dice, numbers and words hide, whether chance or another player chooses them; each in a game as small
// as possible.
#include "secret_games.h"

namespace ludo::agents::testing {
namespace {

// A die that its owner alone sees. What nobody sees is made for both players alike.
const std::string rolledDie = R"y(  - roll: { bind: "$r" }
  - createToken: { type: "die", zone: "cup:1", owner: "1", props: { face: "$r" } }
)y";

constexpr double quarter = 1.0 / 4;
constexpr double sixth = 1.0 / 6;

/// What a die shows.
std::vector<Secret> secretsOfRolls() {
  return {
      {"a roll", table(rolledDie, wait), {}, 0, "cup:1", sixth, sixth},
      {"a roll in a sum",
       table(R"y(  - roll: { bind: "$r", sides: 4 }
  - createToken: { type: "die", zone: "cup:1", props: { face: { op: "+", left: "$r", right: 10 } } }
)y",
             wait),
       {},
       0,
       "cup:1",
       quarter,
       quarter},
      {"a roll under a name",
       table(R"y(  - roll: { bind: "$r", sides: 4 }
  - let:
      bind: "$twice"
      value: { op: "*", left: "$r", right: 2 }
      in:
        - createToken: { type: "die", zone: "cup:1", props: { face: "$twice" } }
)y",
             wait),
       {},
       0,
       "cup:1",
       quarter,
       quarter},
      {"two values of one roll",
       table(R"y(  - roll: { bind: "$r", sides: 4 }
  - createToken:
      type: "domino"
      zone: "cup:1"
      props: { left: "$r", right: { op: "-", left: 5, right: "$r" } }
)y",
             wait),
       {},
       0,
       "cup:1",
       quarter,
       quarter},
      {"the lower of two rolls",
       table(R"y(  - roll: { bind: "$r", sides: 2 }
  - roll: { bind: "$s", sides: 2 }
  - createToken: { type: "die", zone: "cup:1", props: { face: { op: "min", left: "$r", right: "$s" } } }
)y",
             wait),
       {},
       0,
       "cup:1",
       3.0 / 4,
       10.0 / 16},
      {"one of two dice in a cup", table(rolledDie + rolledDie, wait), {}, 0, "cup:1", sixth, sixth},
  };
}

/// What nobody sees, and what is a number, a word or a type by chance.
std::vector<Secret> secretsOfOtherChance() {
  return {
      {"a die that nobody sees",
       table(R"y(  - roll: { bind: "$r" }
  - createToken: { type: "die", zone: "deck", props: { face: "$r" } }
)y",
             wait),
       {},
       0,
       "deck",
       sixth,
       sixth},
      {"a roll for all that is there",
       table(R"y(  - forEach:
      bind: "$p"
      over: { query: "players" }
      effects:
        - roll: { bind: "$r" }
        - createToken: { type: "die", zone: "cup:$p", owner: "$p", props: { face: "$r" } }
)y",
             wait),
       {},
       0,
       "cup:1",
       sixth,
       sixth},
      {"what only the designer can tell",
       table(R"y(  - roll: { bind: "$r", sides: 2 }
  - createToken:
      type: "chip"
      zone: "cup:1"
      props: { worth: { op: "+", left: "$r", right: { ref: "zoneCount", zone: "table" } } }
)y",
             wait),
       {},
       0,
       "cup:1",
       half,
       half},
      {"a number at random",
       table(R"y(  - randomOne: { bind: "$r", options: { query: "intsInRange", min: 3, max: 5 } }
  - createToken: { type: "die", zone: "cup:1", props: { face: "$r" } }
)y",
             wait),
       {},
       0,
       "cup:1",
       third,
       third},
      {"a word at random",
       table(R"y(  - randomOne: { bind: "$r", options: { query: "enums", values: ["red", "green", "blue"] } }
  - createToken: { type: "die", zone: "cup:1", props: { colour: "$r" } }
)y",
             wait),
       {},
       0,
       "cup:1",
       third,
       third},
      {"a type by chance",
       table(R"y(  - roll: { bind: "$r", sides: 2 }
  - if:
      when: { op: "==", left: "$r", right: 1 }
      then: [{ createToken: { type: "gold", zone: "cup:1" } }]
      else: [{ createToken: { type: "tin", zone: "cup:1" } }]
)y",
             wait),
       {},
       0,
       "cup:1",
       half,
       half},
  };
}

/// What is rolled or turned anew, and numbers that another chooses.
std::vector<Secret> secretsOfChoices() {
  return {
      {"a die rolled again after all have seen it",
       table(rolledDie, wait + R"y(  - id: "show"
    phase: "main"
    effects: [{ reveal: { what: { query: "tokensInZone", zone: "cup:1" } } }]
  - id: "again"
    phase: "main"
    effects:
      - roll: { bind: "$r" }
      - setTokenProp: { token: "top(cup:1)", prop: "face", value: "$r" }
)y"),
       {"show", "again"},
       0,
       "cup:1",
       sixth,
       sixth},
      {"a die turned over",
       table(rolledDie, wait + R"y(  - id: "turn"
    phase: "main"
    effects:
      - setTokenProp:
          token: "top(cup:1)"
          prop: "face"
          value: { op: "-", left: 7, right: { ref: "tokenProp", token: "top(cup:1)", prop: "face" } }
)y"),
       {"turn"},
       0,
       "cup:1",
       sixth,
       sixth},
      {"a number that another has chosen",
       table(threeInDeck, wait + R"y(  - id: "hide"
    phase: "main"
    params: [{ name: "$n", domain: { query: "intsInRange", min: 1, max: 3 } }]
    effects: [{ createToken: { type: "die", zone: "cup:1", props: { face: "$n" } } }]
)y"),
       {"wait", "any"},
       0,
       "cup:1",
       third,
       third},
      {"a number of those that another has chosen",
       table(threeInDeck, wait + R"y(  - id: "hide"
    phase: "main"
    effects:
      - chooseN: { bind: "$picks", options: { query: "intsInRange", min: 1, max: 3 }, n: 1 }
      - forEach:
          bind: "$n"
          over: { query: "binding", name: "$picks" }
          effects: [{ createToken: { type: "die", zone: "cup:1", props: { face: "$n" } } }]
)y"),
       {"wait", "hide", "any"},
       0,
       "cup:1",
       third,
       third},
  };
}

}  // namespace

std::vector<Secret> secretsOfChance() {
  std::vector<Secret> all;
  for (const auto& some : {secretsOfRolls(), secretsOfOtherChance(), secretsOfChoices()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace ludo::agents::testing
