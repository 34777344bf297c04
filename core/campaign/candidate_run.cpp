// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/candidate_run.h"

#include <algorithm>

namespace ludo::campaign {

std::vector<CandidateOutcome> OpenRound::outcomes() const {
  std::vector<CandidateOutcome> list;
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
                           Store& store, Workforce& workforce)
    : m_plan(plan),
      m_games(games),
      m_store(store),
      m_workforce(workforce),
      m_operators(chosenOperators(plan.settings(), breeder)) {
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
      m_workforce.give({prospectOf(open.round, open.round.proposals[i]), 0, i, open.round.archiveState});
    }
  }
  for (std::size_t i = 0; i < open.again.size(); ++i) {
    const Remeasurement& again = open.round.remeasurements[i];
    if (auto placement = m_store.placement(again.id, again.sampleNumber, m_plan.grid()->measureCount())) {
      open.again[i] = {true, std::move(placement)};
    } else {
      m_workforce.give({prospectOf(open.round, again), again.sampleNumber, i, open.round.archiveState});
    }
  }
  return open;
}

bool CandidateRun::isWhole(const OpenRound& open) {
  return std::ranges::all_of(open.candidates, &OpenRound::OpenCandidate::known) &&
         std::ranges::all_of(open.again, &OpenRound::OpenSample::known);
}

Prospect CandidateRun::prospectOf(const Round& round, const Proposal& proposal) {
  Prospect prospect;
  prospect.id = proposal.id;
  prospect.round = round.number;
  prospect.parents = proposal.parents;
  prospect.seed = proposal.seed;
  if (proposal.operatorIndex) {
    prospect.operatorIndex = m_operatorIndices[*proposal.operatorIndex];
    for (const CandidateId parent : proposal.parents) prospect.texts.push_back(m_store.specification(parent));
    prospect.ancestor = m_store.ancestor(proposal.parents.front(), m_games.size());
  } else {
    prospect.ancestor = proposal.id;
    prospect.texts = {m_games[prospect.ancestor].text};
  }
  prospect.path = pathOf(prospect.ancestor, proposal.operatorIndex ? proposal.parents.front() : proposal.id);
  return prospect;
}

Prospect CandidateRun::prospectOf(const Round& round, const Remeasurement& again) {
  Prospect prospect;
  prospect.id = again.id;
  prospect.round = round.number;
  prospect.seed = again.seed;
  prospect.texts = {m_store.specification(again.id)};
  prospect.ancestor = m_store.ancestor(again.id, m_games.size());
  prospect.path = pathOf(prospect.ancestor, again.id);
  return prospect;
}

/// Of the game that a candidate descends from, by first parents.
std::string CandidateRun::pathOf(std::size_t ancestor, CandidateId candidate) {
  return ancestor < m_games.size() ? m_games[ancestor].path : m_store.gamePath(candidate);
}

bool CandidateRun::receive(std::deque<OpenRound>& open) {
  constexpr std::chrono::milliseconds betweenCommits{300};
  for (const Report& report : m_workforce.reports()) {
    const auto round = std::ranges::find_if(
        open, [&](const OpenRound& each) { return each.round.number == report.task.prospect.round; });
    if (report.task.isAgain()) {
      keepSample(report, *round);
    } else {
      keepCandidate(report, *round);
    }
  }
  const auto now = std::chrono::steady_clock::now();
  if (now - m_committed >= betweenCommits) {
    m_store.commit();
    m_committed = now;
  }
  return !m_workforce.isIdle();
}

void CandidateRun::keepCandidate(const Report& report, OpenRound& open) {
  const Finding& finding = *report.answer.finding;
  CandidateOutcome outcome{finding.conclusion, finding.rulesHash, std::nullopt};
  if (finding.samples.size() > firstBelievedSample)
    outcome.placement = placementOf(m_plan, {finding.samples.back()});
  const Proposal& proposal = open.round.proposals[report.task.index];
  const std::string name = proposal.operatorIndex ? m_operators[*proposal.operatorIndex].name : "";
  m_store.add(report.task.prospect, name, finding, outcome.placement);
  open.candidates[report.task.index] = {true, std::move(outcome)};
  ++m_evaluated;
}

void CandidateRun::keepSample(const Report& report, OpenRound& open) {
  OpenRound::OpenSample& entry = open.again[report.task.index];
  entry.known = true;
  if (!report.answer.sample) return;
  const Remeasurement& again = open.round.remeasurements[report.task.index];
  // Somebody may have had the same games played by hand meanwhile.
  entry.placement = m_store.placement(again.id, again.sampleNumber, m_plan.grid()->measureCount());
  if (entry.placement) return;
  std::vector<Sample> samples = m_store.believedSamples(again.id);
  samples.push_back(*report.answer.sample);
  entry.placement = placementOf(m_plan, samples);
  if (entry.placement)
    m_store.addSample(again.id, again.sampleNumber, open.round.number, *report.answer.sample,
                      *entry.placement);
}

void CandidateRun::findRepeated(OpenRound& open) {
  for (std::size_t i = 0; i < open.candidates.size(); ++i) {
    const CandidateId id = open.round.proposals[i].id;
    CandidateOutcome& outcome = open.candidates[i].outcome;
    const auto same = outcome.rulesHash ? m_store.findSame(*outcome.rulesHash, id) : std::nullopt;
    if (!same) continue;
    m_store.dropSamples(id);
    outcome.placement.reset();
    outcome.conclusion = {CandidateEnding::sameGame, "candidate " + std::to_string(*same)};
    m_store.settle(id, outcome.conclusion);
  }
}

}  // namespace ludo::campaign
