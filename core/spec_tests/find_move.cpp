// SPDX-License-Identifier: Apache-2.0
#include "core/spec_tests/find_move.h"

#include <algorithm>

namespace ludo::spec_tests {

using kernel::Move;
using kernel::Value;

namespace {

constexpr std::size_t mostTexts = 40;

std::string joined(const std::vector<std::string>& arguments) {
  std::string text;
  for (const std::string& argument : arguments) text += (text.empty() ? "" : ", ") + argument;
  return text.empty() ? text : '(' + text + ')';
}

bool fits(const std::string& written, const kernel::Rules& rules, const kernel::State& state,
          const Value& value) {
  if (kernel::valueText(rules, state, value) == written) return true;
  if (value.kind == Value::Kind::Player) return std::to_string(value.payload) == written;
  if (value.kind != Value::Kind::Token) return false;
  const kernel::Token& token = state.tokens[value.token().index];
  const std::string& type = rules.def().tokenTypes[token.type].id.name;
  const std::string number = '#' + std::to_string(value.payload);
  return written == type || written == type + number || written == kernel::tokenTitle(rules, state, token);
}

std::string nameOf(const kernel::Rules& rules, const Move& move) {
  switch (move.kind) {
    case Move::Kind::Action:
      return rules.def().actions[move.action].id.name;
    case Move::Kind::Choice:
      return "choose";
    case Move::Kind::Stop:
      return "stop";
    case Move::Kind::EndPhase:
      return "endPhase";
    case Move::Kind::Pass:
      return "pass";
  }
  return {};
}

}  // namespace

WrittenMove::WrittenMove(const language::TestMove& move) : name(move.name) {
  for (const language::TestArgument& argument : move.arguments) arguments.push_back(argument.text);
  text = name + joined(arguments);
}

WrittenMove::WrittenMove(const language::TakeStep& step) : name(step.action.name) {
  std::vector<std::string> shown;
  for (const auto& [parameter, argument] : step.with) {
    with.emplace_back(parameter.name, argument.text);
    shown.push_back(parameter.name + ": " + argument.text);
  }
  text = name + joined(shown);
}

bool fits(const WrittenMove& written, const kernel::Rules& rules, const kernel::State& state,
          const Move& move) {
  if (nameOf(rules, move) != written.name || written.arguments.size() > move.args.size()) return false;
  for (std::size_t i = 0; i < written.arguments.size(); ++i) {
    if (!fits(written.arguments[i], rules, state, move.args[i])) return false;
  }
  if (written.with.empty()) return true;
  if (move.kind != Move::Kind::Action) return false;
  const std::vector<language::ParamDef>& params = rules.def().actions[move.action].params;
  return std::ranges::all_of(written.with, [&](const auto& named) {
    const auto param =
        std::ranges::find_if(params, [&](const auto& known) { return known.name.name == named.first; });
    const auto index = static_cast<std::size_t>(param - params.begin());
    return index < move.args.size() && fits(named.second, rules, state, move.args[index]);
  });
}

std::vector<std::size_t> fittingMoves(const WrittenMove& written, TestGame& game) {
  std::vector<std::size_t> found;
  const std::vector<Move>& legal = game.legalMoves();
  game.steps().spend(static_cast<std::int64_t>(legal.size()));
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (fits(written, game.rules(), game.state(), legal[i])) found.push_back(i);
  }
  return found;
}

bool leadToOnePosition(const std::vector<std::size_t>& moves, TestGame& game) {
  std::optional<std::uint64_t> position;
  for (std::size_t index : moves) {
    kernel::State after = game.state();
    kernel::applyMove(game.rules(), after, game.legalMoves()[index], nullptr, &game.steps());
    if (game.steps().exhausted()) return true;
    const std::uint64_t hash = kernel::positionHash(game.rules(), after);
    if (position && *position != hash) return false;
    position = hash;
  }
  return true;
}

std::vector<std::string> legalTexts(TestGame& game) {
  std::vector<std::string> texts;
  for (const Move& move : game.legalMoves()) {
    if (texts.size() == mostTexts) break;
    texts.push_back(kernel::moveText(game.rules(), game.state(), move));
  }
  return texts;
}

}  // namespace ludo::spec_tests
