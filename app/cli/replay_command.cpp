// SPDX-License-Identifier: Apache-2.0
#include <CLI/CLI.hpp>

#include "app/cli/commands.h"
#include "app/cli/engine_verdict.h"
#include "app/cli/game_file.h"
#include "app/cli/trace_view.h"
#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/diagnostics/render.h"
#include "core/sim/digits.h"
#include "core/text/json_data.h"

namespace ludo::cli {
namespace {

using text::DataNode;

/// The trace's data; null data when it could not be read, and then everything is said.
struct TraceFile {
  int exitCode = exitFine;
  SourcePtr source;
  DataNode head;
  diagnostics::List diagnostics;
};

int refuse(const TraceFile& file, const Session& session) {
  session.say(diagnostics::renderText(file.diagnostics, file.source.get(), Session::colourOnError()));
  return exitInputErrors;
}

TraceFile readTraceFile(const std::string& path, const Session& session) {
  TraceFile file;
  Result<std::string> content = readFile(path, limits::traceBytes);
  if (!content) {
    file.exitCode = session.systemError(content.failure());
    return file;
  }
  file.source = std::make_shared<SourceText>(path, std::move(*content));
  file.head = sim::readTraceHead(*file.source, file.diagnostics);
  if (diagnostics::hasErrors(file.diagnostics)) file.exitCode = refuse(file, session);
  return file;
}

/// A trace knows how many played; the game has to be set up for as many to read it.
kernel::Seat playersOf(const DataNode& data) {
  const DataNode* players = data.find("players");
  const bool usable = players != nullptr && players->kind == text::DataKind::Integer &&
                      players->integer > 0 && players->integer <= INT32_MAX;
  return usable ? static_cast<kernel::Seat>(players->integer) : 0;
}

std::string divergenceText(const sim::Divergence& divergence) {
  std::string text = "diverges at ply " + std::to_string(divergence.step + 1) + ": " + divergence.what +
                     "\n  recorded hash " + sim::hashText(divergence.expectedHash) + ", now " +
                     sim::hashText(divergence.actualHash) + "\n";
  for (const std::string& field : divergence.fields) text += "  " + field + "\n";
  return text;
}

DataNode verdictData(const sim::Replay& replay) {
  DataNode node = DataNode::map();
  node.set("verified", DataNode::ofBool(replay.verified()));
  node.set("plies", DataNode::ofInteger(static_cast<std::int64_t>(replay.trace().entries.size())));
  if (!replay.divergence()) return node;
  const sim::Divergence& divergence = *replay.divergence();
  DataNode& place = node.set("divergence", DataNode::map());
  place.set("ply", DataNode::ofInteger(static_cast<std::int64_t>(divergence.step) + 1));
  place.set("what", DataNode::ofString(divergence.what));
  place.set("recordedHash", DataNode::ofString(sim::hashText(divergence.expectedHash)));
  place.set("actualHash", DataNode::ofString(sim::hashText(divergence.actualHash)));
  DataNode& fields = place.set("fields", DataNode::list());
  for (const std::string& field : divergence.fields) fields.items.push_back(DataNode::ofString(field));
  return node;
}

std::string wholeGame(const sim::Replay& replay) {
  std::string text = traceHead(replay.trace());
  for (std::size_t step = 1; step < replay.stepCount(); ++step) text += plyText(replay, step);
  return replay.divergence() ? text : text + "\n" + traceEnd(replay.trace());
}

std::string verdictText(const sim::Replay& replay) {
  if (!replay.verified()) return divergenceText(*replay.divergence());
  return "verified: all " + std::to_string(replay.trace().entries.size()) + " plies are as recorded\n";
}

std::string verdictJson(const sim::Replay& replay, const std::optional<EngineVerdict>& engine) {
  DataNode node = verdictData(replay);
  if (engine) node.set("engine", data(*engine));
  return text::writeJson(node);
}

}  // namespace

int replayCommand(const Arguments& arguments, Session& session) {
  std::string path;
  std::string game;
  bool verify = false;
  bool withEngine = false;
  bool json = false;
  std::size_t step = 0;
  CommandLine line("ludo replay", "Shows a recorded game ply by ply, one position of it, or verifies it.");
  line.app().add_option("trace", path, "Trace written by 'ludo run --out'")->required();
  line.app().add_option("--game", game, "The game it was played with: .md or .json")->required();
  auto* verifyFlag =
      line.app().add_flag("--verify", verify, "Play it again, compare every hash, tell the verdict only");
  line.app()
      .add_flag("--engine", withEngine, "With --verify: play it with the engine too, and compare every ply")
      ->needs(verifyFlag);
  auto* stepOption = line.addNumber("--step", step, 0, SIZE_MAX, "Show the position after so many plies")
                         ->excludes(verifyFlag);
  line.app().add_flag("--json", json, "Print JSON");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;

  TraceFile file = readTraceFile(path, session);
  if (file.exitCode != exitFine) return file.exitCode;
  const LoadedGame loaded = loadGame(game, 0, line.command(), session);
  if (!loaded.rules) return loaded.exitCode;
  const kernel::RulesPtr rules = rulesFor(loaded.rules, playersOf(file.head));
  std::optional<sim::GameTrace> trace = sim::readTrace(*rules, file.head, *file.source, file.diagnostics);
  if (!trace) return refuse(file, session);
  const sim::Replay replay(rules, std::move(*trace), session.stop());
  if (!replay.complete()) return exitInterrupted;

  const bool hasStep = stepOption->count() > 0;
  if (hasStep && step >= replay.stepCount() && !replay.divergence()) {
    return session.usageError(
        line.command(), "--step goes from 0 to " + std::to_string(replay.stepCount() - 1) + " in this game");
  }
  if (verify) {
    std::optional<EngineVerdict> engine;
    // A game that is not the recorded one to the kernel is none to hold the engine against.
    if (withEngine && replay.verified()) engine = verifyWithEngine(replay);
    session.print(json ? verdictJson(replay, engine) : verdictText(replay) + (engine ? text(*engine) : ""));
    // That there is no code for a game, or not for all of it, is no fault of the trace.
    if (engine && engine->compared.divergence) return exitInputErrors;
  } else if (hasStep && step < replay.stepCount()) {
    session.print(json ? text::writeJson(stepData(replay, step))
                       : (step > 0 ? plyText(replay, step) : "") + stateText(replay, step));
  } else if (!hasStep) {
    session.print(json ? sim::traceText(*rules, replay.trace()) : wholeGame(replay));
  }
  if (replay.verified()) return exitFine;
  if (!verify) session.say("the trace " + divergenceText(*replay.divergence()));
  return exitInputErrors;
}

}  // namespace ludo::cli
