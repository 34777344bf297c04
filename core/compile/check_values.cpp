// SPDX-License-Identifier: Apache-2.0
#include "core/base/overloaded.h"
#include "core/base/quoted.h"
#include "core/compile/checker.h"
#include "core/diagnostics/kinds.h"
#include "core/kernel/rules.h"
#include "core/language/language.h"
#include "core/language/macros.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

ValueType Checker::typeOf(const VariableRef& variable) const {
  if (!variable.resolved() || m_damage.within(m_def.variables[variable.index].span)) return ValueType::Any;
  switch (m_def.variables[variable.index].type) {
    case VariableType::Integer:
      return ValueType::Integer;
    case VariableType::Text:
      return ValueType::Text;
    case VariableType::Token:
      return ValueType::Token;
    case VariableType::Zone:
      return ValueType::Zone;
    case VariableType::Player:
      return ValueType::Player;
  }
  return ValueType::Any;
}

void Checker::expect(const VariableRef& variable, ValueType type, std::uint32_t node) {
  const ValueType actual = typeOf(variable);
  if (actual == type || actual == ValueType::Any || type == ValueType::Any) return;
  auto& diagnostic =
      report(kinds::WrongValueType, variable.span, node,
             "The variable \"" + variable.name + "\" holds " + std::string(valueTypeLabel(actual)) +
                 ", and " + std::string(valueTypeLabel(type)) + " is needed here");
  for (const VariableDef& known : m_def.variables) {
    VariableRef other(known.id.name);
    other.index = static_cast<std::uint32_t>(&known - m_def.variables.data());
    if (typeOf(other) == type) diagnostic.alternatives.push_back(known.id.name);
  }
  diagnostic.suggestion = diagnostic.alternatives.empty()
                              ? "Declare a variable that holds it, with its \"type\""
                              : "Name a variable that holds " + std::string(valueTypeLabel(type));
}

void Checker::checkScope(const VariableRef& var, VariableScope scope, Span span, std::uint32_t node) {
  if (!var.resolved()) return;
  VariableScope actual = m_def.variables[var.index].scope;
  if (actual == scope) return;
  bool global = actual == VariableScope::Global;
  auto& diagnostic =
      report(kinds::WrongScope, var.span.known() ? var.span : span, node,
             "The variable \"" + var.name + "\" is " + (global ? "global" : "one for each player"));
  diagnostic.suggestion = global ? "Read it with { ref: \"gvar\", var: \"" + var.name +
                                       "\" }, and change it with scope: \"global\""
                                 : "Read it with { ref: \"pvar\", player: \"actor\", var: \"" + var.name +
                                       "\" }, and change it with scope: \"pvar\"";
}

/// What a value is, with an overload for each, which checks its parts.
class Checker::TypeOfValue {
 public:
  TypeOfValue(Checker& checker, const ValueExpr& value) : m_checker(checker), m_value(value) {}

