// SPDX-License-Identifier: Apache-2.0
// Phases that pass over players who can take no action are played by code, whatever turns are like.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

using testing_games::expectPlayedAsByTheKernel;
using testing_games::filledIn;
using testing_games::rulesOf;

/// Stones go onto a track from one's own end, one step ahead of where stones lie; who has no place left is
/// passed over. `PHASES` and `END` differ.
std::string game(const std::string& phases, const std::string& more = "") {
  const std::string text = R"y(```yaml
section: "metadata"
id: "track"
players: { min: 2, max: 3 }
```
```yaml
section: "boards"
items:
  - { id: "cell", shape: { track: { length: 9 } }, capacity: 1 }
```
```yaml
section: "tokenTypes"
items:
  - { id: "stone" }
```
```yaml
section: "variables"
perPlayer:
  left: { init: 4, min: 0, max: 9 }
global:
  rolled: { init: 0, min: 0, max: 9 }
```
```yaml
section: "turn"
PHASES
```
```yaml
section: "actions"
items:
  - id: "put"
    phase: "main"
    params: [{ name: "$c", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }]
    pre: { op: ">", left: { ref: "pvar", var: "left" }, right: { op: "mod", left: { ref: "turnNumber" }, right: 4 } }
    effects:
      - place: { type: "stone", zone: "$c" }
      - addVar: { scope: "pvar", var: "left", delta: -1 }
  - id: "back"
    phase: "main"
    params: [{ name: "$c", domain: { query: "zones", in: "cell", where: { is: "enemy", zone: "$zone" } } }]
    pre: { op: "<", left: { ref: "pvar", var: "left" }, right: { op: "mod", left: { ref: "turnNumber" }, right: 3 } }
    effects:
      - capture: { what: { query: "tokensInZone", zone: "$c" } }
      - addVar: { scope: "pvar", var: "left", delta: 2 }
```
```yaml
section: "end"
items:
  - { id: "idle", when: { op: ">=", left: { ref: "passes" }, right: 3 }, result: { type: "draw" } }
  - { id: "long", when: { op: ">", left: { ref: "turnNumber" }, right: 90 }, result: { type: "draw" } }
```
)y";
  return filledIn(text, {{"PHASES", phases}}) + more;
}

const std::string again = R"y(```yaml
section: "triggers"
items:
  - { id: "again", event: "turnStart", match: {}, effects: [{ if: { when: { op: "==", left: { ref: "turnNumber" }, right: 7 }, then: [{ extraTurn: {} }] } }] }
```
)y";

TEST(PassedOver, InEveryKindOfPhase) {
  for (
      const std::string phases :
      {R"(phases: [{ id: "main", pass: "skip" }])", R"(phases: [{ id: "main", pass: "skip", actions: 2 }])",
       R"(phases: [{ id: "main", pass: "skip" }, { id: "more", pass: "allowed" }])",
       R"(phases: [{ id: "main", pass: "skip", players: "all" }])",
       R"(phases: [{ id: "main", pass: "skip", players: "all", actions: 2, until: { op: ">", left: { aggregate: { op: "count", query: { query: "tokens" } } }, right: 6 } }])",
       R"(phases: [{ id: "main", pass: "skip", until: { op: "==", left: { ref: "pvar", var: "left" }, right: 1 } }])",
       R"(phases: [{ id: "main", pass: "skip", actions: "any" }])",
       R"(phases: [{ id: "main", pass: "skip", simultaneous: true }])",
       R"(phases: [{ id: "main", pass: "skip", players: "all", simultaneous: true, until: { op: ">", left: { aggregate: { op: "count", query: { query: "tokens" } } }, right: 6 } }])"}) {
    SCOPED_TRACE(phases);
    expectPlayedAsByTheKernel(game(phases));
    expectPlayedAsByTheKernel(game(phases, again));
  }
}

}  // namespace
}  // namespace ludo::engine
