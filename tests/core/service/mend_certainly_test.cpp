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
    text += R"(  - name: "Test )" + std::to_string(i) + R"("
    script:
      )" + line +
            "\n";
  return text + "```\n";
}

TEST(MendCertainly, TakesFewRoundsForManyMistakes) {
  for (const char* line : {R"(- expect: { toMove: "0" phase: "main" })", "- mark(cell_0_0)"}) {
    const MendedText text = mended(withTests(1'000, line));
    EXPECT_FALSE(diagnostics::hasErrors(analyse(text.source)->diagnostics)) << line;
    EXPECT_LE(text.rounds, 3) << line;
    EXPECT_LE(text.searches, 2) << line;
  }
}

/// However many there are, in whatever they are made, so that work is in proportion to the size.
TEST(MendCertainly, TakesNoMoreRoundsForMoreMistakes) {
  const std::vector<testing::RepeatedMistake>& mistakes = testing::repeatedMistakes();
  for (const testing::GrowingDocument& document : testing::growingDocuments()) {
    // The lists of a document are the first ones, and what is told of each of them is mended as it is told.
    if (std::string_view(document.name) == "unknown keys of a section") break;
    for (const testing::RepeatedMistake& mistake : mistakes) {
      if (std::string_view(mistake.name) != "no quotes") continue;
      const MendedText few = mended(withMistakes(document, mistake, 10));
      const MendedText many = mended(withMistakes(document, mistake, 120));
      EXPECT_LE(many.rounds, few.rounds + 2) << document.name;
      EXPECT_LE(many.searches, few.searches + 1) << document.name;
    }
  }
}

TEST(MendCertainly, LeavesWhatIsSound) {
  const MendedText text = mended(withTests(1, R"y(- "mark(cell_0_0)")y"));
  EXPECT_EQ(text.rounds, 0);
  EXPECT_TRUE(text.steps.empty());
}

/// What comes to light after the first is mended too, and looked for.
TEST(MendCertainly, GoesOnWithWhatComesToLight) {
  const MendedText text = mended(withTests(1, R"(- expect: { to_move: "0" phase: "main" })"));
  EXPECT_FALSE(diagnostics::hasErrors(analyse(text.source)->diagnostics));
  EXPECT_GE(text.rounds, 1);
}

/// Whatever closes a block whose fence stands behind a tab, it is told again.
TEST(MendCertainly, DoesNotGoOnWithAFixThatMendsNothing) {
  const std::string content =
      "```yaml\nsection: \"zones\"\nitems: [{ id: \"a\" }]\n```\n  - { id: \"b\" }\n\t~~~yaml\nsection: "
      "\"x\"\n~~~\n";
  const MendedText text = mended(content);
  EXPECT_LE(text.rounds, 3);
  EXPECT_EQ(text.source->content(), content);
}

}  // namespace
}  // namespace ludo::service
