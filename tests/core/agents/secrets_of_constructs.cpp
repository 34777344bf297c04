// SPDX-License-Identifier: Apache-2.0
// What each construct hides, in a game as small as possible.
#include "secret_games.h"

namespace ludo::agents::testing {

std::string table(const std::string& setup, const std::string& actions) {
  const std::string common = R"y(section: "zones"
items:
  - { id: "deck", visibility: "hidden", ordering: "stack" }
  - { id: "other", visibility: "hidden", ordering: "stack" }
  - { id: "bag", visibility: "hidden", ordering: "set" }
  - { id: "hand", owner: "player", visibility: "owner", ordering: "set" }
  - { id: "cup", owner: "player", visibility: "owner", ordering: "stack" }
  - { id: "table" }
---
section: "tokenTypes"
items:
  - { id: "die", props: { face: 1, colour: "red" } }
  - { id: "chip", props: { worth: 0 }, mayBe: { worth: { query: "intsInRange", min: 1, max: 2 } } }
  - { id: "domino", props: { left: 0, right: 0 } }
  - { id: "gold" }
  - { id: "tin" }
  - { id: "wood" }
---
section: "turn"
phases: [{ id: "main", actions: 1 }]
---
section: "end"
items: [{ id: "never", when: { op: ">", left: { ref: "turnNumber" }, right: 100 }, result: { type: "draw" } }]
---
)y";
  return common + "section: \"setup\"\nitems:\n" + setup + R"(---
section: "actions"
items:
)" + actions;
}

namespace {

const std::string wait = R"y(  - { id: "wait", phase: "main", actor: "0" }
)y";

// A die that its owner alone sees. What nobody sees is made for both players alike.
const std::string rolledDie = R"y(  - roll: { bind: "$r" }
  - createToken: { type: "die", zone: "cup:1", owner: "1", props: { face: "$r" } }
)y";

const std::string threeInDeck = R"y(  - createToken: { type: "gold", zone: "deck" }
  - createToken: { type: "tin", zone: "deck" }
  - createToken: { type: "wood", zone: "deck" }
  - shuffle: { zone: "deck" }
)y";

const std::string dealt = threeInDeck + R"y(  - draw: { from: "deck", to: "hand:all", count: 1 }
)y";

constexpr double half = 1.0 / 2;
constexpr double third = 1.0 / 3;
constexpr double quarter = 1.0 / 4;
constexpr double sixth = 1.0 / 6;

}  // namespace

