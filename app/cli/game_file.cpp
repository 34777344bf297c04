// SPDX-License-Identifier: Apache-2.0
#include "app/cli/game_file.h"

#include <algorithm>

#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/compile/load_game.h"
#include "core/diagnostics/render.h"
#include "core/kernel/kernel.h"

namespace ludo::cli {
namespace {

void readSpecification(GameFile& file, const std::stop_token& stop, service::SpecTests tests) {
  const service::AnalysisPtr analysis = service::analyse(file.source, 0, stop, tests);
  if (!analysis) {
    file.exitCode = exitInterrupted;
    return;
  }
  file.diagnostics = analysis->diagnostics;
  file.allowed = analysis->allowed;
  file.game = analysis->game;
  file.tests = analysis->playableTests;
  file.isBundle = analysis->document.bundle.has_value();
  for (const bundles::BundleInstance& used : analysis->bundles.instances)
    file.read.push_back({"the bundle '" + used.bundle + "' of the game", used.source->name()});
}

}  // namespace

bool isCompiledGame(const SourceText& source) {
  if (source.name().ends_with(".json")) return true;
  const std::size_t first = source.content().find_first_not_of(" \t\r\n");
  return first != std::string::npos && source.content()[first] == '{';
}

GameFile readGameText(SourcePtr source, const Session& session, service::SpecTests tests) {
  GameFile file;
  file.source = std::move(source);
  file.read.push_back({"the game", file.source->name()});
  if (isCompiledGame(*file.source)) {
    file.game = compile::loadGameDef(file.source, file.diagnostics);
  } else {
    readSpecification(file, session.stop(), tests);
  }
  const bool faulty = !file.game || diagnostics::hasErrors(file.diagnostics);
  if (faulty && file.exitCode == exitFine) file.exitCode = exitInputErrors;
  return file;
}

GameFile readGameFile(const std::string& path, const Session& session, service::SpecTests tests) {
  Result<std::string> content = readFile(path, limits::textBytes);
  if (content) return readGameText(std::make_shared<SourceText>(path, std::move(*content)), session, tests);
  GameFile file;
  file.exitCode = session.systemError(content.failure());
  return file;
}

LoadedGame loadGame(const std::string& path, kernel::Seat players, const std::string& command,
                    const Session& session) {
  return loadGame(readGameFile(path, session), players, command, session);
}

LoadedGame loadGame(const GameFile& file, kernel::Seat players, const std::string& command,
                    const Session& session) {
  if (!file.game) {
    if (file.source) {
      session.say(diagnostics::renderText(file.diagnostics, file.source.get(), Session::colourOnError()));
    }
    return {file.exitCode, nullptr, nullptr, {}};
  }
  if (diagnostics::hasErrors(file.diagnostics)) {
    session.say(diagnostics::renderText(file.diagnostics, file.source.get(), Session::colourOnError()) +
                "\nThe tests have mistakes; the game is played all the same");
  }
  const kernel::RulesPtr smallest = kernel::makeRules(file.game);
  if (players == 0) return {exitFine, smallest, file.source, file.read};
  const kernel::RulesPtr rules = rulesFor(smallest, players);
  if (rules->seats() == players) return {exitFine, rules, file.source, file.read};
  const language::PlayerCount& range = file.game->metadata.players;
  return {session.usageError(command, "--players is " + std::to_string(players) + ", but the game is for " +
                                          std::to_string(smallest->number(range.min)) + " to " +
                                          std::to_string(smallest->number(range.max)) + " players"),
          nullptr,
          nullptr,
          {}};
}

int tellGivenUp(const LoadedGame& game, const kernel::Excess& why, const Session& session) {
  diagnostics::List mistakes;
  kernel::reportExcess(mistakes, *game.rules, why);
  session.say(diagnostics::renderText(mistakes, game.source.get(), Session::colourOnError()));
  return exitInputErrors;
}

kernel::RulesPtr rulesFor(const kernel::RulesPtr& rules, kernel::Seat players) {
  const language::PlayerCount& range = rules->def().metadata.players;
  if (players < rules->number(range.min) || players > rules->number(range.max)) return rules;
  return players == rules->seats() ? rules : kernel::makeRules(rules->defPtr(), players);
}

}  // namespace ludo::cli
