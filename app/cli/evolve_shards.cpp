// SPDX-License-Identifier: Apache-2.0
#include "app/cli/evolve_shards.h"

#include <algorithm>
#include <filesystem>

#include "app/cli/table.h"
#include "core/base/files.h"

namespace ludo::cli {

int writeShards(const campaign::CampaignParts& parts, campaign::Store& store, std::uint64_t candidates,
                std::uint64_t count, const std::string& folder, Session& session) {
  const Result<std::vector<campaign::Task>> tasks = campaign::nextStep(parts, store, candidates);
  if (!tasks) return session.systemError(tasks.failure());
  if (tasks->empty()) {
    session.say("The campaign of '" + store.path() + "' is complete: there is nothing left to work on");
    return exitFine;
  }
  const std::string step = (std::filesystem::path(folder) / campaign::stepName(*tasks)).string();
  std::error_code error;
  std::filesystem::create_directories(step, error);
  if (error) return session.systemError("cannot make '" + step + "': " + error.message());
  const std::vector<campaign::KnownRules> known = store.knownRules();
  const std::uint64_t of = std::min<std::uint64_t>(count, tasks->size());
  for (std::uint64_t number = 1; number <= of; ++number) {
    const std::string path = step + "/" + std::to_string(number) + ".shard";
    const auto shard = campaign::shardOf(parts, known, *tasks, candidates, {number, of});
    if (!session.save(path, campaign::shardFile(shard))) return exitSystem;
    session.print(path + "\n");
  }
  session.say(metrics::countOf(tasks->size(), "candidate") + " in " + metrics::countOf(of, "shard") +
              ": work on each with 'ludo shard', then give all of their journals to 'ludo merge " +
              store.path() + "'");
  return exitFine;
}

}  // namespace ludo::cli
