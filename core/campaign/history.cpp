// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/history.h"

#include <algorithm>
#include <set>

#include "core/campaign/replay.h"

namespace ludo::campaign {

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
  History history;
  const auto told =
      replay(reader, stop, [&history](const Population& population) { history.add(population.elites()); });
  if (!told) return Failure{told.failure()};
  if (*told == nullptr) return std::optional<History>();
  return std::optional<History>(std::move(history));
}

}  // namespace ludo::campaign
