// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/notations.h"

#include <gtest/gtest.h>

#include "core/base/files.h"
#include "core/grammar/language_grammar.h"
#include "core/grammar/minimal.h"
#include "core/grammar/recogniser.h"
#include "core/grammar/rule_sets.h"
#include "core/grammar/surface.h"
#include "documents.h"
#include "naive_language.h"
#include "notation_reader.h"
#include "pushdown.h"
#include "small_grammars.h"

namespace ludo::grammar {
namespace {

using testing::NaiveLanguage;

std::vector<Grammar> grammars() {
  std::vector<Grammar> all = testing::smallGrammars();
  Rng rng(8);
  for (int i = 0; i < 300; ++i) all.push_back(testing::randomGrammar(rng));
  return all;
}

TEST(Notations, HaveTheTextsOfTheGrammar) {
  std::size_t written = 0;
  std::size_t failed = 0;
  for (const Grammar& grammar : grammars()) {
    SCOPED_TRACE(testing::lines(grammar));
    const NaiveLanguage expected(grammar, 5);
    EXPECT_EQ(NaiveLanguage(testing::readEbnf(toEbnf(grammar)), 5).texts(), expected.texts())
        << toEbnf(grammar);
    if (const Result<std::string> gbnf = toGbnf(grammar)) {
      EXPECT_EQ(NaiveLanguage(testing::readGbnf(*gbnf), 5).texts(), expected.texts()) << *gbnf;
      ++written;
    } else {
      ++failed;
    }
  }
  EXPECT_GT(written, 150U);
  EXPECT_GT(failed, 20U);
}

/// "S = A b | a\n A = S c" begins with itself by way of A.
TEST(Notations, GbnfHasNoRecursionFromTheLeft) {
  EXPECT_FALSE(toGbnf(testing::smallGrammar("S = A b | a\n A = S c")));
  EXPECT_FALSE(toGbnf(testing::smallGrammar("S = A S b | a\n A = c |")));
  EXPECT_FALSE(toGbnf(testing::smallGrammar("S = a S")));
  EXPECT_FALSE(toLark(testing::smallGrammar("S = a S")));
  const Result<std::string> gbnf = toGbnf(testing::smallGrammar("S = S b | a"));
  ASSERT_TRUE(gbnf);
  EXPECT_EQ(*gbnf, R"(root ::= S
S ::= "a" ( "b" )*
)");
}

TEST(Notations, WriteEveryTerminal) {
  const Grammar grammar(
      "a-b", {{"a-b",
               {{Symbol::literal("'x\"\n\\"), Symbol::rule("a-b.c"), Symbol::rule("a-b.d")},
                {Symbol::oneOf({{U'-', U'-'}, {U'A', U'Z'}, {U']', U']'}, {0xE9, 0x10FFFF}}),
                 Symbol::rule("root")}}},
              {"a-b.c", {{}, {Symbol::literal("c")}}},
              {"a-b.d",
               {{Symbol::literal("d")}, {Symbol::rule("a-b.d"), Symbol::literal(","), Symbol::literal("d")}}},
              {"root", {Sequence(4, Symbol::oneOf({{U'0', U'9'}}))}}});
  EXPECT_EQ(toEbnf(grammar),
            R"(a b
    = "'x", '"', ? line feed ?, '\', [ 'c' ], 'd', { ',', 'd' }
    | ? any of U+002D, U+0041 to U+005A, U+005D, U+00E9 to U+D7FF, U+E000 to U+10FFFF ?, root ;
root
    = 4 * ? any of U+0030 to U+0039 ? ;
)");
  EXPECT_EQ(*toGbnf(grammar),
            R"(root ::= a-b
a-b ::= "'x\"\n\\" ( "c" )? "d" ( "," "d" )* | [\x2DA-Z\x5D\xE9-\uD7FF\uE000-\U0010FFFF] root-rule
root-rule ::= [0-9]{4}
)");
  EXPECT_EQ(*toLark(grammar),
            R"(start: a_b
a_b: "'x\"\n\\" ( "c" )? "d" ( "," "d" )*
    | /[\-A-Z\]\xE9-\uD7FF\uE000-\U0010FFFF]/ root
root: /[0-9]/~4
)");
}

TEST(Notations, TheCommittedGrammarIsUpToDate) {
  const Result<std::string> committed = readFile(LUDO_SOURCE_DIR "/docs/language.ebnf");
  ASSERT_TRUE(committed) << committed.failure();
  EXPECT_TRUE(*committed == toEbnf(languageGrammar()))
      << "docs/language.ebnf is out of date: run generate_docs";
}

/// The grammars read back from both notations stop at the same byte, and take the same texts.
TEST(Notations, OfTheLanguageTakeAndRefuseTheSameTexts) {
  const Result<std::string> gbnf = toGbnf(languageGrammar());
  ASSERT_TRUE(gbnf) << gbnf.failure();
  std::vector<testing::Pushdown> readers;
  readers.emplace_back(testing::readEbnf(toEbnf(languageGrammar())));
  readers.emplace_back(testing::readGbnf(*gbnf));
  const auto compiled = std::make_shared<const CompiledGrammar>(languageGrammar());
  Rng rng(9);
  std::size_t refused = 0;
  const std::vector<testing::Document> samples = testing::samples();
  for (std::size_t i = 0; i < samples.size(); i += 3) {
    const testing::Document& document = samples[i];
    diagnostics::List told;
    std::string text = surfaceText(testing::sectionsOf(document.text, told));
    for (bool isDamaged : {false, true}) {
      if (isDamaged) text.erase(rng.below(text.size()), 1 + rng.below(5));
      Recogniser recogniser(compiled);
      const std::size_t valid = recogniser.append(text);
      refused += valid < text.size() ? 1 : 0;
      for (testing::Pushdown& reader : readers) {
        reader.restart();
        std::size_t expected = 0;
        while (expected < text.size() && reader.append(static_cast<std::uint8_t>(text[expected]))) ++expected;
        ASSERT_EQ(valid, expected) << document.path;
        ASSERT_EQ(recogniser.isComplete(), reader.isComplete());
      }
    }
  }
  EXPECT_GE(refused, 5U);
}

}  // namespace
}  // namespace ludo::grammar
