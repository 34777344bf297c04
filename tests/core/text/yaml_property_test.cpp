// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <ctime>

#include "core/base/rng.h"
#include "core/diagnostics/kinds.h"
#include "core/diagnostics/render.h"
#include "core/text/json_data.h"
#include "core/text/strict_yaml.h"
#include "tests_data.h"

namespace ludo::text {
namespace {

struct Reading {
  DataNode data;
  diagnostics::List list;
};

Reading read(const std::string& content) {
  SourceText source("test.md", content);
  Reading reading;
  reading.data = readStrictYaml(source, {0, static_cast<std::uint32_t>(content.size())}, reading.list);
  return reading;
}

bool inside(Span span, std::size_t size) {
  return span.begin <= span.end && span.end <= size;
}

void expectInside(const DataNode& node, std::size_t size) {
  RC_ASSERT(!node.span.known() || inside(node.span, size));
  for (const DataNode& item : node.items) expectInside(item, size);
  for (const DataEntry& entry : node.entries) {
    RC_ASSERT(inside(entry.keySpan, size));
    expectInside(entry.value, size);
  }
}

/// Whatever was read: places lie in the text, edits are in order and apart, and there are not too many.
void expectSound(const std::string& content, const Reading& reading) {
  expectInside(reading.data, content.size());
  RC_ASSERT(reading.list.size() <= 101U);
  for (const diagnostics::Diagnostic& mistake : reading.list) {
    RC_ASSERT(inside(mistake.span, content.size()));
    RC_ASSERT(!mistake.message.empty());
    if (!mistake.fix) continue;
    std::uint32_t last = 0;
    for (const diagnostics::TextEdit& edit : mistake.fix->edits) {
      RC_ASSERT(inside(edit.span, content.size()));
      RC_ASSERT(edit.span.begin >= last);
      last = edit.span.end;
    }
  }
}

/// A right block with a few bytes knocked out, doubled or replaced by what often goes wrong.
std::string mutated(std::uint64_t seed) {
  static const std::string sample =
      R"(section: "actions"
items:
  - id: "buy"
    params: [{ name: "$card", from: "market" }, { name: "$n", min: 0, max: 5 }]
    pre:
      - { op: ">=", left: { ref: "var", name: "money" }, right: 3 }
    effects:
      - moveToken: { token: "$card", to: "hand" } # take it
      - if:
          cond: true
          then:
            - log: 'bought'
    text: |
      Line one
        more
    matrix: [[1, 2], [3, 4]]
)";
  static const std::vector<std::string> bits = {
      "\"", "'",        "[",  "]",   "{",  "}",   ",",    ":",    " ",  "\n",    "\n  ", "- ",
      "#",  " #",       "\t", "&a ", "*a", "!t ", "<<: ", "| ",   "> ", "---\n", "// x", "/* ",
      "*/", "\xC2\xA0", "? ", "yes", "01", "\\",  "\r",   "\xFF", ": ", "key: ", "\x01", "\xE2\x80\x9C",
      "@",  "null",     "%"};
  Rng rng(seed);
  std::string text = sample;
  for (std::uint64_t i = 1 + rng.below(6); i > 0; --i) {
    std::size_t at = rng.below(text.size() + 1);
    switch (rng.below(4)) {
      case 0:
        text.insert(at, bits[rng.below(bits.size())]);
        break;
      case 1:
        text.erase(at, 1 + rng.below(4));
        break;
      case 2:
        text.insert(at, text.substr(rng.below(text.size() + 1), rng.below(20)));
        break;
      default: {
        std::size_t end = text.find('\n', at);
        if (end != std::string::npos) text.erase(at, end - at);
      }
    }
  }
  return text;
}

TEST(YamlProperty, ReadsWhatItWrites) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    DataNode data = randomData(seed);
    std::string written = writeYaml(data);
    Reading reading = read(written);
    if (!reading.list.empty()) RC_LOG() << written;
    RC_ASSERT(reading.list.empty());
    RC_ASSERT(sameContent(reading.data, data));
    RC_ASSERT(writeYaml(reading.data) == written);
  }));
}

TEST(YamlProperty, ReadsWhatItWritesIndented) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    DataNode data = randomData(seed);
    Reading reading = read("outer:\n" + writeYaml(data, 4));
    RC_ASSERT(reading.list.empty());
    RC_ASSERT(sameContent(*reading.data.find("outer"), data));
  }));
}

TEST(YamlProperty, TakesRandomBytes) {
  EXPECT_TRUE(rc::check([](const std::vector<std::uint8_t>& bytes) {
    std::string content(bytes.begin(), bytes.end());
    expectSound(content, read(content));
  }));
}

