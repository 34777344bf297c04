// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/service/analysis.h"

namespace ludo::spec_tests {

/// A race for two to four: a stack of cards to draw, a hand to play from, a board of three spaces.
inline constexpr const char* race = R"(# Race

```yaml
section: "metadata"
id: "race"
players: { min: 2, max: 4 }
```

```yaml
section: "constants"
GOAL: 5
```

```yaml
section: "variables"
global:
  round: { min: 0, max: 99 }
perPlayer:
  points: { min: 0, max: 9 }
```

```yaml
section: "zones"
items:
  - { id: "deck" }
  - { id: "hand", owner: "player", ordering: "set" }
```

```yaml
section: "boards"
items:
  - { id: "space", shape: { track: { length: 3 } } }
```

```yaml
section: "tokenTypes"
items:
  - { id: "hare", props: { speed: 2 } }
  - { id: "snail", props: { speed: 1 } }
```

```yaml
section: "setup"
items:
  - createToken: { type: "snail", zone: "deck", count: 4 }
  - createToken: { type: "hare", zone: "deck", count: 2 }
  - draw: { from: "deck", to: "hand:all", count: 1 }
```

```yaml
section: "turn"
phases:
  - id: "dawn"
    actions: 0
    onEnter: [{ addVar: { scope: "global", var: "round", delta: 1 } }]
  - { id: "day", pass: "allowed" }
```

```yaml
section: "actions"
items:
  - id: "play"
    phase: "day"
    params:
      - { name: "$card", domain: { query: "tokensInZone", zone: "hand:actor" } }
      - { name: "$space", domain: { query: "zones", in: "space" } }
    effects:
      - addVar: { scope: "pvar", player: "actor", var: "points", delta: { ref: "tokenProp", token: "$card", prop: "speed" } }
      - moveToken: { token: "$card", to: "$space" }
  - id: "draw"
    phase: "day"
    effects:
      - chooseOne: { bind: "$kind", options: { query: "enums", values: ["one", "two"] } }
      - draw: { from: "deck", to: "hand:actor", count: 1 }
      - if:
          when: { op: "==", left: "$kind", right: "two" }
          then: [{ draw: { from: "deck", to: "hand:actor", count: 1 } }]
```

```yaml
section: "end"
items:
  - id: "arrived"
    when: { op: ">=", left: { ref: "pvar", player: "actor", var: "points" }, right: "GOAL" }
    result: { type: "win", player: "actor" }
```

```yaml
section: "scoring"
score: { ref: "pvar", player: "actor", var: "points" }
tieBreaks: [{ ref: "gvar", var: "round" }]
```

)";

inline service::AnalysisPtr withTests(const std::string& items) {
  return service::analyse(std::make_shared<const SourceText>("race.md", std::string(race) + R"(```yaml
section: "tests"
items:
)" + items + "```\n"));
}

/// One failure a line: its code, the text it marks, its message.
inline std::string failures(const std::string& items) {
  const service::AnalysisPtr analysis = withTests(items);
  std::string text;
  for (const diagnostics::Diagnostic& diagnostic : analysis->diagnostics) {
    text += std::string(diagnostic.kind->code) + " <" +
            std::string(diagnostic.span.known() ? analysis->source->view(diagnostic.span) : "") + "> " +
            diagnostic.message + '\n';
  }
  return text;
}

/// A test that is only the expectation, after `moves`.
inline std::string expecting(const std::string& expectation, const std::string& moves = "") {
  return failures(R"(  - name: "t"
    script: [)" + moves +
                  "{ expect: " + expectation + " }]\n");
}

}  // namespace ludo::spec_tests
