// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/game_file.h"
#include "app/cli/players.h"
#include "app/cli/progress_line.h"
#include "app/cli/table.h"
#include "core/engine/compile.h"
#include "core/sim/perft.h"
#include "core/text/data_node.h"
#include "core/text/json_data.h"

namespace ludo::cli {
namespace {

using text::DataNode;
using Unit = sim::PerftOptions::Unit;

constexpr unsigned deepest = 1'000;

DataNode count(std::uint64_t value) {
  return DataNode::ofInteger(static_cast<std::int64_t>(value));
}

std::string resultJson(const sim::PerftResult& result, const std::string& game, std::uint64_t seed,
                       const std::string& unit, bool divide) {
  DataNode node = DataNode::map();
  node.set("game", DataNode::ofString(game));
  node.set("seed", DataNode::ofString(std::to_string(seed)));
  node.set("unit", DataNode::ofString(unit));
  DataNode& nodes = node.set("nodes", DataNode::list());
  for (const std::uint64_t value : result.nodes) nodes.items.push_back(count(value));
  if (divide) {
    DataNode& list = node.set("divide", DataNode::list());
    for (const sim::PerftRoot& root : result.divide) {
      DataNode entry = DataNode::map();
      entry.set("move", DataNode::ofString(root.text));
      entry.set("nodes", count(root.nodes));
      list.items.push_back(std::move(entry));
    }
  }
  return text::writeJson(node);
}

std::string perftText(const sim::PerftResult& result, const std::string& unit, bool divide) {
  std::string text;
  if (divide) {
    Table table({"first decision", "nodes"});
    for (const sim::PerftRoot& root : result.divide) table.add({root.text, std::to_string(root.nodes)});
    text += table.text() + "\n";
  }
  Table table({unit + "s", "nodes"});
  for (std::size_t i = 0; i < result.nodes.size(); ++i) {
    table.add({std::to_string(i + 1), std::to_string(result.nodes[i])});
  }
  return text + table.text();
}

}  // namespace

int perftCommand(const Arguments& arguments, Session& session) {
  const std::vector<std::string> units{"decision", "turn"};
  std::string game;
  std::string unit = units.front();
  std::uint64_t seed = 1;
  kernel::Seat players = 0;
  sim::PerftOptions options;
  bool json = false;
  bool divide = false;
  CommandLine line("ludo perft", "Counts move sequences by depth; a finished game has no successors.");
  line.app().add_option("game", game, "Specification (.md) or compiled game (.json)")->required();
  line.addNumber("--depth", options.depth, 1, deepest, "Deepest level to count")->required();
  line.app()
      .add_option("--unit", unit, "What a level is: decision, or turn (until the player changes)")
      ->capture_default_str();
  line.addNumber("--seed", seed, 0, UINT64_MAX, "Seed of the game's random numbers; 1 when left out");
  line.addNumber("--players", players, 1, mostPlayers,
                 "Number of players; the game's smallest when left out");
  line.addNumber("--threads", options.threads, 1, mostThreads,
                 "Threads to count on; all of the machine's when left out");
  line.app().add_flag("--divide", divide, "Show the count below each first decision too");
  line.app().add_flag("--json", json, "Print JSON");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  if (unit != units[0] && unit != units[1])
    return session.usageError(line.command(), unknownWord("unit", unit, units));
  options.unit = unit == units[1] ? Unit::Turn : Unit::Decision;

  const LoadedGame loaded = loadGame(game, players, line.command(), session);
  if (!loaded.rules) return loaded.exitCode;
  const kernel::Rules& rules = *loaded.rules;
  options.makeProgram = [&] { return engine::compileProgram(loaded.rules).program; };
  ProgressLine progress;
  options.report = [&](const sim::PerftProgress& reached) {
    progress.show("level " + std::to_string(reached.depth) + ": " + countText(reached.done) + " of " +
                  countText(reached.total) + " first moves");
  };
  const sim::PerftResult result =
      sim::perft(rules, kernel::initialState(rules, seed), options, session.stop());
  if (result.turnTooLong) {
    session.say("ludo perft: a turn went on for over 1000 decisions; count by decision instead");
    return exitInputErrors;
  }
  if (result.excess) return tellGivenUp(loaded, *result.excess, session);
  if (!result.complete) {
    // What was counted whole is right.
    if (!result.nodes.empty()) {
      session.print(json ? resultJson(result, rules.def().metadata.id, seed, unit, false)
                         : perftText(result, unit, false));
      session.keep("counts", "the levels that were counted whole are shown, " +
                                 std::to_string(result.nodes.size()) + " of " +
                                 std::to_string(options.depth));
    }
    return exitInterrupted;
  }
  session.print(json ? resultJson(result, rules.def().metadata.id, seed, unit, divide)
                     : perftText(result, unit, divide));
  return exitFine;
}

}  // namespace ludo::cli
