// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/verdict.h"

#include <algorithm>

#include "core/metrics/filters.h"
#include "core/sim/run_batch.h"

namespace ludo::drafting {

TrialGames tryGame(const kernel::RulesPtr& rules, const std::stop_token& stop) {
  constexpr std::uint64_t games = 20;
  constexpr std::int64_t mostUnfinished = 2;
  sim::BatchOptions options;
  options.games = games;
  options.agents = {"random"};
  const sim::Batch batch = sim::runBatch(rules, options, {}, stop);
  const auto unfinished = std::ranges::count_if(
      batch.games, [](const sim::GameSummary& each) { return each.stop != sim::Stop::Ended; });
  TrialGames trial;
  trial.ends = !batch.givenUp && unfinished <= mostUnfinished;
  for (const metrics::Filter& filter : metrics::applyFilters(batch, {})) {
    if (!filter.passed) trial.failed.emplace_back(filter.id);
  }
  trial.passes = trial.ends && trial.failed.empty();
  return trial;
}

std::string TrialGames::words() const {
  if (isTooLarge) return "too large to play";
  std::string text = ends ? "ends" : "does not end";
  if (failed.empty()) return text + ", passes all filters";
  for (const std::string& filter : failed) text += (&filter == &failed.front() ? "; fails " : ", ") + filter;
  return text;
}

int Verdict::rank() const {
  if (!compiles()) return 0;
  return 1 + (isSound() ? 1 : 0) + (trial.ends ? 2 : 0) + (trial.passes ? 4 : 0);
}

std::string Verdict::words() const {
  const auto counted = [](std::size_t count, const std::string& one) {
    return std::to_string(count) + " " + one + (count == 1 ? "" : "s");
  };
  if (!compiles()) return counted(errors, "error");
  std::string text = "compiles";
  if (failedTests > 0) text += "; " + counted(failedTests, "test") + (failedTests == 1 ? " fails" : " fail");
  return text + "; " + trial.words();
}

Verdict verdictOf(const std::string& name, const std::string& text, service::Fixes fixes,
                  const std::stop_token& stop) {
  Verdict verdict;
  verdict.analysis = service::analyse(std::make_shared<const SourceText>(name, text), 0, stop,
                                      service::SpecTests::Play, fixes);
  if (verdict.analysis == nullptr) return verdict;
  verdict.failedTests = static_cast<std::size_t>(std::ranges::count_if(
      verdict.analysis->tests, [](const spec_tests::TestResult& test) { return !test.passed(); }));
  verdict.errors = static_cast<std::size_t>(std::ranges::count_if(
      verdict.analysis->diagnostics,
      [](const diagnostics::Diagnostic& told) { return told.severity() == diagnostics::Severity::Error; }));
  if (verdict.compiles()) verdict.trial = tryGame(verdict.analysis->rules, stop);
  return verdict;
}

}  // namespace ludo::drafting
