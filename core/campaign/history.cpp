// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/history.h"

#include <algorithm>
#include <deque>
#include <set>

#include "core/campaign/population.h"

namespace ludo::campaign {
namespace {

/// Operators of which only the names and the number of parents are known, as far as a store tells them.
std::vector<OperatorInfo> operatorsOf(StoreReader& reader) {
  const std::vector<std::string>& wanted = reader.settings().operators;
  std::vector<OperatorInfo> operators;
  for (const std::string& name : reader.knownOperatorNames()) {
    if (!wanted.empty() && std::ranges::find(wanted, name) == wanted.end()) continue;
    operators.push_back({name, "", std::max<std::size_t>(1, reader.parentsOf(name))});
  }
  return operators;
}

std::optional<std::vector<Outcome>> outcomesOf(StoreReader& reader, const Round& round) {
  std::vector<Outcome> outcomes;
  for (const Proposal& proposal : round.proposals) {
    std::optional<Outcome> outcome = reader.outcome(proposal.id);
    if (!outcome) return std::nullopt;
    outcomes.push_back(std::move(*outcome));
  }
  return outcomes;
}

}  // namespace

void History::add(const std::vector<EliteRecord>& elites) {
  Change change;
  std::map<std::uint64_t, EliteRecord> now;
  for (const EliteRecord& elite : elites) {
    const auto before = m_now.find(elite.cell);
    if (before == m_now.end() || !(before->second == elite)) change.taken.push_back(elite);
    now.emplace(elite.cell, elite);
  }
  for (const auto& [cell, elite] : m_now) {
    if (!now.contains(cell)) change.emptied.push_back(cell);
  }
  m_now = std::move(now);
  m_changes.push_back(std::move(change));
}

std::vector<EliteRecord> History::elitesAfter(std::size_t rounds) const {
  std::map<std::uint64_t, EliteRecord> held;
  for (std::size_t i = 0; i < std::min(rounds, m_changes.size()); ++i) {
    for (const std::uint64_t cell : m_changes[i].emptied) held.erase(cell);
    for (const EliteRecord& elite : m_changes[i].taken) held.insert_or_assign(elite.cell, elite);
  }
  std::vector<EliteRecord> elites;
  for (auto& [cell, elite] : held) elites.push_back(std::move(elite));
  return elites;
}

std::vector<CandidateId> History::everElites() const {
  std::set<CandidateId> all;
  for (const Change& change : m_changes) {
    for (const EliteRecord& elite : change.taken) all.insert(elite.candidate);
  }
  return {all.begin(), all.end()};
}

Result<std::optional<History>> readHistory(StoreReader& reader, const std::stop_token& stop) {
  const std::size_t games = reader.settings().games.size();
  Result<Population> population = Population::make(reader.firstPlan(), games, operatorsOf(reader));
  if (!population) return Failure{population.failure()};
  History history;
  const std::size_t rounds = reader.rounds().size();
  std::deque<Round> open;
  std::size_t proposed = 0;
  while (history.rounds() < rounds) {
    if (stop.stop_requested()) return std::optional<History>();
    while (open.size() < roundsUnderWay(history.rounds()) && proposed < rounds) {
      open.push_back(population->propose());
      ++proposed;
    }
    const Round round = std::move(open.front());
    open.pop_front();
    const auto outcomes = outcomesOf(reader, round);
    if (!outcomes) return Failure{"round " + std::to_string(round.number) + " is not whole in the store"};
    population->take(round, *outcomes);
    for (const Remeasurement& again : round.remeasurements) {
      if (const auto placement = reader.placement(again.id, again.sampleNumber))
        population->takeAgain(again, *placement);
    }
    history.add(population->elites());
  }
  return std::optional<History>(std::move(history));
}

}  // namespace ludo::campaign
