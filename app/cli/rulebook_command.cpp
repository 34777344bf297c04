// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/game_file.h"
#include "core/base/quoted.h"
#include "core/decompile/decompile.h"
#include "core/rulebook/rulebook.h"

namespace ludo::cli {

int rulebookCommand(const Arguments& arguments, Session& session) {
  std::string path;
  std::string out;
  CommandLine line(
      "ludo rulebook",
      "Writes the rules of a game as a page for people: its prose, and what the rules say in sentences.");
  line.app().add_option("game", path, "Specification (.md) or compiled game (.json)")->required();
  line.addFile("--out", out, "File for the page (HTML); standard output when left out");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  const LoadedGame loaded = loadGame(path, 0, line.command(), session);
  if (!loaded.rules) return loaded.exitCode;
  if (const auto clash = fileClash({{"--out", out}}, loaded.read))
    return session.usageError(line.command(), *clash);
  SourcePtr source = loaded.source;
  if (!source || isCompiledGame(*source))
    source = std::make_shared<const SourceText>(
        path, decompile::writeSpecification(decompile::specificationOf(loaded.rules->def())));
  const service::AnalysisPtr analysis =
      service::analyse(source, 0, session.stop(), service::SpecTests::Leave, service::Fixes::Leave);
  if (!analysis) return exitInterrupted;
  const Result<rulebook::Rulebook> book = rulebook::makeRulebook(*analysis);
  if (!book) return session.refused(inApostrophes(path) + ": " + book.failure(), false);
  const std::string page = rulebook::rulebookHtml(*book);
  if (out.empty()) {
    session.print(page);
  } else if (!session.save(out, page)) {
    return exitSystem;
  }
  return exitFine;
}

}  // namespace ludo::cli
