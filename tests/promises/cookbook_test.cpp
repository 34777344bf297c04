// SPDX-License-Identifier: Apache-2.0
// Each recipe of docs/cookbook.md is a game, together with the blocks of the page's head that it lacks. It
// has no mistakes and nothing to remark, and its tests hold.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/diagnostics/render.h"
#include "core/service/analysis.h"

namespace ludo::testing {
namespace {

struct Part {
  std::string title;
  std::string text;
};

/// The page cut at its headings of the second level; the first part is its head.
std::vector<Part> partsOf(const std::string& page) {
  std::vector<Part> parts(1);
  bool isInBlock = false;
  for (std::size_t at = 0; at < page.size();) {
    const std::size_t end = std::min(page.find('\n', at), page.size() - 1) + 1;
    const std::string line = page.substr(at, end - at);
    if (line.starts_with("```")) isInBlock = !isInBlock;
    if (line.starts_with("## ") && !isInBlock) parts.push_back({line.substr(3, line.size() - 4), {}});
    parts.back().text += line;
    at = end;
  }
  return parts;
}

/// The blocks of a text, each with its section.
std::vector<Part> blocksOf(const std::string& text) {
  std::vector<Part> blocks;
  for (std::size_t at = text.find("```yaml\n"); at != std::string::npos; at = text.find("```yaml\n", at)) {
    const std::size_t end = text.find("\n```", at) + 5;
    const std::size_t name = text.find(R"(section: ")", at) + 10;
    blocks.push_back({text.substr(name, text.find('"', name) - name), text.substr(at, end - at)});
    at = end;
  }
  return blocks;
}

TEST(Cookbook, EachRecipeIsAGameWhoseTestsHold) {
  const Result<std::string> page = readFile(LUDO_SOURCE_DIR "/docs/cookbook.md");
  ASSERT_TRUE(page);
  const std::vector<Part> parts = partsOf(*page);
  const std::vector<Part> defaults = blocksOf(parts.front().text);
  ASSERT_EQ(defaults.size(), 3U);
  int recipes = 0;
  for (const Part& part : parts) {
    const std::vector<Part> blocks = blocksOf(part.text);
    if (&part == &parts.front() || blocks.empty()) continue;
    ++recipes;
    SCOPED_TRACE(part.title);
    std::string game = part.text;
    for (const Part& block : defaults) {
      if (std::ranges::none_of(blocks, [&](const Part& own) { return own.title == block.title; }))
        game += '\n' + block.text;
    }
    const auto source = std::make_shared<const SourceText>(part.title, game);
    const service::AnalysisPtr analysis = service::analyse(source);
    EXPECT_TRUE(analysis->diagnostics.empty())
        << diagnostics::renderText(analysis->diagnostics, source.get());
    EXPECT_FALSE(analysis->tests.empty());
    for (const spec_tests::TestResult& test : analysis->tests) EXPECT_TRUE(test.passed()) << test.name;
  }
  EXPECT_GE(recipes, 35);
}

}  // namespace
}  // namespace ludo::testing