  ValueType operator()(std::int64_t) const { return ValueType::Integer; }
  ValueType operator()(bool) const { return ValueType::Bool; }
  ValueType operator()(const std::string& text) const {
    m_checker.m_texts.check(m_value, text, m_checker.m_bound);
    return ValueType::Text;
  }
  ValueType operator()(const GlobalVariableValue& v) const {
    m_checker.checkScope(v.var, VariableScope::Global, v.span, v.node);
    return m_checker.typeOf(v.var);
  }
  ValueType operator()(const PlayerVariableValue& v) const {
    m_checker.check(v.player);
    m_checker.checkScope(v.var, VariableScope::Player, v.span, v.node);
    return m_checker.typeOf(v.var);
  }
  ValueType operator()(const ZoneCountValue& v) const {
    m_checker.check(v.zone);
    return ValueType::Integer;
  }
  ValueType operator()(const ZonePropertyValue& v) const {
    m_checker.check(v.zone);
    return m_checker.m_properties.typeOf(v);
  }
  ValueType operator()(const TokenPropertyValue& v) const {
    m_checker.check(v.token);
    m_checker.checkName(v.prop, v.node);
    return m_checker.m_properties.isNumber(v.prop.name) ? ValueType::Integer : ValueType::Any;
  }
  ValueType operator()(const TokenOwnerValue& v) const {
    m_checker.check(v.token);
    return ValueType::Player;
  }
  ValueType operator()(const TokenTypeValue& v) const {
    m_checker.check(v.token);
    return ValueType::Text;
  }
  ValueType operator()(const TokenZoneValue& v) const {
    m_checker.check(v.token);
    return ValueType::Zone;
  }
  ValueType operator()(const BindingValue& v) const {
    const BoundName* bound = m_checker.use(v.name, ValueType::Any, v.node);
    return bound != nullptr ? bound->type : ValueType::Any;
  }
  ValueType operator()(const ConstantValue&) const { return ValueType::Integer; }
  ValueType operator()(const PlayerValue& v) const {
    m_checker.check(v.player);
    return ValueType::Player;
  }
  ValueType operator()(const SeatValue& v) const {
    m_checker.check(v.player);
    return ValueType::Integer;
  }
  ValueType operator()(const PlayerAtValue& v) const {
    m_checker.expect(*v.seat, ValueType::Integer);
    return ValueType::Player;
  }
  ValueType operator()(const ZoneValue& v) const {
    m_checker.check(v.zone);
    return ValueType::Zone;
  }
  ValueType operator()(const TokenValue& v) const {
    m_checker.check(v.token);
    return ValueType::Token;
  }
  ValueType operator()(const DirectionValue& v) const {
    m_checker.check(v.direction, v.node);
    return ValueType::Direction;
  }
  ValueType operator()(const TurnNumberValue&) const { return ValueType::Integer; }
  ValueType operator()(const PassesValue&) const { return ValueType::Integer; }
  ValueType operator()(const RepetitionsValue& v) const {
    m_checker.checkRepetitions(v);
    return ValueType::Integer;
  }
  ValueType operator()(const LastZoneValue&) const { return ValueType::Zone; }
  ValueType operator()(const NothingValue&) const { return ValueType::Any; }
  ValueType operator()(const StepValue& v) const {
    m_checker.check(v.from);
    m_checker.check(v.direction, v.node);
    if (v.steps) m_checker.expect(**v.steps, ValueType::Integer);
    return ValueType::Zone;
  }
  ValueType operator()(const LinesValue& v) const {
    m_checker.check(v.directions, v.node);
    if (v.player) m_checker.check(*v.player);
    if (v.through) m_checker.check(*v.through);
    m_checker.checkWhere(v.where, "$zone", ValueType::Zone);
    m_checker.expect(*v.length, ValueType::Integer);
    if (m_checker.constant(*v.length, 1) < 1) {
      m_checker.report(kinds::OutOfRange, v.length->span, v.node, "A line has at least one token")
          .suggestion = "Give a length of 1 or more";
    }
    return ValueType::Integer;
  }
  ValueType operator()(const GroupSizeValue& v) const {
    m_checker.check(v.zone);
    m_checker.checkWhere(v.via, "$zone", ValueType::Zone);
    return ValueType::Integer;
  }
  ValueType operator()(const DistanceValue& v) const {
    m_checker.check(v.from);
    if (v.to) m_checker.check(*v.to);
    if (v.toRegion) m_checker.check(*v.toRegion);
    if (v.to.has_value() == v.toRegion.has_value()) {
      auto& diagnostic =
          m_checker.report(kinds::MissingKey, v.span, v.node, "A distance needs one place to end");
      diagnostic.suggestion = "Give either to or toRegion";
    }
    m_checker.checkWhere(v.via, "$zone", ValueType::Zone);
    return ValueType::Integer;
  }
  ValueType operator()(const PatternValue& v) const {
    if (v.at) m_checker.check(*v.at);
    for (const std::vector<DirectionSelector>& cell : v.cells) m_checker.check(cell, v.node);
    m_checker.checkWhere(v.where, "$zone", ValueType::Zone);
    return ValueType::Integer;
  }
  ValueType operator()(const LegalCountValue& v) const {
    m_checker.check(v.player);
    return ValueType::Integer;
  }
  ValueType operator()(const AbsoluteValue& v) const {
    m_checker.expect(*v.value, ValueType::Integer);
    return ValueType::Integer;
  }
  ValueType operator()(const ChosenValue& v) const {
    m_checker.check(*v.when);
    const ValueType then = m_checker.typeOf(*v.then);
    const ValueType otherwise = m_checker.typeOf(*v.otherwise);
    return then == otherwise ? then : ValueType::Any;
  }
  ValueType operator()(const ArithmeticValue& v) const {
    m_checker.expect(*v.left, ValueType::Integer);
    m_checker.expect(*v.right, ValueType::Integer);
    return ValueType::Integer;
  }
  ValueType operator()(const DefinedValue& v) const {
    return m_checker.checkUse(v.name, v.with, FormulaKind::Value, v.node);
  }
  ValueType operator()(const AggregateValue& v) const {
    m_checker.checkAggregate(v);
    return ValueType::Integer;
  }

