// SPDX-License-Identifier: Apache-2.0
// Numbers that come to the ends of their range, and stay there.
#include <gtest/gtest.h>

#include "game_text.h"

namespace ludo::engine {
namespace {

/// What a stone counts for is added to, multiplied and subtracted, until it can grow no more, and then back.
constexpr const char* growing = R"y(```yaml
section: "metadata"
id: "growing"
players: { min: 2, max: 2 }
maxTurns: 120
```
```yaml
section: "zones"
items: [{ id: "table" }]
```
```yaml
section: "tokenTypes"
items: [{ id: "stone", props: { worth: 1 } }]
```
```yaml
section: "setup"
items: [{ createToken: { type: "stone", zone: "table", count: 2 } }]
```
```yaml
section: "turn"
phases: [{ id: "main" }]
```
```yaml
section: "actions"
items:
  - { id: "triple", phase: "main", effects: [{ setTokenProp: { token: "top(table)", prop: "worth", value: { op: "*", left: WORTH, right: 3 } } }] }
  - { id: "doubleIt", phase: "main", effects: [{ setTokenProp: { token: "top(table)", prop: "worth", value: { op: "*", left: 2, right: WORTH } } }] }
  - { id: "times", phase: "main", effects: [{ setTokenProp: { token: "top(table)", prop: "worth", value: { op: "*", left: WORTH, right: 3037000500 } } }] }
  - { id: "turnOver", phase: "main", effects: [{ setTokenProp: { token: "top(table)", prop: "worth", value: { op: "*", left: WORTH, right: -1 } } }] }
  - { id: "more", phase: "main", effects: [{ setTokenProp: { token: "top(table)", prop: "worth", value: { op: "+", left: WORTH, right: 9000000000000000000 } } }] }
  - { id: "less", phase: "main", effects: [{ setTokenProp: { token: "top(table)", prop: "worth", value: { op: "+", left: -9000000000000000000, right: WORTH } } }] }
  - { id: "fewer", phase: "main", effects: [{ setTokenProp: { token: "top(table)", prop: "worth", value: { op: "-", left: WORTH, right: 4611686018427387904 } } }] }
  - { id: "bit", phase: "main", effects: [{ setTokenProp: { token: "top(table)", prop: "worth", value: { op: "-", left: WORTH, right: -7 } } }] }
  - { id: "square", phase: "main", effects: [{ setTokenProp: { token: "top(table)", prop: "worth", value: { op: "*", left: WORTH, right: WORTH } } }] }
```
```yaml
section: "end"
items:
  - { id: "long", when: { op: ">", left: { ref: "turnNumber" }, right: 100 }, result: { type: "draw" } }
```
)y";

TEST(LargeNumbers, StayAtTheEndsAsTheKernelHasThem) {
  const char* worth = R"y({ ref: "tokenProp", token: "top(table)", prop: "worth" })y";
  testing_games::expectPlayedAsByTheKernel(testing_games::filledIn(growing, {{"WORTH", worth}}));
}

}  // namespace
}  // namespace ludo::engine
