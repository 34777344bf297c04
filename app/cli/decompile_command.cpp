// SPDX-License-Identifier: Apache-2.0
#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/game_file.h"
#include "app/cli/named_files.h"
#include "core/decompile/decompile.h"
#include "core/diagnostics/render.h"
#include "core/language/write.h"
#include "core/text/data_node.h"

namespace ludo::cli {

int decompileCommand(const Arguments& arguments, Session& session) {
  std::string path;
  std::string out;
  CommandLine line("ludo spec:decompile",
                   "Turns a GameDef (JSON) back into a specification that compiles to the same game.");
  line.app().add_option("file", path, "Compiled game (.json), or a specification to write anew")->required();
  line.addFile("--out", out, "File to write; standard output when left out");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;

  if (!session.canSave(out)) return exitSystem;
  const GameFile file = readGameFile(path, session);
  if (const auto mistake = fileClash({{"--out", out}}, file.read))
    return session.usageError(line.command(), *mistake);
  if (!file.game) {
    if (file.source)
      session.say(diagnostics::renderText(file.diagnostics, file.source.get(), Session::colourOnError()));
    return file.exitCode;
  }
  const std::string text = decompile::writeSpecification(decompile::specificationOf(*file.game));
  // What is promised is tried before anything is written.
  const GameFile again =
      readGameText(std::make_shared<SourceText>(out.empty() ? "game.md" : out, text), session);
  if (!again.game) {
    session.say(diagnostics::renderText(again.diagnostics, again.source.get(), Session::colourOnError()));
    return again.exitCode;
  }
  if (!text::sameContent(language::writeGameDef(*file.game), language::writeGameDef(*again.game)))
    return session.systemError(path +
                               ": the specification would compile to another game; nothing is written");
  if (out.empty()) {
    session.print(text);
    return exitFine;
  }
  return session.save(out, text) ? exitFine : exitSystem;
}

}  // namespace ludo::cli
