// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <functional>

#include "core/base/limits.h"
#include "core/compile/compile.h"
#include "core/diagnostics/kinds.h"
#include "core/spec/read_spec.h"
#include "spec_text.h"

namespace ludo::compile {
namespace {

struct Made {
  language::GameDef def;
  diagnostics::List told;
  SourcePtr source;
};

Made made(const std::string& section, const std::string& content) {
  Made made;
  made.source = std::make_shared<const SourceText>("large.md", testing::block(R"(section: ")" + section + R"("
items:
)" + content));
  spec::SpecReading reading = spec::readSpec(text::readMarkdown(made.source, made.told), made.told);
  made.told.clear();  // of sections that are missing
  made.def = compile(std::move(reading.document), made.told);
  return made;
}

/// An item for each number.
std::string items(std::size_t count, const std::function<std::string(std::string)>& item) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += "  - " + item(std::to_string(i)) + "\n";
  return text;
}

std::string list(std::size_t count, const std::function<std::string(std::string)>& item) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += (i == 0 ? "" : ", ") + item(std::to_string(i));
  return text;
}

/// The one thing that is told, and the text at which it is told.
void expectTooLarge(const Made& made, const std::string& message, const std::string& place) {
  ASSERT_EQ(made.told.size(), 1U) << message;
  EXPECT_EQ(made.told[0].kind, &diagnostics::kinds::TooLarge);
  EXPECT_NE(made.told[0].message.find(message), std::string::npos) << made.told[0].message;
  EXPECT_FALSE(made.told[0].suggestion.empty());
  const std::string at = std::string(made.source->content()).substr(made.told[0].span.begin);
  EXPECT_TRUE(at.starts_with(place)) << at.substr(0, 40);
}

TEST(LimitNames, TokenTypes) {
  const auto type = [](const std::string& i) { return R"({ id: "t)" + i + "\" }"; };
  const Made most = made("tokenTypes", items(limits::definedNames, type));
  EXPECT_TRUE(most.told.empty());
  EXPECT_EQ(most.def.tokenTypes.size(), limits::definedNames);
  const Made more = made("tokenTypes", items(limits::definedNames + 1, type));
  expectTooLarge(more, "at most 10000 token types", R"("t10000")");
  EXPECT_EQ(more.def.tokenTypes.size(), limits::definedNames);
}

TEST(LimitNames, Definitions) {
  const auto definition = [](const std::string& i) { return R"({ id: "d)" + i + R"(", value: 1 })"; };
  EXPECT_TRUE(made("definitions", items(limits::definedNames, definition)).told.empty());
  expectTooLarge(made("definitions", items(limits::definedNames + 1, definition)),
                 "at most 10000 definitions", R"("d10000")");
}

// The same name in many types is one name.
TEST(LimitNames, PropertiesOfTokens) {
  const auto type = [](const std::string& i) {
    return R"({ id: "t)" + i + R"(", props: { same: 1, p)" + i + ": 1 } }";
  };
  const Made most = made("tokenTypes", items(limits::propertyNames - 1, type));
  EXPECT_TRUE(most.told.empty());
  const Made more = made("tokenTypes", items(limits::propertyNames + 5, type));
  expectTooLarge(more, "at most 1000 properties of tokens", "p999");
  EXPECT_EQ(more.def.tokenTypes.back().props.size(), 1U);
}

TEST(LimitNames, PropertiesOfBoardsAndZones) {
  const auto prop = [](const std::string& i) { return R"({ prop: "p)" + i + R"(", value: 1 })"; };
  const std::string board = R"(  - { id: "c", shape: { grid: { rows: 2, cols: 2 } }, props: [)";
  EXPECT_TRUE(made("boards", board + list(limits::zonePropertyNames, prop) + "] }\n").told.empty());
  const Made more = made("boards", board + list(limits::zonePropertyNames + 2, prop) + "] }\n");
  expectTooLarge(more, "at most 1000 properties of zones", R"("p1000")");
  EXPECT_EQ(more.def.zones.front().props.size(), limits::zonePropertyNames);
}

TEST(LimitNames, Directions) {
  const auto edge = [](const std::string& i) { return R"({ from: "a", to: "b", label: "l)" + i + "\" }"; };
  const std::string board = R"(  - { id: "g", shape: { graph: { nodes: [{ id: "a" }, { id: "b" }], edges: [)";
  EXPECT_TRUE(made("boards", board + list(limits::directionNames, edge) + "] } } }\n").told.empty());
  expectTooLarge(made("boards", board + list(limits::directionNames + 2, edge) + "] } } }\n"),
                 "at most 1000 directions", R"({ from: "a", to: "b", label: "l1000" })");
}

// Each is short in the text, and long when it is written out for ten thousand spaces.
TEST(LimitNames, WhatBoardsAreMadeInto) {
  const std::string board = R"(  - { id: "c", shape: { grid: { rows: 100, cols: 100 } })";
  const auto prop = [](const std::string& i) { return R"({ prop: "p)" + i + R"(", value: 1 })"; };
  const auto region = [](const std::string& i) { return R"({ id: "r)" + i + R"(", cells: ["c_0_0"] })"; };
  EXPECT_TRUE(made("boards", board + ", props: [" + list(50, prop) + "] }\n").told.empty());
  expectTooLarge(made("boards", board + ", props: [" + list(100, prop) + "] }\n"), "1000000 parts",
                 "{ prop:");
  EXPECT_TRUE(made("boards", board + ", regions: [" + list(100, region) + "] }\n").told.empty());
  const Made boards = made("boards", items(20, [](const std::string& i) {
                             return R"({ id: "b)" + i + R"(", shape: { grid: { rows: 100, cols: 100 } } })";
                           }));
  expectTooLarge(boards, "1000000 parts", "{ grid:");
  EXPECT_LT(boards.def.zones.size(), 100'000U);
}

// A name is copied into each part that a board is made into: one of 5 KB took 2.6 GB.
TEST(LimitNames, LongNamesOfBoardsCountMore) {
  const std::string shape = "shape: { grid: { rows: 100, cols: 100 } }";
  const std::string text(10'000, 't');
  const auto boards = [&](std::size_t bytes) {
    const std::string name(bytes - 1, 'n');
    return made("boards", items(3, [&](const std::string& i) {
                  return "{ id: \"" + name + i + "\", " + shape + " }";
                }));
  };
  EXPECT_TRUE(boards(8).told.empty());
  expectTooLarge(boards(limits::nameBytes), "1000000 parts", "{ grid:");
  const std::string props = R"(  - { id: "c", )" + shape + ", props: [";
  EXPECT_TRUE(made("boards", props + "{ prop: \"p\", value: \"stone\" }] }\n").told.empty());
  expectTooLarge(made("boards", props + R"({ prop: "p", value: ")" + text + "\" }] }\n"), "1000000 parts",
                 "{ prop:");
}

// Each name of a region is a walk over its spaces, whatever becomes of them.
TEST(LimitNames, SpacesThatAreRemovedCount) {
  const auto top = [](const std::string&) { return std::string(R"("top")"); };
  const std::string board = R"(  - { id: "c", shape: { grid: { rows: 2, cols: 5000 } }, remove: [)";
  EXPECT_TRUE(made("boards", board + list(2, top) + "] }\n").told.empty());
  expectTooLarge(made("boards", board + list(500, top) + "] }\n"), "1000000 parts", "{ id:");
}

}  // namespace
}  // namespace ludo::compile
