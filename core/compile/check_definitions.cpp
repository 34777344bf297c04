// SPDX-License-Identifier: Apache-2.0
// A definition is checked once, with its parameters and nothing else bound, and each use against its
// parameters.
#include <algorithm>
#include <map>
#include <optional>

#include "core/base/nearest.h"
#include "core/base/quoted.h"
#include "core/compile/checker.h"
#include "core/compile/walk_rules.h"
#include "core/diagnostics/kinds.h"
#include "core/language/synonyms.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// Definitions that use definitions are followed so far: further ones could use up the stack.
constexpr std::size_t mostDepth = 16;

ValueType valueType(ParameterType type) {
  switch (type) {
    case ParameterType::Number:
      return ValueType::Integer;
    case ParameterType::Boolean:
      return ValueType::Bool;
    case ParameterType::Text:
      return ValueType::Text;
    case ParameterType::Token:
      return ValueType::Token;
    case ParameterType::Zone:
      return ValueType::Zone;
    case ParameterType::Player:
      return ValueType::Player;
    case ParameterType::Direction:
      return ValueType::Direction;
  }
  return ValueType::Any;
}

/// What a definition stands for, with an article; nothing when it stands for nothing.
std::optional<std::string> formOf(const FormulaDef& formula) {
  if (formula.condition) return "a condition";
  if (formula.value) return "a value";
  if (formula.query) return "a query";
  if (formula.effects) return "a list of effects";
  return std::nullopt;
}

/// How a definition serves where another kind is needed.
std::optional<std::string> howToUse(const FormulaDef& formula, bool asCondition, bool asValue) {
  const std::string count = "{ aggregate: { op: \"count\", query: { query: \"defined\", ... } } }";
  if (formula.query && asValue) return "Count what is in it with " + count;
  if (formula.query && asCondition)
    return "Ask whether anything is in it with { op: \">\", left: " + count + ", right: 0 }";
  if (formula.value && asCondition)
    return "Compare it, as in { op: \"==\", left: { ref: \"defined\", ... }, right: ... }";
  if (formula.condition && asValue)
    return "Make a value of it with { ref: \"if\", when: { ref: \"defined\", ... }, then: 1, else: 0 }";
  return std::nullopt;
}

/// What says the same as a definition that uses itself, and ends.
std::string insteadOfItself(const FormulaDef& formula) {
  if (formula.effects)
    return "Do it several times with repeat or forEach, or in a phase that goes round with until";
  if (formula.query)
    return "Go from zone to zone with { query: \"connectedZones\" } and via, or along a line with { query: "
           "\"ray\" }";
  if (formula.condition)
    return "Ask with { ref: \"connected\" } and via whether a way leads on, or with aggregate how many there "
           "are";
  return "Go through a collection with aggregate, or from zone to zone with { ref: \"groupSize\" } or { ref: "
         "\"distance\" }";
}

}  // namespace

void relateUses(const GameDef& def, diagnostics::List& diagnostics) {
  std::map<std::uint32_t, std::size_t> begins;
  for (std::size_t i = 0; i < def.definitions.size(); ++i) {
    if (def.definitions[i].span.known()) begins.emplace(def.definitions[i].span.begin, i);
  }
  const auto definitionAt = [&](Span span) {
    const auto next = begins.upper_bound(span.begin);
    if (next == begins.begin()) return def.definitions.size();
    const std::size_t index = std::prev(next)->second;
    return span.end <= def.definitions[index].span.end ? index : def.definitions.size();
  };
  std::vector<Span> uses(def.definitions.size());
  walkRules(def, [&](const Type& type, const void* value, const Path&) {
    if (type.kind != TypeKind::Reference || type.nameKind != NameKind::Formula) return true;
    const auto& name = *static_cast<const FormulaRef*>(value);
    if (name.resolved() && !uses[name.index].known() && definitionAt(name.span) != name.index)
      uses[name.index] = name.span;
    return true;
  });
  for (diagnostics::Diagnostic& diagnostic : diagnostics) {
    const std::size_t index = diagnostic.span.known() ? definitionAt(diagnostic.span) : uses.size();
    if (index < uses.size() && uses[index].known())
      diagnostic.related.push_back({"The definition is used here", uses[index]});
  }
}

void Checker::checkDefinitions() {
  m_definitions.assign(m_def.definitions.size(), {});
  for (std::size_t i = 0; i < m_definitions.size(); ++i) definition(i);
}

