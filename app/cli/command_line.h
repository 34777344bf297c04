// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/session.h"

namespace ludo::cli {

using Arguments = std::vector<std::string>;

/// The arguments of one command: CLI11 with this program's help footer and its way to refuse what it does not
/// know, with the nearest match and everything that would do.
class CommandLine {
 public:
  /// `command` as typed, e.g. "ludo run".
  CommandLine(std::string command, const std::string& description);

  CLI::App& app() { return m_app; }
  /// An option that takes a whole number from `low` to `high`. CLI11 itself lets "-1" pass for a large
  /// number.
  template <typename Number>
  CLI::Option* addNumber(const std::string& name, Number& value, std::uint64_t low, std::uint64_t high,
                         const std::string& description) {
    return m_app
        .add_option_function<std::string>(
            name,
            [name, &value, low, high](const std::string& text) {
              value = static_cast<Number>(wholeNumber(name, text, low, high));
            },
            description)
        ->type_name("NUMBER (" + rangeText(low, high) + ")");
  }
  /// An option that takes the name of a file. An empty one, as a script's unset variable gives, is refused.
  CLI::Option* addFile(const std::string& name, std::string& path, const std::string& description);
  const std::string& command() const { return m_command; }

  /// Nothing when all went well; else the exit code, after the help was printed or the mistake was told.
  std::optional<int> parse(const Arguments& arguments, Session& session);

 private:
  /// "1 to 100", or "1 or more".
  static std::string rangeText(std::uint64_t low, std::uint64_t high);
  static std::uint64_t wholeNumber(const std::string& name, const std::string& text, std::uint64_t low,
                                   std::uint64_t high);
  std::vector<std::string> optionNames() const;
  std::optional<int> refuseUnknown(Session& session) const;

  std::string m_command;
  CLI::App m_app;
};

/// "unknown agent 'gredy'; did you mean 'greedy'? Known: random, randomTurn, greedy"
std::string unknownWord(const std::string& what, const std::string& word,
                        const std::vector<std::string>& known);

extern const char* const exitCodesText;

}  // namespace ludo::cli
