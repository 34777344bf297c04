// SPDX-License-Identifier: Apache-2.0
#include <CLI/CLI.hpp>

#include "app/cli/commands.h"
#include "app/cli/game_file.h"
#include "core/decompile/decompile.h"
#include "core/diagnostics/render.h"
#include "core/grammar/language_grammar.h"
#include "core/grammar/minimal.h"
#include "core/grammar/notations.h"
#include "core/grammar/section_schema.h"
#include "core/grammar/specialise.h"
#include "core/grammar/surface.h"
#include "core/language/language.h"
#include "core/language/schema.h"
#include "core/spec/read_spec.h"
#include "core/text/json_data.h"

namespace ludo::cli {
namespace {

const std::vector<std::string> formats = {"ebnf",    "gbnf",        "lark",       "schema",
                                          "surface", "spec-schema", "game-schema"};

struct WantedGrammar {
  std::string format = "ebnf";
  std::string section;
  std::string file;
  std::string names;
  std::string out;
};

std::vector<std::string> sectionNames() {
  std::vector<std::string> names;
  for (const language::Field& field : language::specDocumentType().fields) names.push_back(field.name);
  return names;
}

/// What does not go together; empty when all does.
std::string clash(const WantedGrammar& wanted) {
  const bool isSchema = wanted.format.ends_with("schema");
  if ((isSchema || wanted.format == "surface") && !wanted.names.empty())
    return "--format " + wanted.format + " takes no --names";
  if (!wanted.file.empty() && !wanted.names.empty()) return "--names goes with no file";
  if (wanted.format == "schema" && wanted.section.empty()) return "--format schema needs --section";
  if (isSchema && !wanted.file.empty()) return "--format " + wanted.format + " takes no file";
  if (isSchema && wanted.format != "schema" && !wanted.section.empty())
    return "--format " + wanted.format + " takes no --section";
  if (wanted.format == "surface" && wanted.file.empty()) return "--format surface needs a file";
  if (wanted.format == "surface" && !wanted.section.empty()) return "--format surface takes no --section";
  return {};
}

/// The sections of a file; nothing when it has mistakes, which are told.
std::optional<language::SpecDocument> sectionsOf(const GameFile& file, const Session& session) {
  const bool isSound = file.game || (file.isBundle && !diagnostics::hasErrors(file.diagnostics));
  if (!isSound) {
    if (file.source)
      session.say(diagnostics::renderText(file.diagnostics, file.source.get(), Session::colourOnError()));
    return std::nullopt;
  }
  if (isCompiledGame(*file.source)) return decompile::specificationOf(*file.game);
  diagnostics::List told;
  return spec::readSpec(text::readMarkdown(file.source, told), told).document;
}

Result<std::string> inNotation(const grammar::Grammar& grammar, const std::string& format) {
  if (format == "gbnf") return grammar::toGbnf(grammar);
  if (format == "lark") return grammar::toLark(grammar);
  const std::string ebnf = grammar::toEbnf(grammar);
  return ebnf.empty() ? Result<std::string>(Failure{"The grammar derives no text"}) : ebnf;
}

/// The grammar that is wanted, of the whole language where no file is named.
Result<std::string> grammarText(const WantedGrammar& wanted, const language::SpecDocument* sections,
                                const language::GameDefPtr& game) {
  grammar::Grammar wanting = grammar::languageGrammar();
  if (!wanted.file.empty()) {
    std::optional<grammar::Grammar> minimal =
        grammar::minimalGrammar(wanting, grammar::surfaceText(*sections));
    if (!minimal) return Failure{wanted.file + ": the grammar does not derive it"};
    wanting = std::move(*minimal);
  } else if (!wanted.names.empty()) {
    grammar::NamesByKind names = grammar::joined(grammar::namesOf(*sections), grammar::namesBoundByRules());
    if (game) names = grammar::joined(std::move(names), grammar::namesOf(*game));
    wanting = grammar::specialised(wanting, names);
  }
  if (!wanted.section.empty()) wanting = wanting.startingWith(grammar::sectionRule(wanted.section));
  return inNotation(wanting, wanted.format);
}

std::string schemaText(const WantedGrammar& wanted) {
  if (wanted.format == "schema") return text::writeJson(grammar::sectionSchema(wanted.section));
  return text::writeJson(wanted.format == "spec-schema" ? language::specDocumentSchema()
                                                        : language::gameDefSchema());
}

int write(const WantedGrammar& wanted, const std::string& text, Session& session) {
  if (!wanted.out.empty()) return session.save(wanted.out, text) ? exitFine : exitSystem;
  session.print(text);
  return exitFine;
}

/// Reads what is named, if anything is, and writes what is wanted of it.
int run(const WantedGrammar& wanted, const std::string& command, Session& session) {
  if (wanted.format.ends_with("schema")) return write(wanted, schemaText(wanted), session);
  const std::string& path = wanted.file.empty() ? wanted.names : wanted.file;
  GameFile file;
  std::optional<language::SpecDocument> sections;
  if (!path.empty()) {
    file = readGameFile(path, session, service::SpecTests::Leave);
    if (const auto mistake = fileClash({{"--out", wanted.out}}, file.read))
      return session.usageError(command, *mistake);
    sections = sectionsOf(file, session);
    if (!sections) return file.exitCode;
  }
  if (wanted.format == "surface") return write(wanted, grammar::surfaceText(*sections), session);
  const Result<std::string> text = grammarText(wanted, sections ? &*sections : nullptr, file.game);
  if (text) return write(wanted, *text, session);
  session.say(text.failure());
  return exitInputErrors;
}

}  // namespace

int grammarCommand(const Arguments& arguments, Session& session) {
  WantedGrammar wanted;
  CommandLine line(
      "ludo grammar",
      "Writes the grammar of specifications, the minimal grammar of one of them, or a JSON Schema: all "
      "made from the description of the language. docs/grammar.md says what they are good for.");
  line.app().add_option("file", wanted.file,
                        "Specification or compiled game whose minimal grammar is wanted");
  line.app()
      .add_option(
          "--format", wanted.format,
          "ebnf, gbnf (llama.cpp), lark, schema (of one section, for servers of language models), surface "
          "(the file in the form that the grammar describes), spec-schema (specifications) or game-schema "
          "(compiled games)")
      ->check(CLI::IsMember(formats))
      ->capture_default_str();
  line.app()
      .add_option("--section", wanted.section, "Only what one section may hold, as its data without fences")
      ->check(CLI::IsMember(sectionNames()));
  line.addFile("--names", wanted.names,
               "Game whose names are the only ones: the grammar of what can be added to it");
  line.addFile("--out", wanted.out, "File to write; standard output when left out");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  if (const std::string mistake = clash(wanted); !mistake.empty())
    return session.usageError(line.command(), mistake);

  if (!session.canSave(wanted.out)) return exitSystem;
  return run(wanted, line.command(), session);
}

}  // namespace ludo::cli
