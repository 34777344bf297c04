// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <iterator>
#include <map>
#include <span>
#include <unordered_map>

#include "core/base/letters.h"
#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/compile/checker.h"
#include "core/compile/label_holes.h"
#include "core/compile/validate.h"
#include "core/compile/whole_checks.h"
#include "core/diagnostics/kinds.h"
#include "core/kernel/reads.h"
#include "core/language/language.h"
#include "core/language/resolve.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

std::int64_t Checker::number(const Number& number, std::int64_t ifUnknown) const {
  if (m_damage.at(number.span)) return ifUnknown;
  if (number.constant.empty()) return number.literal;
  return number.constant.resolved() ? m_def.constants[number.constant.index].value : ifUnknown;
}

std::int64_t Checker::constant(const ValueExpr& value, std::int64_t ifUnknown) const {
  if (const auto* literal = std::get_if<std::int64_t>(&value.node)) return *literal;
  const auto* named = std::get_if<ConstantValue>(&value.node);
  return named != nullptr && named->name.resolved() ? m_def.constants[named->name.index].value : ifUnknown;
}

void Checker::checkMetadata() {
  const PlayerCount& players = m_def.metadata.players;
  if (m_damage.at(players.span) || m_damage.at(m_def.metadata.span)) return;
  std::int64_t fewest = number(players.min, 1);
  std::int64_t most = number(players.max, mostPlayers);
  if (fewest < 1 || most > mostPlayers || fewest > most) {
    auto& diagnostic =
        report(kinds::InvalidPlayers, players.span, players.node,
               "The game cannot have " + std::to_string(fewest) + " to " + std::to_string(most) + " players");
    diagnostic.suggestion = "Give numbers from 1 to 16, the smaller one as \"min\"";
  }
}

void Checker::checkVariables() {
  for (const VariableDef& variable : m_def.variables) {
    if (m_damage.at(variable.span) || !variable.isNumber()) continue;
    std::int64_t low = number(variable.min, INT64_MIN);
    std::int64_t high = number(variable.max, INT64_MAX);
    std::int64_t init = number(variable.init, low);
    if (low > high) {
      auto& diagnostic =
          report(kinds::InvalidBounds, variable.span, variable.node,
                 "The variable \"" + variable.id.name + "\" has no value to take: its \"min\" of " +
                     std::to_string(low) + " is above its \"max\" of " + std::to_string(high));
      diagnostic.suggestion = "Swap \"min\" and \"max\"";
      bool isPlain = variable.min.span.known() && variable.max.span.known() &&
                     variable.min.constant.empty() && variable.max.constant.empty();
      if (isPlain) {
        diagnostic.fix = diagnostics::Fix{
            "Swap them",
            {{variable.min.span, std::to_string(high)}, {variable.max.span, std::to_string(low)}},
            false};
      }
    } else if (init < low || init > high) {
      // Without an init, the start of 0 is nowhere to be seen.
      Span place = variable.init.span.known() ? variable.init.span : variable.span;
      auto& diagnostic =
          report(kinds::InvalidBounds, place, variable.node,
                 "The variable \"" + variable.id.name + "\" starts at " + std::to_string(init) +
                     " and should lie between " + std::to_string(low) + " and " + std::to_string(high));
      diagnostic.suggestion = variable.init.span.known() ? "Change \"init\", or widen the bounds"
                                                         : "Give \"init\" a value between the two";
    }
  }
}

// A board is told of once.
void Checker::checkOwnersEyes() {
  const std::string* board = nullptr;
  for (const ZoneDef& zone : m_def.zones) {
    if (zone.owner == ZoneOwner::Player || zone.visibility != Visibility::Owner || m_damage.within(zone.span))
      continue;
    const bool isOfBoard = !zone.board.empty();
    if (isOfBoard && board != nullptr && *board == zone.board) continue;
    board = isOfBoard ? &zone.board : board;
    report(
        kinds::OpenSecret, zone.id.span, zone.node,
        (isOfBoard ? "The spaces of \"" + zone.board + "\" have" : "The zone \"" + zone.id.name + "\" has") +
            " no owner, so that nobody sees what lies there")
        .suggestion =
        "Give each player one with owner: \"player\", or say that nobody sees it with visibility: \"hidden\"";
  }
}

