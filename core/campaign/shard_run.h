// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <vector>

#include "core/campaign/campaign.h"
#include "core/campaign/campaign_shard.h"
#include "core/sim/merge_journals.h"

namespace ludo::campaign {

/// A campaign with what it is made of. Plan and games of a stored campaign or of a file; all outlive the
/// call.
struct CampaignParts {
  const CampaignFile& file;
  const std::vector<FirstGame>& games;
  const Plan& plan;
  const Breeder& breeder;
  Store::Identity identity;
};

/// What a campaign has to find out next: the tasks of its step, none when it is complete. The store stays as
/// it is, but for the end of rounds that were whole already.
Result<std::vector<Task>> nextStep(const CampaignParts& parts, Store& store, std::uint64_t candidates);

/// One shard of the step.
CampaignShard shardOf(const CampaignParts& parts, const std::vector<KnownRules>& known,
                      const std::vector<Task>& tasks, std::uint64_t candidates, const sim::Shard& shard);

struct ShardProgress {
  std::uint64_t done = 0;
  std::uint64_t total = 0;
};

/// Works on what the journal does not hold yet of a shard's tasks, and keeps it there. Returns when all is
/// found out and the journal is sealed, soon after a stop request, or when the journal takes nothing more.
/// Fails where the shard is not one that this program can work on.
Result<Done> workOn(const CampaignShard& shard, const Breeder& breeder, sim::Journal& journal,
                    unsigned threads, const std::function<void(const ShardProgress&)>& progress,
                    const std::stop_token& stop);

struct MergedStep {
  std::uint64_t answers = 0;  ///< that were entered; 0: all were in the store before
};

/// Enters what the journals of a step's shards hold into the store, as if it had been found out here. A merge
/// that was ended, however, is given once more. Refused, with the store as it was, where the store waits for
/// something else.
std::variant<MergedStep, Store::Refused> mergeStep(const CampaignParts& parts, Store& store,
                                                   const sim::ShardJournals& shards);

}  // namespace ludo::campaign
