// SPDX-License-Identifier: Apache-2.0
// Each construct has a golden for its meaning: a game in tests/golden/meaning whose own tests hold, and would
// not if the construct meant nothing. That is tried out: the construct is left out of the game, or something
// else put in its place, and then a test must fail.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "constructs.h"
#include "core/language/language.h"
#include "core/language/spec_document.h"
#include "core/service/analysis.h"
#include "meaning_goldens.h"

namespace ludo::spec_tests {
namespace {

using testing::MeaningGolden;
using testing::Played;
using testing::Use;

/// What no script can show, and where it is shown instead.
const std::map<std::string, std::string>& shownElsewhere() {
  static const std::map<std::string, std::string> why = {
      {"specification.tests", "They are what shows it"},
      {"metadata.maxTurns", "Simulations are cut off, scripts are not; tests/core/sim/run_game_test.cpp"},
      {"token type.mayBe", "Only bots imagine; tests/core/agents/secrets_test.cpp"},
  };
  return why;
}

constexpr const char* howToAdd =
    "Add a test to a game in tests/golden/meaning which fails when the construct is left out, or something "
    "else "
    "stands in its place. docs/adding-a-construct.md says more.";

TEST(Meaning, EachGoldenHolds) {
  const std::vector<MeaningGolden> goldens = testing::meaningGoldens();
  ASSERT_GE(goldens.size(), 10U);
  for (const MeaningGolden& golden : goldens) {
    SCOPED_TRACE(golden.name);
    const service::AnalysisPtr analysis = service::analyse(golden.source);
    EXPECT_FALSE(diagnostics::hasErrors(analysis->diagnostics));
    EXPECT_FALSE(analysis->tests.empty());
    for (const TestResult& test : analysis->tests) {
      EXPECT_TRUE(test.passed()) << test.name;
      for (const diagnostics::Diagnostic& failure : test.failures) ADD_FAILURE() << failure.message;
    }
    EXPECT_EQ(testing::playTests(golden), Played::Passed) << "the game written anew is another";
  }
}

struct UseIn {
  MeaningGolden* golden = nullptr;
  Use use;
};
/// By construct and aspect.
using UsesIn = std::map<std::string, std::map<std::string, std::vector<UseIn>>>;

UsesIn usesIn(std::vector<MeaningGolden>& goldens) {
  UsesIn all;
  for (MeaningGolden& golden : goldens) {
    testing::Uses uses;
    testing::collectUses(golden.document, uses);
    for (auto& [construct, aspects] : uses) {
      for (auto& [aspect, places] : aspects) {
        for (Use& use : places) all[construct][aspect].push_back({&golden, std::move(use)});
      }
    }
  }
  // The smallest games first, which are played soonest.
  for (auto& [construct, aspects] : all) {
    for (auto& [aspect, places] : aspects)
      std::ranges::stable_sort(places, {},
                               [](const UseIn& at) { return at.golden->source->content().size(); });
  }
  return all;
}

/// Whether a test fails with something else in the place; or whether nothing else can stand there at all.
bool meansSomething(const std::vector<UseIn>& uses) {
  bool replaceable = false;
  for (const UseIn& at : uses) {
    if (at.use.isExpectation) return true;  // run_tests_test.cpp has each of them fail
    for (text::DataNode other : at.use.instead) {
      std::swap(*at.use.place, other);
      const Played played = testing::playTests(
          *at.golden, at.use.inTests ? std::optional<std::size_t>(at.use.test) : std::nullopt);
      std::swap(*at.use.place, other);
      if (played == Played::Failed) return true;
      replaceable = replaceable || played == Played::Passed;
    }
  }
  return !replaceable;
}

TEST(Meaning, EachConstructHasAGoldenThatFailsWithoutIt) {
  std::vector<MeaningGolden> goldens = testing::meaningGoldens();
  std::vector<MeaningGolden> bundles = testing::meaningGoldens("bundles");
  const UsesIn uses = usesIn(goldens);
  const UsesIn inBundles = usesIn(bundles);
  std::string missing;
  for (const std::string& construct : testing::constructsWithMeaning()) {
    std::string lacks;
    const auto used = uses.find(construct);
    if (used == uses.end()) {
      if (!inBundles.contains(construct)) lacks = "is in no golden";
    } else {
      for (const auto& [aspect, places] : used->second) {
        if (!meansSomething(places))
          lacks += (lacks.empty() ? "" : "; ") + std::string("could be left out") +
                   (aspect.empty() ? "" : ": ") + aspect;
      }
    }
    const bool excused = shownElsewhere().contains(construct);
    if (lacks.empty()) {
      EXPECT_FALSE(excused) << construct << " has a golden now: take it out of shownElsewhere()";
    } else if (!excused) {
      missing += construct + ": " + lacks + '\n';
    }
  }
  EXPECT_EQ(missing, "") << howToAdd;
  for (const auto& [construct, why] : shownElsewhere())
    EXPECT_TRUE(testing::constructsWithMeaning().contains(construct)) << "there is no " << construct;
}

TEST(Meaning, WhatIsForPeopleDoesNotChangePlay) {
  std::vector<MeaningGolden> games = testing::meaningGoldens();
  for (const char* sample : {"tic-tac-toe", "kalah", "pig"})
    games.push_back(testing::readGolden("samples/" + std::string(sample) + ".md"));
  const UsesIn uses = usesIn(games);
  const auto& keys = uses.at(std::string(testing::forPeople));
  EXPECT_GE(keys.size(), 7U);
  for (const std::string& key : testing::keysForPeople()) {
    const auto isOfType = [&](const language::Type* type) {
      const bool named = key.starts_with(type->name + '.');
      return named && type->field(key.substr(type->name.size() + 1)) != nullptr;
    };
    EXPECT_TRUE(std::ranges::any_of(language::allTypes(), isOfType)) << "there is no " << key;
  }
  for (const auto& [key, places] : keys) {
    for (const UseIn& at : places) {
      SCOPED_TRACE(key + " in " + at.golden->name);
      text::DataNode without = at.use.instead.front();
      std::swap(*at.use.place, without);
      EXPECT_EQ(testing::playTests(*at.golden), Played::Passed);
      std::swap(*at.use.place, without);
    }
  }
}

}  // namespace
}  // namespace ludo::spec_tests
