// SPDX-License-Identifier: Apache-2.0
// What tests do is in proportion to what is written in them and, where it cannot be, is bounded by the same
// steps as the kernel's work for them. Steps of the program are counted, not time.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/base/step_counter.h"
#include "core/diagnostics/kinds.h"
#include "core/service/analysis.h"
#include "core/spec_tests/run_tests.h"

namespace ludo::spec_tests {
namespace {

/// A game with a stack of `tokens` men, and actions that pick one of `numbers`, one of the men, or nothing.
std::string gameWith(const std::string& tests, int numbers, int tokens) {
  return R"(# G

```yaml
section: "metadata"
id: "g"
players: { min: 2, max: 2 }
```

```yaml
section: "zones"
items:
  - { id: "stack" }
```

```yaml
section: "tokenTypes"
items:
  - { id: "man" }
```

```yaml
section: "setup"
items:
  - createToken: { type: "man", zone: "stack", count: )" +
         std::to_string(tokens) + R"( }
```

```yaml
section: "turn"
phases:
  - { id: "main" }
```

```yaml
section: "actions"
items:
  - { id: "number", phase: "main", params: [{ name: "$n", domain: { query: "intsInRange", min: 1, max: )" +
         std::to_string(numbers) + R"( } }] }
  - { id: "pick", phase: "main", params: [{ name: "$man", domain: { query: "tokensInZone", zone: "stack" } }] }
```

```yaml
section: "scoring"
score: 1
```

```yaml
section: "end"
items:
  - { id: "never", when: false, result: { type: "draw" } }
```

```yaml
section: "tests"
items:
)" + tests +
         "```\n";
}

std::string listed(int size, const std::string& before, const std::string& after) {
  std::string list = "[";
  for (int i = 1; i <= size; ++i)
    list += (i == 1 ? "\"" : ", \"") + before + std::to_string(i) + after + "\"";
  return list + "]";
}

std::string repeated(int times, const std::string& text, const std::string& between = {}) {
  std::string all;
  for (int i = 0; i < times; ++i) all += (i == 0 ? "" : between) + text;
  return all;
}

std::string test(const std::string& steps) {
  return R"(  - name: "t"
    script:
)" + steps;
}

std::string expectingOften(const std::string& what) {
  return "      - { expect: " + what + " }\n";
}

struct Tried {
  std::vector<TestResult> results;
  std::uint64_t steps = 0;  ///< of the program
};

Tried tried(const std::string& text, const TestOptions& options = {}) {
  const service::AnalysisPtr analysis =
      service::analyse(std::make_shared<const SourceText>("g.md", text), 1, {}, service::SpecTests::Leave);
  EXPECT_NE(analysis->game, nullptr) << text.substr(0, 2000);
  if (analysis->game == nullptr) return {};
  const std::uint64_t before = stepsMade();
  Tried result{runTests(analysis->game, analysis->playableTests, options), 0};
  result.steps = stepsMade() - before;
  return result;
}

struct GrowingTests {
  const char* name;
  std::string (*text)(int size);
};

const std::vector<GrowingTests>& growingTests() {
  static const std::vector<GrowingTests> all = {
      {"exactly",
       [](int n) {
         return gameWith(test(expectingOften("{ legal: { exactly: " + listed(n, "number(", ")") + " } }")), n,
                         0);
       }},
      {"includes, and all are",
       [](int n) {
         return gameWith(test(expectingOften("{ legal: { includes: " + listed(n, "number(", ")") + " } }")),
                         n, 0);
       }},
      {"includes, and none is",
       [](int n) {
         return gameWith(test(expectingOften("{ legal: { includes: " + listed(n, "number(0", ")") + " } }")),
                         n, 0);
       }},
      {"excludes",
       [](int n) {
         return gameWith(test(expectingOften("{ legal: { excludes: " + listed(n, "number(0", ")") + " } }")),
                         n, 0);
       }},
      {"tokens by their numbers",
       [](int n) {
         return gameWith(
             test(expectingOften("{ legal: { excludes: " + listed(n, "pick(man#9999", ")") + " } }")), 1, n);
       }},
      {"tokens in a zone",
       [](int n) {
         return gameWith(
             test(expectingOften(R"({ zones: [{ zone: "stack", holds: { man: 1 }, knownBy: "all" }] })")), 1,
             n);
       }},
      {"tests that fail",
       [](int n) {
         return gameWith(repeated(n, R"(  - { name: "t", script: [{ expect: { result: "over" } }] }
)"),
                         1, 0);
       }},
  };
  return all;
}

TEST(SpecTestsGrowth, WorkIsInProportionToTheTests) {
  if (!stepsAreCounted()) GTEST_SKIP() << "This build counts no steps; the preset ci does";
  constexpr int size = 500;
  std::printf("%-36s %9s %9s %9s   grows by\n", "thousands of steps for", "n", "2 n", "4 n");
  for (const GrowingTests& tests : growingTests()) {
    const std::uint64_t once = tried(tests.text(size)).steps;
    const std::uint64_t twice = tried(tests.text(2 * size)).steps;
    const std::uint64_t fourfold = tried(tests.text(4 * size)).steps;
    const double growth =
        static_cast<double>(fourfold - twice) / static_cast<double>(std::max<std::uint64_t>(twice - once, 1));
    std::printf("%-36s %9llu %9llu %9llu   %.2f\n", tests.name, static_cast<unsigned long long>(once / 1000),
                static_cast<unsigned long long>(twice / 1000),
                static_cast<unsigned long long>(fourfold / 1000), growth);
    EXPECT_LT(growth, 2.4) << tests.name;
  }
}

/// Each of so many parts looks at as many others.
const std::vector<GrowingTests>& greedyTests() {
  static const std::vector<GrowingTests> all = {
      {"moves that fit, tried one by one",
       [](int n) {
         return gameWith(test(repeated(n, R"(      - "number"
)")),
                         300, 0);
       }},
      {"a zone looked at again and again",
       [](int n) {
         return gameWith(
             test(repeated(n, expectingOften(R"({ zones: [{ zone: "stack", knownBy: "all" }] })"))), 1, n);
       }},
      {"a zone looked at in one step",
       [](int n) {
         return gameWith(test(expectingOften("{ zones: [" +
                                             repeated(n, R"({ zone: "stack", owner: "0" })", ", ") + "] }")),
                         1, n);
       }},
      {"all moves meant again and again",
       [](int n) {
         return gameWith(
             test(expectingOften("{ legal: { includes: [" + repeated(n, R"("pick")", ", ") + "] } }")), 1, n);
       }},
      {"tokens of one type meant again and again",
       [](int n) {
         return gameWith(
             test(expectingOften("{ legal: { includes: [" + repeated(n, R"y("pick(man)")y", ", ") + "] } }")),
             1, n);
       }},
      {"tests with many tokens",
       [](int n) {
         return gameWith(repeated(n, R"(  - { name: "t", script: [] }
)"),
                         1, n);
       }},
  };
  return all;
}

TEST(SpecTestsGrowth, WhatIsNotInProportionIsPaidFromTheSteps) {
  if (!stepsAreCounted()) GTEST_SKIP() << "This build counts no steps; the preset ci does";
  constexpr std::int64_t paid = 10'000;
  // Of the program, for one that is paid for.
  constexpr std::int64_t most = 60;
  TestOptions options;
  options.steps = paid;
  for (const GrowingTests& tests : greedyTests()) {
    const Tried result = tried(tests.text(3'000), options);
    ASSERT_FALSE(result.results.empty()) << tests.name;
    EXPECT_FALSE(result.results.back().run) << tests.name;
    EXPECT_LT(result.steps, paid * most) << tests.name;
  }
}

TEST(SpecTestsGrowth, SoManyFailuresAreTold) {
  const Tried result =
      tried(gameWith(repeated(1'500, R"(  - { name: "t", script: [{ expect: { result: "over" } }] }
)") + "  - { name: \"last\", script: [] }\n",
                     1, 0));
  std::size_t told = 0;
  for (const TestResult& of : result.results) told += of.failures.size();
  EXPECT_EQ(told, limits::mistakes);
  const auto first = std::ranges::find(result.results, false, &TestResult::run);
  ASSERT_NE(first, result.results.end());
  EXPECT_EQ(first - result.results.begin(), static_cast<std::ptrdiff_t>(limits::mistakes));
  diagnostics::List remarks;
  const std::string& message = reportNotRun(remarks, *first).message;
  EXPECT_NE(message.find("1000 times"), std::string::npos) << message;
  EXPECT_FALSE(result.results.back().passed());
}

TEST(SpecTestsGrowth, OneTestTellsNoMoreEither) {
  const Tried result = tried(gameWith(
      test(expectingOften("{ legal: { includes: " + listed(1'500, "number(0", ")") + " } }")), 1, 0));
  EXPECT_EQ(result.results.front().failures.size(), limits::mistakes);
}

}  // namespace
}  // namespace ludo::spec_tests
