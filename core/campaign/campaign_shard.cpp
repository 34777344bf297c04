// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/campaign_shard.h"

#include <algorithm>
#include <cmath>

#include "core/base/hash.h"
#include "core/campaign/limits.h"
#include "core/campaign/measure_table.h"
#include "core/sim/digits.h"
#include "core/sim/packing.h"

namespace ludo::sim {
template <MaybeConst<Journal::Setting> Self>
auto parts(Self& setting) {
  auto& [name, value] = setting;
  return std::tie(name, value);
}
template <MaybeConst<Shard> Self>
auto parts(Self& shard) {
  auto& [number, of] = shard;
  return std::tie(number, of);
}
}  // namespace ludo::sim

namespace ludo::campaign {
namespace {

using sim::MaybeConst;

// The file is this line with the checksum of what follows, and the packed shard.
constexpr std::string_view firstWords = "ludo-shard 2 ";
constexpr std::string_view anyFirstWords = "ludo-shard ";

/// A task without the state of the archive, which those of a round share.
struct PackedTask {
  Prospect prospect;
  std::uint64_t sampleNumber = 0;
  std::size_t index = 0;
  std::size_t archiveState = 0;  ///< by number
};

struct PackedArchiveState {
  std::vector<Incumbent> incumbents;
  ArchiveState::Numbers boundaries;
  ArchiveState::Numbers places;
};

struct PackedShard {
  sim::Journal::Identity run;
  sim::Shard shard;
  std::string campaignFile;
  std::vector<FirstGame> games;
  std::vector<KnownRules> known;
  std::vector<PackedArchiveState> archiveStates;
  std::vector<PackedTask> tasks;
};

template <MaybeConst<PackedTask> Self>
auto parts(Self& task) {
  auto& [prospect, sampleNumber, index, archiveState] = task;
  return std::tie(prospect, sampleNumber, index, archiveState);
}
template <MaybeConst<PackedArchiveState> Self>
auto parts(Self& archiveState) {
  auto& [incumbents, boundaries, places] = archiveState;
  return std::tie(incumbents, boundaries, places);
}
template <MaybeConst<PackedShard> Self>
auto parts(Self& shard) {
  auto& [run, number, campaignFile, games, known, archiveStates, tasks] = shard;
  return std::tie(run, number, campaignFile, games, known, archiveStates, tasks);
}

}  // namespace

template <MaybeConst<FirstGame> Self>
auto parts(Self& game) {
  auto& [path, text] = game;
  return std::tie(path, text);
}
template <MaybeConst<KnownRules> Self>
auto parts(Self& known) {
  auto& [hash, id] = known;
  return std::tie(hash, id);
}
template <MaybeConst<Incumbent> Self>
auto parts(Self& incumbent) {
  auto& [cell, screen, fitness] = incumbent;
  return std::tie(cell, screen, fitness);
}
template <MaybeConst<Prospect> Self>
auto parts(Self& prospect) {
  auto& [id, round, operatorIndex, parents, texts, seed, path, ancestor] = prospect;
  return std::tie(id, round, operatorIndex, parents, texts, seed, path, ancestor);
}
template <MaybeConst<Estimate> Self>
auto parts(Self& estimate) {
  auto& [n, value, low, high] = estimate;
  return std::tie(n, value, low, high);
}
template <MaybeConst<Sample> Self>
auto parts(Self& sample) {
  auto& [measures, screen] = sample;
  return std::tie(measures, screen);
}
template <MaybeConst<Conclusion> Self>
auto parts(Self& conclusion) {
  auto& [ending, reason] = conclusion;
  return std::tie(ending, reason);
}
template <MaybeConst<Child> Self>
auto parts(Self& child) {
  auto& [text, change] = child;
  return std::tie(text, change);
}
template <MaybeConst<Finding> Self>
auto parts(Self& finding) {
  auto& [conclusion, child, name, diagnostics, rulesHash, samples] = finding;
  return std::tie(conclusion, child, name, diagnostics, rulesHash, samples);
}
template <MaybeConst<Answer> Self>
auto parts(Self& answer) {
  auto& [finding, sample] = answer;
  return std::tie(finding, sample);
}

namespace {

bool isSound(const Sample& sample) {
  const auto finite = [](const Estimate& estimate) {
    return std::isfinite(estimate.n) && std::isfinite(estimate.value) && std::isfinite(estimate.low) &&
           std::isfinite(estimate.high);
  };
  return sample.measures.size() == measureTable().size() && std::ranges::all_of(sample.measures, finite) &&
         finite(sample.screen);
}

bool isSound(const Finding& finding) {
  // What is measured was bred, compiled, played and measured twice; what the archive says comes later.
  return finding.conclusion.ending <= CandidateEnding::measured &&
         finding.samples.size() <= firstBelievedSample + 1 &&
         finding.child.text.size() <= 2 * limits::candidateBytes &&
         (finding.conclusion.ending != CandidateEnding::measured ||
          finding.samples.size() == firstBelievedSample + 1) &&
         std::ranges::all_of(finding.samples, [](const Sample& sample) { return isSound(sample); });
}

std::uint64_t hashOf(const std::vector<Task>& tasks) {
  std::uint64_t hash = stableHash("tasks of a step");
  for (const Task& task : tasks)
    hash = combine(combine(hash, task.prospect.id), combine(task.sampleNumber, task.prospect.seed));
  return hash;
}

}  // namespace

sim::Journal::Identity journalIdentity(const Store::Identity& campaign) {
  sim::Journal::Identity identity{{"command", "evolve"}};
  for (const Store::Setting& setting : campaign) {
    if (!setting.isForReaders) identity.push_back({setting.name, setting.value});
  }
  return identity;
}

sim::Journal::Identity stepIdentity(const Store::Identity& campaign, const std::vector<Task>& tasks,
                                    std::uint64_t candidates) {
  sim::Journal::Identity identity = journalIdentity(campaign);
  identity.push_back({sim::shardSetting("step"), stepName(tasks)});
  identity.push_back({sim::shardSetting("candidates"), std::to_string(candidates)});
  return identity;
}

std::string stepName(const std::vector<Task>& tasks) {
  constexpr std::size_t shownDigits = 8;
  const std::uint64_t first = tasks.empty() ? 0 : tasks.front().prospect.id;
  return "step-" + std::to_string(first) + "-" + sim::hashText(hashOf(tasks)).substr(0, shownDigits);
}

std::string shardFile(const CampaignShard& shard) {
  PackedShard flat{shard.run, shard.shard, shard.campaignFile, shard.games, shard.known, {}, {}};
  std::vector<const ArchiveState*> archiveStates;
  for (const Task& task : shard.tasks) {
    auto at = std::ranges::find(archiveStates, task.archiveState.get());
    if (at == archiveStates.end()) {
      flat.archiveStates.push_back(
          {task.archiveState->incumbents(), task.archiveState->boundaries(), task.archiveState->places()});
      at = archiveStates.insert(at, task.archiveState.get());
    }
    flat.tasks.push_back(
        {task.prospect, task.sampleNumber, task.index, static_cast<std::size_t>(at - archiveStates.begin())});
  }
  const std::string payload = sim::packed(flat);
  return std::string(firstWords) + sim::hashText(stableHash(payload)) + "\n" + payload;
}

Result<CampaignShard> readShard(std::string_view bytes) {
  if (!bytes.starts_with(firstWords)) {
    if (bytes.starts_with(anyFirstWords)) return Failure{"was written by another version of this program"};
    return Failure{"is no shard of a campaign"};
  }
  const std::size_t line = std::min(bytes.find('\n'), bytes.size());
  const auto hash = sim::parseHash(bytes.substr(firstWords.size(), line - firstWords.size()));
  const std::string_view payload = bytes.substr(std::min(line + 1, bytes.size()));
  std::optional<PackedShard> flat;
  if (hash && *hash == stableHash(payload)) flat = sim::unpacked<PackedShard>(payload);
  if (!flat) return Failure{"is damaged; copy it once more"};
  CampaignShard shard{std::move(flat->run),          flat->shard,
                      std::move(flat->campaignFile), std::move(flat->games),
                      std::move(flat->known),        {}};
  std::vector<std::shared_ptr<const ArchiveState>> archiveStates;
  for (PackedArchiveState& archiveState : flat->archiveStates)
    archiveStates.push_back(std::make_shared<const ArchiveState>(std::move(archiveState.incumbents),
                                                                 std::move(archiveState.boundaries),
                                                                 std::move(archiveState.places)));
  for (PackedTask& task : flat->tasks) {
    Prospect& prospect = task.prospect;
    // A game that descends from one added by hand has that game's path.
    const bool isOfGames = prospect.ancestor < shard.games.size();
    const bool fits = task.archiveState < archiveStates.size() && prospect.ancestor <= shard.games.size() &&
                      (!isOfGames || prospect.path == shard.games[prospect.ancestor].path) &&
                      !prospect.texts.empty();
    if (!fits) return Failure{"holds tasks that are none"};
    shard.tasks.push_back(
        {std::move(prospect), task.sampleNumber, task.index, archiveStates[task.archiveState]});
  }
  const bool isShard = shard.shard.of >= 1 && shard.shard.of <= sim::mostShards && shard.shard.number >= 1 &&
                       shard.shard.number <= shard.shard.of;
  if (!isShard) return Failure{"holds tasks that are none"};
  return shard;
}

std::string partOf(const Task& task) {
  return task.isAgain() ? "sample " + std::to_string(task.sampleNumber) : "candidate";
}

std::string packedAnswer(const Answer& answer) {
  return sim::packed(answer);
}

std::optional<Answer> answerIn(std::string_view bytes, const Task& task) {
  std::optional<Answer> answer = sim::unpacked<Answer>(bytes);
  if (!answer || answer->finding.has_value() == task.isAgain()) return std::nullopt;
  if (answer->finding && !isSound(*answer->finding)) return std::nullopt;
  if (answer->sample && (!task.isAgain() || !isSound(*answer->sample))) return std::nullopt;
  return answer;
}

}  // namespace ludo::campaign
