// SPDX-License-Identifier: Apache-2.0
#include "core/service/allowances.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/base/files.h"
#include "core/diagnostics/render.h"

namespace ludo::service {
namespace {

/// A sound game about which one thing is told: `never` is a definition that nothing uses, at the line of ^.
std::string gameWith(const std::string& above, const std::string& behind = {}) {
  Result<std::string> pig = readFile(LUDO_SOURCE_DIR "/samples/pig.md");
  std::string text = pig ? *pig : std::string();
  const std::string place = "SIDES: 6\n";
  const std::size_t at = text.find(place);
  EXPECT_NE(at, std::string::npos);
  return text.insert(at + place.size(), above + "NEVER: 3" + behind + "\n");
}

AnalysisPtr read(const std::string& text, SpecTests tests = SpecTests::Play) {
  return analyse(std::make_shared<const SourceText>("pig.md", text), 0, {}, tests);
}

std::string told(const Analysis& analysis) {
  std::string all;
  for (const diagnostics::Diagnostic& one : analysis.diagnostics)
    all += std::string(one.kind->code) + '@' + std::to_string(analysis.source->lineOf(one.span.begin)) + ' ';
  return all;
}

std::string allowed(const Analysis& analysis) {
  std::string all;
  for (const diagnostics::Allowed& one : analysis.allowed)
    all += std::string(one.diagnostic.kind->code) + ": " + one.reason + ';';
  return all;
}

std::string appliedFix(const Analysis& analysis, const diagnostics::Fix& fix) {
  return diagnostics::applyEdits(analysis.source->content(), fix.edits);
}

const std::string unused = "unused-definition";

TEST(Allowances, WithoutOneTheWarningIsTold) {
  const AnalysisPtr analysis = read(gameWith({}));
  ASSERT_NE(analysis->rules, nullptr);
  EXPECT_EQ(told(*analysis), unused + "@23 ");
  EXPECT_EQ(allowed(*analysis), "");
}

TEST(Allowances, StandAboveTheLineOrBehindIt) {
  for (const std::string& text : {gameWith("# lint: allow unused-definition - for the next edition\n"),
                                  gameWith(R"(# lint: allow unused-definition - for the next edition

# more
)"),
                                  gameWith("", "  # lint: allow unused-definition - for the next edition"),
                                  gameWith("", " #lint:allow unused-definition – for the next edition")}) {
    const AnalysisPtr analysis = read(text);
    EXPECT_EQ(told(*analysis), "") << text;
    EXPECT_EQ(allowed(*analysis), "unused-definition: for the next edition;");
  }
}

TEST(Allowances, AreAboutOneLineAndOneKind) {
  // One line further up it allows nothing, and is told of as well.
  const AnalysisPtr far = read(gameWith(R"(# lint: allow unused-definition - why
MORE: 4
)"));
  EXPECT_EQ(told(*far), unused + "@25 ");
  EXPECT_EQ(allowed(*far), "unused-definition: why;");
  const AnalysisPtr other = read(gameWith("# lint: allow never-ends - why\n"));
  EXPECT_EQ(told(*other), "idle-allowance@23 " + unused + "@24 ");
  const AnalysisPtr both = read(gameWith("# lint: allow never-ends, unused-definition - why\n"));
  EXPECT_EQ(told(*both), "idle-allowance@23 ");
}

TEST(Allowances, OfErrorsAndUnknownKindsAreTold) {
  const AnalysisPtr error = read(gameWith("", " # lint: allow unknown-name - no"));
  EXPECT_EQ(told(*error), unused + "@23 bad-allowance@23 ");
  const AnalysisPtr itself = read(gameWith("", " # lint: allow idle-allowance - no"));
  EXPECT_EQ(told(*itself), unused + "@23 bad-allowance@23 ");
  const AnalysisPtr unknown = read(gameWith("# lint: allow unused-defnition - why\n"));
  EXPECT_EQ(told(*unknown), "bad-allowance@23 " + unused + "@24 ");
  ASSERT_TRUE(unknown->diagnostics[0].fix);
  const AnalysisPtr mended = read(appliedFix(*unknown, *unknown->diagnostics[0].fix));
  EXPECT_EQ(told(*mended), "");
}

TEST(Allowances, GiveAReason) {
  for (const std::string comment :
       {"# lint: allow unused-definition\n", "# lint: allow unused-definition - \n"}) {
    const AnalysisPtr analysis = read(gameWith(comment));
    EXPECT_EQ(told(*analysis), "bad-allowance@23 ") << comment;
    EXPECT_EQ(analysis->allowed.size(), 1U);
  }
  EXPECT_EQ(told(*read(gameWith("# lint: disable all\n"))), "bad-allowance@23 " + unused + "@24 ");
  EXPECT_EQ(told(*read(gameWith("# lint: allow\n"))), "bad-allowance@23 " + unused + "@24 ");
  EXPECT_EQ(told(*read(gameWith("# lint: allow - why\n"))), "bad-allowance@23 " + unused + "@24 ");
}

TEST(Allowances, ThatAllowNothingAreTakenOutByTheirFix) {
  const std::string comment = "# lint: allow never-ends - why\n";
  const AnalysisPtr above = read(gameWith(comment));
  ASSERT_TRUE(above->diagnostics[0].fix);
  EXPECT_EQ(appliedFix(*above, *above->diagnostics[0].fix), gameWith({}));
  const AnalysisPtr behind = read(gameWith({}, " # lint: allow never-ends - why"));
  ASSERT_TRUE(behind->diagnostics[1].fix);
  EXPECT_EQ(appliedFix(*behind, *behind->diagnostics[1].fix), gameWith({}));
}

/// While there are errors, or tests are not played, not everything is looked for.
TEST(Allowances, AreIdleOnlyWhereAllWasLookedFor) {
  EXPECT_EQ(told(*read(gameWith("# lint: allow never-ends - why\n", " 4"))).find("idle"), std::string::npos);
  const std::string ofTests = gameWith("# lint: allow failed-expectation - why\n");
  EXPECT_EQ(told(*read(ofTests, SpecTests::Leave)), unused + "@24 ");
  EXPECT_EQ(told(*read(ofTests)), "idle-allowance@23 " + unused + "@24 ");
}

TEST(Allowances, InTextsAndProseAreNone) {
  std::string text = gameWith({});
  text.replace(text.find("Roll on or bank"), 4, "# lint: allow never-ends");
  text.insert(text.find("Two numbers"), "# lint: allow never-ends - why\n\n");
  const AnalysisPtr analysis = read(text);
  EXPECT_EQ(told(*analysis), unused + "@25 ");
}

TEST(Allowances, AreWrittenAndThenHold) {
  for (const bool windows : {false, true}) {
    std::string text = gameWith({});
    for (std::size_t at = 0; windows && (at = text.find('\n', at)) != std::string::npos; at += 2)
      text.insert(at, "\r");
    const AnalysisPtr before = read(text);
    const std::optional<diagnostics::Fix> fix = allowanceFor(*before, before->diagnostics.at(0));
    ASSERT_TRUE(fix);
    const AnalysisPtr after = read(appliedFix(*before, *fix));
    EXPECT_EQ(told(*after), "");
    EXPECT_EQ(allowed(*after), "unused-definition: reason;");
    EXPECT_EQ(after->source->content().find("\n\n\n"), std::string::npos);
  }
  const AnalysisPtr faulty = read(gameWith({}, " 4"));
  ASSERT_FALSE(faulty->diagnostics.empty());
  EXPECT_FALSE(allowanceFor(*faulty, faulty->diagnostics[0]));
}

TEST(Allowances, AreInReportsForPrograms) {
  const AnalysisPtr analysis = read(gameWith("# lint: allow unused-definition - for later\n"));
  using Json = nlohmann::json;
  const Json sarif =
      Json::parse(diagnostics::renderSarif(analysis->diagnostics, analysis->source.get(), analysis->allowed));
  const Json& results = sarif["runs"][0]["results"];
  ASSERT_EQ(results.size(), 1U);
  EXPECT_EQ(results[0]["suppressions"], Json::parse(R"([{"kind":"inSource","justification":"for later"}])"));
  const Json json =
      Json::parse(diagnostics::renderJson(analysis->diagnostics, analysis->source.get(), analysis->allowed));
  EXPECT_TRUE(json["diagnostics"].empty());
  EXPECT_EQ(json["allowed"][0]["code"], unused);
  EXPECT_EQ(json["allowed"][0]["reason"], "for later");
}

TEST(Allowances, ManyAreBounded) {
  std::string comments;
  for (int i = 0; i < 3000; ++i) comments += "# lint: allow never-ends - why\n";
  const AnalysisPtr analysis = read(gameWith(comments));
  EXPECT_EQ(analysis->diagnostics.size(), 1002U);
}

}  // namespace
}  // namespace ludo::service