// The zones of a board share one capacity: that is told once.
void Checker::checkCapacities() {
  const std::string* board = nullptr;
  for (const ZoneDef& zone : m_def.zones) {
    if (!zone.capacity || number(*zone.capacity, 0) >= 0 || m_damage.at(zone.span)) continue;
    if (!zone.board.empty() && board != nullptr && *board == zone.board) continue;
    board = &zone.board;
    report(kinds::OutOfRange, zone.capacity->span, zone.capacity->node,
           "A zone cannot hold fewer than 0 tokens")
        .suggestion = "Give a capacity of 0 or more, or leave it out for any number";
  }
}

// What a property may be is imagined at any time, so it has to be the same at all times.
void Checker::checkTokenTypes() {
  for (const TokenTypeDef& type : m_def.tokenTypes) {
    for (const auto& [name, values] : type.mayBe) {
      const ValueType element = elementOf(values);
      if (m_damage.at(values.span) || m_damage.at(name.span)) continue;
      const auto isIt = [&name = name](const PropertyDef& property) { return property.id.name == name.name; };
      const auto property = std::ranges::find_if(type.props, isIt);
      if (property == type.props.end()) {
        if (!name.resolved()) continue;
        auto& diagnostic = report(kinds::UnknownName, name.span, type.node,
                                  "The token type \"" + type.id.name + "\" has no property \"" + name.name +
                                      "\", so there is nothing that it may be");
        diagnostic.suggestion = "Add it under \"props\", or take it out here";
        for (const PropertyDef& other : type.props) diagnostic.alternatives.push_back(other.id.name);
        continue;
      }
      const kernel::Reads reads = kernel::readsOf(m_def, values);
      const bool isFixed = !reads.state && reads.bindings.empty() && reads.variables.empty();
      const ValueType wanted = typeOf(property->value);
      const bool fits = element == ValueType::Any || wanted == ValueType::Any || element == wanted;
      if (isFixed && fits) continue;
      report(kinds::WrongValueType, values.span, type.node,
             isFixed ? "The property \"" + name.name + "\" is " + std::string(valueTypeLabel(wanted)) +
                           ", and cannot be any of these"
                     : "What \"" + name.name + "\" may be must be the same throughout the game")
          .suggestion =
          "Write a range, as in { query: \"intsInRange\", min: 1, max: 6 }, or words, as in "
          "{ query: \"enums\", values: [\"red\", \"blue\"] }";
    }
  }
}

void Checker::checkTurn() {
  std::int64_t seats = number(m_def.metadata.players.max, mostPlayers);
  for (const auto* order : {&m_def.turn.order.once, &m_def.turn.order.repeat}) {
    for (std::int64_t seat : *order) {
      if (seat < seats) continue;
      report(kinds::InvalidPlayers, m_def.turn.order.span, m_def.turn.order.node,
             "There is no seat " + std::to_string(seat) + ": seats are counted from 0 to " +
                 std::to_string(seats - 1))
          .suggestion = "Take it out, or allow more players under \"players\"";
    }
  }
  bool someoneActs = false;
  for (const PhaseDef& phase : m_def.turn.phases) {
    someoneActs = someoneActs || phase.untilEnded || number(phase.actions, 1) > 0 || !phase.onEnter.empty();
    if (number(phase.actions, 1) < 0) {
      report(kinds::OutOfRange, phase.actions.span, phase.node, "A phase has no negative number of actions")
          .suggestion = "Write 0 for a phase that only runs its effects";
    }
    check(phase.onEnter);
    check(phase.onExit);
    if (phase.skipIf) check(*phase.skipIf);
    if (phase.until) check(*phase.until);
    if (phase.players) check(*phase.players, true);
    checkActionCount(phase);
  }
  if (someoneActs || m_damage.names.contains(NameKind::Phase)) return;
  auto& diagnostic =
      report(kinds::NoPhase, m_def.turn.span, m_def.turn.node, "No phase of the turn lets a player act");
  diagnostic.suggestion = "Give at least one phase with \"actions\" of 1 or more";
}

void Checker::checkActionCount(const PhaseDef& phase) {
  const std::int64_t most = number(phase.actions, 1);
  if (phase.minActions && number(*phase.minActions, most) > most) {
    auto& diagnostic = report(kinds::InvalidBounds, phase.actions.span, phase.node,
                              "The phase \"" + phase.id.name + "\" wants more actions than it allows");
    diagnostic.suggestion = "Swap min and max";
  }
  if (!phase.simultaneous || (!phase.untilEnded && !phase.minActions && most == 1)) return;
  auto& diagnostic =
      report(kinds::OutOfRange, phase.actions.span, phase.node,
             "In the simultaneous phase \"" + phase.id.name + "\" each player commits to exactly one action");
  diagnostic.suggestion = "Leave out actions, and let the phase go round with until";
}

