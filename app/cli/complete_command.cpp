// SPDX-License-Identifier: Apache-2.0
#include <charconv>

#include "app/cli/commands.h"
#include "app/cli/known_games.h"
#include "app/cli/named_files.h"
#include "app/cli/table.h"
#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/drafting/candidates.h"
#include "core/drafting/complete.h"

namespace ludo::cli {
namespace {

/// The offset of a place such as "12:8", a line and a column from 1; nothing where the text has none.
std::optional<std::size_t> offsetOf(const std::string& place, const std::string& text) {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  const char* end = place.data() + place.size();
  const auto [colon, lineError] = std::from_chars(place.data(), end, line);
  if (lineError != std::errc() || colon == end || *colon != ':') return std::nullopt;
  const auto [last, columnError] = std::from_chars(colon + 1, end, column);
  if (columnError != std::errc() || last != end || line == 0 || column == 0) return std::nullopt;
  const SourceText source("", text);
  if (line > source.lineCount()) return std::nullopt;
  std::size_t offset = source.lineStart(line);
  const std::size_t lineEnd = offset + source.line(line).size();
  while (offset < lineEnd && source.lineColumn(offset).column < column) ++offset;
  return offset;
}

/// Lists what may stand at a place, and writes the text with the one that is chosen.
int fillPlace(const std::string& path, const std::string& text, std::size_t offset,
              const generate::TreeModel& model, std::uint64_t seed, std::uint64_t count, std::uint64_t choice,
              const std::string& out, Session& session) {
  const auto candidates = drafting::candidatesAt(path, text, offset, model, seed, count, session.stop());
  if (session.stopped()) return exitInterrupted;
  if (!candidates) {
    session.say(path + ": " + candidates.failure());
    return exitInputErrors;
  }
  Table table({"candidate", "value", "how it does"}, {1, 2});
  for (std::size_t i = 0; i < candidates->size(); ++i) {
    const drafting::Candidate& each = (*candidates)[i];
    table.add({std::to_string(i + 1), each.value, each.words.empty() ? "-" : each.words});
  }
  session.print(table.text());
  if (choice > candidates->size()) {
    session.say("--choose " + std::to_string(choice) + ": there are " + std::to_string(candidates->size()) +
                " candidates; with --count more are looked for");
    return exitInputErrors;
  }
  if (out.empty()) return exitFine;
  return session.save(out, (*candidates)[choice - 1].text) ? exitFine : exitSystem;
}

}  // namespace

int completeCommand(const Arguments& arguments, Session& session) {
  std::string path;
  std::string games;
  std::string out;
  std::uint64_t seed = 1;
  std::uint64_t tries = 20;
  std::string at;
  std::uint64_t count = 5;
  std::uint64_t choice = 1;
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
  CLI::Option* const place = line.app().add_option(
      "--at", at,
      "Line and column of one place, such as 12:8: a hole, an empty list or behind a key; what "
      "may stand there is listed");
  line.addNumber("--count", count, 1, 50, "How many candidates for that place; 5 unless given")->needs(place);
  line.addNumber("--choose", choice, 1, 50, "The one that is written to --out; the first unless given")
      ->needs(place);
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;

  if (!session.canSave(out)) return exitSystem;
  if (const auto clash = fileClash({{"--out", out}}, {{"the specification", path}}))
    return session.usageError(line.command(), *clash);
  const Result<std::string> text = readFile(path, limits::textBytes);
  if (!text) return session.systemError(text.failure());
  const auto offset = at.empty() ? std::nullopt : offsetOf(at, *text);
  if (!at.empty() && !offset)
    return session.usageError(line.command(), "--at wants a line and a column of the text, such as 12:8");
  int exitCode = exitFine;
  const auto known = readKnownGames(games, session, exitCode);
  if (!known) return exitCode;
  if (offset) return fillPlace(path, *text, *offset, known->model, seed, count, choice, out, session);
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
