// SPDX-License-Identifier: Apache-2.0
#include "core/spec_tests/written_move.h"

namespace ludo::spec_tests {

namespace {

std::string joined(const std::vector<std::string>& arguments) {
  std::string text;
  for (const std::string& argument : arguments) text += (text.empty() ? "" : ", ") + argument;
  return text.empty() ? text : '(' + text + ')';
}

}  // namespace

WrittenMove::WrittenMove(const language::TestMove& move) : name(move.name) {
  for (const language::TestArgument& argument : move.arguments) arguments.push_back(argument.text);
  text = name + joined(arguments);
}

WrittenMove::WrittenMove(const language::TakeStep& step) {
  if (step.move) *this = WrittenMove(*step.move);
  if (!step.action) return;
  name = step.action->name;
  std::vector<std::string> shown;
  for (const auto& [parameter, argument] : step.with) {
    with.emplace_back(parameter.name, argument.text);
    shown.push_back(parameter.name + ": " + argument.text);
  }
  text = name + joined(shown);
}

}  // namespace ludo::spec_tests
