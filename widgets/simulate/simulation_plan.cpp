// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulate/simulation_plan.h"

namespace ludo::widgets {
namespace {

using Part = SimulationProgress::Part;
using Report = std::function<void(const SimulationProgress&)>;

auto reporter(const Report& report, Part part, std::size_t match = 0) {
  return [&report, part, match](const sim::BatchProgress& games) { report({part, match, games}); };
}

metrics::Experiments experiments(const kernel::RulesPtr& rules, const SimulationPlan& plan,
                                 const std::stop_token& stop, const Report& report) {
  metrics::Experiments result;
  const sim::BatchOptions& batch = plan.batch;
  for (std::size_t i = 0; i + 1 < plan.ladder.size() && !stop.stop_requested(); ++i) {
    sim::MatchOptions match;
    match.stronger = plan.ladder[i];
    match.weaker = plan.ladder[i + 1];
    match.games = plan.matchGames;
    match.seed = batch.seed;
    match.maxTurns = batch.maxTurns;
    match.threads = batch.threads;
    result.matches.push_back(sim::runMatch(rules, match, reporter(report, Part::Match, i), stop));
  }
  if (plan.probes > 0 && !stop.stop_requested()) {
    const sim::ProbeOptions probes{plan.probes, batch.seed, batch.agents, batch.maxTurns, batch.threads};
    result.probes = sim::probeDecisions(rules, probes, reporter(report, Part::Probes), stop);
  }
  return result;
}

}  // namespace

SimulationResult simulate(const kernel::RulesPtr& rules, const SourcePtr& source, const SimulationPlan& plan,
                          const std::stop_token& stop, const Report& report) {
  SimulationResult result;
  result.rules = rules;
  auto batch =
      std::make_shared<sim::Batch>(sim::runBatch(rules, plan.batch, reporter(report, Part::Games), stop));
  // What is given up in the games would be so in the experiments, too.
  const metrics::Experiments extra =
      batch->givenUp ? metrics::Experiments() : experiments(rules, plan, stop, report);
  metrics::EvalReport evaluated = metrics::evaluate(*rules, *batch, {}, extra);
  if (source) metrics::nameLines(evaluated, *source);
  result.report = std::make_shared<const metrics::EvalReport>(std::move(evaluated));
  result.batch = std::move(batch);
  return result;
}

}  // namespace ludo::widgets
