// SPDX-License-Identifier: Apache-2.0
// What a game declares and never uses leaves its code and its positions as they were.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/engine/compile.h"
#include "core/service/analysis.h"

namespace ludo::engine {
namespace {

std::string textOf(const std::string& path) {
  Result<std::string> content = readFile(LUDO_SOURCE_DIR "/" + path);
  return content ? std::move(*content) : std::string();
}

Compilation madeOf(const std::string& text) {
  const auto analysis = service::analyse(std::make_shared<const SourceText>("game.md", text));
  EXPECT_TRUE(analysis->rules);
  return analysis->rules ? compileProgram(analysis->rules, Execution::Interpreted) : Compilation();
}

std::string withBefore(std::string text, const std::string& section, const std::string& block) {
  const std::size_t at = text.find("```yaml\nsection: \"" + section + '"');
  return text.insert(at, block);
}

class Unused : public testing::TestWithParam<std::string> {};

TEST_P(Unused, ZonesCostNothing) {
  const std::string text = textOf(GetParam());
  const Compilation before = madeOf(text);
  const Compilation after = madeOf(withBefore(text, "turn",
                                              R"(```yaml
section: "zones"
items:
  - { id: "spareBag", ordering: "set" }
  - { id: "sparePurse", owner: "player" }
```

)"));
  EXPECT_EQ(after.execution, before.execution);
  EXPECT_EQ(after.encoding, before.encoding);
  EXPECT_EQ(after.program->positionBytes(), before.program->positionBytes());
  EXPECT_EQ(after.notes.size(), before.notes.size());
}

class UnusedProperties : public testing::TestWithParam<std::string> {};

TEST_P(UnusedProperties, CostNothing) {
  std::string text = textOf(GetParam());
  const Compilation before = madeOf(text);
  const std::size_t types = text.find("section: \"tokenTypes\"");
  const std::size_t name = text.find("name: \"", types);
  const std::size_t end = text.find('"', name + 7) + 1;
  const bool isFlow = text[end] == ' ' || text[end] == ',';
  text.insert(end, isFlow ? ", props: { spare: 0 }" : "\n    props: { spare: 0 }");
  const Compilation after = madeOf(text);
  EXPECT_EQ(after.encoding, before.encoding);
  EXPECT_EQ(after.program->positionBytes(), before.program->positionBytes());
}

const std::vector<std::string> samples = {"samples/gomoku.md", "samples/breakthrough.md",
                                          "samples/english-draughts.md", "samples/hex.md"};

INSTANTIATE_TEST_SUITE_P(Samples, Unused, testing::ValuesIn(samples));
INSTANTIATE_TEST_SUITE_P(Chess, Unused, testing::Values("samples/classics/chess.md"));
INSTANTIATE_TEST_SUITE_P(Samples, UnusedProperties, testing::ValuesIn(samples));

}  // namespace
}  // namespace ludo::engine
