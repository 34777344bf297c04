// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/drafter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/drafting/repair.h"
#include "core/service/analysis.h"
#include "truths.h"

namespace ludo::testing {
namespace {

using namespace drafting;
using ::testing::HasSubstr;

DraftSettings small() {
  DraftSettings settings;
  settings.attempts = 1;
  return settings;
}

TEST(Demonstrations, AreTheLikest) {
  const std::vector<KnownGame> games = sampleGames();
  const auto first = [&](const std::string& request) { return games[byLikeness(request, games)[0]].id; };
  EXPECT_EQ(first("Players put stones on hexagons and join two sides with a chain"), sampleGame("hex").id);
  EXPECT_EQ(first("Roll a die again and again, or stop and keep the points"), sampleGame("pig").id);
  EXPECT_EQ(first("Sow seeds from pits around the board, mancala"), sampleGame("kalah").id);
}

TEST(Demonstrations, FitTheRoomThereIs) {
  const auto games = sampleGames();
  EXPECT_EQ(demonstrationsFor("dice", games, testing::games(), 3, 100).size(), 0U);
  const auto few = demonstrationsFor("dice", games, testing::games(), 3, 20'000);
  std::size_t bytes = 0;
  for (const Demonstration& shown : few)
    bytes += shown.request.size() + shown.rules.size() + shown.surface.size();
  EXPECT_LE(bytes, 20'000U);
  EXPECT_GE(few.size(), 1U);
}

TEST(Drafter, WritesATrueGameInTwoCalls) {
  const std::string surface = sampleGame("tic-tac-toe").surface;
  model::ScriptedModel model = truthful(surface);
  const ModelDraft draft = draftGame("three in a row", sampleGames(), model, small(), 1, {});
  EXPECT_FALSE(draft.trouble);
  EXPECT_TRUE(draft.verdict.isSound()) << draft.verdict.words();
  EXPECT_EQ(draft.verdict.words(), "compiles; ends, passes all filters");
  EXPECT_EQ(draft.calls, 2U);
  EXPECT_THAT(draft.text, HasSubstr(R"(section: "metadata")"));
}

/// Tic-tac-toe without an end that is ever reached.
std::string endless() {
  std::string broken = sampleGame("tic-tac-toe").surface;
  broken.replace(broken.find("length: 3"), 9, "length: 4");
  return broken.replace(broken.find("right: 9 }"), 10, "right: 99 }");
}

TEST(Drafter, LetsTheModelRepairWhatFixesDoNot) {
  const std::string surface = sampleGame("tic-tac-toe").surface;
  // No mistake of the language: only play tells.
  const std::string broken = endless();
  model::ScriptedModel model = truthful(broken, [&](Asked asked, std::size_t, const std::string& answer) {
    return asked == Asked::repair ? surface : answer;
  });
  const ModelDraft draft = draftGame("three in a row", sampleGames(), model, small(), 1, {});
  EXPECT_TRUE(draft.verdict.isGood()) << draft.verdict.words();
  EXPECT_THAT(draft.repairs, ::testing::ElementsAre("answer 1"));
}

TEST(Drafter, BeginsAfreshWhenRepairsDoNotHelp) {
  const std::string surface = sampleGame("tic-tac-toe").surface;
  const std::string broken = endless();
  int games = 0;
  model::ScriptedModel model = truthful(surface, [&](Asked asked, std::size_t, const std::string& answer) {
    if (asked == Asked::game) ++games;
    return games < 2 && (asked == Asked::game || asked == Asked::repair) ? broken : answer;
  });
  DraftSettings settings;
  const ModelDraft draft = draftGame("three in a row", sampleGames(), model, settings, 1, {});
  EXPECT_TRUE(draft.verdict.isGood());
  EXPECT_EQ(draft.attempts, 2);
  // Two for the draft and five for its repair, then two.
  EXPECT_EQ(draft.calls, 9U);
}

TEST(Drafter, KeepsWhatThereWasWhenTroubleComes) {
  const std::string surface = sampleGame("pig").surface;
  const std::string rules = rulesOf(surface);
  model::ScriptedModel model({rules, surface.substr(0, 500)});
  const ModelDraft draft = draftGame("dice", sampleGames(), model, small(), 1, {});
  ASSERT_TRUE(draft.trouble);
  EXPECT_GT(draft.text.size(), 300U);
}

TEST(Drafter, TriesWhatMendedAMistakeLikeIts) {
  const std::string surface = sampleGame("tic-tac-toe").surface;
  // The grammar lets it pass.
  std::string broken = surface;
  broken.replace(broken.find(R"(id: "boardFull")"), 15, R"(id: "threeInARow")");
  const auto analysis = service::analyse(std::make_shared<const SourceText>("draft.md", broken));
  ASSERT_EQ(analysis->game, nullptr);
  const diagnostics::Diagnostic& told = analysis->diagnostics.front();
  MistakeShape mistake = shapeOf(told, *analysis->source);
  std::string mended = mistake.written;
  mended.replace(mended.find("threeInARow"), 11, "noRoomLeft");
  FixMemory memory;
  memory.keep({mistake, "Replace", mistake.written, mended});
  model::ScriptedModel model = truthful(broken);
  DraftSettings settings = small();
  settings.memory = &memory;
  const ModelDraft draft = draftGame("three in a row", sampleGames(), model, settings, 1, {});
  EXPECT_TRUE(draft.verdict.isGood()) << draft.verdict.words();
  EXPECT_THAT(draft.text, HasSubstr("noRoomLeft"));
  EXPECT_EQ(draft.fixes.size(), 1U);
}

TEST(Drafter, TellsHowTheGameGrows) {
  const std::string surface = sampleGame("tic-tac-toe").surface;
  const std::string wrong = "lineOfSight";
  int games = 0;
  model::ScriptedModel model = truthful(surface, [&](Asked asked, std::size_t, std::string answer) {
    if (asked == Asked::game && games++ == 0) answer.insert(answer.find("{ id:"), wrong);
    return answer;
  });
  std::vector<Growth> told;
  DraftSettings settings = small();
  settings.growth = [&](const Growth& growth) { told.push_back(growth); };
  const ModelDraft draft = draftGame("three in a row", sampleGames(), model, settings, 1, {});
  ASSERT_TRUE(draft.verdict.isSound());
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told.front(), (Growth{Growth::Step::rules, 1, "", ""}));
  std::size_t longest = 0;
  bool wasWrongOpen = false;
  for (const Growth& growth : told) {
    EXPECT_TRUE(surface.starts_with(growth.valid)) << growth.valid;
    EXPECT_THAT(growth.valid, ::testing::Not(HasSubstr(wrong)));
    // It is cut at its first wrong byte, which may end a piece.
    const bool isWrong = !growth.open.empty() && !surface.starts_with(growth.valid + growth.open);
    wasWrongOpen = wasWrongOpen || (growth.step == Growth::Step::game && isWrong);
    longest = std::max(longest, growth.valid.size());
  }
  EXPECT_TRUE(wasWrongOpen);
  EXPECT_EQ(longest, surface.size());
  EXPECT_EQ(told.back().calls, draft.calls);
}

TEST(Repair, LosesNothing) {
  const std::string broken = endless();
  // It "mends" by taking the second end out.
  std::string lossy = broken;
  const std::size_t at = lossy.find(R"(,
  { id: "boardFull")");
  lossy.erase(at, lossy.find('\n', at + 2) - at);
  model::ScriptedModel model([&](const model::Request&) { return model::Answer{lossy, {}, {}, {}}; });
  Asking asking(model, {}, {});
  const Repair repair = repairWithModel("game.md", broken, Prompts("", {}), asking);
  EXPECT_THAT(repair.refused,
              ::testing::Contains(::testing::AllOf(HasSubstr("would lose"), HasSubstr("1 end condition"))));
  EXPECT_THAT(repair.text, HasSubstr("boardFull"));
}

TEST(FirstRequest, IsWhatIsSent) {
  model::ScriptedModel model(std::deque<std::string>{});
  const auto games = sampleGames();
  draftGame("dice", games, model, small(), 7, {});
  ASSERT_EQ(model.asked().size(), 1U);
  EXPECT_EQ(model.asked()[0], firstRequest("dice", games, small(), 7));
}

}  // namespace
}  // namespace ludo::testing
