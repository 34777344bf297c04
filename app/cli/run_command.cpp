// SPDX-License-Identifier: Apache-2.0
#include <set>

#include "app/cli/commands.h"
#include "app/cli/game_file.h"
#include "app/cli/named_files.h"
#include "app/cli/players.h"
#include "app/cli/table.h"
#include "app/cli/trace_view.h"
#include "core/base/limits.h"
#include "core/sim/run_game.h"

namespace ludo::cli {
namespace {

/// Says what the rules asked for and did not get, once for each construct; false when there was nothing.
bool tellCutOff(const kernel::Rules& rules, const sim::GameTrace& trace, Session& session) {
  std::set<std::uint32_t> told;
  for (std::size_t ply = 0; ply < trace.entries.size(); ++ply) {
    for (const kernel::Note& note : trace.entries[ply].notes) {
      const bool isChain = note.kind == kernel::Note::Kind::TriggerDepthExceeded;
      if ((!isChain && note.kind != kernel::Note::Kind::Overflow) || !told.insert(note.node).second) continue;
      session.say("At ply " + std::to_string(ply + 1) + ' ' + kernel::noteText(rules, note) +
                  (isChain ? "; let a condition end the chain, or raise maxTriggerDepth in the metadata"
                           : "; keep numbers smaller"));
    }
  }
  return !told.empty();
}

}  // namespace

int runCommand(const Arguments& arguments, Session& session) {
  std::string game;
  std::string out;
  std::vector<std::string> agents{"random"};
  std::uint64_t seed = 1;
  kernel::Seat players = 0;
  sim::RunOptions options;
  bool json = false;
  CommandLine line("ludo run", "Lets agents play one game.");
  line.app().add_option("game", game, "Specification (.md) or compiled game (.json)")->required();
  addAgents(line, agents);
  line.addNumber("--seed", seed, 0, UINT64_MAX, "Seed of all random numbers; 1 when left out");
  line.addNumber("--players", players, 1, mostPlayers,
                 "Number of players; the game's smallest when left out");
  line.addNumber("--max-turns", options.maxTurns, 1, mostTurns,
                 "Turns after which to stop; the game's own when left out");
  line.addFile("--out", out, "File for the trace (JSON)");
  line.app().add_flag("--json", json, "Print the trace instead of the moves");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;

  const LoadedGame loaded = loadGame(game, players, line.command(), session);
  if (!loaded.rules) return loaded.exitCode;
  const kernel::Rules& rules = *loaded.rules;
  auto mistake = agentsMistake(agents, rules.seats());
  if (!mistake) mistake = fileClash({{"--out", out}}, loaded.read);
  if (mistake) return session.usageError(line.command(), *mistake);

  if (!session.canSave(out)) return exitSystem;
  const sim::GameTrace trace = sim::runNamedGame(loaded.rules, seed, agents, options, session.stop());
  if (trace.stop == sim::Stop::Cancelled) {
    session.keep("trace", "a game that has no end is not written: it was stopped after " +
                              metrics::pliesText(trace.entries.size()));
    return exitInterrupted;
  }
  if (!out.empty()) {
    const std::string text = sim::traceText(rules, trace);
    if (!session.save(out, text)) return exitSystem;
    if (text.size() > limits::traceBytes)
      session.say(out + ": the trace has more than " + std::to_string(limits::traceBytes >> 20U) +
                  " MiB, so ludo replay does not read it; with --max-turns the game is shorter");
  }
  session.print(json ? sim::traceText(rules, trace)
                     : traceHead(trace) + traceMoves(rules, trace) + traceEnd(trace));
  if (trace.givenUp) return tellGivenUp(loaded, trace.givenUp->excess, session);
  return tellCutOff(rules, trace, session) ? exitInputErrors : exitFine;
}

}  // namespace ludo::cli
