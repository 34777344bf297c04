// SPDX-License-Identifier: Apache-2.0
#include <thread>

#include "app/cli/commands.h"
#include "app/cli/named_files.h"
#include "app/cli/players.h"
#include "app/cli/progress_line.h"
#include "app/cli/table.h"
#include "core/base/files.h"
#include "core/campaign/limits.h"
#include "core/campaign/shard_run.h"
#include "core/campaign/variation_breeder.h"

namespace ludo::cli {
namespace {

struct ShardOptions {
  std::string shard;
  std::string journal;
  std::uint64_t threads = 0;
};

void describe(CommandLine& line, ShardOptions& options) {
  line.app()
      .add_option("shard", options.shard, "Shard of a campaign, as 'ludo evolve --shards' wrote it")
      ->required();
  line.addFile("--out", options.journal,
               "Journal that keeps what is found out. A shard that was ended goes on from it: give the same "
               "command "
               "again")
      ->required();
  line.addNumber("--threads", options.threads, 1, mostThreads, "Threads; all of the machine's when left out");
}

/// The shard is of the program that made it: operators and rules may be others in another version.
std::optional<std::string> foreignProgram(const campaign::CampaignShard& shard) {
  for (const sim::Journal::Setting& setting : shard.run) {
    if (setting.name == "program" && setting.value != LUDO_VERSION)
      return "is of version " + setting.value +
             " of this program, and this is " LUDO_VERSION "; work on it with the version that made it";
  }
  return std::nullopt;
}

int work(const ShardOptions& options, const campaign::CampaignShard& shard, sim::Journal& journal,
         const Session& session) {
  session.keep(options.journal, "what was found out is kept in '" + options.journal +
                                    "', and the same command goes on from there");
  if (journal.found() > 0)
    session.say("Going on with " + metrics::countOf(journal.found(), "record") + " of '" + options.journal +
                "'");
  const campaign::VariationBreeder breeder(shard.games);
  const auto threads = options.threads != 0 ? static_cast<unsigned>(options.threads)
                                            : std::max(1U, std::thread::hardware_concurrency());
  Result<Done> worked = Done{};
  {
    ProgressLine status;
    worked = campaign::workOn(
        shard, breeder, journal, threads,
        [&status](const campaign::ShardProgress& now) {
          status.show(countText(now.done) + " of " + countText(now.total) + " candidates");
        },
        session.stop());
  }
  if (!worked) {
    session.say("ludo shard: '" + options.shard + "' " + worked.failure());
    return exitInputErrors;
  }
  if (const Result<Done> finished = journal.finish(); !finished)
    return session.systemError(finished.failure() +
                               "\nWhat was kept before is in it; when there is room, give the "
                               "same command again");
  if (const std::string harm = journal.harm(); !harm.empty()) {
    session.say("'" + options.journal + "' " + harm + " during the run; give the same command again");
    return exitInputErrors;
  }
  if (session.stopped()) return exitInterrupted;
  session.say("Shard " + sim::shardText(shard.shard) + " is whole, and kept in '" + options.journal + "'");
  return exitFine;
}

}  // namespace

int shardCommand(const Arguments& arguments, Session& session) {
  ShardOptions options;
  CommandLine line(
      "ludo shard",
      "Works on a shard of a campaign, on any machine that has the same program. docs/cluster.md tells "
      "how a campaign goes past one machine.");
  describe(line, options);
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  if (const auto mistake = fileClash({{"--out", options.journal}}, {{"the shard", options.shard}}))
    return session.usageError(line.command(), *mistake);
  const Result<std::string> bytes = readFile(options.shard, campaign::limits::shardBytes);
  if (!bytes) return session.systemError(bytes.failure());
  const Result<campaign::CampaignShard> shard = campaign::readShard(*bytes);
  const std::optional<std::string> foreign = shard ? foreignProgram(*shard) : shard.failure();
  if (foreign) {
    session.say("ludo shard: '" + options.shard + "' " + *foreign);
    return exitInputErrors;
  }
  sim::Journal::Opened opened = sim::Journal::open(options.journal, shard->run, shard->shard);
  if (const auto* refused = std::get_if<sim::Journal::Refused>(&opened))
    return session.refused(refused->message, refused->bySystem);
  return work(options, *shard, *std::get<std::unique_ptr<sim::Journal>>(opened), session);
}

}  // namespace ludo::cli
