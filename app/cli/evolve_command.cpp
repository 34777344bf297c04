// SPDX-License-Identifier: Apache-2.0
#include <cstdio>
#include <thread>

#include "app/cli/commands.h"
#include "app/cli/evolve_shards.h"
#include "app/cli/evolve_text.h"
#include "app/cli/named_files.h"
#include "app/cli/players.h"
#include "app/cli/progress_line.h"
#include "app/cli/table.h"
#include "core/base/files.h"
#include "core/campaign/export.h"
#include "core/campaign/limits.h"
#include "core/campaign/variation_breeder.h"
#include "core/diagnostics/render.h"
#include "core/service/analysis.h"

namespace ludo::cli {
namespace {

using campaign::RunEnd;

struct EvolveOptions {
  std::string file;
  std::string out;
  std::optional<std::uint64_t> threads;
  std::optional<std::uint64_t> candidates;
  std::optional<std::uint64_t> minutes;
  std::uint64_t shards = 0;  ///< 0: evaluate here
  std::string shardFolder;
  bool resume = false;
  bool json = false;
};

void describe(CommandLine& line, EvolveOptions& options) {
  line.app().add_option("campaign", options.file, "Campaign file (.yaml)")->required();
  line.addFile("--out", options.out, "Store of the campaign (SQLite): all candidates, and the archive")
      ->required();
  line.addNumber("--threads", options.threads, 1, mostThreads,
                 "Threads; those of the campaign when left out");
  line.addNumber("--candidates", options.candidates, 1, 1'000'000'000,
                 "Candidates to breed, rounded up to whole rounds; those of the campaign when left out");
  line.addNumber("--minutes", options.minutes, 1, 1'000'000,
                 "Minutes after which to stop; those of the campaign when left out");
  line.addNumber(
      "--shards", options.shards, 1, sim::mostShards,
      "Do not evaluate: write what is to be evaluated next as so many shards, go on with the store if there "
      "is one, and print the shards' names; see docs/cluster.md");
  line.addFile("--into", options.shardFolder, "Folder of the shards");
  line.app().add_flag("--resume", options.resume, "Go on with the campaign in the store, if there is one");
  line.app().add_flag("--json", options.json, "Print the archive as JSON instead of tables");
}

campaign::RunOptions runOptions(const EvolveOptions& options, const campaign::Settings& settings) {
  const auto given = [](const std::optional<std::uint64_t>& option, std::int64_t otherwise) {
    return option.value_or(static_cast<std::uint64_t>(otherwise));
  };
  campaign::RunOptions run;
  run.threads = static_cast<unsigned>(given(options.threads, settings.threads));
  if (run.threads == 0) run.threads = std::max(1U, std::thread::hardware_concurrency());
  run.candidates = given(options.candidates, settings.candidates);
  run.minutes = given(options.minutes, settings.minutes);
  return run;
}

int tellMistakes(const campaign::CampaignFile& file, const Session& session) {
  session.say(diagnostics::renderText(file.diagnostics, file.source.get(), Session::colourOnError()));
  return exitInputErrors;
}

/// Which of the games that the campaign began with hold no cell, and why.
void tellFirstGames(campaign::StoreReader& reader, const Session& session) {
  const std::vector<std::string>& games = reader.settings().games;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const std::optional<campaign::CandidateRecord> record = reader.candidate(i);
    const auto ending = record ? campaign::endingNamed(record->ending) : std::nullopt;
    if (!ending || *ending >= campaign::CandidateEnding::measured) continue;
    session.say("'" + games[i] + "' holds no cell, and is bred from all the same: " +
                (ending == campaign::CandidateEnding::sameGame ? "it is the same game as " : "") +
                record->reason);
  }
}

/// Winds the store up; the exit code when not everything could be kept.
std::optional<int> finish(campaign::Store& store, const Session& session) {
  const std::optional<campaign::Store::Refused> failure = store.failure();
  const Result<Done> finished = store.finish();
  if (!finished && (!failure || failure->bySystem))
    return session.systemError(finished.failure() +
                               "\nWhat was kept before is in it; when there is room, give the same command "
                               "with --resume");
  if (failure) return session.refused(failure->message, failure->bySystem);
  const std::string harm = store.harm();
  if (harm.empty()) return std::nullopt;
  session.say("'" + store.path() + "' " + harm + " during the run, and what was found since is lost");
  return exitInputErrors;
}

int printArchive(const EvolveOptions& options, Session& session) {
  campaign::StoreReader::Opened opened = campaign::StoreReader::open(options.out);
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened))
    return session.refused(refused->message, refused->bySystem);
  campaign::StoreReader& reader = *std::get<std::unique_ptr<campaign::StoreReader>>(opened);
  tellFirstGames(reader, session);
  if (options.json) {
    session.print(campaign::exportJson(reader));
    return exitFine;
  }
  session.print(archiveText(reader));
  return exitFine;
}

