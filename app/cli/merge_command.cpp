// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "app/cli/commands.h"
#include "app/cli/named_files.h"
#include "app/cli/table.h"
#include "core/campaign/shard_run.h"
#include "core/campaign/stored_campaign.h"
#include "core/campaign/variation_breeder.h"

namespace ludo::cli {
namespace {

bool isOfCampaign(const sim::ShardJournals& shards) {
  return std::ranges::any_of(shards.run(), [](const sim::Journal::Setting& setting) {
    return setting.name == "command" && setting.value == "evolve";
  });
}

int mergeGames(const std::string& path, const sim::ShardJournals& shards, const Session& session) {
  const auto merged = sim::mergeShards(shards, path);
  if (const auto* refused = std::get_if<sim::Journal::Refused>(&merged))
    return session.refused(refused->message, refused->bySystem);
  session.say(metrics::countOf(std::get<std::uint64_t>(merged), "game") + " of " +
              metrics::countOf(shards.journals.size(), "shard") + " are in '" + path +
              "': give the command of the shards with --resume " + path + ", and without --shard");
  return exitFine;
}

int mergeCampaign(const std::string& path, const sim::ShardJournals& shards, const Session& session) {
  const auto operators = campaign::namesOf(campaign::VariationBreeder::allOperators());
  const auto stored = campaign::readStoredCampaign(path, operators);
  if (!stored) return session.refused(stored.failure(), false);
  const campaign::VariationBreeder breeder(stored->games);
  const Result<campaign::Plan> plan = campaign::Plan::make(stored->file.settings, stored->games.size());
  if (!plan)
    return session.refused("'" + path + "' holds settings that make no archive: " + plan.failure(), false);
  const campaign::CampaignParts parts{
      stored->file, stored->games, *plan, breeder,
      campaign::identityOf(stored->file, stored->games, breeder, LUDO_VERSION)};
  campaign::Store::Opened opened =
      campaign::Store::open(path, parts.identity, campaign::Store::Begin::orResume);
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened))
    return session.refused(refused->message, refused->bySystem);
  campaign::Store& store = *std::get<std::unique_ptr<campaign::Store>>(opened);
  session.keep(path, "what was entered is kept in '" + path + "', and the same command goes on from there");
  const auto merged = campaign::mergeStep(parts, store, shards);
  const Result<Done> finished = store.finish();
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&merged))
    return session.refused(refused->message, refused->bySystem);
  if (!finished) return session.systemError(finished.failure());
  const std::uint64_t answers = std::get<campaign::MergedStep>(merged).answers;
  session.say(answers == 0
                  ? "'" + path + "' holds all of it already"
                  : metrics::countOf(answers, "candidate") + " of " +
                        metrics::countOf(shards.journals.size(), "shard") + " are in '" + path + "'");
  return exitFine;
}

}  // namespace

int mergeCommand(const Arguments& arguments, Session& session) {
  std::string target;
  std::vector<std::string> paths;
  CommandLine line(
      "ludo merge",
      "Joins the journals of all shards of a run. What comes of it is what one process would have made. "
      "docs/cluster.md tells how.");
  line.app()
      .add_option("target", target,
                  "Of 'ludo eval' and 'ludo tournament': the journal to make. Of a campaign: its store")
      ->required();
  line.app().add_option("shards", paths, "Journals of the shards, all of them, in any order")->required();
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  std::vector<NamedFile> read;
  for (const std::string& path : paths) read.push_back({"a shard", path});
  if (const auto mistake = fileClash({{"the target", target}}, read))
    return session.usageError(line.command(), *mistake);
  const auto opened = sim::openShards(paths);
  if (const auto* refused = std::get_if<sim::Journal::Refused>(&opened))
    return session.refused(refused->message, refused->bySystem);
  const auto& shards = std::get<sim::ShardJournals>(opened);
  return isOfCampaign(shards) ? mergeCampaign(target, shards, session) : mergeGames(target, shards, session);
}

}  // namespace ludo::cli
