// SPDX-License-Identifier: Apache-2.0
// What keeps a game out of a faster form is named by the part of the rules that decides it.
#include <gtest/gtest.h>

#include <string>

#include "core/engine/compile.h"
#include "core/service/analysis.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

/// Stones on a board, with one more block.
std::string game(const std::string& more) {
  return testing_games::gameOfStones(3, 20, "", more);
}

/// Of the first form: what stands in its way, and the text where it says so.
struct Cause {
  std::string what;
  std::string text;
};

Cause causeOf(const std::string& text) {
  const auto source = std::make_shared<const SourceText>("game.md", text);
  const auto analysis = service::analyse(source);
  EXPECT_NE(analysis->rules, nullptr);
  const Compilation made = compileProgram(analysis->rules, Execution::Interpreted);
  if (made.obstacles.empty()) return {};
  const Span span = made.obstacles.front().span;
  return {made.obstacles.front().what,
          span.known() ? text.substr(span.begin, span.end - span.begin) : std::string()};
}

TEST(Causes, AHiddenZone) {
  const Cause cause = causeOf(game(R"y(```yaml
section: "zones"
items:
  - { id: "table" }
  - { id: "cup", visibility: "hidden" }
```
```yaml
section: "setup"
items:
  - createToken: { type: "stone", zone: "cup" }
```
)y"));
  EXPECT_EQ(cause.what, R"(zones that are not public, such as "cup")");
  EXPECT_NE(cause.text.find(R"("cup")"), std::string::npos) << cause.text;
}

TEST(Causes, AZoneThatBeginsWithSeveralTokens) {
  const Cause cause = causeOf(game(R"y(```yaml
section: "zones"
items:
  - { id: "supply" }
```
```yaml
section: "setup"
items:
  - createToken: { type: "stone", zone: "supply", count: 3 }
```
)y"));
  EXPECT_EQ(cause.what, R"(several tokens in the zone "supply" when the game begins)");
  EXPECT_NE(cause.text.find(R"("supply")"), std::string::npos) << cause.text;
}

TEST(Causes, AnEffectThatChangesTheTurn) {
  const Cause cause = causeOf(game(R"y(```yaml
section: "actions"
items:
  - { id: "again", phase: "main", effects: [{ extraTurn: {} }] }
```
)y"));
  EXPECT_EQ(cause.what, "effects that change the turn");
  EXPECT_NE(cause.text.find("extraTurn"), std::string::npos) << cause.text;
}

TEST(Causes, ATokenThatBeginsWithNothing) {
  const std::string worth = R"y({ ref: "tokenProp", token: "top(table)", prop: "worth" })y";
  const std::string text = game(testing_games::filledIn(R"y(```yaml
section: "zones"
items:
  - { id: "table" }
```
```yaml
section: "tokenTypes"
items:
  - { id: "coin", props: { worth: 1 } }
```
```yaml
section: "setup"
items:
  - createToken: { type: "coin", zone: "table", props: { worth: WORTH } }
```
```yaml
section: "actions"
items:
  - { id: "add", phase: "main", effects: [{ setTokenProp: { token: "top(table)", prop: "worth", value: { op: "+", left: WORTH, right: 1 } } }] }
```
)y",
                                                        {{"WORTH", worth}}));
  const kernel::RulesPtr rules = testing_games::rulesOf(text);
  ASSERT_NE(rules, nullptr);
  // What its property holds is kept with its kind, which may be nothing.
  const Compilation made = compileProgram(rules, Execution::Interpreted);
  EXPECT_EQ(made.execution, Execution::Interpreted) << made.reason;
  testing_games::expectPlayedAsByTheKernel(text);
}

}  // namespace
}  // namespace ludo::engine