TEST(YamlProperty, TakesRandomMarks) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    static constexpr std::string_view marks = "\"'[]{},:#-?&*!|>%@` \n\n\n  ab1\\/\t\r";
    Rng rng(seed);
    std::string content;
    for (std::uint64_t i = rng.below(300); i > 0; --i) content += marks[rng.below(marks.size())];
    expectSound(content, read(content));
  }));
}

TEST(YamlProperty, TakesBrokenBlocks) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    std::string content = mutated(seed);
    expectSound(content, read(content));
  }));
}

TEST(YamlProperty, AppliesCertainFixesToAnEnd) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    std::string content = mutated(seed);
    int rounds = 0;
    for (; rounds < 40; ++rounds) {
      SourceText source("test.md", content);
      diagnostics::FixedText fixed = diagnostics::applyCertainFixes(source, read(content).list);
      if (fixed.applied.empty()) break;
      content = fixed.content;
    }
    if (rounds >= 40) RC_LOG() << mutated(seed) << content;
    RC_ASSERT(rounds < 40);
  }));
}

/// In processor time, and against a part of the same text, so that a busy or instrumented machine does not
/// fail.
double secondsToRead(const std::string& content) {
  const std::clock_t begin = std::clock();
  read(content);
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// Four times the text may take about four times as long; in quadratic time it would take sixteen.
void expectLinear(const std::string& content) {
  const double part = secondsToRead(content.substr(0, content.size() / 4));
  EXPECT_LT(secondsToRead(content), 9 * part + 0.1);
}

TEST(YamlProperty, CutsNoiseShortAndFast) {
  Rng rng(7);
  std::string noise;
  while (noise.size() < 1'000'000) noise += static_cast<char>(rng.below(256));
  Reading reading = read(noise);
  EXPECT_FALSE(reading.list.empty());
  EXPECT_LE(reading.list.size(), 101U);
  expectLinear(noise);
}

TEST(YamlProperty, CountsTheMistakesItDoesNotShow) {
  std::string content;
  for (int i = 0; i < 250; ++i) content += "k" + std::to_string(i) + ": deck\n";
  Reading reading = read(content);
  ASSERT_EQ(reading.list.size(), 101U);
  EXPECT_EQ(reading.list.back().kind, &diagnostics::kinds::MoreMistakes);
  EXPECT_EQ(reading.list.back().message, "150 more mistakes in this block are not shown");
  // What is not shown can be mended at once.
  ASSERT_TRUE(reading.list.back().fix);
  EXPECT_EQ(reading.list.back().fix->title, "Mend 150 more mistakes in this block");
  const diagnostics::FixedText fixed =
      diagnostics::applyCertainFixes(SourceText("test.yaml", content), reading.list);
  EXPECT_EQ(fixed.applied.size(), 101U);
  EXPECT_TRUE(read(fixed.content).list.empty());
  // And it is read as what was meant.
  EXPECT_EQ(reading.data.entries.size(), 250U);
  EXPECT_EQ(reading.data.entries.back().value.text, "deck");
}

/// Inputs that would be slow to any reader that looks ahead without limit.
TEST(YamlProperty, IsLinearInWhatLooksAheadInvites) {
  std::vector<std::string> pieces = {
      "\"a\"b", "[\"x ", "/* ",      "a: \"b\n", "- ? - ",   "{a: ", "[a b: ", "&a *a ",       "'it's ", "\\",
      "a:b:",   "// x",  "<<: *a\n", "a\n  b\n", "\xC2\xA0", "- - ", "--- ",   "\xE2\x80\x9C", "a: [\n"};
  for (const std::string& piece : pieces) {
    std::string content;
    while (content.size() < 300'000) content += piece;
    SCOPED_TRACE(piece);
    expectLinear(content);
    Reading reading = read(content);
    EXPECT_FALSE(reading.list.empty()) << piece;
    EXPECT_LE(reading.list.size(), 101U) << piece;
  }
}

TEST(YamlProperty, RefusesDeepNesting) {
  auto nested = [](int depth, const std::string& open, const std::string& close) {
    std::string content;
    for (int i = 0; i < depth; ++i) content += open;
    content += "1";
    for (int i = 0; i < depth; ++i) content += close;
    return content;
  };
  EXPECT_TRUE(read(nested(maxYamlDepth, "[", "]")).list.empty());
  for (const std::string& content :
       {nested(maxYamlDepth + 1, "[", "]"), nested(100'000, "[", ""), nested(100'000, "{a: ", ""),
        nested(100'000, "- ", ""), nested(maxYamlDepth + 1, "- ", "")}) {
    Reading reading = read(content);
    SourceText source("test.md", content.substr(0, 300));
    ASSERT_EQ(reading.list.size(), 1U) << diagnostics::renderText(reading.list, &source);
    EXPECT_EQ(reading.list[0].kind, &diagnostics::kinds::TooDeep);
    EXPECT_TRUE(reading.data.damaged);
  }
}

}  // namespace
}  // namespace ludo::text
