// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/language_grammar.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/grammar/rule_sets.h"

namespace ludo::grammar {
namespace {

using ::testing::IsEmpty;

TEST(LanguageGrammar, EveryRuleTakesPart) {
  const Grammar& grammar = languageGrammar();
  EXPECT_THAT(undefinedSymbols(grammar), IsEmpty());
  EXPECT_THAT(unproductiveRules(grammar), IsEmpty());
  EXPECT_THAT(unreachableRules(grammar), IsEmpty());
}

}  // namespace
}  // namespace ludo::grammar