std::vector<Secret> secretsOfConstructs() {
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
      {"a card dealt", table(dealt, wait), {}, 0, "hand:1", half, half},
      {"a card to its owner",
       table(dealt, wait + R"y(  - id: "own"
    phase: "main"
    effects: [{ setOwner: { token: "top(hand:1)", player: "1" } }]
)y"),
       {"own"},
       0,
       "hand:1",
       half,
       half},
      {"a card looked at by another",
       table(threeInDeck, wait + R"y(  - id: "look"
    phase: "main"
    effects: [{ peek: { what: { query: "tokensInZone", zone: "deck", top: 1 }, player: "1" } }]
)y"),
       {"look"},
       0,
       "deck",
       third,
       third},
      {"what is left of a deck of which one card has gone",
       table(threeInDeck, wait + R"y(  - id: "burn"
    phase: "main"
    effects: [{ destroyToken: { token: "top(deck)" } }]
)y"),
       {"burn"},
       0,
       "deck",
       third,
       third},
      {"a card captured",
       table(dealt, wait + R"y(  - id: "take"
    phase: "main"
    effects: [{ capture: { what: { query: "tokensInZone", zone: "hand:1" }, to: "other" } }]
)y"),
       {"take"},
       0,
       "other",
       half,
       half},
      {"a card of several moved",
       table(dealt, wait + R"y(  - id: "lay"
    phase: "main"
    effects: [{ moveAll: { from: "hand:1", to: "other" } }]
)y"),
       {"lay"},
       0,
       "other",
       half,
       half},
      {"a card exchanged",
       table(dealt, wait + R"y(  - id: "change"
    phase: "main"
    effects: [{ swap: { first: "top(hand:1)", second: "top(deck)" } }]
)y"),
       {"change"},
       0,
       "hand:1",
       half,
       half},
      {"a piece chosen from a stock",
       table(R"y(  - createToken: { type: "gold", zone: "hand:1", owner: "1" }
  - createToken: { type: "tin", zone: "hand:1", owner: "1" }
  - createToken: { type: "wood", zone: "hand:1", owner: "1" }
)y",
             wait + R"y(  - id: "lay"
    phase: "main"
    params: [{ name: "$t", domain: { query: "tokensInZone", zone: "hand:actor" } }]
    effects: [{ moveToken: { token: "$t", to: "other" } }]
)y"),
       {"wait", "any"},
       0,
       "other",
       third,
       0},
      {"the top of a deck into which a card has gone somewhere",
       table(R"y(  - createToken: { type: "gold", zone: "deck" }
  - createToken: { type: "tin", zone: "table" }
)y",
             wait + R"y(  - id: "look"
    phase: "main"
    effects: [{ peek: { what: { query: "tokensInZone", zone: "deck", top: 1 }, player: "0" } }]
  - id: "bury"
    phase: "main"
    effects: [{ moveToken: { token: "top(table)", to: "deck", position: "random"
}
}]
)y"),
       {"look", "bury"},
       0,
       "deck",
       half,
       half},
      {"two decks of one kind each",
       table(R"y(  - createToken: { type: "gold", zone: "deck", count: 3 }
  - createToken: { type: "tin", zone: "other", count: 3 }
  - shuffle: { zone: "deck" }
  - shuffle: { zone: "other" }
)y",
             wait),
       {},
       0,
       "deck",
       1,
       1},
      {"a card drawn from one of them",
       table(R"y(  - createToken: { type: "gold", zone: "deck", count: 3 }
  - createToken: { type: "tin", zone: "other", count: 3 }
  - shuffle: { zone: "deck" }
  - shuffle: { zone: "other" }
  - draw: { from: "other", to: "hand:1", count: 1 }
)y",
             wait),
       {},
       0,
       "hand:1",
       1,
       1},
      {"two decks made one",
       table(R"y(  - createToken: { type: "gold", zone: "deck" }
  - createToken: { type: "tin", zone: "other" }
  - moveAll: { from: "other", to: "deck" }
  - shuffle: { zone: "deck" }
)y",
             wait),
       {},
       0,
       "deck",
       half,
       half},
      {"a card that might have gone into another deck",
       table(threeInDeck + R"y(  - draw: { from: "deck", to: "other", count: 2 }
  - shuffle: { zone: "other" }
)y",
             wait),
       {},
       0,
       "deck",
       third,
       third},
      {"one out of a bag",
       table(R"y(  - createToken: { type: "gold", zone: "bag" }
  - createToken: { type: "tin", zone: "bag" }
  - createToken: { type: "wood", zone: "table" }
  - moveAll: { from: "table", to: "bag" }
  - randomOne: { bind: "$t", options: { query: "tokensInZone", zone: "bag" } }
  - moveToken: { token: "$t", to: "hand:1" }
)y",
             wait),
       {},
       0,
       "hand:1",
       third,
       third},
      {"one chosen out of a bag that was shaken",
       table(R"y(  - createToken: { type: "gold", zone: "bag" }
  - createToken: { type: "tin", zone: "table" }
  - moveAll: { from: "table", to: "bag" }
  - shuffle: { zone: "bag" }
)y",
             wait + R"y(  - id: "lay"
    phase: "main"
    params: [{ name: "$t", domain: { query: "tokensInZone", zone: "bag" } }]
    effects: [{ moveToken: { token: "$t", to: "hand:1" } }]
)y"),
       {"wait", "any"},
       0,
       "hand:1",
       half,
       half},
  };
}

}  // namespace ludo::agents::testing
