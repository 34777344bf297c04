// SPDX-License-Identifier: Apache-2.0
#include "core/service/written_out.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/language/language.h"
#include "core/service/analysis.h"
#include "spec_text.h"

namespace ludo::service {
namespace {

/// What may be said of an example in a stranger's game: that its names are not those of the game.
bool isAboutNames(const diagnostics::Diagnostic& diagnostic) {
  static const std::set<std::string> allowed{"unknown-name", "duplicate-name", "invalid-name"};
  return allowed.contains(std::string(diagnostic.kind->code));
}

/// Writes out all that can be at a cursor; how many that were.
std::size_t writeOutAt(const std::string& yaml) {
  const testing::WithCursor spec =
      testing::withCursor("# Before\n\n" + testing::hostGame() + testing::block(yaml) + "After.\n");
  const AnalysisPtr analysis = testing::analysed(spec.text);
  std::size_t count = 0;
  for (const Completion& completion : completionsAt(*analysis, spec.offset)) {
    if (completion.whole.empty()) continue;
    ++count;
    for (const Span& value : completion.values) {
      const std::string text = completion.whole.substr(value.begin, value.end - value.begin);
      EXPECT_FALSE(text.empty()) << completion.whole;
      EXPECT_EQ(text.find_first_of("\"{}[],"), std::string::npos) << completion.whole;
    }
    const std::string written = diagnostics::applyEdits(spec.text, {{completion.replaces, completion.whole}});
    const auto end = completion.replaces.begin + completion.whole.size();
    const AnalysisPtr then = analyse(std::make_shared<const SourceText>("game.md", written), 0, {},
                                     SpecTests::Leave, Fixes::Leave);
    for (const diagnostics::Diagnostic& diagnostic : then->diagnostics) {
      const bool inside = diagnostic.span.known() && diagnostic.span.begin >= completion.replaces.begin &&
                          diagnostic.span.begin < end;
      EXPECT_TRUE(!inside || diagnostic.severity() != diagnostics::Severity::Error ||
                  isAboutNames(diagnostic))
          << completion.whole << '\n'
          << diagnostic.message;
    }
  }
  return count;
}

TEST(WrittenOut, ClosesWhatItOpensAndFindsTheValues) {
  const language::Type& grid = language::typeOf<language::GridShape>();
  const WrittenOut whole = writtenOut(grid, "[{ ", ", ");
  EXPECT_EQ(whole.text, "[" + grid.example + "]");
  std::string values;
  for (const Span& value : whole.values)
    values += whole.text.substr(value.begin, value.end - value.begin) + ' ';
  EXPECT_EQ(values, "3 3 ");
  EXPECT_EQ(firstKeyOf(grid), "grid");
}

TEST(WrittenOut, IsGoodLanguageWhereItIsOffered) {
  EXPECT_GT(writeOutAt(R"(section: "boards"
items:
  - id: "other"
    shape: @)"),
            3U);
  EXPECT_GT(writeOutAt(R"(section: "boards"
items:
  - @)"),
            0U);
  EXPECT_GT(writeOutAt(R"(section: "triggers"
items:
  - id: "t"
    effects:
      - @)"),
            10U);
  EXPECT_GT(writeOutAt(R"(section: "triggers"
items:
  - id: "t"
    effects: [{ @ }])"),
            10U);
  EXPECT_GT(writeOutAt(R"(section: "tokenTypes"
items:
  - @)"),
            0U);
}

}  // namespace
}  // namespace ludo::service
