// SPDX-License-Identifier: Apache-2.0
#include "edited_game.h"

namespace ludo::editing::testing_games {

std::string gameWith(const std::string& blocks) {
  return R"(# A game

```yaml
section: "metadata"
id: "game"
players: { min: 2, max: 2 }
```
)" + blocks +
         R"(
```yaml
section: "turn"
phases:
  - { id: "main" }
```

```yaml
section: "actions"
items:
  - { id: "rest", phase: "main" }
```

```yaml
section: "end"
items:
  - id: "late"
    when: { op: ">=", left: { ref: "turnNumber" }, right: 9 }
    result: { type: "draw" }
```
)";
}

service::AnalysisPtr analysed(const std::string& content) {
  return service::analyse(std::make_shared<const SourceText>("game.md", content));
}

}  // namespace ludo::editing::testing_games
