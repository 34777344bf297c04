// SPDX-License-Identifier: Apache-2.0
// Rules that come to endless code: the kernel or the interpreter plays them, and it is said why.
#include <gtest/gtest.h>

#include "core/engine/compile.h"
#include "game_text.h"

namespace ludo::engine {
namespace {

/// What each definition makes of those before it, with `uses` of the one right before.
struct Nesting {
  const char* name;
  std::string (*first)();
  std::string (*next)(const std::string& before, int uses);
  std::string (*condition)(const std::string& last);
};

std::string commaSeparated(const std::string& text, int times) {
  std::string result = text;
  for (int i = 1; i < times; ++i) result += ", " + text;
  return result;
}

std::string countAbove(const std::string& query) {
  return R"({ op: ">", left: { aggregate: { op: "count", query: )" + query + " } }, right: 100 }";
}

const Nesting nestings[] = {
    {"conditions", [] { return std::string(R"(condition: { is: "empty", zone: "cell_0_0" })"); },
     [](const std::string& before, int uses) {
       return R"(condition: { op: "and", args: [)" +
              commaSeparated(R"({ ref: "defined", name: ")" + before + "\" }", uses) + "] }";
     },
     [](const std::string& last) { return R"({ ref: "defined", name: ")" + last + "\" }"; }},
    {"values", [] { return std::string(R"(value: { ref: "turnNumber" })"); },
     [](const std::string& before, int uses) {
       std::string sum = R"({ ref: "defined", name: ")" + before + "\" }";
       const std::string use = sum;
       for (int i = 1; i < uses; ++i) sum = R"({ op: "+", left: )" + use + ", right: " + sum + " }";
       return "value: " + sum;
     },
     [](const std::string& last) {
       return R"({ op: ">", left: { ref: "defined", name: ")" + last + R"(" }, right: 100 })";
     }},
    {"constant values", [] { return std::string("value: 1"); },
     [](const std::string& before, int uses) { return nestings[1].next(before, uses); },
     [](const std::string& last) { return nestings[1].condition(last); }},
    {"queries", [] { return std::string(R"(query: { query: "zones", in: "cell" })"); },
     [](const std::string& before, int uses) {
       return R"(query: { query: "union", of: [)" +
              commaSeparated(R"({ query: "defined", name: ")" + before + "\" }", uses) + "] }";
     },
     [](const std::string& last) { return countAbove(R"({ query: "defined", name: ")" + last + "\" }"); }},
    {"filters", [] { return std::string(R"(query: { query: "zones", in: "cell" })"); },
     [](const std::string& before, int /*uses*/) {
       const std::string use = R"({ query: "defined", name: ")" + before + "\" }";
       return R"(query: { query: "filter", of: )" + use +
              R"(, bind: "$space", where: { op: "in", item: "$space", set: )" + use + " } }";
     },
     [](const std::string& last) { return countAbove(R"({ query: "defined", name: ")" + last + "\" }"); }},
};

std::string gameOf(const Nesting& nesting, int depth, int uses) {
  std::string definitions = R"(  - { id: "d0", )" + nesting.first() + " }\n";
  for (int i = 1; i < depth; ++i)
    definitions += R"(  - { id: "d)" + std::to_string(i) + "\", " +
                   nesting.next("d" + std::to_string(i - 1), uses) + " }\n";
  return R"(```yaml
section: "metadata"
id: "g"
name: "G"
players: { min: 2, max: 2 }
maxTurns: 9
```
```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 3, cols: 3 } }, capacity: 1 }
```
```yaml
section: "tokenTypes"
items:
  - { id: "mark" }
```
```yaml
section: "turn"
order: "roundRobin"
phases:
  - { id: "main", actions: 1 }
```
```yaml
section: "actions"
items:
  - { id: "mark", phase: "main", params: [{ name: "$cell", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }], effects: [{ place: { type: "mark", zone: "$cell" } }] }
```
```yaml
section: "definitions"
items:
)" + definitions +
         R"(```
```yaml
section: "end"
items:
  - { id: "over", when: )" +
         nesting.condition("d" + std::to_string(depth - 1)) + R"(, result: { type: "draw" } }
```
)";
}

TEST(Bounds, DefinitionsThatMultiplyAreLeftToTheKernel) {
  for (const Nesting& nesting : nestings) {
    const kernel::RulesPtr rules = testing_games::rulesOf(gameOf(nesting, 16, 4));
    ASSERT_NE(rules, nullptr) << nesting.name;
    const Compilation compiled = compileProgram(rules, Execution::Interpreted);
    EXPECT_EQ(compiled.execution, Execution::Reference) << nesting.name;
    EXPECT_TRUE(compiled.reason.starts_with("rules of more than ") ||
                compiled.reason.starts_with("rules that come to more than "))
        << nesting.name << ": " << compiled.reason;
    EXPECT_NE(compiled.node, 0U) << nesting.name << ": the place is not named";
  }
}

TEST(Bounds, AFewDefinitionsOfDefinitionsAreCode) {
  for (const Nesting& nesting : nestings) {
    const kernel::RulesPtr rules = testing_games::rulesOf(gameOf(nesting, 4, 3));
    ASSERT_NE(rules, nullptr) << nesting.name;
    EXPECT_EQ(compileProgram(rules, Execution::Interpreted).execution, Execution::Interpreted)
        << nesting.name;
  }
}

}  // namespace
}  // namespace ludo::engine
