// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/evidence.h"

#include <algorithm>

#include "core/sim/run_batch.h"

namespace ludo::drafting {
namespace {

using metrics::Figure;

constexpr std::uint64_t measuredGames = 50;
constexpr std::size_t comparedGames = 20;

/// A test that could not be played does not hold.
Evidence::Tests testsOf(const service::Analysis& analysis) {
  const auto passed = static_cast<std::size_t>(std::ranges::count_if(
      analysis.tests, [](const spec_tests::TestResult& test) { return test.passed(); }));
  const std::size_t all = analysis.document.tests.size();
  return {all, all - std::min(all, passed)};
}

/// What is played under one text; nothing where it makes no game.
struct Played {
  kernel::RulesPtr rules;
  sim::Batch batch;
  std::vector<Figure> figures;
};

Played play(const service::Analysis& analysis, const std::stop_token& stop) {
  Played played;
  played.rules = analysis.rules;
  if (played.rules == nullptr) return played;
  sim::BatchOptions options;
  options.games = measuredGames;
  options.agents = {"random"};
  played.batch = sim::runBatch(played.rules, options, {}, stop);
  if (!played.batch.games.empty())
    played.figures = metrics::figuresOf(metrics::evaluate(*played.rules, played.batch)).figures;
  return played;
}

bool isTold(const Figure& figure) {
  if (figure.kind == Figure::Kind::Absent) return false;
  if (figure.group == Figure::Group::Outcome) return true;
  return figure.group == Figure::Group::Metric && (figure.id == "plies" || figure.id == "branching");
}

std::vector<Evidence::Measure> measuresOf(const Played& before, const Played& after) {
  std::vector<Evidence::Measure> measures;
  for (const Figure& figure : after.figures) {
    if (!isTold(figure)) continue;
    const auto same = std::ranges::find_if(before.figures, [&](const Figure& other) {
      return other.group == figure.group && other.id == figure.id;
    });
    const bool isKnown = same != before.figures.end();
    // Ways to end that no game took.
    if (figure.isShare && figure.value == 0 && (!isKnown || same->value == 0)) continue;
    measures.push_back({isKnown ? *same : Figure(), figure});
  }
  return measures;
}

void addDivergence(const Played& before, const Played& after, std::size_t index, Evidence& evidence) {
  const sim::GameTrace first = sim::replayGame(before.rules, before.batch.options, before.batch.games[index]);
  const sim::GameTrace second = sim::replayGame(after.rules, after.batch.options, after.batch.games[index]);
  const std::size_t both = std::min(first.entries.size(), second.entries.size());
  std::size_t ply = 0;
  while (ply < both && first.entries[ply].moveText == second.entries[ply].moveText) ++ply;
  const auto moveAt = [&](const sim::GameTrace& trace) {
    return ply < trace.entries.size() ? trace.entries[ply].moveText : std::string();
  };
  if (ply < std::max(first.entries.size(), second.entries.size()))
    evidence.divergences.push_back({index + 1, ply + 1, moveAt(first), moveAt(second)});
}

}  // namespace

Evidence evidenceOf(const service::Analysis& before, const service::Analysis& after,
                    const std::stop_token& stop) {
  Evidence evidence;
  evidence.testsBefore = testsOf(before);
  evidence.testsAfter = testsOf(after);
  const Played now = play(after, stop);
  const Played then = play(before, stop);
  evidence.games = now.batch.games.size();
  evidence.measures = measuresOf(then, now);
  const std::size_t games = std::min({comparedGames, then.batch.games.size(), now.batch.games.size()});
  for (; evidence.compared < games && !stop.stop_requested(); ++evidence.compared)
    addDivergence(then, now, evidence.compared, evidence);
  return evidence;
}

}  // namespace ludo::drafting
