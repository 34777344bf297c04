// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "../../support/schema_check.h"
#include "core/base/files.h"
#include "core/sim/run_game.h"
#include "core/sim/trace.h"
#include "core/sim/trace_words.h"
#include "games.h"

namespace ludo::sim {
namespace {

testing::SchemaCheck schema(const std::string& name) {
  Result<std::string> content = readFile(LUDO_SOURCE_DIR "/schemas/" + name + ".schema.json");
  EXPECT_TRUE(content) << content.failure();
  return testing::SchemaCheck(content ? *content : "{}");
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), by);
}

template <std::size_t N>
std::vector<std::string> texts(const std::array<std::string_view, N>& words) {
  return {words.begin(), words.end()};
}

TEST(TraceSchema, HasEveryWordOfATrace) {
  const auto json = nlohmann::json::parse(*readFile(LUDO_SOURCE_DIR "/schemas/Trace.schema.json"));
  const auto& definitions = json["definitions"];
  EXPECT_EQ(json["properties"]["stop"]["enum"], texts(words::stops));
  EXPECT_EQ(definitions["outcome"]["properties"]["seats"]["items"]["enum"], texts(words::results));
  EXPECT_EQ(definitions["entry"]["properties"]["kind"]["enum"], texts(words::moves));
  EXPECT_EQ(definitions["delta"]["properties"]["kind"]["enum"], texts(words::deltas));
  EXPECT_EQ(definitions["note"]["properties"]["kind"]["enum"], texts(words::notes));
}

class SchemaOfSample : public ::testing::TestWithParam<const char*> {};

TEST_P(SchemaOfSample, TakesItsTraces) {
  const auto rules = testing::sample(GetParam());
  const std::string trace = traceText(*rules, runNamedGame(rules, 5, {"random"}, {40, true}));
  EXPECT_EQ(schema("Trace").mistakes(trace), "");
}

INSTANTIATE_TEST_SUITE_P(Samples, SchemaOfSample,
                         ::testing::Values("tic-tac-toe", "hex", "pig", "deck-builder", "threat-and-money"));

TEST(Schemas, TakeTracesOfGamesThatAnAgentSpoilt) {
  const auto rules = testing::switchGame();
  GameTrace trace = runNamedGame(rules, 5, {"random"}, {10, true});
  trace.stop = Stop::AgentError;
  trace.agentError = AgentError{1, "it threw: no idea"};
  EXPECT_EQ(schema("Trace").mistakes(traceText(*rules, trace)), "");
}

TEST(Schemas, RefuseWhatIsBroken) {
  const auto rules = testing::switchGame();
  const std::string trace = traceText(*rules, runNamedGame(rules, 5, {"random"}, {10, true}));
  ASSERT_EQ(schema("Trace").mistakes(trace), "");
  for (const auto& [what, by] : std::vector<std::pair<std::string, std::string>>{
           {R"("version": 2)", R"("version": 1)"},
           {R"("seed": "5")", R"("seed": 5)"},
           {R"("stop": "turnCap")", R"("stop": "bored")"},
           {R"("players": 2,)", ""},
           {R"("players": 2)", R"("players": 2, "mood": "good")"},
           {R"("kind":"action")", R"("kind":"dance")"},
           {R"("action":"flip",)", ""},
           {R"("kind":"variable")", R"("kind":"colour")"},
       }) {
    EXPECT_NE(schema("Trace").mistakes(replaced(trace, what, by)), "") << by;
  }
}

}  // namespace
}  // namespace ludo::sim
