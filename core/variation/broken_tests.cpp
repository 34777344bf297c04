// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/service/analysis.h"
#include "core/variation/child.h"
#include "core/variation/text_edits.h"

namespace ludo::variation {

namespace {

bool holdsMistake(const service::Analysis& analysis, Span test) {
  return std::ranges::any_of(analysis.diagnostics, [&](const diagnostics::Diagnostic& told) {
    return told.severity() == diagnostics::Severity::Error && test.contains(told.span.begin);
  });
}

}  // namespace

namespace {

/// Once: of a name that many tests use and nobody knows, the first is told.
std::string withoutThoseTold(const std::string& text, const std::string& path) {
  const service::AnalysisPtr analysis =
      service::analyse(std::make_shared<const SourceText>(path, text, path), 0, {}, service::SpecTests::Play,
                       service::Fixes::Leave);
  std::vector<Span> broken;
  for (const language::TestDef& test : analysis->document.tests) {
    const auto result = std::ranges::find(analysis->tests, test.span, &spec_tests::TestResult::span);
    const bool fails = result != analysis->tests.end() && result->run && !result->failures.empty();
    if (fails || holdsMistake(*analysis, test.span)) broken.push_back(test.span);
  }
  if (analysis->game == nullptr || broken.empty()) return text;
  return diagnostics::applyEdits(text, removeEntries(analysis->markdown, broken));
}

}  // namespace

std::string withoutBrokenTests(const std::string& text, const std::string& path) {
  constexpr int mostRounds = 50;
  std::string rest = text;
  for (int round = 0; round < mostRounds; ++round) {
    std::string fewer = withoutThoseTold(rest, path);
    if (fewer == rest) break;
    rest = std::move(fewer);
  }
  return rest;
}

}  // namespace ludo::variation
