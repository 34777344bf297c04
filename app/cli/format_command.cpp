// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/game_file.h"
#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/service/format.h"

namespace ludo::cli {
namespace {

/// Formats one file, or with `check` says only whether it would change; the exit code.
int format(const std::string& path, bool check, const Session& session) {
  Result<std::string> content = readFile(path, limits::textBytes);
  if (!content) return session.systemError(content.failure());
  const auto source = std::make_shared<const SourceText>(path, std::move(*content));
  if (isCompiledGame(*source)) {
    session.say("'" + path +
                "' is a compiled game, which no one writes by hand; give the specification (.md)");
    return exitInputErrors;
  }
  const service::Formatting formatting = service::formattingOf(source);
  for (const Span block : formatting.left)
    session.say(path + ":" + std::to_string(source->lineOf(block.begin)) +
                ": this block has mistakes and stays as it is; 'ludo spec:lint " + path + "' tells them");
  int code = formatting.left.empty() ? exitFine : exitInputErrors;
  if (formatting.edits.empty()) return code;
  const std::string lines =
      std::to_string(formatting.edits.size()) + (formatting.edits.size() == 1 ? " line" : " lines");
  if (check) {
    session.say(path + ": " + lines + " would change, from line " +
                std::to_string(source->lineOf(formatting.edits.front().span.begin)) + " on");
    return exitInputErrors;
  }
  if (!session.save(path, diagnostics::applyEdits(source->content(), formatting.edits))) return exitSystem;
  session.say(path + ": " + lines + " changed");
  return code;
}

}  // namespace

int formatCommand(const Arguments& arguments, Session& session) {
  std::vector<std::string> paths;
  bool check = false;
  CommandLine line(
      "ludo spec:format",
      "Sets the blocks of specifications out as the samples are: two spaces deeper for what is "
      "inside, one space after colons and commas. Prose, comments and line breaks stay, and so does "
      "the game.");
  line.app().add_option("file", paths, "Specifications (.md); each is replaced whole")->required();
  line.app().add_flag("--check", check, "Change nothing; exit with 1 when a file would change");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  int worst = exitFine;
  for (const std::string& path : paths) {
    if (session.stopped()) return exitInterrupted;
    worst = std::max(worst, format(path, check, session));
  }
  return worst;
}

}  // namespace ludo::cli
