// SPDX-License-Identifier: Apache-2.0
#include "app/cli/command_line.h"

#include <limits>

#include "core/base/nearest.h"
#include "core/sim/digits.h"

namespace ludo::cli {

const char* const exitCodesText =
    "Exit codes: 0 fine, 1 the input has errors, 2 wrong usage, 3 the system failed, 130 interrupted.\n"
    "Data goes to standard output, messages to standard error.";

namespace {

/// CLI11's "--runs: 1 required NUMBER missing" in words that say what to write.
std::string valueMissing(std::string message) {
  constexpr std::string_view middle = ": 1 required ";
  constexpr std::string_view end = " missing";
  const std::size_t at = message.find(middle);
  if (at == std::string::npos || !message.ends_with(end)) return message;
  message.erase(message.size() - end.size());
  return message.replace(at, middle.size(), " needs a value: ");
}

}  // namespace

CommandLine::CommandLine(std::string command, const std::string& description)
    : m_command(std::move(command)), m_app(description, m_command) {
  m_app.footer(exitCodesText);
  m_app.set_help_flag("-h,--help", "Show this help");
  // Unknown words are refused below, in better words than CLI11's.
  m_app.allow_extras();
}

CLI::Option* CommandLine::addFile(const std::string& name, std::string& path,
                                  const std::string& description) {
  const auto named = [](const std::string& text) {
    return text.empty() ? std::string("the name of the file is empty") : std::string();
  };
  return m_app.add_option(name, path, description)->type_name("FILE")->check(CLI::Validator(named, ""));
}

std::optional<int> CommandLine::parse(const Arguments& arguments, Session& session) {
  try {
    // CLI11 takes them off the end.
    m_app.parse(Arguments(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    session.print(m_app.help());
    return exitFine;
  } catch (const CLI::ArgumentMismatch& error) {
    if (std::optional<int> refused = refuseUnknown(session)) return refused;
    return session.usageError(m_command, valueMissing(error.what()));
  } catch (const CLI::ParseError& error) {
    if (std::optional<int> refused = refuseUnknown(session)) return refused;
    return session.usageError(m_command, error.what());
  }
  return refuseUnknown(session);
}

std::optional<int> CommandLine::refuseUnknown(Session& session) const {
  const Arguments unknown = m_app.remaining();
  for (const std::string& word : unknown) {
    if (word.size() > 1 && word.front() == '-') {
      return session.usageError(m_command,
                                unknownWord("option", word.substr(0, word.find('=')), optionNames()));
    }
  }
  if (unknown.empty()) return std::nullopt;
  return session.usageError(m_command, "one argument too many: '" + unknown.front() + "'");
}

std::uint64_t CommandLine::wholeNumber(const std::string& name, const std::string& text, std::uint64_t low,
                                       std::uint64_t high) {
  const std::optional<std::uint64_t> number = sim::parseSeed(text);
  if (number && *number >= low && *number <= high) return *number;
  throw CLI::ValidationError(name, "'" + text + "' is not a whole number, " + rangeText(low, high));
}

std::string CommandLine::rangeText(std::uint64_t low, std::uint64_t high) {
  const bool bounded = high < std::numeric_limits<std::size_t>::max();
  return std::to_string(low) + (bounded ? " to " + std::to_string(high) : " or more");
}

std::vector<std::string> CommandLine::optionNames() const {
  std::vector<std::string> names;
  for (const CLI::Option* option : m_app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::string unknownWord(const std::string& what, const std::string& word,
                        const std::vector<std::string>& known) {
  std::string text = "unknown " + what + " '" + word + "'";
  if (const std::optional<std::string> meant = nearest(word, known))
    text += "; did you mean '" + *meant + "'?";
  std::string list;
  for (const std::string& name : known) list += (list.empty() ? "" : ", ") + name;
  return text + "\nKnown: " + list;
}

}  // namespace ludo::cli
