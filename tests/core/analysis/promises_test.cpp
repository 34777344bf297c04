// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/promises.h"

#include <gtest/gtest.h>

#include "samples.h"

namespace ludo::engine {
namespace {

const language::ActionDef& action(const kernel::Rules& rules, std::size_t number) {
  return rules.def().actions[number];
}

/// What the parameter of the sample's action holds.
Content content(const char* sample, std::size_t number, std::size_t parameter) {
  const kernel::RulesPtr rules = testing_samples::sample(sample);
  return contentOf(*rules, action(*rules, number), parameter);
}

TEST(Promises, WhatAParameterHoldsIsSeenInItsDomain) {
  EXPECT_EQ(content("hex", 0, 0), Content::Nothing);
  EXPECT_EQ(content("reversi", 0, 0), Content::Nothing);
  EXPECT_EQ(content("breakthrough", 0, 0), Content::Own);
  // Straight ahead it is empty, but across there may be an enemy.
  EXPECT_EQ(content("breakthrough", 0, 1), Content::NotOwn);
  EXPECT_EQ(content("english-draughts", 0, 1), Content::Nothing);
  EXPECT_EQ(content("english-draughts", 1, 1), Content::Nothing);
  EXPECT_EQ(content("english-draughts", 1, 0), Content::Own);
  EXPECT_EQ(content("dai-hasami-shogi", 0, 1), Content::Nothing);
  EXPECT_EQ(content("shoulder", 0, 1), Content::Anything);
}

TEST(Promises, AnyEmptyZoneIsOneOfWhichNothingElseIsAsked) {
  for (const char* name : {"hex", "gomoku", "yavalath", "tic-tac-toe", "yavalax"}) {
    const kernel::RulesPtr rules = testing_samples::sample(name);
    EXPECT_EQ(zonesFilledBy(*rules, action(*rules, 0)).size(), rules->zones().size()) << name;
  }
  for (const char* name : {"reversi", "connect-four", "breakthrough", "pente"}) {
    const kernel::RulesPtr rules = testing_samples::sample(name);
    EXPECT_TRUE(zonesFilledBy(*rules, action(*rules, 0)).empty()) << name;
  }
}

TEST(Promises, ZonesOnlyFillWhereNothingIsTakenAway) {
  for (const char* name : {"hex", "gomoku", "yavalath", "tic-tac-toe", "yavalax"})
    EXPECT_FALSE(zonesThatOnlyFill(*testing_samples::sample(name)).empty()) << name;
  // Captures, moves, and places of which more is asked.
  for (const char* name : {"pente", "nine-mens-morris", "english-draughts", "reversi"})
    EXPECT_TRUE(zonesThatOnlyFill(*testing_samples::sample(name)).empty()) << name;
}

}  // namespace
}  // namespace ludo::engine
