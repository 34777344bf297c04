// SPDX-License-Identifier: Apache-2.0
#include "app/cli/tournament_run.h"

#include "app/cli/game_file.h"
#include "app/cli/players.h"
#include "app/cli/progress_line.h"
#include "app/cli/table.h"
#include "app/cli/tournament_text.h"
#include "core/metrics/tournament_report.h"

namespace ludo::cli {
namespace {

std::optional<std::string> mistakeOf(const sim::TournamentOptions& options, const kernel::Rules& rules) {
  for (const std::string& agent : options.agents) {
    if (std::optional<std::string> mistake = agents::agentMistake(agent)) return mistake;
  }
  if (options.agents.size() < 2) return "there is one agent; give at least two, with --agents once for each";
  if (rules.seats() < 2) return "'" + rules.def().metadata.id + "' is for one player; nobody can meet in it";
  return std::nullopt;
}

sim::Tournament play(const kernel::RulesPtr& rules, const TournamentArguments& arguments,
                     const std::string& command, const Session& session) {
  ProgressLine progress;
  return sim::runTournament(
      rules, arguments.tournament,
      [&](const auto& now) {
        tellExpectedTime(now, command, "--games", session);
        progress.show(now);
      },
      session.stop(), arguments.resume.part("game"));
}

}  // namespace

void addTournamentOptions(CommandLine& line, TournamentArguments& arguments) {
  line.addNumber("--seed", arguments.tournament.seed, 0, UINT64_MAX,
                 "Seed of all random numbers; 1 when left out");
  line.addNumber("--players", arguments.players, 1, mostPlayers,
                 "Number of players; the game's smallest when left out");
  line.addNumber("--max-turns", arguments.tournament.maxTurns, 1, mostTurns,
                 "Turns after which a game is stopped and drawn; its own when left out");
  line.addNumber("--threads", arguments.tournament.threads, 1, mostThreads,
                 "Threads to play on; all of the machine's when left out");
  line.addFile("--out", arguments.out,
               "File for the report (JSON); partial, and marked so, after an interrupt");
  arguments.resume.addOptions(line);
  line.app().add_flag("--json", arguments.json, "Print the report as JSON instead of tables");
}

int playTournament(const CommandLine& line, TournamentArguments& arguments, Session& session) {
  const LoadedGame loaded = loadGame(arguments.game, arguments.players, line.command(), session);
  if (!loaded.rules) return loaded.exitCode;
  auto mistake = mistakeOf(arguments.tournament, *loaded.rules);
  if (!mistake) mistake = arguments.resume.mistake(arguments.json || !arguments.out.empty());
  if (!mistake && arguments.resume.isShard() && arguments.tournament.sprt)
    mistake = "a match has no shards: how long it goes on follows from how its games end";
  if (!mistake) mistake = fileClash({{"--out", arguments.out}, arguments.resume.file()}, loaded.read);
  if (mistake) return session.usageError(line.command(), *mistake);
  const sim::TournamentOptions& options = arguments.tournament;
  // Two agents play the same games whichever the command is.
  const sim::Journal::Identity settings{{"agents", listText(options.agents)},
                                        {"seed", std::to_string(options.seed)},
                                        {"max-turns", std::to_string(options.maxTurns)}};
  if (!session.canSave(arguments.out)) return exitSystem;
  const sim::Journal::Identity sizes{{"games", std::to_string(options.games)}};
  if (const auto code = arguments.resume.open("tournament", *loaded.rules, settings, sizes, session))
    return *code;
  const sim::Tournament tournament = play(loaded.rules, arguments, line.command(), session);
  if (arguments.resume.isShard()) {
    const int code = tournament.excess ? tellGivenUp(loaded, *tournament.excess, session) : exitFine;
    return std::max(code, arguments.resume.finishShard(session));
  }
  if (const auto code = arguments.resume.finish(session)) return *code;
  const metrics::TournamentReport report = metrics::report(*loaded.rules, tournament);
  if (!arguments.out.empty() && !session.save(arguments.out, metrics::tournamentJson(report)))
    return exitSystem;
  session.print(arguments.json ? metrics::tournamentJson(report) : tournamentText(report));
  const int code = tournament.excess ? tellGivenUp(loaded, *tournament.excess, session) : exitFine;
  return session.stopped() ? exitInterrupted : std::max(code, arguments.resume.leastCode());
}

}  // namespace ludo::cli
