// SPDX-License-Identifier: Apache-2.0
#include <CLI/CLI.hpp>

#include "app/cli/commands.h"
#include "core/language/grammar.h"
#include "core/language/schema.h"
#include "core/text/json_data.h"

namespace ludo::cli {
namespace {

std::string written(const std::string& format) {
  if (format == "ebnf") return language::grammarText();
  return text::writeJson(format == "spec-schema" ? language::specDocumentSchema()
                                                 : language::gameDefSchema());
}

}  // namespace

int grammarCommand(const Arguments& arguments, Session& session) {
  std::string format = "ebnf";
  std::string out;
  CommandLine line("ludo grammar",
                   "Writes the grammar of specifications, or a JSON Schema: all made from the description of "
                   "the language.");
  line.app()
      .add_option("--format", format, "ebnf, spec-schema (specifications) or game-schema (compiled games)")
      ->check(CLI::IsMember({"ebnf", "spec-schema", "game-schema"}))
      ->capture_default_str();
  line.addFile("--out", out, "File to write; standard output when left out");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;

  const std::string text = written(format);
  if (out.empty()) {
    session.print(text);
    return exitFine;
  }
  return session.save(out, text) ? exitFine : exitSystem;
}

}  // namespace ludo::cli
