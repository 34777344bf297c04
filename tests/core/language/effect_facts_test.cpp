// SPDX-License-Identifier: Apache-2.0
#include "core/language/effect_facts.h"

#include <gtest/gtest.h>

#include "core/language/language.h"
#include "core/language/read.h"
#include "language_values.h"

namespace ludo::language {
namespace {

Effect effect(const std::string& yaml) {
  Effect read;
  diagnostics::List told;
  readValue(typeOf<Effect>(), &read, testing::yaml(yaml), "here", told);
  EXPECT_TRUE(told.empty()) << yaml;
  return read;
}

TokenRoute routeOf(const Effect& effect) {
  return tokenRoute(alternativeOf(effect), alternativeIn(typeOf<Effect>(), &effect));
}

// Control is what the effects inside do; the effects of a definition are those of its body.
TEST(EffectFacts, EveryEffectSaysWhatItMayBringAbout) {
  for (const TypeGetter alternative : typeOf<Effect>().alternatives) {
    const Type& type = alternative();
    const bool isSilent = holdsEffects(type) || &type == &typeOf<DoEffect>();
    EXPECT_EQ(type.consequences.empty(), isSilent) << type.name;
  }
}

TEST(EffectFacts, WhatAnEffectMayIsNotWhatTheEffectsInsideItMay) {
  const Effect outer = effect(R"y({ if: { when: true, then: [{ shuffle: { zone: "deck" } }] } })y");
  EXPECT_FALSE(mayItself(outer, Consequence::UseChance));
  EXPECT_TRUE(anyMay(outer, Consequence::UseChance));
  EXPECT_FALSE(anyMay(outer, Consequence::MoveTokens));
}

TEST(EffectFacts, AValueMayBringChanceIntoAnEffect) {
  const std::string top = R"y({ moveToken: { token: "$t", to: "deck" } })y";
  const std::string anywhere = R"y({ moveToken: { token: "$t", to: "deck", position: "random" } })y";
  EXPECT_FALSE(anyMay(effect(top), Consequence::UseChance));
  EXPECT_TRUE(anyMay(effect(anywhere), Consequence::UseChance));
}

TEST(EffectFacts, RoutesAreTheZonesThatTokensLeaveAndEnter) {
  const Effect draw = effect(R"y({ draw: { from: "deck", to: "hand:each", count: 5 } })y");
  ASSERT_NE(routeOf(draw).from, nullptr);
  EXPECT_EQ(routeOf(draw).from->zone.name, "deck");
  ASSERT_NE(routeOf(draw).to, nullptr);
  EXPECT_EQ(routeOf(draw).to->zone.name, "hand");

  const Effect move = effect(R"y({ moveToken: { token: "$t", to: "deck" } })y");
  EXPECT_EQ(routeOf(move).from, nullptr) << "wherever the token is";
  EXPECT_FALSE(routeOf(move).leavesGame);

  const Effect swap = effect(R"y({ swap: { first: "$t", second: "$u" } })y");
  EXPECT_EQ(routeOf(swap).to, nullptr);
  EXPECT_FALSE(routeOf(swap).leavesGame) << "to zones that the effect does not name";

  const Effect taken = effect(R"y({ capture: { what: { query: "zones" } } })y");
  EXPECT_TRUE(routeOf(taken).leavesGame);
  const Effect kept = effect(R"y({ capture: { what: { query: "zones" }, to: "deck" } })y");
  EXPECT_FALSE(routeOf(kept).leavesGame);
}

TEST(EffectFacts, NamesForTheRestAreThoseOfEffectsWithoutEffectsInside) {
  const auto nameOf = [](const Effect& of) {
    const BindingId* name = nameForTheRest(alternativeOf(of), alternativeIn(typeOf<Effect>(), &of));
    return name != nullptr ? name->name : std::string();
  };
  EXPECT_EQ(nameOf(effect(R"y({ roll: { bind: "$die" } })y")), "$die");
  EXPECT_EQ(nameOf(effect(R"y({ chooseOne: { bind: "$c", options: { query: "zones" } } })y")), "$c");
  EXPECT_EQ(nameOf(effect(R"y({ let: { bind: "$n", value: 1, in: [] } })y")), "");
  EXPECT_EQ(nameOf(effect(R"y({ forEach: { bind: "$p", over: { query: "players" }, effects: [] } })y")), "");
  EXPECT_EQ(nameOf(effect(R"y({ shuffle: { zone: "deck" } })y")), "");
}

}  // namespace
}  // namespace ludo::language
