// SPDX-License-Identifier: Apache-2.0
// The search, with a reader of its own: a text is good when it is one of those that the test calls good.
#include "core/mend/mend.h"

#include <gtest/gtest.h>

#include <map>

#include "core/diagnostics/kinds.h"

namespace ludo::mend {
namespace {

namespace kinds = diagnostics::kinds;
using diagnostics::Diagnostic;

const std::string text = R"(```yaml
section: "zones"
zone: "dekc"
other: "dekc"
```
)";

Diagnostic unknown(const std::string& name, std::size_t line, std::vector<std::string> accepted) {
  Diagnostic told;
  told.kind = &kinds::UnknownName;
  const auto begin = static_cast<std::uint32_t>(text.find(R"("dekc")", line));
  told.span = {begin, begin + 6};
  told.message = R"(There is no zone called ")" + name + '"';
  told.alternatives = std::move(accepted);
  return told;
}

/// What is said of a text that holds none of the words: nothing; else, what was said of the text before.
struct Readers {
  std::map<std::string, std::uint64_t> good;         ///< words that mend, and what is meant then
  std::map<std::string, std::size_t> failures = {};  ///< how often the tests fail with them
  std::size_t asked = 0;

  diagnostics::List mended(diagnostics::List told, const std::stop_token& stop = {}) {
    text::MarkdownDocument markdown;
    markdown.source = std::make_shared<const SourceText>("game.md", text);
    const diagnostics::List before = told;
    mend(
        markdown, {}, told,
        [&](const std::string& changed, Depth depth) {
          ++asked;
          Reading reading;
          reading.work = 1;
          for (const auto& [word, meaning] : good) {
            if (changed.find(word) != std::string::npos) {
              reading.meaning = meaning;
              const auto failing = failures.find(word);
              if (depth == Depth::Played && failing != failures.end()) reading.failures = failing->second;
              return reading;
            }
          }
          reading.errors = before;
          return reading;
        },
        stop);
    return told;
  }
};

TEST(Mend, OffersWhatLeavesNothingToTell) {
  Readers readers{{{"deck", 1}}};
  const auto told = readers.mended({unknown("dekc", 0, {"dock", "deck"})});
  ASSERT_EQ(told.size(), 1U);
  ASSERT_TRUE(told[0].fix);
  EXPECT_EQ(told[0].fix->edits.front().replacement, R"("deck")");
  EXPECT_FALSE(told[0].fix->certain);
}

TEST(Mend, TellsNoConsequences) {
  Readers readers{{{"deck", 1}}};
  EXPECT_EQ(readers.mended({unknown("dekc", 0, {"deck"}), unknown("other", 40, {})}).size(), 1U);
}

TEST(Mend, OffersNothingWhenTwoGamesAreAsLikely) {
  // As far from what is written, both of them.
  Readers readers{{{"dexc", 1}, {"dezc", 2}}};
  const auto told = readers.mended({unknown("dekc", 0, {"dexc", "dezc"})});
  ASSERT_EQ(told.size(), 1U);
  EXPECT_FALSE(told[0].fix);
  EXPECT_EQ(told[0].alternatives.size(), 2U);
}

TEST(Mend, OffersOneOfTwoWhenBothMeanTheSame) {
  Readers readers{{{"dexc", 1}, {"dezc", 1}}};
  EXPECT_TRUE(readers.mended({unknown("dekc", 0, {"dexc", "dezc"})})[0].fix);
}

TEST(Mend, LeavesWhatNothingMends) {
  Readers readers;
  const auto told = readers.mended({unknown("dekc", 0, {"deck"})});
  ASSERT_EQ(told.size(), 1U);
  EXPECT_FALSE(told[0].fix);
  EXPECT_GT(readers.asked, 0U);
}

TEST(Mend, EndsWhenItIsToldTo) {
  Readers readers{{{"deck", 1}}};
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(readers.mended({unknown("dekc", 0, {"deck"})}, source.get_token())[0].fix);
  EXPECT_EQ(readers.asked, 0U);
}

TEST(Mend, AsksNothingOfATextWithoutErrors) {
  Readers readers;
  Diagnostic remark = unknown("dekc", 0, {"deck"});
  remark.kind = &kinds::UnusedDefinition;
  EXPECT_EQ(readers.mended({remark}).size(), 1U);
  EXPECT_EQ(readers.asked, 0U);
}

TEST(Mend, TakesWhatTheTestsOfTheGameSpeakFor) {
  Readers readers{{{"deck", 1}, {"desk", 2}}, {{"deck", 3}, {"desk", 0}}};
  const diagnostics::List told = readers.mended({unknown("dekc", 0, {"deck", "desk"})});
  ASSERT_TRUE(told.front().fix);
  EXPECT_EQ(told.front().fix->edits.front().replacement, R"("desk")");
  EXPECT_FALSE(told.front().fix->certain);
}

TEST(Mend, TakesTheNearestWhereTheTestsTellNothing) {
  for (const std::size_t failing : {0U, 2U}) {
    Readers readers{{{"deck", 1}, {"desk", 2}}, {{"deck", failing}, {"desk", failing}}};
    const diagnostics::List told = readers.mended({unknown("dekc", 0, {"deck", "desk"})});
    ASSERT_TRUE(told.front().fix);
    EXPECT_EQ(told.front().fix->edits.front().replacement, R"("deck")");
  }
}

}  // namespace
}  // namespace ludo::mend
