// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/shard_run.h"

#include <algorithm>
#include <map>

#include "core/base/hash.h"
#include "core/campaign/local_workforce.h"
#include "core/sim/digits.h"

namespace ludo::campaign {
namespace {

/// Gathers tasks, and does none.
class Gathering final : public Workforce {
 public:
  void give(Task task) override { m_tasks.push_back(std::move(task)); }
  std::vector<Report> reports() override { return {}; }
  bool isIdle() const override { return true; }
  std::vector<Task>& tasks() { return m_tasks; }

 private:
  std::vector<Task> m_tasks;
};

/// Answers from journals.
class KeptAnswers final : public Workforce {
 public:
  explicit KeptAnswers(const sim::ShardJournals& shards) {
    for (const auto& journal : shards.journals) {
      for (const sim::Journal::Key& key : journal->keys()) m_places[key] = journal.get();
    }
  }

  std::optional<Answer> answerTo(const Task& task) const {
    const sim::Journal::Key key{stableHash(partOf(task)), task.prospect.id};
    const auto found = m_places.find(key);
    if (found == m_places.end()) return std::nullopt;
    const std::optional<std::string> bytes = found->second->find(key.part, key.index);
    return bytes ? answerIn(*bytes, task) : std::nullopt;
  }

  void give(Task task) override {
    if (auto answer = answerTo(task)) m_reports.push_back({std::move(task), std::move(*answer)});
  }
  std::vector<Report> reports() override {
    std::vector<Report> reports;
    std::swap(reports, m_reports);
    m_given += reports.size();
    return reports;
  }
  bool isIdle() const override { return m_reports.empty(); }
  std::uint64_t given() const { return m_given; }

 private:
  std::map<sim::Journal::Key, const sim::Journal*> m_places;
  std::vector<Report> m_reports;
  std::uint64_t m_given = 0;
};

std::string shardSettingOf(const sim::ShardJournals& shards, const std::string& name) {
  const auto& identity = shards.journals.front()->identity();
  const auto setting = std::ranges::find(identity, sim::shardSetting(name), &sim::Journal::Setting::name);
  return setting == identity.end() ? std::string() : setting->value;
}

/// Whether all candidates of the shards are before those of the tasks. No step has any in common with
/// another.
bool areBefore(const sim::ShardJournals& shards, const std::vector<Task>& tasks) {
  const auto candidate = std::ranges::find_if(tasks, [](const Task& task) { return !task.isAgain(); });
  if (candidate == tasks.end()) return tasks.empty();
  for (const auto& journal : shards.journals) {
    for (const sim::Journal::Key& key : journal->keys()) {
      if (key.index >= candidate->prospect.id) return false;
    }
  }
  return true;
}

}  // namespace

Result<std::vector<Task>> nextStep(const CampaignParts& parts, Store& store, std::uint64_t candidates) {
  Result<Campaign> campaign = Campaign::make(parts.plan, parts.breeder, parts.games, store);
  if (!campaign) return Failure{campaign.failure()};
  Gathering gathering;
  RunOptions options;
  options.candidates = candidates;
  if (campaign->runWith(gathering, options) == RunEnd::notKept) return Failure{store.failure()->message};
  return std::move(gathering.tasks());
}

CampaignShard shardOf(const CampaignParts& parts, const std::vector<KnownRules>& known,
                      const std::vector<Task>& tasks, std::uint64_t candidates, const sim::Shard& shard) {
  const sim::Shard::Range range = shard.range(tasks.size());
  return {stepIdentity(parts.identity, tasks, candidates),
          shard,
          parts.file.source->content(),
          parts.games,
          known,
          {tasks.begin() + static_cast<std::ptrdiff_t>(range.begin),
           tasks.begin() + static_cast<std::ptrdiff_t>(range.end)}};
}

Result<Done> workOn(const CampaignShard& shard, const Breeder& breeder, sim::Journal& journal,
                    unsigned threads, const std::function<void(const ShardProgress&)>& progress,
                    const std::stop_token& stop) {
  const CampaignFile file = readCampaignFile(
      std::make_shared<SourceText>("campaign.yaml", shard.campaignFile), namesOf(breeder.operators()));
  if (!file.isSound()) return Failure{"holds a campaign file that this program does not take"};
  const Result<Plan> plan = Plan::make(file.settings, shard.games.size());
  if (!plan) return Failure{"holds settings that make no archive: " + plan.failure()};
  const auto findSame = [&shard](std::uint64_t hash, CandidateId) -> std::optional<CandidateId> {
    const auto found = std::ranges::lower_bound(shard.known, hash, {}, &KnownRules::hash);
    return found != shard.known.end() && found->hash == hash ? std::optional(found->id) : std::nullopt;
  };
  ShardProgress now{0, shard.tasks.size()};
  LocalWorkforce workforce(*plan, breeder, findSame, threads);
  for (const Task& task : shard.tasks) {
    const auto& infos = breeder.operators();
    const auto& by = task.prospect.operatorIndex;
    if (by && (*by >= infos.size() || task.prospect.texts.size() != infos[*by].parents))
      return Failure{"holds tasks that are none"};
    const std::uint64_t part = stableHash(partOf(task));
    const auto kept = journal.find(part, task.prospect.id);
    if (kept && answerIn(*kept, task)) {
      ++now.done;
    } else {
      workforce.give(task);
    }
  }
  while (now.done < now.total && !stop.stop_requested()) {
    for (const Report& report : workforce.reports()) {
      const bool added =
          journal.add(stableHash(partOf(report.task)), report.task.prospect.id, packedAnswer(report.answer));
      if (!added) return Done{};
      ++now.done;
    }
    if (progress) progress(now);
  }
  if (now.done == now.total) journal.seal();
  return Done{};
}

std::variant<MergedStep, Store::Refused> mergeStep(const CampaignParts& parts, Store& store,
                                                   const sim::ShardJournals& shards) {
  const sim::Journal::Identity here = journalIdentity(parts.identity);
  if (const std::string differing = sim::differences(shards.run(), here); !differing.empty())
    return Store::Refused{false, "'" + store.path() + "' (here) is the store of another campaign than '" +
                                     shards.journals.front()->path() + "' (there) is a shard of:\n" +
                                     differing + "Name the shards of this campaign"};
  const std::string path = shards.journals.front()->path();
  RunOptions options;
  options.candidates = sim::parseSeed(shardSettingOf(shards, "candidates")).value_or(0);
  const Result<std::vector<Task>> tasks = nextStep(parts, store, options.candidates);
  if (!tasks) return store.failure().value_or(Store::Refused{false, tasks.failure()});
  KeptAnswers answers(shards);
  std::size_t answered = 0;
  for (const Task& task : *tasks) answered += answers.answerTo(task) ? 1U : 0U;
  if (answered == 0 && areBefore(shards, *tasks)) return MergedStep{};
  if (answered < tasks->size())
    return Store::Refused{false, "'" + store.path() + "' waits for " + stepName(*tasks) + ", and '" + path +
                                     "' is a shard of " + shardSettingOf(shards, "step") +
                                     "; merge the shards of the step that the store waits for"};
  Result<Campaign> campaign = Campaign::make(parts.plan, parts.breeder, parts.games, store);
  if (!campaign) return Store::Refused{false, campaign.failure()};
  if (campaign->runWith(answers, options) == RunEnd::notKept) return *store.failure();
  return MergedStep{answers.given()};
}

}  // namespace ludo::campaign
