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
  sim::append(m_batch, std::move(more));
  return true;
}

bool Measurement::meetWeaker(const GoesOn& goesOn) {
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
  if (m_plan.needsMatches() && !runMatch(play.agent, play.weaker, play.matchGames, goesOn)) return false;
  if (m_match.left == 0) m_screen = m_plan.fitness().of(sample());
  return true;
}

bool Measurement::meetSearcher(const GoesOn& goesOn) {
  const PlaySettings& play = m_plan.settings().play;
  if (!m_plan.needsMatches() || play.searcher.empty()) return true;
  return runMatch(play.searcher, play.agent, play.searcherGames, goesOn);
}

bool Measurement::playAll() {
  return play(static_cast<std::uint64_t>(m_plan.settings().play.games)) && meetWeaker() && meetSearcher();
}

bool Measurement::runMatch(const std::string& stronger, const std::string& weaker, std::int64_t games,
                           const GoesOn& goesOn) {
  if (games == 0 || m_rules.seats() < 2) return true;
  sim::MatchOptions options;
  options.stronger = stronger;
  options.weaker = weaker;
  options.seed = combine(m_seed, m_experiments.matches.size());
  options.threads = 1;
  options.stepsPerGame = limits::gameSteps;
  const auto all = static_cast<std::uint64_t>(games);
  m_match = {weaker, 0, all};
  // What is measured of the strongest agents counts: the report looks at the first match.
  sim::Match& match = *m_experiments.matches.emplace(m_experiments.matches.begin());
  match.options = options;
  match.options.games = 0;
  constexpr std::uint64_t parts = 3;
  for (std::uint64_t part = 1; part <= parts; ++part) {
    const std::uint64_t upTo = goesOn ? all * part / parts : all;
    if (upTo == m_match.played) continue;
    options.first = m_match.played;
    options.games = upTo - m_match.played;
    sim::append(match, sim::runMatch(m_program, options, {}, m_stop));
    if (m_stop.stop_requested()) return false;
    m_match = {weaker, upTo, all - upTo};
    if (m_match.left > 0 && !goesOn()) break;
  }
  return true;
}

Sample Measurement::outlook() const {
  Sample outlook = sample();
  for (Estimate& each : outlook.measures) each.low = each.high = each.value;
  if (m_match.left == 0) return outlook;
  const auto played = static_cast<double>(m_match.played);
  const auto left = static_cast<double>(m_match.left);
  // Means over the games of a match of numbers from -1 to 1. One of an earlier match is over; what is said of
  // it here is wider than that, and no less true.
  for (const char* name : {"strategicDepth", "skillGradient"}) {
    Estimate& mean = outlook.measures[*measureIndex(name)];
    mean.low = (mean.value * played - left) / (played + left);
    mean.high = (mean.value * played + left) / (played + left);
  }
  Estimate& score = outlook.measures[*measureIndex("harmonicScore")];
  score.low = 0;
  score.high = 1;
  return outlook;
}

Sample Measurement::sample() const {
  Sample sample = measuresOf(metrics::evaluate(m_rules, m_batch, {}, m_experiments), m_rules, m_ancestor);
  sample.screen = m_screen;
  return sample;
}

}  // namespace ludo::campaign
