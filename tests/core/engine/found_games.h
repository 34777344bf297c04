// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Blocks of the games that long runs of random ones have found.
namespace ludo::engine::testing_games {

inline constexpr const char* twoPlayers =
    R"(```yaml
section: "metadata"
id: "found"
name: "Found"
players: { min: 2, max: 2 }
maxTurns: 20
```
)";

inline constexpr const char* neverEnds =
    R"(```yaml
section: "end"
items:
  - { id: "never", when: { op: "<", left: { ref: "turnNumber" }, right: 0 }, result: { type: "draw" } }
```
)";

inline constexpr const char* smallBoard =
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

inline constexpr const char* onePhase = R"(```yaml
section: "turn"
phases:
  - { id: "main" }
```
)";

}  // namespace ludo::engine::testing_games