 private:
  Checker& m_checker;
  const ValueExpr& m_value;
};

ValueType Checker::typeOf(const ValueExpr& value) {
  if (m_damage.at(value.span)) return ValueType::Any;
  return visitExpanded(value, TypeOfValue(*this, value));
}

void Checker::checkAggregate(const AggregateValue& v) {
  const ValueType element = elementOf(*v.query);
  const bool needsNumbers = v.op != AggregateOp::Count && !v.prop && !v.each;
  if (needsNumbers && element != ValueType::Integer && element != ValueType::Any) {
    auto& diagnostic =
        report(kinds::WrongValueType, v.span, v.node,
               "Each in the collection is " + std::string(valueTypeLabel(element)) + ", not a number");
    diagnostic.suggestion = element == ValueType::Token
                                ? "Name the property to take with \"prop\", or what to take with \"each\""
                                : "Use \"count\", or say with \"bind\" and \"each\" what to take of it";
  }
  if (v.bind.has_value() != v.each.has_value() || (v.each && v.prop)) {
    auto& diagnostic =
        report(kinds::MissingKey, v.span, v.node,
               v.each && v.prop ? "An aggregate takes a property of each, or a value, not both"
                                : "The keys \"bind\" and \"each\" of an aggregate go together");
    diagnostic.suggestion = "Write either \"prop\", or both of \"bind\" and \"each\"";
  }
  if (v.prop && element == ValueType::Zone) {
    report(kinds::WrongValueType, v.prop->span, v.node,
           "The collection is of zones, and \"prop\" takes a property of tokens")
        .suggestion =
        "Take it of each zone: bind: \"$each\", each: { ref: \"zoneProp\", zone: \"$each\", prop: " +
        quoted(v.prop->name) + " }; or sum over { query: \"tokens\" ... }";
  }
  Scope scope(*this);
  if (v.bind) bind(*v.bind, element, false, v.node);
  if (v.each) expect(**v.each, ValueType::Integer);
}

/// Positions are remembered for what the game asks, and tests can ask for nothing else.
void Checker::checkRepetitions(const RepetitionsValue& v) {
  if (!m_inTests) return;
  const bool isAsked = anyWithin(m_def, [&](const Type& type, const void* part) {
    if (&type != &language::typeOf<RepetitionsValue>()) return false;
    const auto& asked = *static_cast<const RepetitionsValue*>(part);
    return kernel::Rules::repetitionOf(asked) == kernel::Rules::repetitionOf(v);
  });
  if (isAsked) return;
  report(kinds::WrongScope, v.span, v.node, "The game itself never counts repetitions so, and remembers none")
      .suggestion = "Ask as the game does, with the same \"in\" and \"toMove\"";
}

