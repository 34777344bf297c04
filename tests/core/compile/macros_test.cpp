// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/language/write.h"
#include "core/text/json_data.h"
#include "spec_text.h"

namespace ludo::compile {
namespace {

using namespace language;

service::AnalysisPtr withSetup(const std::string& effect) {
  return testing::analysed(testing::hostGame({"setup"}) + testing::block(R"(section: "setup"
items:
  - )" + effect + '\n'));
}

std::string setupOf(const service::Analysis& analysis) {
  return text::writeJsonLine(*writeGameDef(*analysis.game).find("setup"));
}

TEST(Macros, RefillDrawsWhatIsMissing) {
  service::AnalysisPtr analysis = withSetup(R"(refillToSize: { zone: "market", from: "deck", size: 4 })");
  ASSERT_NE(analysis->game, nullptr) << testing::shown(*analysis);
  EXPECT_EQ(setupOf(*analysis),
            setupOf(*withSetup(
                R"(draw: { from: "deck", to: "market", count: { op: "max", left: { op: "-", left: 4, )"
                R"(right: { ref: "zoneCount", zone: "market" } }, right: 0 } })")));
}

TEST(Macros, RefillOfEveryHandGoesThroughThePlayers) {
  service::AnalysisPtr analysis =
      withSetup(R"(refillToSize: { zone: "hand:each", from: "deck", size: "HAND_LIMIT" })");
  ASSERT_NE(analysis->game, nullptr) << testing::shown(*analysis);
  EXPECT_EQ(
      setupOf(*analysis),
      setupOf(*withSetup(
          R"(forEach: { bind: "$eachPlayer", over: { query: "players", of: "all" }, effects: [{ draw: )"
          R"({ from: "deck", to: "hand:$eachPlayer", count: { op: "max", left: { op: "-", left: )"
          R"("HAND_LIMIT", right: { ref: "zoneCount", zone: "hand:$eachPlayer" } }, right: 0 } } }] })")));
}

TEST(Macros, OneZoneIsRefilledFromEachPlayersInTurn) {
  service::AnalysisPtr analysis = withSetup(R"(refillToSize: { zone: "market", from: "hand:all", size: 4 })");
  ASSERT_NE(analysis->game, nullptr) << testing::shown(*analysis);
  EXPECT_EQ(setupOf(*analysis),
            setupOf(*withSetup(
                R"(forEach: { bind: "$eachPlayer", over: { query: "players", of: "all" }, effects: [{ draw: )"
                R"({ from: "hand:$eachPlayer", to: "market", count: { op: "max", left: { op: "-", left: 4, )"
                R"(right: { ref: "zoneCount", zone: "market" } }, right: 0 } } }] })")));
}

TEST(Macros, SeveralPlacesForOneDiscardAreRefused) {
  const service::AnalysisPtr analysis =
      withSetup(R"(discardDownTo: { zone: "market", to: "discard:all", size: 0 })");
  EXPECT_EQ(analysis->game, nullptr);
  EXPECT_EQ(testing::shown(*analysis).find("eachPlayer"), std::string::npos) << testing::shown(*analysis);
}

TEST(Macros, TheOwnerOfTheHandDiscards) {
  service::AnalysisPtr analysis = withSetup(R"(discardDownTo: { zone: "hand:0", to: "discard:0", size: 3 })");
  ASSERT_NE(analysis->game, nullptr) << testing::shown(*analysis);
  const auto& scope = std::get<IfEffect>(analysis->game->setup.items.at(0).node);
  const auto& choose = std::get<ChooseNEffect>(scope.then.items.at(0).node);
  ASSERT_TRUE(choose.chooser);
  EXPECT_EQ(choose.chooser->kind, PlayerSelector::Kind::Seat);
  EXPECT_EQ(choose.chooser->seat, 0);
  const auto& loop = std::get<ForEachEffect>(scope.then.items.at(1).node);
  const auto& move = std::get<MoveTokenEffect>(loop.effects.items.at(0).node);
  EXPECT_EQ(move.token.binding.name, loop.bind.name);
  EXPECT_EQ(move.to.zone.name, "discard");
}

TEST(Macros, NoneIsLeftAndWhatTheyBecomeKeepsTheirPlace) {
  const std::string macro = R"({ discardDownTo: { zone: "hand:actor", to: "discard:actor", size: 3 } })";
  service::AnalysisPtr analysis = testing::analysed(testing::hostGame() + testing::block(R"(section: "actions"
items:
  - id: "tidy"
    phase: "main"
    effects:
      - { repeat: { times: 2, effects: [{ if: { when: true, then: [)" + macro + "] } }] } }\n"));
  ASSERT_NE(analysis->game, nullptr) << testing::shown(*analysis);
  GameDef game = *analysis->game;
  int inside = 0;
  walk(gameDefType(), &game, [&](const Type& type, void* value, const Path& where) {
    const std::string path = where.text();
    EXPECT_FALSE(type.macro) << path;
    bool expanded = path.find("actions[1].effects[0].repeat.effects[0].if.then[0].if.then") == 0;
    if (expanded && type.node != nullptr && type.node(value)->span.known() && type.kind == TypeKind::Record) {
      EXPECT_TRUE(macro.find(analysis->source->view(type.node(value)->span)) != std::string::npos) << path;
      ++inside;
    }
    return true;
  });
  EXPECT_GT(inside, 4);
}

}  // namespace
}  // namespace ludo::compile
