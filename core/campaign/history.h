// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/result.h"
#include "core/campaign/store_reader.h"

namespace ludo::campaign {

/// How an archive filled, round by round: what each round changed of who holds the cells. A plain value.
class History {
 public:
  struct Change {
    std::vector<EliteRecord> taken;      ///< cells that were taken, or whose elite was measured again
    std::vector<std::uint64_t> emptied;  ///< cells that were left
  };

  void add(const std::vector<EliteRecord>& elites);

  /// How many rounds it knows.
  std::size_t rounds() const { return m_changes.size(); }
  /// Who held the cells when so many rounds were over, by cell.
  std::vector<EliteRecord> elitesAfter(std::size_t rounds) const;
  /// All candidates that ever held a cell, by id.
  std::vector<CandidateId> everElites() const;

 private:
  std::vector<Change> m_changes;
  std::map<std::uint64_t, EliteRecord> m_now;  ///< after the last round, by cell
};

/// The history of a store's archive. The store keeps what came of each candidate, and how the archive went
/// from there follows: so it is told again, and nothing is played. Fails where the store lacks what it takes.
/// Nothing when it was stopped.
Result<std::optional<History>> readHistory(StoreReader& reader, const std::stop_token& stop);

}  // namespace ludo::campaign
