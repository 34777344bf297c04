// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/known_games.h"
#include "app/cli/named_files.h"
#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/drafting/complete.h"

namespace ludo::cli {

int completeCommand(const Arguments& arguments, Session& session) {
  std::string path;
  std::string games;
  std::string out;
  std::uint64_t seed = 1;
  std::uint64_t tries = 20;
  CommandLine line(
      "ludo complete",
      "Fills the holes of a specification: values such as \"TODO\" that stand for something still to be "
      "written. What may stand there is drawn as known games have it. docs/drafting.md");
  line.app().add_option("file", path, "Specification with holes")->required();
  line.addFile("--out", out, "File for the text without holes; standard output unless given");
  line.addFile("--games", games, "Folder of games to learn from; the samples unless given");
  line.addNumber("--seed", seed, 0, UINT64_MAX, "Decides everything that chance does; 1 unless given");
  line.addNumber(
      "--tries", tries, 1, 10'000,
      "How often the holes are filled anew until twenty random games pass all filters; 20 unless given");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;

  if (!session.canSave(out)) return exitSystem;
  if (const auto clash = fileClash({{"--out", out}}, {{"the specification", path}}))
    return session.usageError(line.command(), *clash);
  const Result<std::string> text = readFile(path, limits::textBytes);
  if (!text) return session.systemError(text.failure());
  int exitCode = exitFine;
  const auto known = readKnownGames(games, session, exitCode);
  if (!known) return exitCode;
  const auto completed = drafting::complete(path, *text, known->model, seed, tries, session.stop());
  if (session.stopped()) return exitInterrupted;
  if (!completed) {
    session.say(path + ": " + completed.failure());
    return exitInputErrors;
  }
  for (const std::string& filled : completed->filled) session.say(path + ": " + filled);
  session.say(path + ": " + completed->verdict.words());
  if (out.empty()) {
    session.print(completed->text);
    return exitFine;
  }
  return session.save(out, completed->text) ? exitFine : exitSystem;
}

}  // namespace ludo::cli
