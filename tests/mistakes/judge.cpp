// SPDX-License-Identifier: Apache-2.0
#include "judge.h"

#include <algorithm>

#include "core/diagnostics/render.h"
#include "core/language/language.h"
#include "core/language/write.h"
#include "core/service/analysis.h"
#include "core/text/json_data.h"

namespace ludo::mistakes {
namespace {

using diagnostics::Diagnostic;
using service::AnalysisPtr;

/// As `lint --fix` goes on.
constexpr int mostFixRounds = 20;

AnalysisPtr analysed(const std::string& content) {
  return service::analyse(std::make_shared<const SourceText>(LUDO_SOURCE_DIR "/samples/game.md", content));
}

std::optional<std::string> meaningOf(const service::Analysis& analysis) {
  if (diagnostics::hasErrors(analysis.diagnostics) || !analysis.game) return std::nullopt;
  std::vector<language::TestDef> tests = analysis.document.tests;
  return text::writeJson(language::writeGameDef(*analysis.game)) +
         text::writeJson(language::writeValue(language::testsType(), &tests));
}

/// The lines that the edits changed, in the changed text.
std::pair<std::uint32_t, std::uint32_t> changedLines(const GameText& game, const Mistake& mistake) {
  const auto newlines = [](std::string_view text) {
    return static_cast<std::uint32_t>(std::ranges::count(text, '\n'));
  };
  const std::uint32_t begin = mistake.front().span.begin;
  const std::uint32_t end = mistake.back().span.end;
  const std::uint32_t first = 1 + newlines(game.view({0, begin}));
  std::uint32_t last = first + newlines(game.view({begin, end}));
  for (const diagnostics::TextEdit& edit : mistake) {
    last += newlines(edit.replacement);
    last -= newlines(game.view(edit.span));
  }
  return {first, std::max(first, last)};
}

Outcome outcomeOf(const std::string& content, const std::string& meaning) {
  const std::optional<std::string> left = mistakes::meaningOf(content);
  return !left ? Outcome::Errors : *left == meaning ? Outcome::Mended : Outcome::Other;
}

/// The text after the first fix that is offered; nothing when there is none.
std::optional<std::string> withFirstFix(const service::Analysis& analysis) {
  const auto& list = analysis.diagnostics;
  const auto hasFix = [](const Diagnostic& told) { return told.fix && !told.fix->edits.empty(); };
  auto first = std::ranges::find_if(list, [&](const Diagnostic& told) {
    return hasFix(told) && told.severity() == diagnostics::Severity::Error;
  });
  if (first == list.end()) first = std::ranges::find_if(list, hasFix);
  if (first == list.end()) return std::nullopt;
  return diagnostics::applyEdits(analysis.source->content(), first->fix->edits);
}

Outcome afterFirstFixes(AnalysisPtr analysis, const std::string& meaning, std::size_t fixes) {
  std::optional<std::string> content = withFirstFix(*analysis);
  if (!content) return Outcome::None;
  for (std::size_t i = 1; i < fixes; ++i) {
    analysis = analysed(*content);
    std::optional<std::string> next = withFirstFix(*analysis);
    if (!next) break;
    content = std::move(next);
  }
  return outcomeOf(*content, meaning);
}

Outcome afterCertainFixes(AnalysisPtr analysis, const std::string& meaning) {
  bool any = false;
  for (int round = 0; round < mostFixRounds; ++round) {
    const diagnostics::FixedText fixed =
        diagnostics::applyCertainFixes(*analysis->source, analysis->diagnostics);
    if (fixed.applied.empty()) break;
    any = true;
    analysis = analysed(fixed.content);
  }
  return any ? outcomeOf(analysis->source->content(), meaning) : Outcome::None;
}

}  // namespace

std::optional<std::string> meaningOf(const std::string& content) {
  return meaningOf(*analysed(content));
}

bool isClean(const std::string& content) {
  return analysed(content)->diagnostics.empty();
}

Verdict judge(const GameText& game, const std::string& meaning, const Mistake& mistake, std::size_t fixes) {
  Verdict verdict;
  verdict.damaged = diagnostics::applyEdits(game.content(), mistake);
  const AnalysisPtr analysis = analysed(verdict.damaged);
  const auto& list = analysis->diagnostics;
  verdict.harmless = meaningOf(*analysis) == meaning;
  verdict.silent = list.empty();
  verdict.diagnostics = list.size();
  verdict.told = diagnostics::renderText(list, analysis->source.get());
  const auto [from, to] = changedLines(game, mistake);
  const auto inside = [&](Span span) {
    if (!span.known()) return false;
    const std::uint32_t line = analysis->source->lineOf(span.begin);
    return from <= line && line <= to;
  };
  verdict.rightLine = std::ranges::any_of(list, [&](const Diagnostic& told) { return inside(told.span); });
  verdict.first = afterFirstFixes(analysis, meaning, fixes);
  verdict.certain = afterCertainFixes(analysis, meaning);
  return verdict;
}

}  // namespace ludo::mistakes
