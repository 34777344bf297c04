// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <variant>
#include <vector>

#include "core/sim/journal.h"

namespace ludo::sim {

/// The journals of all shards of one run, by the shards' numbers. They can only be read.
struct ShardJournals {
  std::vector<std::unique_ptr<Journal>> journals;
  /// What the run is that they are parts of.
  Journal::Identity run() const { return withoutShard(journals.front()->identity()); }
};

/// Opens the journals of shards, at least one (asserted), in any order. Refused with what to do where they
/// are not those of all shards of one run, each once and whole.
std::variant<ShardJournals, Journal::Refused> openShards(const std::vector<std::string>& paths);

/// Makes one journal of them, of the whole run: the same bytes whatever the number of shards was. The file is
/// made whole or not at all, and must not be there before. Gives the number of records.
std::variant<std::uint64_t, Journal::Refused> mergeShards(const ShardJournals& shards,
                                                          const std::string& path);

}  // namespace ludo::sim