// "{$from}" in a label stands for a parameter; the name alone, or in other brackets, for itself.
void Checker::checkLabel(const ActionDef& action) {
  const std::string& label = action.label;
  std::vector<std::string> written;
  for (const ParamDef& param : action.params) {
    if (!param.name.name.empty()) written.push_back("{" + param.name.name + "}");
  }
  const auto told = [&](const std::string& what, const std::string& shown) -> diagnostics::Diagnostic& {
    return report(kinds::UnboundName, action.id.span, action.node,
                  "The label of the action \"" + action.id.name + "\" " + what + ": \"" + shown + '"');
  };
  for (std::size_t open = label.find('{'); open != std::string::npos; open = label.find('{', open + 1)) {
    const std::size_t close = label.find('}', open);
    if (close == std::string::npos) break;
    const std::string place = label.substr(open, close - open + 1);
    // "{{card}}" is told below.
    const auto isDoubled = [&](const ParamDef& param) {
      const std::string name = param.name.name.substr(param.name.name.starts_with('$') ? 1 : 0);
      return place == "{{" + name + "}" || (place == "{" + name + "}" && open > 0 && label[open - 1] == '{');
    };
    if (std::ranges::any_of(action.params, isDoubled)) continue;
    // "{params.card}" and "{card.name}" name a parameter too.
    const auto isPart = [&](const ParamDef& param) {
      const std::string name = param.name.name.substr(param.name.name.starts_with('$') ? 1 : 0);
      return place.ends_with("." + name + "}") || place.starts_with("{" + name + ".");
    };
    // "{@card}" and "{#card}"
    std::string plain = place;
    std::erase_if(plain, [](char c) { return !isPartOfName(c) && c != '{' && c != '}'; });
    const bool isMeant = place.starts_with("{$") ||
                         std::ranges::find(written, "{$" + plain.substr(1)) != written.end() ||
                         std::ranges::find(written, "{$" + place.substr(1)) != written.end() ||
                         std::ranges::any_of(action.params, isPart);
    if (!isMeant || std::ranges::find(written, place) != written.end()) continue;
    const std::string shown = (open > 0 && label[open - 1] == '$' ? "$" : "") + place;
    auto& diagnostic = told("speaks of a parameter that it does not have", shown);
    // What the label shows already is not what it lacks.
    std::vector<std::string> lacking;
    std::ranges::copy_if(written, std::back_inserter(lacking),
                         [&](const std::string& hole) { return label.find(hole) == std::string::npos; });
    if (lacking.empty()) lacking = written;
    auto best = nearest(shown, lacking);
    if (!best && lacking.size() == 1) best = lacking.front();
    if (best) diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
    diagnostic.alternatives = std::move(lacking);
  }
  std::string meant = label;
  const std::string* first = nullptr;
  for (const std::string& hole : written) {
    const std::string name = hole.substr(1, hole.size() - 2);
    std::string shown =
        meant.find(hole) == std::string::npos && name.size() > 1 ? otherHole(meant, name.substr(1)) : "";
    for (std::size_t at = meant.find(name); at != std::string::npos && shown.empty();
         at = meant.find(name, at + 1)) {
      if (at + name.size() < meant.size() && isPartOfName(meant[at + name.size()])) continue;
      const std::string marked = bracketed(meant, at, name.size());
      if (marked.find(hole) == std::string::npos || marked.starts_with("{{")) shown = marked;
    }
    if (shown.empty()) continue;
    meant.replace(meant.find(shown), shown.size(), hole);
    if (first == nullptr) first = &hole;
  }
  if (first == nullptr) return;
  auto& diagnostic = told("shows a parameter's name, and not what is picked for it", label);
  diagnostic.suggestion = "Write \"" + *first + '"';
  diagnostic.alternatives = {std::move(meant)};
}

void Checker::checkAction(const ActionDef& action) {
  // Limits are asked before anything is picked.
  for (const LimitDef& limit : action.limits) {
    expect(limit.max, ValueType::Integer);
    if (constant(limit.max, 1) < 1) {
      report(kinds::OutOfRange, limit.span, limit.node,
             "A limit below 1 makes the action \"" + action.id.name + "\" impossible")
          .suggestion = "Give a limit of 1 or more, or take the action out";
    }
  }
  Scope scope(*this);
  check(action.actor);
  for (const ParamDef& param :
       std::span(action.params).first(std::min(action.params.size(), maximumParameters))) {
    ValueType element = elementOf(param.domain);
    bind(param.name, element, false, param.node);
  }
  if (action.params.size() > maximumParameters) {
    bindAnything();
    const ParamDef& first = action.params[maximumParameters];
    report(kinds::OutOfRange, first.span, first.node,
           "The action \"" + action.id.name + "\" has " + std::to_string(action.params.size()) +
               " parameters, and " + std::to_string(maximumParameters) + " is the most")
        .suggestion =
        "Let one parameter stand for several, or let the player pick later: chooseOne among the effects "
        "binds "
        "a name as a parameter does";
  }
  checkLabel(action);
  check(action.pre);
  check(action.cost);
  check(action.effects);
  if (action.post) check(*action.post);
}

