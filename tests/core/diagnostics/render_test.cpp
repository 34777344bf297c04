// SPDX-License-Identifier: Apache-2.0
#include "core/diagnostics/render.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/diagnostics/kinds.h"

namespace ludo::diagnostics {
namespace {

using Json = nlohmann::json;

const SourceText source("my games/a b.md", "first line\nname: Ch\xC3\xA4ss\nthird\nfourth\n");

List sample() {
  Diagnostic mistake;
  mistake.kind = &kinds::UnquotedText;
  mistake.span = {17, 23};
  mistake.path = "metadata.name";
  mistake.message = "The text 'Ch\xC3\xA4ss' is not quoted";
  mistake.suggestion = "Write it in double quotes";
  mistake.alternatives = {"\"Ch\xC3\xA4ss\"", R"("Chess")"};
  mistake.fix = Fix{"Quote the text", {{{17, 23}, "\"Ch\xC3\xA4ss\""}}, true};
  mistake.related.push_back({"The key is here", {11, 15}});
  Diagnostic remark;
  remark.kind = &kinds::MoreMistakes;
  remark.message = "2 more mistakes in this block are not shown";
  return {mistake, remark};
}

TEST(ContextSnippet, ShowsUpToThreeLinesAndACaret) {
  EXPECT_EQ(contextSnippet(source, {17, 23}),
            "2 | name: Ch\xC3\xA4ss\n  |       ^^^^^\n3 | third\n4 | fourth\n");
  EXPECT_EQ(contextSnippet(source, {30, 30}), "4 | fourth\n  | ^\n");
  EXPECT_EQ(contextSnippet(source, {}), "");
}

TEST(ContextSnippet, MarksTheFirstLineOfALongSpan) {
  EXPECT_EQ(contextSnippet(source, {6, 30}),
            "1 | first line\n  |       ^^^^\n2 | name: Ch\xC3\xA4ss\n3 | third\n");
}

TEST(ContextSnippet, CutsLongLines) {
  SourceText longLine("a.md", std::string(500, 'x') + "HERE" + std::string(500, 'y'));
  std::string snippet = contextSnippet(longLine, {500, 504});
  EXPECT_LT(snippet.size(), 400U);
  EXPECT_NE(snippet.find("HERE"), std::string::npos);
  std::size_t newline = snippet.find('\n');
  std::size_t caret = snippet.find('^');
  // The ellipsis before the cut line takes three bytes but one column.
  EXPECT_EQ(caret - newline - 1, snippet.find("HERE") - 2);
  EXPECT_NE(snippet.find("^^^^"), std::string::npos);
}

TEST(ContextSnippet, KeepsControlCharactersFromTheTerminal) {
  SourceText evil("a.md", "a\x1B[31m\x07z");
  std::string snippet = contextSnippet(evil, {0, 1});
  EXPECT_EQ(snippet.find('\x1B'), std::string::npos);
  EXPECT_EQ(snippet.find('\x07'), std::string::npos);
}

TEST(ContextSnippet, ShowsWhatIsNotUtf8AndC1ControlsAsQuestionMarks) {
  SourceText latin("a.md",
                   "J\xE4ger\xC2\x9B"
                   "2J\x80 here");
  EXPECT_EQ(contextSnippet(latin, {11, 15}), "1 | J?ger?2J? here\n  |           ^^^^\n");
}

TEST(ContextSnippet, CutsALineOfContinuationBytes) {
  SourceText broken("a.md", std::string(1'000'000, '\x80'));
  EXPECT_LT(contextSnippet(broken, {500'000, 500'001}).size(), 1000U);
}

TEST(ContextSnippet, TakesPlacesBeyondTheText) {
  EXPECT_FALSE(contextSnippet(source, {900, 905}).empty());
  EXPECT_FALSE(contextSnippet(SourceText("a.md", ""), {0, 0}).empty());
}

TEST(RenderText, TellsAPersonEverything) {
  EXPECT_EQ(renderText(sample(), &source),
            "my games/a b.md:2:7: error: The text 'Ch\xC3\xA4ss' is not quoted [unquoted-text]\n"
            "2 | name: Ch\xC3\xA4ss\n"
            "  |       ^^^^^\n"
            "3 | third\n"
            "4 | fourth\n"
            "  help: Write it in double quotes\n"
            "  accepted: \"Ch\xC3\xA4ss\", \"Chess\"\n"
            "  fix: Quote the text\n"
            "my games/a b.md:2:1: note: The key is here\n"
            "2 | name: Ch\xC3\xA4ss\n"
            "  | ^^^^\n"
            "3 | third\n"
            "4 | fourth\n"
            "my games/a b.md: info: 2 more mistakes in this block are not shown [more-mistakes]\n");
}

TEST(RenderText, NamesThePathWithoutASource) {
  std::string text = renderText(sample(), nullptr);
  EXPECT_TRUE(text.starts_with("metadata.name: error: The text")) << text;
}

TEST(RenderText, ColoursOnDemandOnly) {
  EXPECT_EQ(renderText(sample(), &source).find('\x1B'), std::string::npos);
  EXPECT_NE(renderText(sample(), &source, true).find("\x1B[1;31merror\x1B[0m"), std::string::npos);
}

TEST(RenderJson, HoldsTheFields) {
  Json document = Json::parse(renderJson(sample(), &source));
  EXPECT_EQ(document["file"], "my games/a b.md");
  ASSERT_EQ(document["diagnostics"].size(), 2U);
  const Json& mistake = document["diagnostics"][0];
  EXPECT_EQ(mistake["code"], "unquoted-text");
  EXPECT_EQ(mistake["severity"], "error");
  EXPECT_EQ(mistake["path"], "metadata.name");
  EXPECT_EQ(mistake["span"]["begin"], 17);
  EXPECT_EQ(mistake["span"]["end"], 23);
  EXPECT_EQ(mistake["line"], 2);
  EXPECT_EQ(mistake["column"], 7);
  EXPECT_EQ(mistake["endLine"], 2);
  EXPECT_EQ(mistake["endColumn"], 12);
  EXPECT_EQ(mistake["message"], "The text 'Ch\xC3\xA4ss' is not quoted");
  EXPECT_EQ(mistake["suggestion"], "Write it in double quotes");
  EXPECT_EQ(mistake["alternatives"].size(), 2U);
  EXPECT_NE(mistake["contextSnippet"].get<std::string>().find("^^^^^"), std::string::npos);
  EXPECT_EQ(mistake["fix"]["title"], "Quote the text");
  EXPECT_EQ(mistake["fix"]["certain"], true);
  EXPECT_EQ(mistake["fix"]["edits"][0]["replacement"], "\"Ch\xC3\xA4ss\"");
  EXPECT_EQ(mistake["related"][0]["line"], 2);
  EXPECT_TRUE(document["diagnostics"][1]["span"].is_null());
  EXPECT_FALSE(document["diagnostics"][1].contains("fix"));
}

TEST(RenderJson, DoesWithoutASource) {
  Json document = Json::parse(renderJson(sample(), nullptr));
  EXPECT_TRUE(document["file"].is_null());
  EXPECT_FALSE(document["diagnostics"][0].contains("line"));
}

TEST(RenderJson, SurvivesBrokenUtf8) {
  List list = sample();
  list[0].message = "bad \xFF byte";
  EXPECT_TRUE(Json::accept(renderJson(list, &source)));
  EXPECT_TRUE(Json::accept(renderSarif(list, &source)));
}

TEST(RenderSarif, HoldsTheFields) {
  Json document = Json::parse(renderSarif(sample(), &source));
  EXPECT_EQ(document["version"], "2.1.0");
  const Json& run = document["runs"][0];
  EXPECT_EQ(run["columnKind"], "unicodeCodePoints");
  const Json& rules = run["tool"]["driver"]["rules"];
  ASSERT_EQ(rules.size(), 2U);
  EXPECT_EQ(rules[0]["id"], "unquoted-text");
  EXPECT_EQ(rules[1]["defaultConfiguration"]["level"], "note");
  const Json& result = run["results"][0];
  EXPECT_EQ(result["ruleId"], "unquoted-text");
  EXPECT_EQ(rules[result["ruleIndex"].get<std::size_t>()]["id"], result["ruleId"]);
  EXPECT_EQ(result["level"], "error");
  const Json& place = result["locations"][0]["physicalLocation"];
  EXPECT_EQ(place["artifactLocation"]["uri"], "my%20games/a%20b.md");
  EXPECT_EQ(place["region"]["startLine"], 2);
  EXPECT_EQ(place["region"]["startColumn"], 7);
  EXPECT_EQ(place["region"]["endColumn"], 12);
  EXPECT_EQ(place["region"]["byteOffset"], 17);
  EXPECT_EQ(result["locations"][0]["logicalLocations"][0]["fullyQualifiedName"], "metadata.name");
  EXPECT_EQ(result["relatedLocations"][0]["message"]["text"], "The key is here");
  const Json& replacement = result["fixes"][0]["artifactChanges"][0]["replacements"][0];
  EXPECT_EQ(replacement["insertedContent"]["text"], "\"Ch\xC3\xA4ss\"");
  EXPECT_EQ(replacement["deletedRegion"]["byteLength"], 6);
}

TEST(RenderSarif, ListsAKindOnce) {
  List list = sample();
  list.push_back(list[0]);
  Json run = Json::parse(renderSarif(list, &source))["runs"][0];
  EXPECT_EQ(run["tool"]["driver"]["rules"].size(), 2U);
  EXPECT_EQ(run["results"][2]["ruleIndex"], 0);
}

// With each mistake in a long line all of the line would come again.
TEST(RenderSarif, DoesNotRepeatALongLine) {
  const SourceText oneLine("a.json", std::string(1'000'000, 'x') + "\nshort\n");
  List list;
  for (std::uint32_t i = 0; i < 100; ++i) {
    list.push_back(sample().front());
    list.back().span = {i * 1'000, i * 1'000 + 3};
  }
  EXPECT_LT(renderSarif(list, &oneLine).size(), oneLine.content().size());
  list = {list.back()};
  list.front().span = {1'000'002, 1'000'005};
  const Json result = Json::parse(renderSarif(list, &oneLine))["runs"][0]["results"][0];
  EXPECT_TRUE(result["locations"][0]["physicalLocation"].contains("contextRegion"))
      << "a short line is shown";
}

TEST(RenderSarif, IsWholeWithoutMistakesOrSource) {
  EXPECT_EQ(Json::parse(renderSarif({}, &source))["runs"][0]["results"].size(), 0U);
  Json run = Json::parse(renderSarif(sample(), nullptr))["runs"][0];
  EXPECT_FALSE(run["results"][0].contains("fixes"));
}

}  // namespace
}  // namespace ludo::diagnostics
