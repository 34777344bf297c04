// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/recogniser.h"

#include <gtest/gtest.h>

#include "naive_language.h"
#include "small_grammars.h"

namespace ludo::grammar {
namespace {

using testing::NaiveLanguage;
using testing::smallGrammar;

constexpr std::size_t longest = 6;
constexpr std::string_view letters = "abd";

ByteSet nextBytes(const NaiveLanguage& naive, const std::string& text) {
  ByteSet bytes;
  for (int byte = 0; byte < 256; ++byte) {
    if (naive.hasPrefix(text + static_cast<char>(byte))) bytes.add(static_cast<std::uint8_t>(byte));
  }
  return bytes;
}

/// Each kind of recogniser, for a grammar.
std::vector<Recogniser> recognisers(const Grammar& grammar) {
  std::vector<Recogniser> all;
  for (bool tokens : {false, true}) {
    const auto compiled = std::make_shared<const CompiledGrammar>(grammar, tokens);
    all.emplace_back(compiled, false);
    all.emplace_back(compiled, true);
  }
  return all;
}

/// What the recogniser says of all texts up to a length must be what is so.
void expectTruth(const Grammar& grammar, std::size_t length, std::string_view alphabet) {
  SCOPED_TRACE(testing::lines(grammar));
  const NaiveLanguage naive(grammar, length + 1);
  for (const Recogniser& fresh : recognisers(grammar)) {
    for (const std::string& text : testing::textsUpTo(length, alphabet)) {
      Recogniser recogniser = fresh;
      std::size_t valid = 0;
      while (valid < text.size() && naive.hasPrefix(text.substr(0, valid + 1))) ++valid;
      ASSERT_EQ(recogniser.append(text), valid) << text;
      ASSERT_EQ(recogniser.length(), valid);
      const std::string prefix = text.substr(0, valid);
      ASSERT_EQ(recogniser.isComplete(), naive.hasText(prefix)) << text;
      const ByteSet next = nextBytes(naive, prefix);
      ASSERT_TRUE(recogniser.nextBytes() == next) << text;
      for (char c : alphabet) {
        const auto byte = static_cast<std::uint8_t>(c);
        ASSERT_EQ(recogniser.mayFollow(byte), next.contains(byte)) << text << c;
      }
    }
  }
}

TEST(Recogniser, KnowsAllShortTextsOfSmallGrammars) {
  for (const Grammar& grammar : testing::smallGrammars()) expectTruth(grammar, longest, letters);
}

TEST(Recogniser, KnowsAllShortTextsOfRandomGrammars) {
  Rng rng(1);
  for (int i = 0; i < 1500; ++i) {
    expectTruth(testing::randomGrammar(rng), 4, "ab");
    if (HasFatalFailure()) return;
  }
}

TEST(Recogniser, ForcedBytesAreThoseOfAllContinuations) {
  Rng rng(2);
  std::vector<Grammar> grammars = testing::smallGrammars();
  for (int i = 0; i < 200; ++i) grammars.push_back(testing::randomGrammar(rng));
  grammars.push_back(
      Grammar("s", {{"s", {{Symbol::literal("begin "), Symbol::rule("t"), Symbol::literal(" end")}}},
                    {"t", {{Symbol::literal("one")}, {Symbol::literal("other")}}}}));
  std::size_t withForce = 0;
  for (const Grammar& grammar : grammars) {
    SCOPED_TRACE(testing::lines(grammar));
    const NaiveLanguage naive(grammar, 8);
    for (const std::string& text : testing::textsUpTo(3, "ab")) {
      if (!naive.hasPrefix(text)) continue;
      Recogniser recogniser(grammar);
      recogniser.append(text);
      const std::string forced = recogniser.forced();
      EXPECT_EQ(recogniser.length(), text.size());
      std::string expected;
      while (!naive.hasText(text + expected) && text.size() + expected.size() < 8) {
        const std::optional<std::uint8_t> only = nextBytes(naive, text + expected).only();
        if (!only) break;
        expected += static_cast<char>(*only);
      }
      EXPECT_EQ(forced.substr(0, expected.size()), expected) << text;
      withForce += forced.empty() ? 0 : 1;
    }
  }
  EXPECT_GT(withForce, 100U);
}

TEST(Recogniser, CanBeTakenBackAnywhere) {
  Rng rng(3);
  std::vector<Grammar> grammars = testing::smallGrammars();
  for (int i = 0; i < 300; ++i) grammars.push_back(testing::randomGrammar(rng));
  for (const Grammar& grammar : grammars) {
    SCOPED_TRACE(testing::lines(grammar));
    const auto compiled = std::make_shared<const CompiledGrammar>(grammar);
    Recogniser walker(compiled);
    std::string text;
    for (int step = 0; step < 60; ++step) {
      if (rng.below(4) == 0) {
        text.resize(rng.below(text.size() + 1));
        walker.shorten(text.size());
      } else {
        const std::string more = rng.below(2) == 0 ? "a" : "ba";
        text += more.substr(0, walker.append(more));
      }
      Recogniser straight(compiled);
      ASSERT_EQ(straight.append(text), text.size());
      ASSERT_EQ(walker.length(), text.size());
      ASSERT_EQ(walker.isComplete(), straight.isComplete()) << text;
      ASSERT_TRUE(walker.nextBytes() == straight.nextBytes()) << text;
      ASSERT_EQ(walker.itemCount(), straight.itemCount()) << text;
    }
  }
}

TEST(Recogniser, CopiesGoOnByThemselves) {
  Recogniser first(smallGrammar("S = a S | b"));
  first.append("aa");
  Recogniser second = first;
  EXPECT_EQ(second.append("ab"), 2U);
  EXPECT_TRUE(second.isComplete());
  EXPECT_FALSE(first.isComplete());
  EXPECT_EQ(first.length(), 2U);
  EXPECT_EQ(first.append("b"), 1U);
  EXPECT_TRUE(first.isComplete());
}

TEST(Recogniser, ReadsCharactersOfSeveralBytesWhole) {
  // a, the letters from 0x7E to 0x10000, and the last character there is
  const Grammar grammar("s",
                        {{"s", {{Symbol::oneOf({{U'a', U'a'}, {0x7E, 0x10000}, {0x10FFFF, 0x10FFFF}})}}}});
  for (bool tokens : {false, true}) {
    const auto compiled = std::make_shared<const CompiledGrammar>(grammar, tokens);
    for (const char* good : {"a", "~", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xEE\x80\x80",
                             "\xEF\xBF\xBF", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"}) {
      Recogniser recogniser(compiled);
      EXPECT_EQ(recogniser.append(good), std::string_view(good).size()) << good;
      EXPECT_TRUE(recogniser.isComplete()) << good;
    }
    // What is no UTF-8, or stands outside; the number of bytes that may begin a character is given.
    for (const auto& [bad, valid] : std::vector<std::pair<std::string, std::size_t>>{{"b", 0},
                                                                                     {"\x80", 0},
                                                                                     {"\xC1\xBF", 0},
                                                                                     {"\xE0\x9F\xBF", 1},
                                                                                     {"\xED\xA0\x80", 1},
                                                                                     {"\xF0\x90\x80\x81", 3},
                                                                                     {"\xF4\x8F\xBF\xBE", 3},
                                                                                     {"\xF4\x90\x80\x80", 1},
                                                                                     {"\xFF", 0}}) {
      Recogniser recogniser(compiled);
      EXPECT_EQ(recogniser.append(bad), valid);
    }
  }
}

TEST(Recogniser, ItemsGrowWithTheText) {
  for (const auto& [lines, unit, end] : std::vector<std::tuple<const char*, const char*, const char*>>{
           {"S = a S | b", "a", "b"},
           {"S = a S |", "a", ""},
           {R"(S = a A
 A = b B
 B = a S | a)",
            "aba", "aba"},
           {"S = T | T d S\n T = a | a T", "aad", "a"},
       }) {
    SCOPED_TRACE(lines);
    // Without automata, which would do it all in one item a byte.
    const auto compiled = std::make_shared<const CompiledGrammar>(smallGrammar(lines), false);
    std::vector<std::size_t> items;
    for (std::size_t times : {500U, 1'000U, 2'000U}) {
      Recogniser recogniser(compiled);
      std::string text;
      for (std::size_t i = 0; i < times; ++i) text += unit;
      text += end;
      ASSERT_EQ(recogniser.append(text), text.size());
      ASSERT_TRUE(recogniser.isComplete());
      items.push_back(recogniser.itemCount());
    }
    EXPECT_LE(items[1], 2 * items[0] + 10);
    EXPECT_LE(items[2], 2 * items[1] + 10);
  }
}

}  // namespace
}  // namespace ludo::grammar
