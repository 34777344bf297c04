// SPDX-License-Identifier: Apache-2.0
#include "core/compile/load_game.h"

#include <gtest/gtest.h>

#include <map>

#include "core/base/files.h"
#include "core/compile/validate_json.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/language/write.h"
#include "core/text/json_data.h"
#include "spec_text.h"

namespace ludo::compile {
namespace {

SourcePtr json(std::string content) {
  return std::make_shared<const SourceText>("game.json", std::move(content));
}

std::string hostJson() {
  return text::writeJson(language::writeGameDef(*testing::analysed(testing::hostGame())->game));
}

diagnostics::List mistakesIn(const std::string& content) {
  diagnostics::List diagnostics;
  language::GameDefPtr game = loadGameDef(json(content), diagnostics);
  EXPECT_EQ(game == nullptr, diagnostics::hasErrors(diagnostics));
  return diagnostics;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), by);
}

TEST(LoadGame, ReadsWhatWasWritten) {
  diagnostics::List diagnostics;
  language::GameDefPtr game = loadGameDef(json(hostJson()), diagnostics);
  ASSERT_NE(game, nullptr);
  EXPECT_FALSE(diagnostics::hasErrors(diagnostics));
  EXPECT_EQ(text::writeJson(language::writeGameDef(*game)), hostJson());
  EXPECT_GT(game->nodeCount, 0U);
}

/// The number of each node and each effect list, by its place.
std::map<std::string, std::uint32_t> numbers(const language::GameDef& game) {
  std::map<std::string, std::uint32_t> found;
  const auto visit = [&](const language::Type& type, const void* value, const language::Path& path) {
    const std::string place = path.text() + " (" + type.name + ')';
    const language::Node* node = language::nodeOf(type, value);
    if (node != nullptr) found[place] = node->node;
    if (type.listNumber != nullptr) found[place] = language::listNumberOf(type, value);
    return true;
  };
  language::walkConst(language::gameDefType(), &game, visit);
  return found;
}

TEST(LoadGame, EverySampleSurvivesAsJson) {
  for (const char* name : {"tic-tac-toe", "hex", "pig", "deck-builder", "threat-and-money", "spice-mills"}) {
    SCOPED_TRACE(name);
    Result<std::string> sample = readFile(std::string(LUDO_SOURCE_DIR "/samples/") + name + ".md");
    ASSERT_TRUE(sample) << sample.failure();
    service::AnalysisPtr analysis = testing::analysed(*sample);
    ASSERT_NE(analysis->game, nullptr) << testing::shown(*analysis);
    text::DataNode data = language::writeGameDef(*analysis->game);
    diagnostics::List diagnostics;
    EXPECT_TRUE(validateAgainstSchema(data, diagnostics));
    language::GameDefPtr again = loadGameDef(json(text::writeJson(data)), diagnostics);
    ASSERT_NE(again, nullptr);
    EXPECT_TRUE(text::sameContent(language::writeGameDef(*again), data));
    EXPECT_EQ(numbers(*again), numbers(*analysis->game));
  }
}

TEST(LoadGame, MistakesHaveTheirPlace) {
  struct Case {
    const char* what;
    const char* by;
    const char* code;
    const char* path;
  };
  for (const Case& test : {
           Case{R"("visibility": "hidden")", R"("visibility": "secret")", "unknown-word",
                "zones[0].visibility"},
           Case{R"("visibility": "hidden")", R"("visible": true)", "unknown-key", "zones[0].visible"},
           Case{R"("zone": "deck")", R"("zone": 7)", "invalid-notation", "setup[0].createToken.zone"},
           Case{R"("zone": "deck")", R"("zone": "dekc")", "unknown-name", "setup[0].createToken.zone"},
           Case{R"("max": 99)", R"("max": 1.5)", "disguised-number", ""},
       }) {
    SCOPED_TRACE(test.by);
    diagnostics::List diagnostics = mistakesIn(replaced(hostJson(), test.what, test.by));
    ASSERT_FALSE(diagnostics.empty());
    EXPECT_EQ(diagnostics[0].kind->code, test.code);
    if (*test.path != '\0') {
      EXPECT_EQ(diagnostics[0].path, test.path);
    }
    EXPECT_TRUE(diagnostics[0].span.known());
  }
}

TEST(LoadGame, AMacroIsNoPartOfACompiledGame) {
  std::string game = replaced(hostJson(), R"("createToken": {)",
                              R"("refillToSize": { "zone": "market", "from": "deck", "size": 4 } },
 { "createToken": {)");
  diagnostics::List diagnostics = mistakesIn(game);
  ASSERT_FALSE(diagnostics.empty());
  EXPECT_EQ(diagnostics[0].kind->code, "schema-violation");
  EXPECT_EQ(diagnostics[0].path, "setup[0]");
  EXPECT_EQ(game.substr(diagnostics[0].span.begin, 1), "{");
}

TEST(LoadGame, NothingThatAFileContainsIsFatal) {
  for (const std::string& content :
       {std::string(), std::string("[]"), std::string("null"), std::string("{"), std::string("\0\1\2", 3),
        std::string(R"({"metadata": null})"), std::string(R"({"setup": 1, "setup": 2})"),
        std::string(100000, '['), R"({"metadata": ")" + std::string(1000000, 'x') + "\"}"}) {
    EXPECT_TRUE(diagnostics::hasErrors(mistakesIn(content)));
  }
}

/// A value that every alternative of a union would have to be tried on, at each of many levels.
TEST(Schema, TimeDoesNotGrowWithTheAlternativesToThePowerOfTheDepth) {
  std::string condition = "true";
  for (int i = 0; i < 60; ++i) {
    condition = R"({"op":"in","item":1,"set":{"query":"zones","where":)" + condition + "}}";
  }
  std::string game = replaced(hostJson(), R"("id": "wait",)", R"("id": "wait", "pre": )" + condition + ",");
  diagnostics::List diagnostics;
  text::DataNode data = text::readJson(*json(game), diagnostics);
  ASSERT_TRUE(diagnostics.empty());
  EXPECT_TRUE(validateAgainstSchema(data, diagnostics));
}

TEST(Schema, WhatDepartsFromItIsReportedWhereItStands) {
  struct Case {
    const char* what;
    const char* by;
    const char* path;
  };
  for (const Case& test : {
           Case{R"("visibility": "hidden")", R"("visibility": "secret")", "zones[0].visibility"},
           Case{R"("visibility": "hidden")", R"("visible": true)", "zones[0]"},
           Case{R"("type": "card")", R"("type": true)", "setup[0].createToken.type"},
           Case{R"("op": ">=")", R"("op": "=>")", "end[0].when.op"},
           Case{R"("var": "threat")", R"("vra": "threat")", "actions[0].effects[1].addVar"},
           Case{R"("id": "host",)", "", "metadata"},
       }) {
    SCOPED_TRACE(test.by);
    diagnostics::List diagnostics;
    text::DataNode data = text::readJson(*json(replaced(hostJson(), test.what, test.by)), diagnostics);
    ASSERT_TRUE(diagnostics.empty());
    EXPECT_FALSE(validateAgainstSchema(data, diagnostics));
    ASSERT_FALSE(diagnostics.empty());
    EXPECT_EQ(diagnostics[0].path, test.path) << diagnostics[0].message;
    EXPECT_EQ(diagnostics[0].kind->code, "schema-violation");
  }
}

}  // namespace
}  // namespace ludo::compile
