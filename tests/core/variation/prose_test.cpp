// SPDX-License-Identifier: Apache-2.0
#include "core/variation/prose.h"

#include <gtest/gtest.h>

namespace ludo::variation {
namespace {

const std::string proseGame = R"(# Four in a row

Get four in a row. Who has `swapped` once may not do so again!
Six columns, says the table, are enough. Nobody wins without a four.

```yaml
section: "constants"
LENGTH: 4
```

Another 4 stands here.

```
A picture. Four rows.
```

| four | rows |
|---|---|

It takes two to play. Swap the stones when you like.
)";

std::string after(const Change& change, const std::string& text = proseGame) {
  diagnostics::List told;
  const auto markdown = text::readMarkdown(std::make_shared<const SourceText>("game.md", text), told);
  return diagnostics::applyEdits(text, proseEdits(markdown, change));
}

TEST(Prose, FindsSentencesOutsideOfCode) {
  diagnostics::List told;
  const auto markdown = text::readMarkdown(std::make_shared<const SourceText>("game.md", proseGame), told);
  std::vector<std::string> found;
  for (const Sentence& sentence : sentencesOf(markdown))
    found.push_back(proseGame.substr(sentence.span.begin, sentence.span.end - sentence.span.begin));
  EXPECT_EQ(found,
            (std::vector<std::string>{"Get four in a row. ", "Who has `swapped` once may not do so again!\n",
                                      "Six columns, says the table, are enough. ",
                                      "Nobody wins without a four.", "Another 4 stands here.",
                                      "It takes two to play. ", "Swap the stones when you like."}));
}

TEST(Prose, WritesANumberAnewInDigitsAndWords) {
  const auto place = static_cast<std::uint32_t>(proseGame.find(R"(4
```)"));
  const std::string text = after({"", {}, {}, {{4, 5, place}}});
  EXPECT_NE(text.find("Get five in a row."), std::string::npos);
  EXPECT_NE(text.find("Another 5 stands here."), std::string::npos);
  EXPECT_NE(after({"", {}, {}, {{4, 8, place}}}).find("without an eight."), std::string::npos);
  EXPECT_NE(text.find("A picture. Four rows."), std::string::npos) << "code is no prose";
  EXPECT_NE(text.find("| four | rows |"), std::string::npos) << "a table may mean anything";
}

// With another 4 in the rules nobody knows which is meant, but right above the number's own block.
TEST(Prose, LeavesNumbersThatMayBeOthers) {
  const std::string two = proseGame +
                          R"(
Four sides.

```yaml
section: "definitions"
items:
  - { id: "d", value: 4 }
```
)";
  const auto place = static_cast<std::uint32_t>(two.find("4 }"));
  const std::string text = after({"", {}, {}, {{4, 5, place}}}, two);
  EXPECT_NE(text.find("Get four in a row."), std::string::npos);
  EXPECT_NE(text.find("\nFive sides.\n"), std::string::npos) << "right above its block, with a capital";
  EXPECT_NE(text.find("Another 4 stands here."), std::string::npos);
}

TEST(Prose, TakesOutSentencesAboutWhatIsGone) {
  const std::string text = after({"", {}, {"swapped", "Swap the stones"}, {}});
  EXPECT_NE(text.find("Get four in a row. Six columns"), std::string::npos) << text;
  EXPECT_NE(text.find("It takes two to play. "), std::string::npos);
  EXPECT_EQ(text.find("when you like"), std::string::npos);
}

}  // namespace
}  // namespace ludo::variation
