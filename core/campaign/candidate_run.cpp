// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/candidate_run.h"

#include <algorithm>

namespace ludo::campaign {

std::vector<Outcome> OpenRound::outcomes() const {
  std::vector<Outcome> list;
  for (const OpenCandidate& each : candidates) list.push_back(each.outcome);
  return list;
}

std::vector<OperatorInfo> chosenOperators(const Settings& settings, const Breeder& breeder) {
  std::vector<OperatorInfo> chosen;
  for (const OperatorInfo& each : breeder.operators()) {
    const auto& wanted = settings.operators;
    if (wanted.empty() || std::ranges::find(wanted, each.name) != wanted.end()) chosen.push_back(each);
  }
  return chosen;
}

std::optional<Placement> placementOf(const Plan& plan, const std::vector<Sample>& samples) {
  const Sample all = pooled(std::span<const Sample>(samples));
  std::optional<std::vector<double>> place = plan.placeOf(all);
  if (!place) return std::nullopt;
  return Placement{plan.fitness().of(all), all.screen.value, std::move(*place)};
}

CandidateRun::CandidateRun(const Plan& plan, const Breeder& breeder, const std::vector<FirstGame>& games,
                           Store& store, unsigned threads)
    : m_plan(plan),
      m_games(games),
      m_store(store),
      m_operators(chosenOperators(plan.settings(), breeder)),
      m_evaluator(plan, breeder,
                  [&store](std::uint64_t hash, CandidateId id) { return store.findSame(hash, id); }),
      m_crew(threads) {
  const auto& all = breeder.operators();
  for (const OperatorInfo& each : m_operators)
    m_operatorIndices.push_back(
        static_cast<std::size_t>(std::ranges::find(all, each.name, &OperatorInfo::name) - all.begin()));
}

OpenRound CandidateRun::begin(Round round) {
  OpenRound open;
  open.round = std::move(round);
  open.candidates.resize(open.round.proposals.size());
  open.again.resize(open.round.remeasurements.size());
  for (std::size_t i = 0; i < open.candidates.size(); ++i) {
    if (auto outcome = m_store.outcome(open.round.proposals[i].id, m_plan.grid()->measureCount())) {
      open.candidates[i] = {true, std::move(*outcome)};
    } else {
      giveCandidate(open.round, i);
    }
  }
  for (std::size_t i = 0; i < open.again.size(); ++i) {
    const Remeasurement& again = open.round.remeasurements[i];
    if (auto placement = m_store.placement(again.id, again.sampleNumber, m_plan.grid()->measureCount())) {
      open.again[i] = {true, std::move(placement)};
    } else {
      giveSample(open.round, i);
    }
  }
  return open;
}

bool CandidateRun::isWhole(const OpenRound& open) {
  return std::ranges::all_of(open.candidates, &OpenRound::OpenCandidate::known) &&
         std::ranges::all_of(open.again, &OpenRound::OpenSample::known);
}

Trial CandidateRun::trialOf(const Round& round, const Proposal& proposal) {
  Trial trial;
  trial.id = proposal.id;
  trial.round = round.number;
  trial.parents = proposal.parents;
  trial.seed = proposal.seed;
  if (proposal.operatorIndex) {
    trial.operatorIndex = m_operatorIndices[*proposal.operatorIndex];
    for (const CandidateId parent : proposal.parents) trial.texts.push_back(m_store.specification(parent));
    trial.ancestor = m_store.ancestor(proposal.parents.front(), m_games.size());
  } else {
    trial.ancestor = proposal.id;
    trial.texts = {m_games[trial.ancestor].text};
  }
  trial.path = m_games[trial.ancestor].path;
  return trial;
}

void CandidateRun::giveCandidate(const Round& round, std::size_t index) {
  Trial trial = trialOf(round, round.proposals[index]);
  m_crew.give([this, index, trial = std::move(trial),
               standing = round.standing](const std::stop_token& stop) mutable {
    std::optional<Finding> finding = m_evaluator.evaluate(trial, *standing, stop);
    if (finding) deliver({trial.round, index, false, std::move(trial), std::move(finding), {}});
  });
}

void CandidateRun::giveSample(const Round& round, std::size_t index) {
  const Remeasurement& again = round.remeasurements[index];
  Trial trial;
  trial.id = again.id;
  trial.round = round.number;
  trial.seed = again.seed;
  trial.texts = {m_store.specification(again.id)};
  trial.ancestor = m_store.ancestor(again.id, m_games.size());
  trial.path = m_games[trial.ancestor].path;
  m_crew.give([this, index, trial = std::move(trial)](const std::stop_token& stop) mutable {
    std::optional<Sample> sample = m_evaluator.measureAgain(trial, stop);
    if (!stop.stop_requested()) deliver({trial.round, index, true, std::move(trial), {}, std::move(sample)});
  });
}

void CandidateRun::deliver(Report report) {
  const std::scoped_lock lock(m_mutex);
  m_reports.push_back(std::move(report));
  m_arrived.notify_one();
}

void CandidateRun::receive(std::deque<OpenRound>& open) {
  constexpr std::chrono::milliseconds moment{50};
  constexpr std::chrono::milliseconds betweenCommits{300};
  std::vector<Report> reports;
  {
    std::unique_lock lock(m_mutex);
    m_arrived.wait_for(lock, moment, [this] { return !m_reports.empty(); });
    reports = std::move(m_reports);
    m_reports.clear();
  }
  for (Report& report : reports) {
    const auto round =
        std::ranges::find_if(open, [&](const OpenRound& each) { return each.round.number == report.round; });
    if (report.again) {
      keepSample(report, *round);
    } else {
      keepCandidate(report, *round);
    }
  }
  const auto now = std::chrono::steady_clock::now();
  if (now - m_committed < betweenCommits) return;
  m_store.commit();
  m_committed = now;
}

void CandidateRun::keepCandidate(Report& report, OpenRound& open) {
  const Finding& finding = *report.finding;
  Outcome outcome{finding.verdict, finding.rulesHash, std::nullopt};
  if (finding.samples.size() > firstBelievedSample)
    outcome.placement = placementOf(m_plan, {finding.samples.back()});
  const Proposal& proposal = open.round.proposals[report.index];
  const std::string name = proposal.operatorIndex ? m_operators[*proposal.operatorIndex].name : "";
  m_store.add(report.trial, name, finding, outcome.placement);
  open.candidates[report.index] = {true, std::move(outcome)};
  ++m_evaluated;
}

void CandidateRun::keepSample(Report& report, OpenRound& open) {
  OpenRound::OpenSample& entry = open.again[report.index];
  entry.known = true;
  if (!report.sample) return;
  const Remeasurement& again = open.round.remeasurements[report.index];
  std::vector<Sample> samples = m_store.believedSamples(again.id);
  samples.push_back(*report.sample);
  entry.placement = placementOf(m_plan, samples);
  if (entry.placement)
    m_store.addSample(again.id, again.sampleNumber, open.round.number, *report.sample, *entry.placement);
}

void CandidateRun::findRepeated(OpenRound& open) {
  for (std::size_t i = 0; i < open.candidates.size(); ++i) {
    const CandidateId id = open.round.proposals[i].id;
    Outcome& outcome = open.candidates[i].outcome;
    const auto same = outcome.rulesHash ? m_store.findSame(*outcome.rulesHash, id) : std::nullopt;
    if (!same) continue;
    m_store.dropSamples(id);
    outcome.placement.reset();
    outcome.verdict = {Ending::sameGame, "candidate " + std::to_string(*same)};
    m_store.settle(id, outcome.verdict);
  }
}

}  // namespace ludo::campaign
