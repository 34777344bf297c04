// SPDX-License-Identifier: Apache-2.0
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
  return common + R"(section: "setup"
items:
)" + setup +
         R"(---
section: "actions"
items:
)" + actions;
}

std::vector<Secret> secretsOfConstructs() {
  std::vector<Secret> all = secretsOfChance();
  for (Secret& secret : secretsOfCards()) all.push_back(std::move(secret));
  return all;
}

}  // namespace ludo::agents::testing
