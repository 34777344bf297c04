// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "../../support/schema_check.h"
#include "core/drafting/drafter.h"
#include "core/drafting/staged_decoding.h"
#include "core/grammar/minimal.h"
#include "truths.h"

namespace ludo::testing {
namespace {

using namespace drafting;
using ::testing::HasSubstr;

DecodedGame inStages(model::ScriptedModel& model, const std::string& truth, std::size_t limit = 10) {
  Asking asking(model, {}, {});
  return decodeInStages(games(), *grammar::minimalGrammar(games(), truth), Prompts("a game", {}), asking,
                        limit);
}

TEST(StagedDecoding, WritesEverySampleInTwoStages) {
  for (const KnownGame& game : sampleGames()) {
    SCOPED_TRACE(game.id);
    model::ScriptedModel model = truthful(game.surface);
    const DecodedGame result = inStages(model, game.surface);
    EXPECT_EQ(result.text, game.surface);
    EXPECT_TRUE(result.isComplete);
    EXPECT_EQ(model.asked().size(), 2U);
    for (const model::Request& request : model.asked()) {
      EXPECT_EQ(request.format, model::AnswerFormat::schema);
      EXPECT_LE(request.constraint.size(), 40'000U);
      // The schema that is sent takes the answer that is right.
      EXPECT_EQ(SchemaCheck(request.constraint).mistakes(sectionsAsked(request, game.surface)), "");
    }
  }
}

TEST(StagedDecoding, HoldsTheSecondStageToNamesOfTheFirst) {
  const std::string surface = sampleGame("tic-tac-toe").surface;
  model::ScriptedModel model = truthful(surface);
  inStages(model, surface);
  ASSERT_EQ(model.asked().size(), 2U);
  EXPECT_THAT(model.asked()[0].constraint, ::testing::Not(HasSubstr("known-token-type")));
  EXPECT_THAT(model.asked()[1].constraint,
              HasSubstr(R"("known-token-type":{"type":"string","enum":["mark"]})"));
}

TEST(StagedDecoding, KeepsWhatIsRightAndAsksForTheRestAlone) {
  const std::string surface = sampleGame("tic-tac-toe").surface;
  // A server that holds nothing to the schema: a name that is not defined, then a key that is not known.
  model::ScriptedModel model = truthful(surface, [](Asked, std::size_t call, std::string answer) {
    if (call == 1) answer.replace(answer.find(R"("type": "mark")"), 14, R"("type": "star")");
    if (call == 2) answer.insert(answer.find("\"id\""), R"("lineOfSight": 1, )");
    return answer;
  });
  const DecodedGame result = inStages(model, surface);
  EXPECT_EQ(result.text, surface);
  ASSERT_EQ(model.asked().size(), 5U);
  EXPECT_THAT(partOf(model.asked()[2], "refused"), HasSubstr("star"));
  EXPECT_THAT(partOf(model.asked()[2], "begun"), HasSubstr(R"(section: "turn")"));
  EXPECT_THAT(model.asked()[2].messages.back().text, HasSubstr("Write these sections of it: actions."));
  EXPECT_THAT(partOf(model.asked()[3], "refused"), HasSubstr("line of sight"));
  EXPECT_THAT(result.wishes.all(), ::testing::SizeIs(1));
}

TEST(StagedDecoding, AsksForLessWhereAnAnswerIsCutOff) {
  const std::string surface = sampleGame("pig").surface;
  model::ScriptedModel model = truthful(surface, [](Asked, std::size_t, std::string answer) {
    // The longest answer that the model gives.
    return answer.substr(0, 2'000);
  });
  const DecodedGame result = inStages(model, surface);
  EXPECT_EQ(result.text, surface);
  EXPECT_GT(model.asked().size(), 2U);
}

TEST(StagedDecoding, TakesASectionBackWhereNothingGoesOn) {
  const std::string surface = sampleGame("tic-tac-toe").surface;
  std::size_t definitions = 0;
  model::ScriptedModel model = truthful(surface, [&](Asked, std::size_t, std::string answer) {
    // The first time, the pieces are called otherwise than the rules that come later call them.
    const std::size_t at = answer.find(R"("tokenTypes")");
    if (at != std::string::npos && definitions++ == 0)
      answer.replace(answer.find(R"("mark")", at), 6, R"("star")");
    return answer;
  });
  const DecodedGame result = inStages(model, surface);
  EXPECT_EQ(result.text, surface);
  EXPECT_GT(result.backtracked, 0U);
}

TEST(StagedDecoding, DoesWithoutSectionsThatAGameCanLack) {
  // All sections that there are may be written.
  const std::string surface = sampleGame("tic-tac-toe").surface;
  model::ScriptedModel model = truthful(surface);
  Asking asking(model, {}, {});
  EXPECT_EQ(decodeInStages(games(), games(), Prompts("a game", {}), asking).text, surface);
  for (const model::Request& request : model.asked()) EXPECT_LE(request.constraint.size(), 40'000U);
}

TEST(StagedDecoding, EndsAtTheLimit) {
  model::ScriptedModel model([&](const model::Request&) { return model::Answer{"I cannot.", {}, {}, {}}; });
  const DecodedGame result = inStages(model, sampleGame("pig").surface);
  EXPECT_FALSE(result.isComplete);
  EXPECT_EQ(result.text, "");
  EXPECT_EQ(model.asked().size(), 11U);
}

TEST(Drafter, WritesUnderSchemasWhereTheServerTakesNoGrammar) {
  const std::string surface = sampleGame("tic-tac-toe").surface;
  model::ScriptedModel model = truthful(surface);
  DraftSettings settings;
  settings.enforces = model::Enforced::schema;
  const ModelDraft draft = draftGame("three in a row", sampleGames(), model, settings, 1, {});
  EXPECT_TRUE(draft.verdict.isGood()) << draft.verdict.words();
  EXPECT_EQ(draft.calls, 3U);
}

}  // namespace
}  // namespace ludo::testing