const Checker::Definition& Checker::definition(std::size_t index) {
  Definition& known = m_definitions[index];
  if (known.state != Definition::State::Unchecked) return known;
  known.state = Definition::State::Open;
  std::vector<BoundName> bound = std::exchange(m_bound, {});
  const std::size_t depth = std::exchange(m_depth, 0);
  ++m_openDefinitions;
  known.type = checkBody(m_def.definitions[index]);
  --m_openDefinitions;
  known.depth = m_depth + 1;
  m_depth = depth;
  m_bound = std::move(bound);
  known.state = Definition::State::Checked;
  return known;
}

ValueType Checker::checkBody(const FormulaDef& formula) {
  // What could not be read has no name, and is told already.
  const auto isUnread = [](const FormulaParameter& parameter) { return parameter.name.name.empty(); };
  if (m_damage.at(formula.span) || std::ranges::any_of(formula.parameters, isUnread)) return ValueType::Any;
  for (const FormulaParameter& parameter : formula.parameters) {
    const auto isSame = [&](const BoundName& bound) { return bound.name == parameter.name.name; };
    if (std::ranges::any_of(m_bound, isSame)) {
      report(kinds::DuplicateName, parameter.name.span, parameter.node,
             "There is another parameter called " + quoted(parameter.name.name))
          .suggestion = "Give one of them another name";
      continue;
    }
    m_bound.push_back({parameter.name.name, valueType(parameter.is), false});
  }
  const int forms = int(formula.condition.has_value()) + int(formula.value.has_value()) +
                    int(formula.query.has_value()) + int(formula.effects.has_value());
  if (forms != 1 && !m_damage.within(formula.span)) {
    auto& diagnostic = report(kinds::MissingKey, formula.id.span, formula.node,
                              "The definition " + quoted(formula.id.name) +
                                  (forms == 0 ? " stands for nothing" : " stands for more than one thing"));
    diagnostic.suggestion = "Give it exactly one of condition, value, query and effects";
  }
  if (formula.condition) check(*formula.condition);
  ValueType type = ValueType::Any;
  if (formula.value) type = typeOf(*formula.value);
  if (formula.query) type = elementOf(*formula.query);
  if (formula.effects) check(*formula.effects);
  return type;
}

ValueType Checker::checkUse(const FormulaRef& name, const std::vector<FormulaArgument>& with,
                            FormulaKind kind, std::uint32_t node) {
  if (!name.resolved()) {
    for (const FormulaArgument& argument : with) typeOf(*argument.value);
    return ValueType::Any;
  }
  const FormulaDef& formula = m_def.definitions[name.index];
  checkArguments(formula, name, with, node);
  const bool fits = kind == FormulaKind::Condition ? formula.condition.has_value()
                    : kind == FormulaKind::Value   ? formula.value.has_value()
                    : kind == FormulaKind::Query   ? formula.query.has_value()
                                                   : formula.effects.has_value();
  const std::optional<std::string> is = formOf(formula);
  if (!fits && is && !m_damage.within(formula.span)) {
    const std::string needed = kind == FormulaKind::Condition ? "a condition"
                               : kind == FormulaKind::Value   ? "a value"
                               : kind == FormulaKind::Query   ? "a query"
                                                              : "a list of effects";
    auto& diagnostic =
        report(kinds::WrongValueType, name.span, node,
               "The definition " + quoted(name.name) + " is " + *is + ", and " + needed + " is needed here");
    diagnostic.suggestion = howToUse(formula, kind == FormulaKind::Condition, kind == FormulaKind::Value)
                                .value_or("Use a definition that is " + needed);
    diagnostic.related.push_back({"Defined here", formula.id.span});
    return ValueType::Any;
  }
  const bool tooDeep =
      m_openDefinitions == mostDepth && m_definitions[name.index].state == Definition::State::Unchecked;
  if (tooDeep) {
    reportDepth(name, node);
    m_depth = mostDepth;  // what goes through this is too deep as well, and that is told
    return ValueType::Any;
  }
  const Definition& known = definition(name.index);
  if (known.state == Definition::State::Open) {
    auto& diagnostic = report(kinds::CircularQuestion, name.span, node,
                              "The definition " + quoted(name.name) + " would depend on itself");
    diagnostic.suggestion = insteadOfItself(formula);
    return ValueType::Any;
  }
  m_depth = std::max(m_depth, known.depth);
  if (known.depth == mostDepth && m_openDefinitions > 0) reportDepth(name, node);
  return known.type;
}

