// SPDX-License-Identifier: Apache-2.0
#include "core/model/call_record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>

#include "core/base/files.h"
#include "core/database/database.h"
#include "core/model/budgeted_model.h"
#include "core/model/recorded_model.h"
#include "core/model/scripted_model.h"

namespace ludo::testing {
namespace {

namespace fs = std::filesystem;
using namespace model;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class RecordTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string folder = (fs::temp_directory_path() / "ludo-record-XXXXXX").string();
    ASSERT_NE(::mkdtemp(folder.data()), nullptr);
    m_folder = folder;
  }
  void TearDown() override { fs::remove_all(m_folder); }

  std::string path() const { return m_folder + "/record.db"; }
  std::unique_ptr<CallRecord> open(CallRecord::Access access = CallRecord::Access::write) const {
    auto record = CallRecord::open(path(), access, {{"request", "a game"}});
    EXPECT_TRUE(record) << record.failure();
    return record ? std::move(*record) : nullptr;
  }

  std::string m_folder;
};

Request question(const std::string& text) {
  Request request;
  request.messages = {{Role::user, text}};
  return request;
}

/// The pieces of an answer, until it has so many.
std::vector<std::string> piecesOf(LanguageModel& model, const std::string& text, std::size_t most,
                                  Answer& answer) {
  std::vector<std::string> pieces;
  answer = model.ask(question(text),
                     [&](std::string_view piece) {
                       pieces.emplace_back(piece);
                       return pieces.size() < most;
                     },
                     {});
  return pieces;
}

TEST_F(RecordTest, ReplaysTheVerySamePieces) {
  Answer first;
  Answer second;
  {
    const auto record = open();
    ScriptedModel live({"one two three", "four five six seven"});
    RecordedModel model(*record, &live, "any");
    EXPECT_THAT(piecesOf(model, "a", 99, first), ElementsAre("one two", " three"));
    EXPECT_THAT(piecesOf(model, "b", 2, second), ElementsAre("four fi", "ve six "));
    EXPECT_EQ(second.finishReason, FinishReason::cut);
  }
  const auto record = open(CallRecord::Access::read);
  RecordedModel replay(*record, nullptr, "any");
  Answer again;
  EXPECT_THAT(piecesOf(replay, "a", 99, again), ElementsAre("one two", " three"));
  EXPECT_EQ(again, first);
  EXPECT_THAT(piecesOf(replay, "b", 2, again), ElementsAre("four fi", "ve six "));
  EXPECT_EQ(again, second);
  piecesOf(replay, "c", 1, again);
  ASSERT_TRUE(again.trouble);
  EXPECT_EQ(again.trouble->kind, TroubleKind::unrecorded);
}

TEST_F(RecordTest, RefusesToAnswerAnotherQuestion) {
  const auto record = open();
  ScriptedModel live({"one"});
  Answer answer;
  RecordedModel model(*record, &live, "any");
  piecesOf(model, "a", 99, answer);
  RecordedModel other(*record, &live, "any");
  piecesOf(other, "b", 99, answer);
  ASSERT_TRUE(answer.trouble);
  EXPECT_THAT(answer.trouble->message, HasSubstr("Call 1 asks something else"));
  EXPECT_EQ(live.asked().size(), 1U);
}

TEST_F(RecordTest, GoesOnWhereItWasAndAsksAgainAfterTrouble) {
  Answer answer;
  {
    const auto record = open();
    ScriptedModel live({"one"});
    RecordedModel model(*record, &live, "any");
    piecesOf(model, "a", 99, answer);
    piecesOf(model, "b", 99, answer);
    EXPECT_TRUE(answer.trouble);
  }
  const auto record = open();
  ScriptedModel live({"two"});
  RecordedModel model(*record, &live, "any");
  piecesOf(model, "a", 99, answer);
  EXPECT_EQ(answer.text, "one");
  piecesOf(model, "b", 99, answer);
  EXPECT_EQ(answer.text, "two");
  EXPECT_EQ(live.asked().size(), 1U);
  EXPECT_EQ(model.replayed(), 1U);
}

TEST_F(RecordTest, KeepsNothingOfWhatWasCancelled) {
  const auto record = open();
  ScriptedModel live([](const Request&) { return troubled(TroubleKind::cancelled, ""); });
  RecordedModel model(*record, &live, "any");
  Answer answer;
  piecesOf(model, "a", 99, answer);
  EXPECT_FALSE(record->call(0));
}

TEST_F(RecordTest, HoldsSettingsAndOtherProgramsOff) {
  { const auto record = open(); }
  const auto other = CallRecord::open(path(), CallRecord::Access::write, {{"request", "another game"}});
  ASSERT_FALSE(other);
  EXPECT_THAT(other.failure(), HasSubstr("another request (a game)"));
}

