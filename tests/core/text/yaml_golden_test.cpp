// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <ostream>
#include <set>

#include "core/diagnostics/kinds.h"
#include "core/diagnostics/render.h"
#include "core/text/json_data.h"
#include "core/text/strict_yaml.h"
#include "yaml_goldens.h"

namespace ludo::text {

void PrintTo(const YamlMistake& mistake, std::ostream* out);
void PrintTo(const YamlMistake& mistake, std::ostream* out) {
  *out << mistake.name;
}

namespace {

diagnostics::List read(const std::string& content, DataNode* data = nullptr) {
  SourceText source("test.md", content);
  diagnostics::List list;
  DataNode node = readStrictYaml(source, {0, static_cast<std::uint32_t>(content.size())}, list);
  if (data) *data = std::move(node);
  return list;
}

std::string told(const std::string& content, const diagnostics::List& list) {
  SourceText source("test.md", content);
  return content + "\n" + diagnostics::renderText(list, &source);
}

class YamlGolden : public testing::TestWithParam<YamlMistake> {};

TEST_P(YamlGolden, IsToldOnceAtItsPlaceAndMended) {
  const YamlMistake& golden = GetParam();
  DataNode data;
  diagnostics::List list = read(golden.source, &data);
  ASSERT_EQ(list.size(), 1U) << told(golden.source, list);
  const diagnostics::Diagnostic& mistake = list.front();
  EXPECT_EQ(mistake.kind->code, golden.code) << told(golden.source, list);
  SourceText source("test.md", golden.source);
  EXPECT_EQ(source.view(mistake.span), golden.place);
  ASSERT_TRUE(mistake.fix) << told(golden.source, list);
  std::string fixed = diagnostics::applyEdits(golden.source, mistake.fix->edits);
  EXPECT_EQ(fixed, golden.fixed);
  EXPECT_EQ(mistake.fix->certain, golden.certain);
  diagnostics::List rest = read(fixed);
  EXPECT_TRUE(rest.empty()) << told(fixed, rest);
  if (!golden.data.empty()) {
    EXPECT_EQ(writeJsonLine(data), golden.data);
  }
}

// What lacks a key before its colon is another mistake with a comma alone.
TEST(StrictYaml, NoFixIsCertainWhereAKeyIsMissing) {
  const diagnostics::List list = read("a: { b: \"x\": 0 }\n");
  EXPECT_FALSE(list.empty());
  for (const diagnostics::Diagnostic& mistake : list) EXPECT_FALSE(mistake.fix && mistake.fix->certain);
}

INSTANTIATE_TEST_SUITE_P(Mistakes, YamlGolden, testing::ValuesIn(yamlMistakes()),
                         [](const testing::TestParamInfo<YamlMistake>& golden) { return golden.param.name; });

}  // namespace
}  // namespace ludo::text