void Checker::expect(const ValueExpr& value, ValueType type) {
  ValueType actual = typeOf(value);
  const auto* written = std::get_if<std::string>(&value.node);
  if (type == ValueType::Direction && written != nullptr) return m_texts.checkDirection(value, *written);
  if (type == ValueType::Integer && std::holds_alternative<NothingValue>(value.node)) {
    report(kinds::WrongValueType, value.span, 0, "A number is needed here, and nothing is none").suggestion =
        "Write 0, or a number that is never used otherwise";
    return;
  }
  if (actual == type || actual == ValueType::Any || type == ValueType::Any) return;
  auto& diagnostic = report(kinds::WrongValueType, value.span, 0,
                            "This is " + std::string(valueTypeLabel(actual)) + ", and " +
                                std::string(valueTypeLabel(type)) + " is needed here");
  diagnostic.suggestion = actual == ValueType::Player && type == ValueType::Integer
                              ? "Write { ref: \"seat\", player: ... }, the number of a player's seat"
                              : howToWrite(type);
  const bool isLiteral = std::holds_alternative<std::int64_t>(value.node);
  if (actual == ValueType::Integer && type == ValueType::Player && !isLiteral)
    diagnostic.suggestion = "Write { ref: \"playerAt\", seat: ... }, the player in the seat of that number";
  if (written != nullptr) m_texts.tellInPlaceOf(value, *written, type, diagnostic);
}

void Checker::checkCompare(const CompareCondition& compare) {
  for (const auto& [type, text] :
       {std::pair(&compare.left, &compare.right), std::pair(&compare.right, &compare.left)}) {
    if (std::holds_alternative<TokenTypeValue>(type->node)) m_texts.checkTypeName(*text);
  }
  bool ordered = compare.op != CompareOp::Equal && compare.op != CompareOp::NotEqual;
  if (ordered) {
    expect(compare.left, ValueType::Integer);
    expect(compare.right, ValueType::Integer);
    return;
  }
  ValueType left = typeOf(compare.left);
  if (left == ValueType::Any) return m_properties.checkAgainst(compare.left, typeOf(compare.right));
  // Text on the left may be the misspelt constant.
  ValueType right = typeOf(compare.right);
  if (left == ValueType::Text && left == right) m_texts.checkCompared(compare);
  if (right == ValueType::Any) return m_properties.checkAgainst(compare.right, left);
  if (left == right) return;
  bool leftIsText = std::holds_alternative<std::string>(compare.left.node);
  expect(leftIsText ? compare.left : compare.right, leftIsText ? right : left);
}

void Checker::check(const Condition& condition) {
  if (m_damage.at(condition.span)) return;
  std::visit(
      Overloaded{
          [](bool) {},
          [this](const LogicCondition& c) {
            for (const Condition& arg : c.args) check(arg);
          },
          [this](const NotCondition& c) { check(*c.arg); },
          [this](const CompareCondition& c) { checkCompare(c); },
          [this](const InCondition& c) {
            ValueType element = elementOf(*c.set);
            expect(c.item, element);
          },
          [this](const IsCondition& c) { check(c.zone); },
          [this](const AdjacentCondition& c) {
            check(c.zone);
            check(c.to);
            check(c.direction, c.node);
          },
          [this](const ConnectedCondition& c) {
            if (c.zone) check(*c.zone);
            if (c.from) check(*c.from);
            if (c.to) check(*c.to);
            if (c.toRegion) check(*c.toRegion);
            if (c.zone.has_value() == c.from.has_value() || c.to.has_value() == c.toRegion.has_value()) {
              auto& diagnostic = report(kinds::MissingKey, c.span, c.node,
                                        "A \"connected\" needs one place to begin and one to end");
              diagnostic.suggestion = "Give either \"zone\" or \"from\", and either \"to\" or \"toRegion\"";
            }
            checkWhere(c.via, "$zone", ValueType::Zone);
          },
          [this](const DefinedCondition& c) { checkUse(c.name, c.with, FormulaKind::Condition, c.node); },
          [this](const StuckCondition& c) {
            if (m_inEnd) return;
            auto& diagnostic = report(kinds::WrongScope, c.span, c.node,
                                      "Only an end condition can ask whether the player is stuck");
            diagnostic.suggestion = "Compare { ref: \"legalCount\" } with 0 here";
          },
      },
      condition.node);
}

}  // namespace ludo::compile