void Checker::reportDepth(const FormulaRef& name, std::uint32_t node) {
  auto& diagnostic =
      report(kinds::OutOfRange, name.span, node,
             "Here more than " + std::to_string(mostDepth) + " definitions are used one through another");
  diagnostic.suggestion = "Write out what some of them stand for";
}

namespace {

/// Whether a definition asks of its parameter nothing but whether it is a token's type.
bool isTokenTypeIn(const FormulaDef& formula, const std::string& parameter) {
  const auto isIt = [&](const ValueExpr& value) {
    const auto* bound = std::get_if<BindingValue>(&value.node);
    return bound != nullptr && bound->name.name == parameter;
  };
  const auto isType = [](const ValueExpr& value) {
    return std::holds_alternative<TokenTypeValue>(value.node);
  };
  std::size_t uses = 0;
  std::size_t comparisons = 0;
  walkConst(typeOf<FormulaDef>(), &formula, [&](const Type& type, const void* part) {
    if (&type == &typeOf<BindingValue>())
      uses += static_cast<const BindingValue*>(part)->name.name == parameter ? 1 : 0;
    if (&type != &typeOf<CompareCondition>()) return true;
    const auto& compare = *static_cast<const CompareCondition*>(part);
    const bool isAsked =
        (isIt(compare.left) && isType(compare.right)) || (isType(compare.left) && isIt(compare.right));
    comparisons += isAsked ? 1 : 0;
    return true;
  });
  return comparisons > 0 && comparisons == uses;
}

}  // namespace

void Checker::checkArguments(const FormulaDef& formula, const FormulaRef& name,
                             const std::vector<FormulaArgument>& with, std::uint32_t node) {
  // What could not be read has no name, and is told already.
  const auto isUnread = [](const FormulaParameter& parameter) { return parameter.name.name.empty(); };
  if (std::ranges::any_of(formula.parameters, isUnread)) return;
  std::vector<const FormulaParameter*> missing;
  for (const FormulaParameter& parameter : formula.parameters) {
    const bool isGiven = std::ranges::any_of(
        with, [&](const FormulaArgument& argument) { return argument.name.name == parameter.name.name; });
    if (!isGiven) missing.push_back(&parameter);
  }
  std::size_t strangers = 0;
  for (const FormulaArgument& argument : with) {
    const auto meant = std::ranges::find(formula.parameters, argument.name.name,
                                         [](const FormulaParameter& p) { return p.name.name; });
    if (meant != formula.parameters.end()) {
      expect(*argument.value, valueType(meant->is));
      if (meant->is == ParameterType::Text && std::holds_alternative<std::string>(argument.value->node) &&
          isTokenTypeIn(formula, meant->name.name))
        m_texts.checkTypeName(*argument.value);
      continue;
    }
    ++strangers;
    typeOf(*argument.value);
    reportStranger(formula, argument, missing, node);
  }
  // As many strangers as are missing are the missing ones under other names.
  if (missing.size() <= strangers) return;
  const FormulaParameter& first = *missing.front();
  auto& diagnostic =
      report(kinds::MissingKey, name.span, node,
             "The definition " + quoted(name.name) + " needs its parameter " + quoted(first.name.name));
  diagnostic.suggestion = "Write with: { " + first.name.name + ": ... }, and in it " +
                          std::string(valueTypeLabel(valueType(first.is)));
  diagnostic.related.push_back({"Asked for here", first.name.span});
}

void Checker::reportStranger(const FormulaDef& formula, const FormulaArgument& argument,
                             const std::vector<const FormulaParameter*>& missing, std::uint32_t node) {
  const std::string& name = argument.name.name;
  auto& diagnostic =
      report(kinds::UnknownName, argument.name.span, node,
             "The definition " + quoted(formula.id.name) + " has no parameter called " + quoted(name));
  std::vector<std::string> names;
  for (const FormulaParameter& parameter : formula.parameters) names.push_back(parameter.name.name);
  auto best = nearest(name, names);
  if (missing.size() == 1) best = missing.front()->name.name;
  diagnostic.suggestion = best            ? "Did you mean " + quoted(*best) + "?"
                          : names.empty() ? "Take it out: the definition has no parameters"
                                          : "Use one of its parameters";
  if (best && argument.name.span.known())
    diagnostic.fix =
        diagnostics::Fix{"Replace with " + *best, {{argument.name.span, *best}}, sameLetters(*best, name)};
  diagnostic.alternatives = std::move(names);
  diagnostic.related.push_back({"Defined here", formula.id.span});
}

}  // namespace ludo::compile
