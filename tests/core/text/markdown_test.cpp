// SPDX-License-Identifier: Apache-2.0
#include "core/text/markdown.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/base/rng.h"
#include "core/diagnostics/kinds.h"
#include "core/diagnostics/render.h"

namespace ludo::text {
namespace {

namespace kinds = diagnostics::kinds;

struct Reading {
  SourcePtr source;
  diagnostics::List list;
  MarkdownDocument document;

  explicit Reading(std::string content)
      : source(std::make_shared<SourceText>("game.md", std::move(content))) {
    document = readMarkdown(source, list);
  }
  std::string told() const { return diagnostics::renderText(list, source.get()); }
  std::string fixed() const {
    return list.empty() || !list[0].fix ? std::string()
                                        : diagnostics::applyEdits(source->content(), list[0].fix->edits);
  }
};

TEST(Markdown, FindsHeadingsAndBlocks) {
  Reading reading(
      R"(# The *long* game

Prose with `code`.

```yaml
section: "setup"
hands: 5
```

Zones
-----

~~~~yaml zones
section: "zones"
items: []
~~~~

```c
int x;
```
)");
  EXPECT_TRUE(reading.list.empty()) << reading.told();
  ASSERT_EQ(reading.document.headings.size(), 2U);
  EXPECT_EQ(reading.document.headings[0].title, "The long game");
  EXPECT_EQ(reading.document.headings[0].level, 1);
  EXPECT_EQ(reading.source->view(reading.document.headings[0].span), "# The *long* game");
  EXPECT_EQ(reading.document.headings[1].level, 2);
  ASSERT_EQ(reading.document.blocks.size(), 2U);
  const YamlBlock& setup = reading.document.blocks[0];
  EXPECT_EQ(setup.section, "setup");
  EXPECT_EQ(reading.source->view(setup.sectionSpan), R"("setup")");
  EXPECT_EQ(reading.source->view(setup.content), R"(section: "setup"
hands: 5
)");
  EXPECT_EQ(reading.source->view(setup.fence), R"(```yaml
section: "setup"
hands: 5
```)");
  EXPECT_EQ(setup.root.find("section"), nullptr);
  EXPECT_EQ(setup.root.find("hands")->integer, 5);
  EXPECT_EQ(reading.source->view(setup.root.entry("hands")->keySpan), "hands");
  EXPECT_EQ(reading.document.blocks[1].section, "zones");
}

TEST(Markdown, ReadsCarriageReturns) {
  Reading reading(
      "# A\r\n\r\n```yaml\r\nsection: \"turn\"\r\nlist:\r\n  - \"x\"\r\ntext: |\r\n  one\r\n  "
      "two\r\n```\r\n");
  EXPECT_TRUE(reading.list.empty()) << reading.told();
  ASSERT_EQ(reading.document.blocks.size(), 1U);
  EXPECT_EQ(reading.document.blocks[0].root.find("list")->items[0].text, "x");
  EXPECT_EQ(reading.document.blocks[0].root.find("text")->text, "one\ntwo\n");
}

TEST(Markdown, ReadsIndentedAndNestedFences) {
  Reading reading(
      R"(- item

  ```yaml
  section: "turn"
  a: 1
  ```

   ```yaml
   section: "end"
   ```
)");
  EXPECT_TRUE(reading.list.empty()) << reading.told();
  ASSERT_EQ(reading.document.blocks.size(), 2U);
  EXPECT_EQ(reading.document.blocks[0].root.find("a")->integer, 1);
  EXPECT_EQ(reading.document.blocks[1].section, "end");
}

TEST(Markdown, ReadsAByteOrderMark) {
  Reading reading("\xEF\xBB\xBF```yaml\nsection: \"turn\"\n```\n");
  EXPECT_TRUE(reading.list.empty()) << reading.told();
  EXPECT_EQ(reading.document.blocks.size(), 1U);
}

TEST(Markdown, TellsOfAnEmptyDocument) {
  for (const char* content : {"", " \n\t\n", "\xEF\xBB\xBF"}) {
    Reading reading(content);
    ASSERT_EQ(reading.list.size(), 1U);
    EXPECT_EQ(reading.list[0].kind, &kinds::EmptyDocument);
  }
}

TEST(Markdown, TellsOfABinaryFile) {
  Reading reading(std::string("text\0more", 9));
  ASSERT_EQ(reading.list.size(), 1U);
  EXPECT_EQ(reading.list[0].kind, &kinds::BinaryFile);
  EXPECT_EQ(reading.list[0].span, (Span{4, 5}));
}

std::string utf16(std::string_view ascii, bool isLittle) {
  std::string bytes;
  for (char c : ascii) bytes += isLittle ? std::string{c, '\0'} : std::string{'\0', c};
  return bytes;
}

TEST(Markdown, MakesUtf8OfUtf16) {
  const std::string game = R"(# A

```yaml
section: "turn"
```
)";
  const std::string horse = "\x3D\xD8\x0E\xDC";  // a character beyond the first 65,536, little-endian
  for (const std::string& bytes : {"\xFF\xFE" + utf16(game, true), "\xFE\xFF" + utf16(game, false),
                                   utf16(game, true), utf16(game, false)}) {
    Reading reading(bytes);
    ASSERT_EQ(reading.list.size(), 1U) << reading.told();
    EXPECT_EQ(reading.list[0].kind, &kinds::InvalidUtf8);
    EXPECT_TRUE(reading.list[0].fix->certain);
    EXPECT_EQ(reading.fixed(), game);
  }
  EXPECT_EQ(Reading("\xFF\xFE" + utf16("a ", true) + horse).fixed(), "a \xF0\x9F\x90\x8E");
  // Half of a pair is no character, and what holds a NUL character is no text.
  EXPECT_FALSE(Reading("\xFF\xFE" + utf16("a", true) + horse.substr(0, 2)).list[0].fix);
  EXPECT_FALSE(Reading("\xFF\xFE" + utf16(std::string("a\0b", 3), true)).list[0].fix);
}

TEST(Markdown, TellsOfBytesThatAreNotUtf8) {
  Reading reading(
      "Gr\xFC\xDF"
      R"(e

```yaml
section: "turn"
```
)");
  ASSERT_EQ(reading.list.size(), 1U) << reading.told();
  EXPECT_EQ(reading.list[0].kind, &kinds::InvalidUtf8);
  EXPECT_EQ(reading.list[0].span, (Span{2, 3}));
  EXPECT_TRUE(
      reading.fixed().starts_with("Gr\xC3\xBC\xC3\x9F"
                                  "e\n"));
  EXPECT_EQ(reading.document.blocks.size(), 1U);
}

TEST(Markdown, TellsOfADocumentWithoutBlocks) {
  Reading reading(R"(# Just prose

```text
hello
```
)");
  ASSERT_EQ(reading.list.size(), 1U);
  EXPECT_EQ(reading.list[0].kind, &kinds::NoYamlBlock);
}

TEST(Markdown, TellsOfAnUnclosedFence) {
  Reading reading(R"(Prose

```yaml
section: "turn"
a: 1
)");
  ASSERT_EQ(reading.list.size(), 1U) << reading.told();
  EXPECT_EQ(reading.list[0].kind, &kinds::UnclosedFence);
  EXPECT_EQ(reading.source->view(reading.list[0].span), "```yaml");
  EXPECT_EQ(reading.fixed(), R"(Prose

```yaml
section: "turn"
a: 1
```
)");
  EXPECT_TRUE(Reading(reading.fixed()).list.empty());
  EXPECT_EQ(reading.document.blocks.at(0).root.find("a")->integer, 1);
}

TEST(Markdown, TellsOfRulesRightBelowABlock) {
  const std::string whole =
      R"(```yaml
section: "turn"
phases:
  - { id: "a" }
  - id: "b"
    actions: 2
```
)";
  std::string cut = whole;
  cut.insert(cut.find(R"(  - id: "b")"), "```\n");
  for (const bool isEndLeft : {true, false}) {
    std::string text = isEndLeft ? cut : cut.substr(0, cut.size() - 4);
    Reading reading(text);
    ASSERT_EQ(reading.list.size(), 1U) << reading.told();
    EXPECT_EQ(reading.list[0].kind, &kinds::MissingFence);
    EXPECT_EQ(reading.source->lineOf(reading.list[0].span.begin), 5U);
    ASSERT_TRUE(reading.list[0].fix);
    EXPECT_EQ(diagnostics::applyEdits(text, reading.list[0].fix->edits), whole);
  }
  // Where all entries are below, the key above them lacks nothing else.
  Reading empty(R"(```yaml
section: "zones"
items:
```
  - { id: "deck" }
)");
  ASSERT_EQ(empty.list.size(), 1U) << empty.told();
  EXPECT_EQ(empty.list[0].kind, &kinds::MissingFence);
}

TEST(Markdown, TakesProseRightBelowABlock) {
  for (const char* prose :
       {"Words: more of them.", "- a list of words", "  Note: indented words", "| a |", "> said"}) {
    const Reading reading(R"(```yaml
section: "turn"
```
)" + std::string(prose) + "\n");
    const bool isPair = std::string(prose).starts_with("  Note");
    EXPECT_EQ(reading.list.size(), isPair ? 1U : 0U) << prose;
  }
}

TEST(Markdown, TellsOfAnUnclosedFenceAtTheVeryEnd) {
  Reading reading(R"(```yaml
section: "turn")");
  ASSERT_EQ(reading.list.size(), 1U) << reading.told();
  EXPECT_EQ(reading.fixed(), R"(```yaml
section: "turn"
```
)");
  Reading open("```yaml");
  ASSERT_GE(open.list.size(), 1U);
  EXPECT_EQ(open.list[0].kind, &kinds::UnclosedFence);
}

TEST(Markdown, TellsOfMislabelledFences) {
  for (const char* label : {"yml", "YAML", "json", ""}) {
    Reading reading("```" + std::string(label) + R"(
section: "turn"
```
)");
    ASSERT_EQ(reading.list.size(), 1U) << label << reading.told();
    EXPECT_EQ(reading.list[0].kind, &kinds::MislabelledFence);
    EXPECT_TRUE(reading.list[0].fix->certain);
    EXPECT_EQ(reading.fixed(), R"(```yaml
section: "turn"
```
)");
    EXPECT_EQ(reading.document.blocks.size(), 1U) << "what is meant is read all the same";
  }
  EXPECT_EQ(Reading(R"(```yml
a: 1
```
)")
                .list.at(0)
                .kind,
            &kinds::NoYamlBlock);
}

TEST(Markdown, TellsOfAMissingSection) {
  Reading reading(R"(```yaml meta
id: "x"
```
)");
  ASSERT_EQ(reading.list.size(), 1U) << reading.told();
  EXPECT_EQ(reading.list[0].kind, &kinds::MissingSection);
  EXPECT_EQ(reading.fixed(), R"(```yaml meta
section: "metadata"
id: "x"
```
)");
  EXPECT_TRUE(Reading(reading.fixed()).list.empty());
  Reading unknown(R"(```yaml
id: "x"
```
)");
  ASSERT_EQ(unknown.list.size(), 1U);
  EXPECT_EQ(unknown.list[0].kind, &kinds::MissingSection);
  EXPECT_FALSE(unknown.list[0].fix);
  EXPECT_EQ(unknown.document.blocks.at(0).section, "");
  Reading braces(R"(```yaml turn
{ a: 1 }
```
)");
  EXPECT_TRUE(Reading(braces.fixed()).list.empty()) << braces.fixed();
}

TEST(Markdown, TellsOfASectionThatIsNoText) {
  Reading reading(R"(```yaml
section: 5
```
)");
  ASSERT_EQ(reading.list.size(), 1U);
  EXPECT_EQ(reading.list[0].kind, &kinds::InvalidSection);
  EXPECT_EQ(reading.source->view(reading.list[0].span), "5");
  Reading unquoted(R"(```yaml
section: turn
```
)");
  ASSERT_EQ(unquoted.list.size(), 1U);
  EXPECT_EQ(unquoted.list[0].kind, &kinds::UnquotedText);
  EXPECT_EQ(unquoted.document.blocks.at(0).section, "turn");
  Reading empty(R"(```yaml
section:
a: 1
```
)");
  ASSERT_EQ(empty.list.size(), 1U);
  EXPECT_EQ(empty.list[0].kind, &kinds::EmptyValue);
}

TEST(Markdown, TellsOfABlockThatIsNoMapping) {
  for (const char* content : {"", "# nothing\n", "- 1\n", "\"x\"\n"}) {
    Reading reading("```yaml\n" + std::string(content) + "```\n");
    ASSERT_EQ(reading.list.size(), 1U) << reading.told();
    EXPECT_EQ(reading.list[0].kind, &kinds::BlockNotMapping);
    ASSERT_EQ(reading.document.blocks.size(), 1U);
    EXPECT_TRUE(reading.document.blocks[0].root.damaged);
  }
}

TEST(Markdown, KeepsSourceOrderOverBlocks) {
  Reading reading(R"(```yml
section: turn
```

```yaml
id: x
```
)");
  ASSERT_EQ(reading.list.size(), 4U) << reading.told();
  for (std::size_t i = 1; i < reading.list.size(); ++i) {
    EXPECT_LE(reading.list[i - 1].span.begin, reading.list[i].span.begin);
  }
}

TEST(Markdown, TakesRandomText) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    static const std::string pieces[] = {"```",    "```yaml\n", "section: \"a\"\n",
                                         "~~~",    "\n",        "# h\n",
                                         "> ",     "- ",        "    ",
                                         "\t",     "a: b\n",    "\r",
                                         "\xFF",   "`",         "<p>",
                                         "[x](y)", "***",       "\n\n",
                                         "1. ",    "---\n",     "{"};
    Rng rng(seed);
    std::string content;
    for (std::uint64_t i = rng.below(40); i > 0; --i) content += pieces[rng.below(std::size(pieces))];
    Reading reading(content);
    for (const diagnostics::Diagnostic& mistake : reading.list) {
      RC_ASSERT(mistake.span.begin <= mistake.span.end && mistake.span.end <= content.size());
    }
    for (const YamlBlock& block : reading.document.blocks) {
      RC_ASSERT(block.fence.begin <= block.content.begin && block.content.end <= content.size());
      RC_ASSERT(block.content.begin <= block.content.end);
    }
  }));
}

TEST(Markdown, IsLinearInNestedMarks) {
  for (const char* piece : {"> ", "[", "*a ", "```\n", "- \n", R"(```yaml
```
)"}) {
    std::string content;
    while (content.size() < 200'000) content += piece;
    Reading reading(content);
    EXPECT_FALSE(reading.list.empty()) << piece;
  }
}

}  // namespace
}  // namespace ludo::text
