// SPDX-License-Identifier: Apache-2.0
#include "core/engine/promises.h"

#include <gtest/gtest.h>

#include "samples.h"

namespace ludo::engine {
namespace {

const language::ActionDef& action(const kernel::Rules& rules, std::size_t number) {
  return rules.def().actions[number];
}

TEST(Promises, AnEmptyParameterIsSeenInItsDomain) {
  EXPECT_TRUE(isAlwaysEmpty(*testing_samples::sample("hex"), action(*testing_samples::sample("hex"), 0), 0));
  const kernel::RulesPtr reversi = testing_samples::sample("reversi");
  EXPECT_TRUE(isAlwaysEmpty(*reversi, action(*reversi, 0), 0));
  const kernel::RulesPtr breakthrough = testing_samples::sample("breakthrough");
  EXPECT_FALSE(isAlwaysEmpty(*breakthrough, action(*breakthrough, 0), 0));
  // Straight ahead it is empty, but not across.
  EXPECT_FALSE(isAlwaysEmpty(*breakthrough, action(*breakthrough, 0), 1));
  const kernel::RulesPtr draughts = testing_samples::sample("english-draughts");
  EXPECT_TRUE(isAlwaysEmpty(*draughts, action(*draughts, 0), 1));
  EXPECT_TRUE(isAlwaysEmpty(*draughts, action(*draughts, 1), 1));
}

TEST(Promises, AnyEmptyZoneIsOneOfWhichNothingElseIsAsked) {
  for (const char* name : {"hex", "gomoku", "yavalath", "tic-tac-toe", "yavalax"}) {
    const kernel::RulesPtr rules = testing_samples::sample(name);
    EXPECT_TRUE(fillsAnyEmptyZone(*rules, action(*rules, 0))) << name;
  }
  for (const char* name : {"reversi", "connect-four", "breakthrough", "pente"}) {
    const kernel::RulesPtr rules = testing_samples::sample(name);
    EXPECT_FALSE(fillsAnyEmptyZone(*rules, action(*rules, 0))) << name;
  }
}

TEST(Promises, ZonesOnlyFillWhereNothingIsTakenAway) {
  for (const char* name : {"hex", "gomoku", "yavalath", "tic-tac-toe", "yavalax"})
    EXPECT_TRUE(zonesOnlyFill(*testing_samples::sample(name))) << name;
  // Captures, moves, and places of which more is asked.
  for (const char* name : {"pente", "nine-mens-morris", "english-draughts", "reversi"})
    EXPECT_FALSE(zonesOnlyFill(*testing_samples::sample(name))) << name;
}

}  // namespace
}  // namespace ludo::engine