void Checker::checkTrigger(const TriggerDef& trigger) {
  Scope scope(*this);
  m_bound.push_back({"$player", ValueType::Player, false});
  if (trigger.event == EventKind::TokenEntered) {
    m_bound.push_back({"$token", ValueType::Token, false});
    m_bound.push_back({"$zone", ValueType::Zone, false});
  }
  if (trigger.match.zone) check(*trigger.match.zone, true);
  check(trigger.when);
  check(trigger.effects);
}

/// Reports and tests say by its name how a game ended.
void Checker::checkEndNames() {
  std::map<std::string, Span> names;
  for (const EndDef& end : m_def.end) {
    const auto [first, isNew] = names.try_emplace(end.id, end.span);
    if (isNew || end.id.empty()) continue;
    auto& diagnostic = report(kinds::DuplicateName, end.span, end.node,
                              "There is another end condition called \"" + end.id + '"');
    diagnostic.suggestion = "Give one of them another name";
    diagnostic.related.push_back({"First defined here", first->second});
  }
}

void Checker::checkEnd() {
  checkEndNames();
  for (const EndDef& end : m_def.end) {
    m_inEnd = true;
    check(end.when);
    m_inEnd = false;
    if (end.result.player) check(*end.result.player, true);
    if (end.result.type == ResultKind::ByScore && !m_def.scoring && !m_damage.lostSection) {
      auto& diagnostic = report(kinds::MissingScoring, end.result.span, end.result.node,
                                "This ends the game by score, and the game has no section \"scoring\"");
      diagnostic.suggestion = "Add a block with section: \"scoring\" and a score";
    }
  }
  if (!m_def.scoring) return;
  expect(m_def.scoring->score, ValueType::Integer);
  for (const ValueExpr& value : m_def.scoring->tieBreaks) expect(value, ValueType::Integer);
}

void Checker::run() {
  checkMetadata();
  checkVariables();
  checkCapacities();
  checkOwnersEyes();
  m_properties.find();
  checkDefinitions();
  checkTokenTypes();
  check(m_def.setup);
  checkTurn();
  for (const ActionDef& action : m_def.actions) checkAction(action);
  checkLegalCounts(m_def, m_findings);
  for (const TriggerDef& trigger : m_def.triggers) checkTrigger(trigger);
  checkEnd();
  checkRendering(m_def, m_damage, m_findings);
  checkShownTexts(m_def, m_findings);
  checkCounts(gameDefType(), &m_def, m_findings);
  checkRepeatedDirections(gameDefType(), &m_def, m_findings);
  m_findings.fillPaths(gameDefType(), &m_def, "");
}

void Checker::run(const std::vector<TestDef>& tests) {
  // What is wrong with the definitions was told with the game.
  m_properties.find();
  checkDefinitions();
  m_findings.clear();
  m_inTests = true;
  for (const TestDef& test : tests) check(test);
  checkCounts(testsType(), &tests, m_findings);
  checkRepeatedDirections(testsType(), &tests, m_findings);
  m_findings.fillPaths(testsType(), &tests, "tests");
}

void validateGameDef(GameDef& def, diagnostics::List& diagnostics, const Damage& damage) {
  diagnostics::List own;
  resolve(def, own, damage.names);
  Checker(def, damage, own).run();
  if (!own.empty() && !def.definitions.empty()) relateUses(def, own);
  diagnostics.insert(diagnostics.end(), std::make_move_iterator(own.begin()),
                     std::make_move_iterator(own.end()));
}

void validateTests(GameDef& def, std::vector<TestDef>& tests, diagnostics::List& diagnostics,
                   const Damage& damage) {
  if (tests.empty()) return;
  diagnostics::List own;
  resolveTests(def, tests, own, damage.names);
  Checker(def, damage, own).run(tests);
  diagnostics.insert(diagnostics.end(), std::make_move_iterator(own.begin()),
                     std::make_move_iterator(own.end()));
}

}  // namespace ludo::compile
