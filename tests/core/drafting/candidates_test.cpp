// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/candidates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "core/base/files.h"
#include "core/drafting/filling.h"
#include "core/drafting/known_games.h"

namespace ludo::testing {
namespace {

using namespace drafting;

const std::string& board() {
  static const std::string text = *readFile(LUDO_SOURCE_DIR "/samples/tic-tac-toe.md");
  return text;
}

/// The sample with something else at a place, and where that begins.
std::pair<std::string, std::size_t> changed(const std::string& part, const std::string& by) {
  const std::size_t at = board().find(part);
  EXPECT_NE(at, std::string::npos) << part;
  std::string text = board();
  return {text.replace(at, part.size(), by), at};
}

const generate::TreeModel& samplesModel() {
  static const auto known = readKnownGames(LUDO_SOURCE_DIR "/samples", {});
  return known->model;
}

/// All of them stand where `begin` says, compile, and leave the rest as it is.
void expectSound(const std::vector<Candidate>& candidates, const std::string& text, std::size_t begin,
                 std::size_t end) {
  std::set<std::string> values;
  for (const Candidate& candidate : candidates) {
    SCOPED_TRACE(candidate.value);
    EXPECT_TRUE(values.insert(candidate.value).second);
    EXPECT_EQ(holesOf("game.md", candidate.text).errors, 0U) << candidate.text;
    EXPECT_TRUE(candidate.text.starts_with(text.substr(0, begin)));
    EXPECT_TRUE(candidate.text.ends_with(text.substr(end)));
    EXPECT_THAT(candidate.words, ::testing::StartsWith("compiles"));
  }
}

TEST(Candidates, FillAHole) {
  const auto [text, at] =
      changed(R"({ op: ">=", left: { ref: "lines", player: "actor", length: 3 }, right: 1 })", R"("TODO")");
  const auto candidates = candidatesAt("game.md", text, at + 2, samplesModel(), 1, 4, {});
  ASSERT_TRUE(candidates) << candidates.failure();
  EXPECT_EQ(candidates->size(), 4U);
  expectSound(*candidates, text, at - 1, at + 6);
  const auto again = candidatesAt("game.md", text, at + 2, samplesModel(), 1, 4, {});
  EXPECT_EQ(again->front().text, candidates->front().text);
}

TEST(Candidates, FillAnEmptyList) {
  const std::string effects = R"(effects:
      - place: { type: "mark", zone: "$cell" })";
  const auto [text, key] = changed(effects, "effects: []");
  const std::size_t at = key + 9;
  for (const std::size_t caret : {at, at + 1, at + 2}) {
    const auto candidates = candidatesAt("game.md", text, caret, samplesModel(), 1, 3, {});
    ASSERT_TRUE(candidates) << candidates.failure();
    EXPECT_GE(candidates->size(), 2U);
    expectSound(*candidates, text, at - 1, at + 2);
  }
}

TEST(Candidates, FollowAKeyWithoutAValue) {
  const auto [text, at] = changed("right: 1 }", "right: }");
  const auto candidates = candidatesAt("game.md", text, at + 6, samplesModel(), 1, 3, {});
  ASSERT_TRUE(candidates) << candidates.failure();
  expectSound(*candidates, text, at + 6, at + 7);
}

TEST(Candidates, AreForOneOfSeveralHoles) {
  auto [text, first] = changed("right: 1 }", R"(right: "TODO" })");
  const std::size_t second = text.find(R"({ is: "empty", zone: "$zone" })");
  text.replace(second, 30, R"("TODO")");
  const std::size_t place = text.find(R"(right: "TODO")") + 8;
  const auto candidates = candidatesAt("game.md", text, place, samplesModel(), 1, 3, {});
  ASSERT_TRUE(candidates) << candidates.failure();
  for (const Candidate& candidate : *candidates) {
    EXPECT_EQ(candidate.text.substr(second, 6), R"("TODO")");
    EXPECT_EQ(holesOf("game.md", candidate.text).holes.size(), 1U) << candidate.text;
  }
}

TEST(Candidates, ArePlainWhileSomethingElseIsWrong) {
  auto [text, at] = changed("right: 1 }", R"(right: "TODO" })");
  const std::size_t other = text.find(R"(type: "mark")");
  text.replace(other, 12, R"(type: "nothing")");
  const auto candidates = candidatesAt("game.md", text, text.find("TODO"), samplesModel(), 1, 3, {});
  ASSERT_TRUE(candidates) << candidates.failure();
  EXPECT_EQ(candidates->front().value, "1");
  EXPECT_EQ(candidates->front().words, "");
}

TEST(Candidates, AreNoneWhereNothingIsMissing) {
  EXPECT_THAT(candidatesAt("game.md", board(), 5, samplesModel(), 1, 3, {}).failure(),
              ::testing::HasSubstr("nothing is missing here"));
  EXPECT_FALSE(candidatesAt("game.md", board(), board().size() + 9, samplesModel(), 1, 3, {}));
}

// What looks like a key without a value, or an empty list, and is none.
TEST(Candidates, LeaveProseCommentsAndKeysWithTheirValueBelowAlone) {
  const std::string text = R"(Rules in short:

No list: []

)" + board() + "\n<!-- note: -->\n";
  for (const std::string_view part : {"in short:", "No list: [", "effects:", "items:", "note:"}) {
    const std::size_t at = text.find(part);
    ASSERT_NE(at, std::string::npos) << part;
    const auto candidates = candidatesAt("game.md", text, at + part.size(), samplesModel(), 1, 3, {});
    ASSERT_FALSE(candidates) << part << " got " << candidates->front().value;
    EXPECT_THAT(candidates.failure(), ::testing::StartsWith("nothing")) << part;
  }
  auto [commented, at] = changed("right: 1 }", "right: 1 } # why:");
  const auto candidates = candidatesAt("game.md", commented, at + 17, samplesModel(), 1, 3, {});
  EXPECT_FALSE(candidates);
}

TEST(Candidates, BringNoMistakesIntoATextThatHasSome) {
  auto [text, at] = changed("right: 1 }", "right: }");
  const std::size_t key = text.find("effects:");
  ASSERT_LT(key, at);
  text.replace(key, 8, "efects: ");
  const std::size_t errors = holesOf("game.md", text).errors;
  ASSERT_GT(errors, 1U);
  const auto candidates = candidatesAt("game.md", text, at + 6, samplesModel(), 1, 2, {});
  ASSERT_TRUE(candidates) << candidates.failure();
  for (const Candidate& each : *candidates) EXPECT_LT(holesOf("game.md", each.text).errors, errors);
  // What stands below the misspelt key is its value.
  EXPECT_FALSE(candidatesAt("game.md", text, key + 7, samplesModel(), 1, 2, {}));
}

}  // namespace
}  // namespace ludo::testing
