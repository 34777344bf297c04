// SPDX-License-Identifier: Apache-2.0
#include "core/language/resolve.h"

#include <gtest/gtest.h>

#include <set>

#include "core/language/language.h"
#include "core/language/read.h"
#include "core/language/walk.h"
#include "language_values.h"

namespace ludo::language {
namespace {

constexpr const char* game = R"({
  metadata: { id: "g", players: { min: 2, max: 2 } },
  constants: { GOAL: 10, HAND: 5 },
  variables: [{ id: "threat", scope: "global", min: 0, max: "GOAL" }],
  zones: [{ id: "deck", directions: [{ direction: "next", to: "discard" }] }, { id: "discard" }],
  tokenTypes: [{ id: "card", props: { cost: 1 } }, { id: "coin", props: { cost: 2 } }],
  setup: [
    { createToken: { type: "card", zone: "deck", count: "HAND" } },
    { if: { when: { op: "==", left: "$x", right: "plain" }, then: [{ shuffle: { zone: "deck" } }] } }
  ],
  turn: { phases: [{ id: "main" }] },
  actions: [{ id: "wait", phase: "main" }],
  end: [{ when: { op: ">=", left: { ref: "gvar", var: "threat" }, right: "GOAL" }, result: { type: "draw" } }]
})";

GameDef read(std::string text, const std::string& what = "", const std::string& by = "") {
  if (!what.empty()) text.replace(text.find(what), what.size(), by);
  diagnostics::List diagnostics;
  std::optional<GameDef> def = readGameDef(testing::yaml(text), diagnostics);
  EXPECT_TRUE(def) << testing::shown(diagnostics);
  return def ? *def : GameDef{};
}

TEST(Resolve, NamesGetTheirIndices) {
  GameDef def = read(game);
  diagnostics::List diagnostics;
  resolve(def, diagnostics);
  EXPECT_TRUE(diagnostics.empty()) << testing::shown(diagnostics);
  EXPECT_EQ(def.zones[0].directions[0].to.index, 1U);
  EXPECT_EQ(def.variables[0].max.constant.index, 0U);
  const auto& create = std::get<CreateTokenEffect>(def.setup.items[0].node);
  EXPECT_EQ(create.type.index, 0U);
  EXPECT_EQ(create.zone.zone.index, 0U);
  EXPECT_EQ(def.actions[0].phase[0].index, 0U);
  EXPECT_EQ(def.directionNames, std::vector<std::string>{"next"});
  EXPECT_EQ(def.propertyNames, std::vector<std::string>{"cost"});
  EXPECT_EQ(def.bindingNames, std::vector<std::string>{"$x"});
}

TEST(Resolve, TextsBecomeBindingsAndConstants) {
  GameDef def = read(game);
  diagnostics::List diagnostics;
  resolve(def, diagnostics);
  const auto& create = std::get<CreateTokenEffect>(def.setup.items[0].node);
  ASSERT_TRUE(std::holds_alternative<ConstantValue>(create.count.node));
  EXPECT_EQ(std::get<ConstantValue>(create.count.node).name.index, 1U);
  const auto& compare = std::get<CompareCondition>(std::get<IfEffect>(def.setup.items[1].node).when.node);
  EXPECT_TRUE(std::holds_alternative<BindingValue>(compare.left.node));
  EXPECT_TRUE(std::holds_alternative<std::string>(compare.right.node));
}

TEST(Resolve, NodesAndListsAreNumberedOnce) {
  GameDef def = read(game);
  diagnostics::List diagnostics;
  resolve(def, diagnostics);
  std::set<std::uint32_t> nodes;
  std::set<std::uint32_t> lists;
  walk(gameDefType(), &def, [&](const Type& type, void* value, const Path& path) {
    if (type.node != nullptr) {
      EXPECT_TRUE(nodes.insert(type.node(value)->node).second) << path.text();
    }
    if (type.listNumber != nullptr) {
      EXPECT_TRUE(lists.insert(*type.listNumber(value)).second) << path.text();
    }
    return true;
  });
  EXPECT_EQ(*nodes.begin(), 1U);
  EXPECT_EQ(*nodes.rbegin(), def.nodeCount);
  EXPECT_EQ(*lists.begin(), 1U);
  EXPECT_EQ(*lists.rbegin(), def.listCount);
  EXPECT_EQ(lists.size(), def.listCount);
}

TEST(Resolve, UnknownNamesComeWithTheNearestOne) {
  GameDef def = read(game, R"(shuffle: { zone: "deck" })", R"(shuffle: { zone: "dekc" })");
  diagnostics::List diagnostics;
  resolve(def, diagnostics);
  ASSERT_EQ(diagnostics.size(), 1U) << testing::shown(diagnostics);
  EXPECT_EQ(diagnostics[0].kind->code, "unknown-name");
  EXPECT_EQ(diagnostics[0].message, R"(There is no zone called "dekc")");
  EXPECT_EQ(diagnostics[0].suggestion, R"(Did you mean "deck"?)");
  EXPECT_EQ(diagnostics[0].path, "setup[1].if.then[0].shuffle.zone");
  ASSERT_FALSE(diagnostics[0].alternatives.empty());
  EXPECT_EQ(diagnostics[0].alternatives[0], "deck");
  ASSERT_TRUE(diagnostics[0].fix);
  EXPECT_EQ(diagnostics[0].fix->edits[0].replacement, "deck");
}

TEST(Resolve, NamesOfHalfReadSectionsAreNotMissed) {
  GameDef def = read(game, R"(shuffle: { zone: "deck" })", R"(shuffle: { zone: "dekc" })");
  diagnostics::List diagnostics;
  resolve(def, diagnostics, {NameKind::Zone});
  EXPECT_TRUE(diagnostics.empty()) << testing::shown(diagnostics);
}

TEST(Resolve, ASecondDefinitionPointsToTheFirst) {
  GameDef def = read(game, R"({ id: "discard" })", R"({ id: "discard" }, { id: "deck" })");
  diagnostics::List diagnostics;
  resolve(def, diagnostics);
  ASSERT_EQ(diagnostics.size(), 1U) << testing::shown(diagnostics);
  EXPECT_EQ(diagnostics[0].kind->code, "duplicate-name");
  EXPECT_EQ(diagnostics[0].path, "zones[2].id");
  ASSERT_EQ(diagnostics[0].related.size(), 1U);
  EXPECT_EQ(diagnostics[0].related[0].span, def.zones[0].id.span);
}

}  // namespace
}  // namespace ludo::language
