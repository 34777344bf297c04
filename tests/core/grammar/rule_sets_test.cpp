// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/rule_sets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "naive_language.h"
#include "small_grammars.h"

namespace ludo::grammar {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::lines;
using testing::NaiveLanguage;
using testing::smallGrammar;

TEST(Grammar, JoinsRulesOfOneNameAndKeepsEachAlternativeOnce) {
  const Grammar grammar = smallGrammar(R"(S = a | A
 A = b
 S = a | c)");
  EXPECT_EQ(lines(grammar), R"(start S
S = a | A | c |
A = b |
)");
  EXPECT_EQ(grammar.find("B"), nullptr);
  EXPECT_EQ(grammar.startingWith("A").start(), "A");
  EXPECT_EQ(grammar.start(), "S");
}

TEST(RuleSets, AreSetsOfAlternatives) {
  const Grammar first = smallGrammar("S = a | A\n A = b | c");
  const Grammar second = smallGrammar("A = c | d\n B = a");
  EXPECT_EQ(lines(united(first, second)), R"(start S
S = a | A |
A = b | c | d |
B = a |
)");
  EXPECT_EQ(lines(common(first, second)), "start S\nA = c |\n");
  EXPECT_EQ(lines(difference(first, second)), R"(start S
S = a | A |
A = b |
)");
}

TEST(RuleSets, KeepTheirLaws) {
  Rng rng(4);
  for (int i = 0; i < 300; ++i) {
    const Grammar a = testing::randomGrammar(rng);
    const Grammar b = testing::randomGrammar(rng);
    const std::size_t both = alternativeCount(common(a, b));
    EXPECT_EQ(alternativeCount(united(a, b)), alternativeCount(a) + alternativeCount(b) - both);
    EXPECT_EQ(alternativeCount(difference(a, b)), alternativeCount(a) - both);
    EXPECT_EQ(alternativeCount(common(difference(a, b), b)), 0U);
    EXPECT_EQ(lines(common(a, a)), lines(a));
  }
}

TEST(RuleSets, TellWhatIsMissingAndWhatIsIdle) {
  const Grammar grammar = smallGrammar(R"(S = a A | Q | b
 A = A a | R
 B = b
 C = B)");
  EXPECT_THAT(undefinedSymbols(grammar), ElementsAre("Q", "R"));
  EXPECT_THAT(unreachableRules(grammar), ElementsAre("B", "C"));
  EXPECT_THAT(unproductiveRules(grammar), ElementsAre("A"));
  EXPECT_EQ(lines(pruned(grammar)), "start S\nS = b |\n");
  EXPECT_EQ(lines(definitionsOf(grammar, {"C", "A", "Z"})), R"(start S
C = B |
A = A a | R |
)");
  EXPECT_THAT(undefinedSymbols(Grammar("S", {})), ElementsAre("S"));
}

TEST(RuleSets, PruningKeepsAllTexts) {
  Rng rng(5);
  for (int i = 0; i < 500; ++i) {
    const Grammar whole = testing::randomGrammar(rng);
    const Grammar less = pruned(whole);
    SCOPED_TRACE(lines(whole));
    EXPECT_EQ(NaiveLanguage(whole, 5).texts(), NaiveLanguage(less, 5).texts());
    EXPECT_THAT(unproductiveRules(less), IsEmpty());
    if (less.find("S") == nullptr) continue;
    EXPECT_THAT(undefinedSymbols(less), IsEmpty());
    EXPECT_THAT(unreachableRules(less), IsEmpty());
  }
}

}  // namespace
}  // namespace ludo::grammar
