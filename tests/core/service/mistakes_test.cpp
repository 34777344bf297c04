// SPDX-License-Identifier: Apache-2.0
// The corpus of mistakes in tests/golden/mistakes: a game with a mistake (<name>.md), what is told about it
// (<name>.expected) and, where the mistake can be mended without asking, the mended game (<name>.fixed.md).
// With LUDO_WRITE_GOLDENS set, the last two are written instead of compared; read them before committing.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <ostream>
#include <regex>

#include "core/base/files.h"
#include "core/diagnostics/render.h"
#include "core/service/analysis.h"

namespace ludo::service {
namespace {

namespace fs = std::filesystem;
using diagnostics::Diagnostic;

const std::string folder = LUDO_SOURCE_DIR "/tests/golden/mistakes/";

std::vector<std::string> mistakes() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(".md") && !name.ends_with(".fixed.md"))
      names.push_back(name.substr(0, name.size() - 3));
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string contentOf(const std::string& name) {
  Result<std::string> content = readFile(folder + name);
  return content ? *content : std::string();
}

bool writesGoldens() {
  return std::getenv("LUDO_WRITE_GOLDENS") != nullptr;
}

AnalysisPtr analysed(const std::string& name, std::string content, Fixes fixes = Fixes::Find) {
  return analyse(std::make_shared<const SourceText>(name, std::move(content)), 0, {}, SpecTests::Play, fixes);
}

std::string told(const Analysis& analysis) {
  return diagnostics::renderText(analysis.diagnostics, analysis.source.get());
}

/// The text with all certain fixes applied, those included that show up on the way.
std::string mended(const std::string& name, std::string content, Fixes fixes = Fixes::Find) {
  for (int round = 0; round < 20; ++round) {
    const AnalysisPtr analysis = analysed(name, content, fixes);
    const diagnostics::FixedText fixed =
        diagnostics::applyCertainFixes(*analysis->source, analysis->diagnostics);
    if (fixed.applied.empty()) break;
    content = fixed.content;
  }
  return content;
}

bool hasCertainFix(const Diagnostic& diagnostic) {
  return diagnostic.fix && diagnostic.fix->certain;
}

/// A capital letter first, no period last, and names in double quotes.
void expectSentence(const std::string& text, const std::string& where) {
  ASSERT_FALSE(text.empty()) << where;
  EXPECT_TRUE(text[0] >= 'A' && text[0] <= 'Z') << where << ": " << text;
  EXPECT_NE(text.back(), '.') << where << ": " << text;
  static const std::regex singleQuotes("(^|[ (])'[A-Za-z$]");
  EXPECT_FALSE(std::regex_search(text, singleQuotes)) << where << ": " << text;
}

class Mistakes : public ::testing::TestWithParam<std::string> {};

TEST_P(Mistakes, AreToldWell) {
  const std::string& name = GetParam();
  const AnalysisPtr analysis = analysed(name + ".md", contentOf(name + ".md"));
  if (writesGoldens()) {
    ASSERT_TRUE(writeFile(folder + name + ".expected", told(*analysis)));
  }
  EXPECT_EQ(told(*analysis), contentOf(name + ".expected"));
  // One cause, one diagnostic; files of several mistakes are named so.
  if (!name.starts_with("several-")) {
    EXPECT_EQ(analysis->diagnostics.size(), 1U) << told(*analysis);
  }
  for (const Diagnostic& diagnostic : analysis->diagnostics) {
    expectSentence(diagnostic.message, "message");
    if (!diagnostic.suggestion.empty()) expectSentence(diagnostic.suggestion, "suggestion");
    if (diagnostic.fix) expectSentence(diagnostic.fix->title, "fix");
    for (const diagnostics::RelatedPlace& place : diagnostic.related)
      expectSentence(place.message, "related");
    EXPECT_TRUE(!diagnostic.suggestion.empty() || diagnostic.fix) << "no way out: " << diagnostic.message;
    EXPECT_TRUE(diagnostic.span.known()) << diagnostic.message;
  }
}

TEST_P(Mistakes, AreMendedWhereThatIsCertain) {
  const std::string& name = GetParam();
  const std::string content = contentOf(name + ".md");
  const AnalysisPtr analysis = analysed(name + ".md", content);
  const auto& list = analysis->diagnostics;
  const bool mendable = std::any_of(list.begin(), list.end(), hasCertainFix);
  const std::string fixed = mended(name + ".md", content);
  if (writesGoldens() && mendable) {
    ASSERT_TRUE(writeFile(folder + name + ".fixed.md", fixed));
  }
  ASSERT_EQ(fs::exists(folder + name + ".fixed.md"), mendable) << told(*analysis);
  if (!mendable) return;
  EXPECT_EQ(fixed, contentOf(name + ".fixed.md"));
  const AnalysisPtr after = analysed(name + ".fixed.md", fixed);
  for (const Diagnostic& before : list) {
    if (!hasCertainFix(before)) continue;
    for (const Diagnostic& left : after->diagnostics)
      EXPECT_FALSE(left.kind == before.kind && left.message == before.message) << told(*after);
  }
  // The mistake was the only one, so mending it leaves a game to play.
  if (!name.starts_with("several-")) {
    EXPECT_TRUE(after->game) << told(*after);
  }
}

void expectSound(const Analysis& analysis) {
  const std::size_t size = analysis.source->content().size();
  for (const Diagnostic& diagnostic : analysis.diagnostics) {
    expectSentence(diagnostic.message, "message");
    EXPECT_TRUE(!diagnostic.span.known() || diagnostic.span.end <= size) << diagnostic.message;
    EXPECT_TRUE(!diagnostic.suggestion.empty() || diagnostic.fix) << "no way out: " << diagnostic.message;
    if (!diagnostic.fix) continue;
    std::uint32_t done = 0;
    for (const diagnostics::TextEdit& edit : diagnostic.fix->edits) {
      EXPECT_TRUE(edit.span.known() && edit.span.begin <= edit.span.end && edit.span.end <= size)
          << diagnostic.message;
      EXPECT_LE(done, edit.span.begin) << "edits overlap: " << diagnostic.message;
      done = edit.span.end;
    }
  }
}

/// Every line left out, every value in another's place: whatever is told is told well, and fixing comes to
/// an end.
TEST(AnyMistake, IsToldWell) {
  const std::regex values(R"("[^"
]*"|\b[0-9]+\b|\b(true|false)\b)");
  // To look for fixes takes a hundred times as long as to tell mistakes.
  const auto fixes = [](std::size_t turn) { return turn % 4 == 0 ? Fixes::Find : Fixes::Leave; };
  const std::string others[] = {R"("TODO")", "7",           "true", R"("deck")", "[1]",
                                "{}",        "{ and: [] }", "yes",  "~"};
  for (const char* name : {"several-independent", "proof-always", "construct-as-type-block"}) {
    const std::string game = contentOf(std::string(name) + ".md");
    ASSERT_FALSE(game.empty());
    for (std::size_t at = 0, line = 0; at < game.size(); ++line) {
      const std::size_t end = game.find('\n', at) + 1;
      const AnalysisPtr analysis = analysed("line.md", game.substr(0, at) + game.substr(end), fixes(line));
      SCOPED_TRACE("without: " + game.substr(at, end - at));
      expectSound(*analysis);
      at = end;
    }
    std::size_t turn = 0;
    for (std::sregex_iterator it(game.begin(), game.end(), values), stop; it != stop; ++it) {
      std::string changed = game;
      const std::string& other = others[turn++ % std::size(others)];
      changed.replace(static_cast<std::size_t>(it->position()), static_cast<std::size_t>(it->length()),
                      other);
      SCOPED_TRACE(it->str() + " -> " + other);
      expectSound(*analysed("value.md", changed, fixes(turn)));
      // What is found by trying is never certain.
      const std::string fixed = mended("value.md", changed, Fixes::Leave);
      const AnalysisPtr after = analysed("value.md", fixed, Fixes::Leave);
      EXPECT_TRUE(std::none_of(after->diagnostics.begin(), after->diagnostics.end(), hasCertainFix));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Corpus, Mistakes, ::testing::ValuesIn(mistakes()), [](const auto& instance) {
  std::string name = instance.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace ludo::service
