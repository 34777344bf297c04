// SPDX-License-Identifier: Apache-2.0
#include "core/language/walk.h"

#include <gtest/gtest.h>

#include "core/language/game_def.h"
#include "core/language/language.h"
#include "core/language/write.h"
#include "core/text/strict_yaml.h"

namespace ludo::language {
namespace {

/// Two zones and an action that rolls a die.
GameDef small() {
  GameDef game;
  game.zones.resize(2);
  game.zones[0].id.name = "deck";
  game.zones[1].id.name = "hand";
  game.actions.resize(1);
  game.actions[0].effects.items.resize(1);
  game.actions[0].effects.items[0].node = RollEffect{};
  return game;
}

TEST(Walk, ComesToEveryPartInWrittenOrderWithItsPlace) {
  std::vector<std::string> places;
  const GameDef game = small();
  walkConst(gameDefType(), &game, [&](const Type& type, const void*, const Path& path) {
    if (&type == &typeOf<ZoneDef>() || &type == &typeOf<RollEffect>()) places.push_back(path.text());
    return true;
  });
  EXPECT_EQ(places, (std::vector<std::string>{"zones[0]", "zones[1]", "actions[0].effects[0]"}));
}

TEST(Walk, LeavesOutTheInsideOfWhatItIsToldTo) {
  const GameDef game = small();
  bool cameToTheRoll = false;
  walkConst(gameDefType(), &game, [&](const Type& type, const void*) {
    cameToTheRoll = cameToTheRoll || &type == &typeOf<RollEffect>();
    return &type != &typeOf<ActionDef>();
  });
  EXPECT_FALSE(cameToTheRoll);
}

TEST(Walk, FindsWhetherAPartIsAnywhereInside) {
  const GameDef game = small();
  EXPECT_TRUE((containsAny<ShuffleEffect, RollEffect>(game)));
  EXPECT_FALSE((containsAny<ShuffleEffect, TriggerDef>(game)));
}

TEST(Write, LeavesOutWhatHasItsDefault) {
  const GameDef game = small();
  const std::string written = text::writeYaml(writeGameDef(game));
  EXPECT_NE(written.find("deck"), std::string::npos);
  EXPECT_EQ(written.find("sides"), std::string::npos) << written;
  EXPECT_EQ(written.find("triggers"), std::string::npos) << written;
}

}  // namespace
}  // namespace ludo::language
