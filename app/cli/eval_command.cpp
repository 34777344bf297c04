// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/eval_text.h"
#include "app/cli/game_file.h"
#include "app/cli/players.h"
#include "app/cli/progress_line.h"
#include "app/cli/resume.h"
#include "app/cli/table.h"
#include "core/agents/registry.h"
#include "core/metrics/report_html.h"

namespace ludo::cli {
namespace {

/// A game takes about two kilobytes of memory.
constexpr std::uint64_t mostGames = 1'000'000;
/// Games of a partial report.
constexpr std::uint64_t mostWrittenUp = 50'000;

struct EvalOptions {
  std::string game;
  std::string out;
  std::string html;
  bool json = false;
  kernel::Seat players = 0;
  sim::BatchOptions batch;
  std::vector<std::string> depthAgents;
  std::uint64_t depthGames = 100;
  std::uint64_t probes = 0;
  Resume resume;
};

void describe(CommandLine& line, EvalOptions& options) {
  line.app().add_option("game", options.game, "Specification (.md) or compiled game (.json)")->required();
  line.addNumber("--runs", options.batch.games, 1, mostGames, "Number of games; 100 when left out");
  addAgents(line, options.batch.agents);
  line.addNumber("--seed", options.batch.seed, 0, UINT64_MAX, "Seed of all random numbers; 1 when left out");
  line.addNumber("--players", options.players, 1, mostPlayers,
                 "Number of players; the game's smallest when left out");
  line.addNumber("--max-turns", options.batch.maxTurns, 1, mostTurns,
                 "Turns after which to stop a game; its own when left out");
  line.addNumber("--threads", options.batch.threads, 1, mostThreads,
                 "Threads to play on; all of the machine's when left out");
  line.app()
      .add_option_function<std::vector<std::string>>(
          "--depth-agents",
          [&options](const std::vector<std::string>& parts) {
            options.depthAgents = agents::joinOptions(parts);
          },
          "Agents from the strongest to the weakest, such as greedy,random: each plays a match against the "
          "next, "
          "which measures strategic depth")
      ->delimiter(',');
  line.addNumber("--depth-games", options.depthGames, 2, mostGames, "Games a match; 100 when left out");
  line.addNumber("--probes", options.probes, 1, mostGames,
                 "Decisions to try otherwise, which measures what decisions are worth; none when left out");
  line.addFile("--out", options.out,
               "File for the report (JSON); partial, and marked so, after an interrupt");
  options.resume.addOptions(line);
  line.addFile("--html", options.html, "File for the report as a page with plots, for any browser");
  line.app().add_flag("--coverage", options.batch.coverage, "Count how often each rule runs");
  line.app().add_flag("--json", options.json, "Print the report as JSON instead of tables");
}

/// What is wrong with --depth-agents, if anything is.
std::optional<std::string> depthMistake(const EvalOptions& options, kernel::Seat seats) {
  if (options.depthAgents.empty()) return std::nullopt;
  if (seats < 2) return "--depth-agents needs a game of at least 2 players";
  if (options.depthAgents.size() < 2)
    return "--depth-agents names one agent; give at least two, from the strongest to the weakest";
  for (const std::string& agent : options.depthAgents) {
    if (std::optional<std::string> mistake = agents::agentMistake(agent)) return mistake;
  }
  return std::nullopt;
}

metrics::Experiments experiments(const kernel::RulesPtr& rules, const EvalOptions& options,
                                 const std::stop_token& stop) {
  const Resume& resume = options.resume;
  metrics::Experiments result;
  ProgressLine progress;
  const auto show = [&progress](const sim::BatchProgress& now) { progress.show(now); };
  for (std::size_t i = 0; i + 1 < options.depthAgents.size() && !stop.stop_requested(); ++i) {
    sim::MatchOptions match;
    match.stronger = options.depthAgents[i];
    match.weaker = options.depthAgents[i + 1];
    match.games = options.depthGames;
    match.seed = options.batch.seed;
    match.maxTurns = options.batch.maxTurns;
    match.threads = options.batch.threads;
    result.matches.push_back(
        sim::runMatch(rules, match, show, stop, resume.part("match " + std::to_string(i + 1))));
  }
  if (options.probes > 0 && !stop.stop_requested()) {
    const sim::ProbeOptions probes{options.probes, options.batch.seed, options.batch.agents,
                                   options.batch.maxTurns, options.batch.threads};
    result.probes = sim::probeDecisions(rules, probes, show, stop, resume.part("probe"));
  }
  return result;
}

/// After an interrupt the report comes within a second: it counts only as many games as can be read in a part
/// of that time.
void cutForWritingUp(sim::Batch& batch, const Session& session) {
  if (batch.games.size() <= mostWrittenUp) return;
  session.say("The report counts the first " + countText(mostWrittenUp) + " of " +
              countText(batch.games.size()) + " games: all would take longer than an interrupt may");
  // Freeing a million games one by one takes long; the end of the program frees them at once.
  static std::vector<sim::GameSummary> rest;
  rest = std::move(batch.games);
  batch.games.assign(rest.begin(), rest.begin() + mostWrittenUp);
  batch.cancelled = true;
}

/// Why a game was given up, if one was.
std::optional<kernel::Excess> firstGivenUp(const sim::Batch& batch) {
  for (const sim::GameSummary& game : batch.games) {
    if (game.givenUp) return game.givenUp->excess;
  }
  return std::nullopt;
}

}  // namespace

int evalCommand(const Arguments& arguments, Session& session) {
  EvalOptions options;
  options.batch.agents = {"random"};
  CommandLine line("ludo eval", "Lets agents play many games and reports metrics and signs of degeneracy.");
  describe(line, options);
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;

  const LoadedGame loaded = loadGame(options.game, options.players, line.command(), session);
  if (!loaded.rules) return loaded.exitCode;
  auto mistake = agentsMistake(options.batch.agents, loaded.rules->seats());
  if (!mistake) mistake = depthMistake(options, loaded.rules->seats());
  if (!mistake)
    mistake = options.resume.mistake(options.json || !options.out.empty() || !options.html.empty());
  if (!mistake)
    mistake =
        fileClash({{"--out", options.out}, {"--html", options.html}, options.resume.file()}, loaded.read);
  if (mistake) return session.usageError(line.command(), *mistake);
  const sim::BatchOptions& played = options.batch;
  const sim::Journal::Identity settings{{"agents", listText(played.agents)},
                                        {"seed", std::to_string(played.seed)},
                                        {"max-turns", std::to_string(played.maxTurns)},
                                        {"coverage", played.coverage ? "counted" : "not counted"},
                                        {"depth-agents", listText(options.depthAgents)}};
  if (!session.canSave(options.out) || !session.canSave(options.html)) return exitSystem;
  const sim::Journal::Identity sizes{{"runs", std::to_string(played.games)},
                                     {"depth-games", std::to_string(options.depthGames)},
                                     {"probes", std::to_string(options.probes)}};
  if (const auto code = options.resume.open("eval", *loaded.rules, settings, sizes, session)) return *code;
  sim::Batch batch;
  {
    ProgressLine progress;
    batch = sim::runBatch(
        loaded.rules, options.batch,
        [&](const auto& now) {
          tellExpectedTime(now, "ludo eval", "--runs", session);
          progress.show(now);
        },
        session.stop(), options.resume.part("game"));
  }
  const std::optional<kernel::Excess> givenUp = firstGivenUp(batch);
  const metrics::Experiments extra =
      batch.givenUp ? metrics::Experiments() : experiments(loaded.rules, options, session.stop());
  if (options.resume.isShard()) {
    const int code = givenUp ? tellGivenUp(loaded, *givenUp, session) : exitFine;
    return std::max(code, options.resume.finishShard(session));
  }
  if (const auto code = options.resume.finish(session)) return *code;
  if (session.stopped()) cutForWritingUp(batch, session);
  metrics::EvalReport report = metrics::evaluate(*loaded.rules, batch, {}, extra);
  if (loaded.source) metrics::nameLines(report, *loaded.source);
  if (!options.out.empty() && !session.save(options.out, metrics::reportJson(report))) return exitSystem;
  if (!options.html.empty() && !session.save(options.html, metrics::reportHtml(report, options.game)))
    return exitSystem;
  session.print(options.json ? metrics::reportJson(report) : evalText(report));
  if (batch.byKernel > 0)
    session.say("ludo eval: the kernel played " + countText(batch.byKernel) +
                " of the games, which is slow: " + batch.whyByKernel + "; ludo bench --explain says more");
  if (Session::errorIsTerminal()) {
    session.say(countText(report.games) + " games in " + decimalText(batch.seconds, 1) + " s");
  }
  if (batch.givenUp)
    session.say("ludo eval: the games that were given up took too much of it; so the run ended after " +
                countText(report.games) + " games");
  const int code = givenUp ? tellGivenUp(loaded, *givenUp, session) : exitFine;
  return session.stopped() ? exitInterrupted : std::max(code, options.resume.leastCode());
}

}  // namespace ludo::cli
