// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/measurement.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/campaign/limits.h"
#include "core/campaign/measure_table.h"

namespace ludo::campaign {

Measurement::Measurement(const Plan& plan, engine::ProgramPtr program, std::size_t ancestor,
                         std::uint64_t seed, const std::stop_token& stop)
    : m_plan(plan),
      m_program(std::move(program)),
      m_rules(m_program->rules()),
      m_ancestor(ancestor),
      m_seed(seed),
      m_stop(stop) {
  m_batch.options.games = 0;
  m_batch.options.seed = seed;
  m_batch.options.agents = {plan.settings().play.agent};
  m_batch.options.threads = 1;
  m_batch.options.coverage = plan.needsCoverage();
  m_batch.options.stepsPerGame = limits::gameSteps;
  if (m_batch.options.coverage) m_batch.coverage.emplace().nodes.resize(m_rules.def().nodeCount + 1);
}

bool Measurement::play(std::uint64_t games) {
  sim::BatchOptions options = m_batch.options;
  options.first = m_batch.games.size();
  options.games = games;
  sim::Batch more = sim::runBatch(m_program, options, {}, m_stop);
  if (more.cancelled && !more.givenUp) return false;
  m_batch.options.games += games;
  m_batch.steps += more.steps;
  m_batch.givenUp = m_batch.givenUp || more.givenUp;
  for (sim::GameSummary& game : more.games) m_batch.games.push_back(std::move(game));
  if (more.coverage) m_batch.coverage->add(*more.coverage);
  return true;
}

bool Measurement::meetWeaker() {
  const PlaySettings& play = m_plan.settings().play;
  if (m_plan.needsProbes() && play.probes > 0) {
    sim::ProbeOptions options;
    options.games = static_cast<std::uint64_t>(play.probes);
    options.seed = m_seed;
    options.agents = {play.agent};
    options.threads = 1;
    m_experiments.probes = sim::probeDecisions(m_program->rulesPtr(), options, {}, m_stop);
    if (m_experiments.probes->cancelled) return false;
  }
  if (m_plan.needsMatches() && !runMatch(play.agent, play.weaker, play.matchGames)) return false;
  m_screen = m_plan.fitness().of(sample());
  return true;
}

bool Measurement::meetSearcher() {
  const PlaySettings& play = m_plan.settings().play;
  if (!m_plan.needsMatches() || play.searcher.empty()) return true;
  return runMatch(play.searcher, play.agent, play.searcherGames);
}

bool Measurement::playAll() {
  return play(static_cast<std::uint64_t>(m_plan.settings().play.games)) && meetWeaker() && meetSearcher();
}

bool Measurement::runMatch(const std::string& stronger, const std::string& weaker, std::int64_t games) {
  if (games == 0 || m_rules.seats() < 2) return true;
  sim::MatchOptions options;
  options.stronger = stronger;
  options.weaker = weaker;
  options.games = static_cast<std::uint64_t>(games);
  options.seed = combine(m_seed, m_experiments.matches.size());
  options.threads = 1;
  options.stepsPerGame = limits::gameSteps;
  sim::Match match = sim::runMatch(m_program, options, {}, m_stop);
  if (m_stop.stop_requested()) return false;
  // What is measured of the strongest agents counts: the report looks at the first match.
  m_experiments.matches.insert(m_experiments.matches.begin(), std::move(match));
  return true;
}

Sample Measurement::sample() const {
  Sample sample = measuresOf(metrics::evaluate(m_rules, m_batch, {}, m_experiments), m_rules, m_ancestor);
  sample.screen = m_screen;
  return sample;
}

}  // namespace ludo::campaign
