// SPDX-License-Identifier: Apache-2.0
#include "core/language/flow_lines.h"

#include <gtest/gtest.h>

#include <sstream>

#include "core/language/language.h"
#include "core/text/strict_yaml.h"

namespace ludo::language {
namespace {

/// What it reads as, in the form that all data is written in.
std::string dataOf(const std::string& yaml) {
  const SourceText source("example.yaml", yaml + '\n');
  diagnostics::List told;
  const text::DataNode data =
      text::readStrictYaml(source, {0, static_cast<std::uint32_t>(source.content().size())}, told);
  EXPECT_TRUE(told.empty()) << yaml;
  return text::writeYaml(data);
}

TEST(FlowLines, BreakWhereTheLineIsTooLong) {
  EXPECT_EQ(brokenFlow(R"({ a: 1, b: 2 })", 20), R"({ a: 1, b: 2 })");
  EXPECT_EQ(brokenFlow(R"({ a: 1, b: [10, 20], c: "x, { y" })", 20), R"({
  a: 1,
  b: [10, 20],
  c: "x, { y"
})");
  EXPECT_EQ(brokenFlow(R"({ where: { op: ">", left: 1 } })", 18), R"({
  where: {
    op: ">",
    left: 1
  }
})");
}

TEST(FlowLines, LeaveWhatHasNothingToBreakAt) {
  EXPECT_EQ(brokenFlow(R"("a long text that stays")", 10), R"("a long text that stays")");
  EXPECT_EQ(brokenFlow("{ open: 1, other: 2", 10), "{ open: 1, other: 2");
  EXPECT_EQ(brokenFlow(R"({ t: "\"}, {" })", 4), R"({
  t: "\"}, {"
})");
}

TEST(FlowLines, KeepTheDataOfEveryExample) {
  constexpr std::size_t width = 40;
  std::size_t broken = 0;
  for (const Type* type : allTypes()) {
    if (type->example.empty()) continue;
    const std::string text = brokenFlow(type->example, width);
    EXPECT_EQ(dataOf(text), dataOf(type->example)) << text;
    broken += text == type->example ? 0 : 1;
  }
  EXPECT_GT(broken, 20U);
}

}  // namespace
}  // namespace ludo::language