TEST_F(RecordTest, IsNoOtherFile) {
  ASSERT_TRUE(writeFile(path(), "no database, but long enough to be looked at for one"));
  const auto record = CallRecord::open(path(), CallRecord::Access::write, {});
  ASSERT_FALSE(record);
  EXPECT_THAT(record.failure(), HasSubstr("cannot be used"));
  EXPECT_EQ(*readFile(path()), "no database, but long enough to be looked at for one");
  EXPECT_FALSE(CallRecord::open(m_folder + "/missing.db", CallRecord::Access::read, {}));
  EXPECT_FALSE(fs::exists(m_folder + "/missing.db"));
  EXPECT_FALSE(CallRecord::isOne(path()));
  EXPECT_FALSE(CallRecord::isOne(m_folder + "/missing.db"));
  EXPECT_FALSE(fs::exists(m_folder + "/missing.db"));
}

TEST_F(RecordTest, OfAnotherVersionIsToldAsThat) {
  open();
  database::Database(path(), database::Database::Access::write).execute("PRAGMA user_version = 1");
  EXPECT_TRUE(CallRecord::isOne(path()));
  const auto record = CallRecord::open(path(), CallRecord::Access::read, {});
  ASSERT_FALSE(record);
  EXPECT_THAT(record.failure(), HasSubstr("another version"));
}

TEST_F(RecordTest, KeepsResults) {
  { open()->setResult(2, {"hex.md", "text", "ends", true, true, {"los", "undo"}}); }
  const auto result = open(CallRecord::Access::read)->result(2);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->text, "text");
  EXPECT_TRUE(result->compiles);
  EXPECT_TRUE(result->isGood);
  EXPECT_EQ(result->wishes, (std::vector<std::string>{"los", "undo"}));
}

TEST(TokenBudget, ShortensTheLastAnswerAndThenSendsNothing) {
  ScriptedModel inner([](const Request&) {
    Answer answer;
    answer.text = "red";
    answer.usage = {10, 30, false};
    return answer;
  });
  BudgetedModel model(inner, {70});
  const auto take = [](std::string_view) { return true; };
  EXPECT_FALSE(model.ask(question("a"), take, {}).trouble);
  EXPECT_EQ(model.spent(), 40U);
  EXPECT_FALSE(model.ask(question("a"), take, {}).trouble);
  EXPECT_EQ(inner.asked().back().sampling.tokens, 25U);
  const Answer last = model.ask(question("a"), take, {});
  ASSERT_TRUE(last.trouble);
  EXPECT_EQ(last.trouble->kind, TroubleKind::overBudget);
  EXPECT_EQ(inner.asked().size(), 2U);
  EXPECT_EQ(model.spent(), 80U);
}

TEST(TokenBudget, OfMoneyShortensAnswersToo) {
  ScriptedModel inner([](const Request&) {
    Answer answer;
    answer.usage = {10, 30, false};
    return answer;
  });
  // A token of a request costs 1, one of an answer 2.
  BudgetedModel model(inner, {1'000, 1e6, 2e6, 100.0});
  const auto take = [](std::string_view) { return true; };
  EXPECT_FALSE(model.ask(question("a"), take, {}).trouble);
  EXPECT_DOUBLE_EQ(model.cost(), 70);
  EXPECT_FALSE(model.ask(question("a"), take, {}).trouble);
  // 30 are left, of which the request takes 5.
  EXPECT_EQ(inner.asked().back().sampling.tokens, 12U);
  const Answer last = model.ask(question("a"), take, {});
  ASSERT_TRUE(last.trouble);
  EXPECT_EQ(last.trouble->kind, TroubleKind::overBudget);
  EXPECT_THAT(last.trouble->message, HasSubstr("80 tokens for 140"));
  EXPECT_THAT(last.trouble->message, HasSubstr("budgetMoney"));
  EXPECT_EQ(inner.asked().size(), 2U);
}

TEST_F(RecordTest, WaitsForNoPipe) {
  ASSERT_EQ(::mkfifo(path().c_str(), 0600), 0);
  for (const CallRecord::Access access : {CallRecord::Access::read, CallRecord::Access::write}) {
    const auto record = CallRecord::open(path(), access, {});
    ASSERT_FALSE(record);
    EXPECT_THAT(record.failure(), HasSubstr("not a regular file"));
  }
}

TEST(BudgetedModel, IsSpentByMoreThanANumberHolds) {
  ScriptedModel lying([](const Request&) {
    Answer answer;
    answer.usage = {UINT64_MAX, 2, false};
    return answer;
  });
  BudgetedModel budgeted(lying, {1'000});
  const auto takeAll = [](std::string_view) { return true; };
  EXPECT_FALSE(budgeted.ask(question("one"), takeAll, {}).trouble);
  const Answer second = budgeted.ask(question("two"), takeAll, {});
  ASSERT_TRUE(second.trouble);
  EXPECT_EQ(second.trouble->kind, TroubleKind::overBudget);
  EXPECT_EQ(budgeted.spent(), UINT64_MAX);
}

}  // namespace
}  // namespace ludo::testing
