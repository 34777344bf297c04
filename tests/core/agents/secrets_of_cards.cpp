// SPDX-License-Identifier: Apache-2.0
// What cards hide that are dealt, moved, drawn and looked at; each in a game as small as possible.
#include "secret_games.h"

namespace ludo::agents::testing {
namespace {

const std::string dealt = threeInDeck + R"y(  - draw: { from: "deck", to: "hand:all", count: 1 }
)y";

/// A card that is dealt, looked at or moved.
std::vector<Secret> secretsOfOneCard() {
  return {
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
  };
}

/// What is chosen from a stock, and decks that mix.
std::vector<Secret> secretsOfDecks() {
  return {
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
  };
}

/// Cards that might be elsewhere, and bags.
std::vector<Secret> secretsOfBags() {
  return {
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

}  // namespace

std::vector<Secret> secretsOfCards() {
  std::vector<Secret> all;
  for (const auto& some : {secretsOfOneCard(), secretsOfDecks(), secretsOfBags()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace ludo::agents::testing
