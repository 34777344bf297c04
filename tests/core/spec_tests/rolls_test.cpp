// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/diagnostics/kinds.h"
#include "core/service/analysis.h"
#include "core/spec_tests/run_tests.h"

namespace ludo::spec_tests {
namespace {

/// Two dice at the start of each turn; a throw rolls one more, and one again after a six.
constexpr const char* dice = R"(# Dice

```yaml
section: "metadata"
id: "dice"
players: { min: 2, max: 2 }
```

```yaml
section: "variables"
global:
  first: { min: 0, max: 6 }
  second: { min: 0, max: 6 }
  sum: { min: 0, max: 99 }
```

```yaml
section: "turn"
phases:
  - id: "main"
    pass: "allowed"
    onEnter:
      - roll: { bind: "$a" }
      - roll: { bind: "$b" }
      - { setVar: { scope: "global", var: "first", value: "$a" } }
      - { setVar: { scope: "global", var: "second", value: "$b" } }
```

```yaml
section: "actions"
items:
  - { id: "wait", phase: "main" }
  - id: "pick"
    phase: "main"
    effects:
      - chooseOne: { bind: "$n", options: { query: "intsInRange", min: 1, max: 3 } }
      - { addVar: { scope: "global", var: "sum", delta: "$n" } }
  - id: "throw"
    phase: "main"
    effects:
      - roll: { bind: "$die" }
      - { addVar: { scope: "global", var: "sum", delta: "$die" } }
      - if:
          when: { op: "==", left: "$die", right: 6 }
          then:
            - roll: { bind: "$again" }
            - { addVar: { scope: "global", var: "sum", delta: "$again" } }
      - endTurn: {}
```

```yaml
section: "end"
items:
  - { when: { op: ">", left: { ref: "gvar", var: "sum" }, right: 90 }, result: { type: "draw" } }
```

```yaml
section: "tests"
items:
)";

/// What is told of a test with this content, and whether it was played to its end.
std::pair<std::string, bool> played(const std::string& content) {
  const auto analysis = service::analyse(
      std::make_shared<const SourceText>("dice.md", dice + ("  - name: \"t\"\n" + content) + "```\n"));
  std::string text;
  for (const diagnostics::Diagnostic& diagnostic : analysis->diagnostics) {
    if (diagnostic.kind == &diagnostics::kinds::UnusedDefinition) continue;  // not each test asks for "first"
    text += std::string(diagnostic.kind->code) + ": " + diagnostic.message + '\n';
  }
  return {text, !analysis->tests.empty() && analysis->tests.front().run};
}

TEST(Rolls, AreWhatTheTestSays) {
  // The throw is followed by the two dice of the next turn.
  EXPECT_EQ(played(R"(    given: { rolls: [3, 5] }
    script:
      - { expect: { variables: { first: 3, second: 5 } } }
      - { take: { action: "throw", rolls: [4, 1, 2] } }
      - { expect: { toMove: "1", variables: { sum: 4, first: 1, second: 2 } } }
)")
                .first,
            "");
}

// The turn after a choice and after a pass begins with two dice, as that after an action does.
TEST(Rolls, AreSaidOfAnyMove) {
  EXPECT_EQ(played(R"y(    script:
      - "pick"
      - { take: { move: "choose(3)", rolls: [4, 2] } }
      - { expect: { toMove: "1", variables: { sum: 3, first: 4, second: 2 } } }
      - { take: { move: "wait", rolls: [5, 6] } }
      - { expect: { toMove: "0", variables: { first: 5, second: 6 } } }
      - { take: { move: "pass", rolls: [1, 3] } }
      - { expect: { toMove: "1", variables: { first: 1, second: 3 } } }
)y")
                .first,
            "");
}

TEST(Rolls, BelongToOneMove) {
  EXPECT_EQ(played("    script: [{ take: { rolls: [4, 2] } }]\n").first,
            "missing-key: A step takes an action or a move\n");
  EXPECT_EQ(played(R"(    script: [{ take: { action: "wait", move: "wait", rolls: [4, 2] } }]
)")
                .first,
            "missing-key: A step takes an action or a move, not both\n");
  EXPECT_EQ(played(R"(    script: [{ take: { move: "wait", with: { $n: 3 } } }]
)")
                .first,
            "unknown-key: What is picked in a move stands in the move itself\n");
}

TEST(Rolls, FollowTheRulesThatRollAgain) {
  EXPECT_EQ(played(R"(    script:
      - { take: { action: "throw", rolls: [6, 2, 1, 1] } }
      - { expect: { variables: { sum: 8, first: 1, second: 1 } } }
)")
                .first,
            "");
}

TEST(Rolls, ThatCannotFallAreTold) {
  EXPECT_EQ(played(R"(    script: [{ take: { action: "wait", rolls: [6, 7] } }]
)")
                .first,
            R"(illegal-test-move: The dice of "wait" cannot show 6, 7: die 2 has the numbers 1 to 6
)");
  EXPECT_EQ(played(R"(    given: { rolls: 0 }
    script: []
)")
                .first,
            "illegal-test-move: The dice at the start cannot show 0: die 1 has the numbers 1 to 6\n");
}

TEST(Rolls, ThatCannotFallAreToldAtTheirPath) {
  const auto analysis =
      service::analyse(std::make_shared<const SourceText>("dice.md", dice + std::string(R"(  - name: "t"
    given: { rolls: 9 }
    script: []
```
)")));
  ASSERT_EQ(analysis->tests.size(), 1U);
  ASSERT_EQ(analysis->tests.front().failures.size(), 1U);
  EXPECT_EQ(analysis->tests.front().failures.front().path, "tests[0].given.rolls");
}

// As many as one likes: nothing is tried.
TEST(Rolls, OfManyDiceFallAtOnce) {
  const auto [told, finished] = played(
      R"(    given: { emptied: true, effects: [{ repeat: { times: 10, effects: [{ roll: { bind: "$d" } }, { addVar: { scope: "global", var: "sum", delta: "$d" } }] } }], rolls: [6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1] }
    script:
      - { expect: { variables: { sum: 39, first: 2, second: 1 } } }
)");
  EXPECT_EQ(told, "");
  EXPECT_TRUE(finished);
}

TEST(Rolls, OfTooManyOrTooFewDiceAreTold) {
  EXPECT_EQ(played(R"(    script: [{ take: { action: "wait", rolls: [1, 1, 1] } }]
)")
                .first,
            R"(illegal-test-move: The dice of "wait" cannot show 1, 1, 1: 2 dice are rolled
)");
  EXPECT_EQ(played(R"(    given: { rolls: 3 }
    script: []
)")
                .first,
            "illegal-test-move: The dice at the start cannot show 3: 2 dice are rolled\n");
  EXPECT_EQ(played(R"(    script: [{ take: { action: "throw", rolls: [1] } }]
)")
                .first,
            R"(illegal-test-move: The dice of "throw" cannot show 1: 3 dice are rolled
)");
}

// Other chance is as if the dice had fallen by themselves.
TEST(Rolls, LeaveOtherChanceAsItIs) {
  const std::string then =
      R"(      - { random: { plies: 40 } }
      - { expect: { variables: { second: 0 } } }
)";
  const auto after = [&then](const std::string& step) {
    return played(R"(    script:
      - )" + step +
                  "\n" + then)
        .first;
  };
  const std::string free = after(R"("wait")");
  const std::string fixed = after(R"({ take: { action: "wait", rolls: [1, 1] } })");
  EXPECT_EQ(fixed, free);
  EXPECT_NE(free.find("second"), std::string::npos) << free;
}

}  // namespace
}  // namespace ludo::spec_tests
