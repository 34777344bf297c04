// SPDX-License-Identifier: Apache-2.0
#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/game_file.h"
#include "app/cli/named_files.h"
#include "core/diagnostics/render.h"
#include "core/language/write.h"
#include "core/text/json_data.h"

namespace ludo::cli {

int compileCommand(const Arguments& arguments, Session& session) {
  std::string path;
  std::string out;
  CommandLine line("ludo spec:compile", "Turns a specification into a GameDef (JSON).");
  line.app().add_option("file", path, "Specification to compile")->required();
  line.addFile("--out", out, "File to write; standard output when left out");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;

  if (!session.canSave(out)) return exitSystem;
  const GameFile file = readGameFile(path, session);
  if (const auto mistake = fileClash({{"--out", out}}, file.read))
    return session.usageError(line.command(), *mistake);
  if (file.source) {
    session.say(diagnostics::renderText(file.diagnostics, file.source.get(), Session::colourOnError()));
  }
  if (!file.game) return file.exitCode;
  const std::string json = text::writeJson(language::writeGameDef(*file.game));
  if (out.empty()) {
    session.print(json);
    return exitFine;
  }
  return session.save(out, json) ? exitFine : exitSystem;
}

}  // namespace ludo::cli
