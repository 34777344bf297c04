// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/campaign/campaign_file.h"
#include "core/campaign/store.h"
#include "core/campaign/task.h"
#include "core/sim/journal.h"

/// A campaign is worked on past one machine step by step. A step is of all candidates that are bred and not
/// yet evaluated; shards are ranges of them. What comes of a candidate follows from its task alone, so a
/// shard can be worked on anywhere, and again.
namespace ludo::campaign {

/// A shard of a campaign's step, with all that it takes to work on it but for the bundles that lie beside the
/// games. A plain value.
struct CampaignShard {
  sim::Journal::Identity run;  ///< of the campaign and the step
  sim::Shard shard;
  std::string campaignFile;
  std::vector<FirstGame> games;
  std::vector<KnownRules> known;  ///< by hash
  std::vector<Task> tasks;
};

/// What the journals of a step have in common. The step is named by its tasks; `candidates` is how many the
/// campaign wants, which decides whether a last round belongs to it.
sim::Journal::Identity stepIdentity(const Store::Identity& campaign, const std::vector<Task>& tasks,
                                    std::uint64_t candidates);
/// What of a store's identity two runs must have in common, as a journal has it.
sim::Journal::Identity journalIdentity(const Store::Identity& campaign);
/// "step-96-0f3a52d1": the first candidate and a part of the hash of the tasks.
std::string stepName(const std::vector<Task>& tasks);

/// As the bytes of a file, with a checksum.
std::string shardFile(const CampaignShard& shard);
/// Reads such a file. Fails where it is none, of another version or damaged.
Result<CampaignShard> readShard(std::string_view bytes);

/// The records of a journal, and what they hold.
std::string partOf(const Task& task);
std::string packedAnswer(const Answer& answer);
/// Nothing where the bytes are no answer to the task.
std::optional<Answer> answerIn(std::string_view bytes, const Task& task);

}  // namespace ludo::campaign
