// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/continuations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/grammar/language_grammar.h"
#include "core/grammar/specialise.h"
#include "small_grammars.h"

namespace ludo::grammar {
namespace {

using language::NameKind;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Recogniser after(const Grammar& grammar, const std::string& text) {
  Recogniser recogniser(grammar);
  EXPECT_EQ(recogniser.append(text), text.size());
  return recogniser;
}

TEST(Continuations, AreTheWordsThatMayFollow) {
  const Grammar names = specialised(languageGrammar(), {{NameKind::Phase, {"main", "market", "night"}}});
  Recogniser recogniser = after(names.startingWith(sectionRule("actions")),
                                R"({ section: "actions", items: [
  { id: "buy", phase: )");
  EXPECT_THAT(continuationsAfter(recogniser),
              ElementsAre(Continuation{R"("main")", false}, Continuation{R"("market")", false},
                          Continuation{R"("night")", false}, Continuation{R"(["main")", false},
                          Continuation{R"(["market")", false}, Continuation{R"(["night")", false}));
  EXPECT_THAT(
      continuationsAfter(recogniser, 3),
      ElementsAre(Continuation{"\"ma", true}, Continuation{R"("night")", false}, Continuation{"[\"", true}));
}

TEST(Continuations, StayOpenWhereAnythingMayStand) {
  Recogniser recogniser = after(languageGrammar().startingWith("value"), "");
  const std::vector<Continuation> continuations = continuationsAfter(recogniser);
  EXPECT_LE(continuations.size(), 100U);
  for (const Continuation& expected :
       {Continuation{"\"", true}, Continuation{"{ ref:", false}, Continuation{"{ op:", false},
        Continuation{"{ aggregate:", false}, Continuation{"true", true}})
    EXPECT_THAT(continuations, Contains(expected));
}

/// Each begins some text, no two of them the same one, and together they begin all.
TEST(Continuations, PartWhatMayFollow) {
  Rng rng(10);
  for (int i = 0; i < 300; ++i) {
    const Grammar grammar = testing::randomGrammar(rng);
    SCOPED_TRACE(testing::lines(grammar));
    for (const std::string& begin : testing::textsUpTo(2, "ab")) {
      Recogniser recogniser(grammar);
      if (recogniser.append(begin) < begin.size()) continue;
      const std::vector<Continuation> continuations = continuationsAfter(recogniser, 6);
      EXPECT_EQ(recogniser.length(), begin.size());
      EXPECT_LE(continuations.size(), 6U);
      for (const std::string& text : testing::textsUpTo(4, "ab")) {
        Recogniser whole = recogniser;
        if (whole.append(text) < text.size() || text.empty()) continue;
        int count = 0;
        for (const Continuation& continuation : continuations)
          count += text.starts_with(continuation.text) || continuation.text.starts_with(text) ? 1 : 0;
        EXPECT_GE(count, 1) << begin << ' ' << text;
        const bool isLong =
            std::all_of(continuations.begin(), continuations.end(),
                        [&](const Continuation& one) { return one.text.size() <= text.size(); });
        EXPECT_TRUE(!isLong || count == 1) << begin << ' ' << text;
      }
    }
  }
}

TEST(Continuations, AreNoneAtTheEnd) {
  Recogniser recogniser = after(testing::smallGrammar("S = a b"), "ab");
  EXPECT_THAT(continuationsAfter(recogniser), IsEmpty());
}

}  // namespace
}  // namespace ludo::grammar
