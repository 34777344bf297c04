// SPDX-License-Identifier: Apache-2.0
// The certain fixes of a text with very many mistakes are applied in few rounds, and hardly any of them is
// looked for by trying.
#include "core/service/mend_certainly.h"

#include <gtest/gtest.h>

#include "core/service/analysis.h"
#include "growing_documents.h"

namespace ludo::service {
namespace {

MendedText mended(const std::string& text) {
  const SourcePtr source = std::make_shared<const SourceText>("faulty.md", text);
  return mendCertainly(source, analyse(source)->diagnostics, {});
}

/// A game with so many tests, each with the same line.
std::string withTests(int count, const std::string& line) {
  std::string text = testing::growingDocuments().front().text(1) + R"(
```yaml
section: "tests"
items:
)";
  for (int i = 0; i < count; ++i)
    text += "  - name: \"Test " + std::to_string(i) + "\"\n    script:\n      " + line + "\n";
  return text + "```\n";
}

TEST(MendCertainly, TakesFewRoundsForManyMistakes) {
  constexpr int count = 1'000;
  constexpr int toldAtOnce = 100;
  for (const char* line : {"- expect: { toMove: \"0\" phase: \"main\" }", "- mark(cell_0_0)"}) {
    const MendedText text = mended(withTests(count, line));
    EXPECT_FALSE(diagnostics::hasErrors(analyse(text.source)->diagnostics)) << line;
    EXPECT_LE(text.rounds, count / toldAtOnce + 1) << line;
    EXPECT_LE(text.searches, 2) << line;
    EXPECT_GE(text.steps.size(), static_cast<std::size_t>(count - toldAtOnce)) << line;
  }
}

TEST(MendCertainly, LeavesWhatIsSound) {
  const MendedText text = mended(withTests(1, "- \"mark(cell_0_0)\""));
  EXPECT_EQ(text.rounds, 0);
  EXPECT_TRUE(text.steps.empty());
}

/// What comes to light after the first is mended too, and looked for.
TEST(MendCertainly, GoesOnWithWhatComesToLight) {
  const MendedText text = mended(withTests(1, "- expect: { to_move: \"0\" phase: \"main\" }"));
  EXPECT_FALSE(diagnostics::hasErrors(analyse(text.source)->diagnostics));
  EXPECT_GE(text.rounds, 1);
}

}  // namespace
}  // namespace ludo::service
