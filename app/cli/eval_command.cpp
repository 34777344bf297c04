// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/game_file.h"
#include "app/cli/players.h"
#include "app/cli/progress_line.h"
#include "app/cli/table.h"
#include "core/sim/report.h"

namespace ludo::cli {
namespace {

/// A game takes about a kilobyte of memory.
constexpr std::uint64_t mostGames = 1'000'000;
constexpr std::size_t gamesNamed = 3;

std::string head(const sim::EvalReport& report) {
  std::string agents;
  for (const std::string& name : report.options.agents) agents += (agents.empty() ? "" : ", ") + name;
  std::string text = report.gameId + ": " + countText(report.games) +
                     (report.games == 1 ? " game" : " games") + " between " + agents + ", seed " +
                     std::to_string(report.options.seed) + "\n";
  if (!report.complete)
    text += "Partial: interrupted before game " + countText(report.games) + " of " +
            countText(report.options.games) + " (games count from 0)\n";
  return text;
}

std::string interval(const std::string& low, const std::string& high) {
  return low + " to " + high;
}

std::string shares(const std::string& what, const std::vector<sim::Share>& list) {
  Table table({what, "count", "share", "95 % interval"});
  for (const sim::Share& share : list) {
    table.add({share.name, countText(share.count), percentText(share.value),
               interval(percentText(share.low95), percentText(share.high95))});
  }
  return table.empty() ? "" : "\n" + table.text();
}

void addMetric(Table& table, const std::string& name, const sim::Distribution& metric) {
  table.add({name, decimalText(metric.mean), interval(decimalText(metric.low95), decimalText(metric.high95)),
             decimalText(metric.standardDeviation), decimalText(metric.minimum), decimalText(metric.median),
             decimalText(metric.maximum)});
}

std::string metrics(const sim::EvalReport& report) {
  Table table({"metric", "mean", "95 % interval", "sd", "least", "median", "most"});
  addMetric(table, "plies a game", report.plies);
  addMetric(table, "turns a game", report.turns);
  addMetric(table, "legal moves, mean of a game", report.branching);
  addMetric(table, "legal moves a ply", report.branchingPerPly);
  for (std::size_t seat = 0; seat < report.scores.size(); ++seat) {
    addMetric(table, "score of player " + std::to_string(seat + 1), report.scores[seat]);
  }
  return "\n" + table.text();
}

std::string flags(const std::vector<sim::Flag>& list) {
  if (list.empty()) return "\nno flags\n";
  std::string text = "\nflags\n";
  for (const sim::Flag& flag : list) {
    text += "  " + std::string(sim::flagName(flag.kind)) + ": " + flag.message + " (";
    for (std::size_t i = 0; i < std::min(flag.games.size(), gamesNamed); ++i) {
      text += (i == 0 ? "game " : ", game ") + std::to_string(flag.games[i]) + " ply " +
              std::to_string(flag.plies[i]);
    }
    text += flag.count > gamesNamed ? ", ...)\n" : ")\n";
  }
  return text;
}

std::string reportText(const sim::EvalReport& report) {
  return head(report) + shares("outcome", report.outcomes) + metrics(report) +
         shares("action", report.actions) + shares("trigger (games)", report.triggers) + flags(report.flags);
}

}  // namespace

int evalCommand(const Arguments& arguments, Session& session) {
  std::string game;
  std::string out;
  kernel::Seat players = 0;
  sim::BatchOptions options;
  options.agents = {"random"};
  bool json = false;
  CommandLine line("ludo eval", "Lets agents play many games and reports metrics and signs of degeneracy.");
  line.app().add_option("game", game, "Specification (.md) or compiled game (.json)")->required();
  line.addNumber("--runs", options.games, 1, mostGames, "Number of games; 100 when left out");
  addAgents(line, options.agents);
  line.addNumber("--seed", options.seed, 0, UINT64_MAX, "Seed of all random numbers; 1 when left out");
  line.addNumber("--players", players, 1, mostPlayers,
                 "Number of players; the game's smallest when left out");
  line.addNumber("--max-turns", options.maxTurns, 1, mostTurns,
                 "Turns after which to stop a game; its own when left out");
  line.addNumber("--threads", options.threads, 1, mostThreads,
                 "Threads to play on; all of the machine's when left out");
  line.app().add_option("--out", out,
                        "File for the report (JSON); partial, and marked so, after an interrupt");
  line.app().add_flag("--json", json, "Print the report as JSON instead of tables");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;

  const LoadedGame loaded = loadGame(game, players, line.command(), session);
  if (!loaded.rules) return loaded.exitCode;
  if (const auto mistake = agentsMistake(options.agents, loaded.rules->seats())) {
    return session.usageError(line.command(), *mistake);
  }
  sim::Batch batch;
  {
    ProgressLine progress;
    batch = sim::runBatch(
        loaded.rules, options, [&progress](const auto& now) { progress.show(now); }, session.stop());
  }
  const sim::EvalReport report = sim::evaluate(*loaded.rules, batch);
  if (!out.empty() && !session.save(out, sim::reportJson(report))) return exitSystem;
  session.print(json ? sim::reportJson(report) : reportText(report));
  if (Session::errorIsTerminal()) {
    session.say(countText(report.games) + " games in " + decimalText(batch.seconds, 1) + " s");
  }
  return batch.cancelled ? exitInterrupted : exitFine;
}

}  // namespace ludo::cli