/// The games must compile, or there is nothing to breed from.
std::optional<int> checkFirstGames(const std::vector<campaign::FirstGame>& games, const Session& session) {
  bool sound = true;
  for (const campaign::FirstGame& game : games) {
    const auto source = std::make_shared<SourceText>(game.path, game.text);
    const service::AnalysisPtr analysis =
        service::analyse(source, 0, session.stop(), service::SpecTests::Leave);
    if (!analysis) return exitInterrupted;
    if (analysis->rules != nullptr) continue;
    sound = false;
    session.say(analysis->diagnostics.empty()
                    ? "'" + game.path + "' holds no game"
                    : diagnostics::renderText(analysis->diagnostics, source.get(), Session::colourOnError()));
  }
  return sound ? std::nullopt : std::optional<int>(exitInputErrors);
}

int evolve(const EvolveOptions& options, const campaign::CampaignFile& file,
           const std::vector<campaign::FirstGame>& games, Session& session) {
  const campaign::VariationBreeder breeder(games);
  const Result<campaign::Plan> plan = campaign::Plan::make(file.settings, games.size());
  if (!plan) {
    session.say("ludo evolve: " + plan.failure());
    return exitInputErrors;
  }
  const campaign::CampaignParts parts{file, games, *plan, breeder,
                                      campaign::identityOf(file, games, breeder, LUDO_VERSION)};
  const bool goesOn = options.resume || options.shards != 0;
  campaign::Store::Opened opened = campaign::Store::open(
      options.out, parts.identity, goesOn ? campaign::Store::Begin::orResume : campaign::Store::Begin::anew);
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened))
    return session.refused(refused->message, refused->bySystem);
  campaign::Store& store = *std::get<std::unique_ptr<campaign::Store>>(opened);
  if (options.shards != 0) {
    const std::uint64_t wanted = runOptions(options, file.settings).candidates;
    const int code = writeShards(parts, store, wanted, options.shards, options.shardFolder, session);
    return std::max(code, finish(store, session).value_or(exitFine));
  }
  session.keep(options.out, "what was evaluated is kept in '" + options.out +
                                "', and the same command with --resume goes on from there");
  if (const std::uint64_t there = store.candidates(); there > 0)
    session.say("Going on with " + countText(there) + " candidates of '" + options.out + "'");
  Result<campaign::Campaign> run = campaign::Campaign::make(*plan, breeder, games, store);
  if (!run) return session.systemError(run.failure());
  RunEnd end = RunEnd::complete;
  {
    ProgressLine status;
    end = run->run(
        runOptions(options, file.settings),
        [&status](const campaign::Progress& progress) { status.show(evolveLine(progress)); }, session.stop());
  }
  if (const auto code = finish(store, session)) return *code;
  std::get<std::unique_ptr<campaign::Store>>(opened).reset();
  const int code = printArchive(options, session);
  return end == RunEnd::stopped ? exitInterrupted : code;
}

}  // namespace

int evolveCommand(const Arguments& arguments, Session& session) {
  EvolveOptions options;
  CommandLine line(
      "ludo evolve",
      "Breeds games from games, and keeps the best of each kind. docs/evolution.md says how, and "
      "what a campaign file holds.");
  describe(line, options);
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  if ((options.shards != 0) == options.shardFolder.empty())
    return session.usageError(line.command(),
                              "--shards and --into go together: how many, and into which folder");
  if (options.shards != 0 && options.json)
    return session.usageError(line.command(), "--json prints the archive, and --shards leaves it as it is");
  const Result<std::string> text = readFile(options.file, campaign::limits::fileBytes);
  if (!text) return session.systemError(text.failure());
  if (text->find("```") != std::string::npos) {
    session.say(
        "ludo evolve: '" + options.file +
        "' is the specification of a game; write a campaign file that begins with it, such as\n  games: [\"" +
        options.file + "\"]");
    return exitInputErrors;
  }
  campaign::CampaignFile file =
      campaign::readCampaignFile(std::make_shared<SourceText>(options.file, *text),
                                 campaign::namesOf(campaign::VariationBreeder::allOperators()));
  const std::vector<campaign::FirstGame> games = campaign::readFirstGames(file);
  if (!file.isSound()) return tellMistakes(file, session);
  std::vector<NamedFile> read{{"the campaign", options.file}};
  for (const campaign::FirstGame& game : games) read.push_back({"a game of the campaign", game.path});
  if (const auto mistake = fileClash({{"--out", options.out}}, read))
    return session.usageError(line.command(), *mistake);
  if (const auto code = checkFirstGames(games, session)) return *code;
  return evolve(options, file, games, session);
}

}  // namespace ludo::cli
