// SPDX-License-Identifier: Apache-2.0
#include "core/language/synonyms.h"

#include <gtest/gtest.h>

namespace ludo::language {
namespace {

const std::vector<std::string> keys{"maxTurns", "effects", "where"};

TEST(Synonyms, AreCertainByLettersAndByTheTable) {
  for (const char* written : {"max_turns", "MAXTURNS", "max turns"}) {
    const std::optional<MeantWord> meant = meantWord(written, keys);
    ASSERT_TRUE(meant) << written;
    EXPECT_EQ(meant->word, "maxTurns");
    EXPECT_TRUE(meant->certain) << written;
  }
  const std::optional<MeantWord> effects = meantWord("do", keys);
  ASSERT_TRUE(effects);
  EXPECT_EQ(effects->word, "effects");
  EXPECT_TRUE(effects->certain);
}

TEST(Synonyms, AreUncertainWhereAWordIsOnlySimilar) {
  const std::optional<MeantWord> meant = meantWord("efects", keys);
  ASSERT_TRUE(meant);
  EXPECT_EQ(meant->word, "effects");
  EXPECT_FALSE(meant->certain);
  EXPECT_FALSE(meantWord("banana", keys));
}

TEST(Synonyms, StandForNothingThatIsNotAccepted) {
  EXPECT_FALSE(meantWord("price", keys));
  EXPECT_TRUE(meantWord("price", {"cost"}));
}

TEST(Synonyms, NameSections) {
  const std::optional<MeantWord> meant = meantSection("cards", {"zones", "tokenTypes"});
  ASSERT_TRUE(meant);
  EXPECT_EQ(meant->word, "tokenTypes");
}

TEST(Synonyms, LettersAreEqualButForCaseAndSeparators) {
  EXPECT_TRUE(sameLetters("max-Turns", "max_turns"));
  EXPECT_FALSE(sameLetters("maxTurn", "maxTurns"));
}

TEST(Placeholders, AreWholeTexts) {
  for (const char* text : {"TODO", "TODO: the rest", "...", "<name>", "{{ name }}"})
    EXPECT_TRUE(isPlaceholder(text)) << text;
  for (const char* text : {"TODOs", "<>", "a <b> c", "<a> <b>", "{ name }", ""})
    EXPECT_FALSE(isPlaceholder(text)) << text;
}

}  // namespace
}  // namespace ludo::language
