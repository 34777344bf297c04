// SPDX-License-Identifier: Apache-2.0
#include "core/compile/ranges.h"
#include "core/compile/walk_rules.h"

#include <algorithm>
#include <set>

#include "core/base/overloaded.h"
#include "core/kernel/arithmetic.h"
#include "core/language/language.h"
#include "core/language/write.h"

namespace ludo::compile {

using namespace language;

namespace {

Range merged(Range a, Range b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

Range clamped(Range range, Range bounds) {
  return {std::clamp(range.low, bounds.low, bounds.high), std::clamp(range.high, bounds.low, bounds.high)};
}

/// The range of an operation that takes its extremes at the ends of its sides'.
Range atTheEnds(ArithmeticOp op, Range a, Range b) {
  std::vector<std::int64_t> ends;
  for (std::int64_t left : {a.low, a.high}) {
    for (std::int64_t right : {b.low, b.high}) ends.push_back(kernel::compute(op, left, right).value);
  }
  return {*std::min_element(ends.begin(), ends.end()), *std::max_element(ends.begin(), ends.end())};
}

Range computed(ArithmeticOp op, Range a, Range b) {
  switch (op) {
    case ArithmeticOp::Add:
    case ArithmeticOp::Subtract:
    case ArithmeticOp::Multiply:
    case ArithmeticOp::Minimum:
    case ArithmeticOp::Maximum:
      return atTheEnds(op, a, b);
    case ArithmeticOp::Modulo:
      // The remainder has the sign of the left side, and is less than the right one.
      if (a.low >= 0 && b.low > 0 && !(a.isPoint() && b.isPoint())) return {0, std::min(a.high, b.high - 1)};
      break;
    case ArithmeticOp::Divide:
      break;
  }
  return a.isPoint() && b.isPoint() ? atTheEnds(op, a, b) : Range{};
}

Truth truth(bool always, bool never) {
  return always ? Truth::Always : never ? Truth::Never : Truth::Sometimes;
}

Truth opposite(Truth value) {
  return value == Truth::Sometimes ? value : value == Truth::Always ? Truth::Never : Truth::Always;
}

Truth compared(CompareOp op, Range a, Range b) {
  switch (op) {
    case CompareOp::Equal:
      return truth(a.isPoint() && a == b, a.high < b.low || b.high < a.low);
    case CompareOp::NotEqual:
      return opposite(compared(CompareOp::Equal, a, b));
    case CompareOp::Less:
      return truth(a.high < b.low, a.low >= b.high);
    case CompareOp::LessOrEqual:
      return truth(a.high <= b.low, a.low > b.high);
    case CompareOp::Greater:
      return compared(CompareOp::Less, b, a);
    case CompareOp::GreaterOrEqual:
      return compared(CompareOp::LessOrEqual, b, a);
  }
  return Truth::Sometimes;
}

/// Whether both sides are written alike: then they are equal, for nothing random is in a value.
bool haveSameSides(const CompareCondition& compare) {
  if (compare.left.node.index() != compare.right.node.index()) return false;
  return text::sameContent(writeValue(typeOf<ValueExpr>(), &compare.left),
                           writeValue(typeOf<ValueExpr>(), &compare.right));
}

std::string inWords(const std::string& name, Range range) {
  const std::string subject = "The variable \"" + name + "\" ";
  if (range.isPoint()) return subject + "is always " + std::to_string(range.low);
  return subject + "stays between " + std::to_string(range.low) + " and " + std::to_string(range.high);
}

const VariableRef* variableOf(const ValueExpr& value) {
  if (const auto* global = std::get_if<GlobalVariableValue>(&value.node)) return &global->var;
  if (const auto* own = std::get_if<PlayerVariableValue>(&value.node)) return &own->var;
  return nullptr;
}

}  // namespace

Ranges::Ranges(const GameDef& def) : m_def(def) {
  findVariables();
  m_tokens.emplace(def, [this](const ValueExpr& value) { return of(value).high; });
}

/// INT64_MAX where the query is not of tokens, or there may be any number.
std::int64_t Ranges::mostTokens(const Query& query) const {
  if (!m_tokens) return INT64_MAX;
  if (const auto* filter = std::get_if<FilterQuery>(&query.node)) return mostTokens(*filter->of);
  if (const auto* distinct = std::get_if<DistinctQuery>(&query.node)) return mostTokens(*distinct->of);
  if (std::holds_alternative<TokensInZoneQuery>(query.node)) return m_tokens->most({}, false);
  const auto* tokens = std::get_if<TokensQuery>(&query.node);
  if (tokens == nullptr) return INT64_MAX;
  const bool isTyped = tokens->type && tokens->type->resolved();
  return m_tokens->most(isTyped ? std::optional(tokens->type->index) : std::nullopt,
                        tokens->player && !tokens->player->plural());
}

std::int64_t Ranges::number(const Number& number) const {
  return number.constant.resolved() ? m_def.constants[number.constant.index].value : number.literal;
}

Range Ranges::bounds(std::uint32_t index) const {
  const VariableDef& variable = m_def.variables[index];
  if (!variable.isNumber()) return {};
  return {number(variable.min), number(variable.max)};
}

/// A variable begins at its init, and goes from there wherever an effect can take it.
void Ranges::findVariables() {
  for (std::uint32_t i = 0; i < m_def.variables.size(); ++i) m_variables.push_back(bounds(i));
  std::vector<Range> found;
  for (const VariableDef& variable : m_def.variables) {
    const std::int64_t init = number(variable.init);
    found.push_back(variable.isNumber() ? Range{init, init} : Range{});
  }
  // Until all ranges are known, values are judged by the full bounds, which m_variables holds meanwhile.
  std::set<const void*> known;
  auto write = [&](const VariableRef& var, Range range) {
    known.insert(&var);
    if (var.resolved()) found[var.index] = merged(found[var.index], clamped(range, bounds(var.index)));
  };
  walkRules(m_def, [&](const Type& type, const void* value, const Path&) {
    if (&type == &typeOf<SetVarEffect>()) {
      const auto& effect = *static_cast<const SetVarEffect*>(value);
      write(effect.var, of(effect.value));
    } else if (&type == &typeOf<AddVarEffect>()) {
      const auto& effect = *static_cast<const AddVarEffect*>(value);
      Range delta = of(effect.delta);
      if (!effect.var.resolved()) return true;
      if (delta.high > 0) write(effect.var, {found[effect.var.index].low, INT64_MAX});
      if (delta.low < 0) write(effect.var, {INT64_MIN, found[effect.var.index].high});
      known.insert(&effect.var);
    } else if (&type == &typeOf<GlobalVariableValue>()) {
      known.insert(&static_cast<const GlobalVariableValue*>(value)->var);
    } else if (&type == &typeOf<PlayerVariableValue>()) {
      known.insert(&static_cast<const PlayerVariableValue*>(value)->var);
    } else if (type.kind == TypeKind::Reference && type.nameKind == NameKind::Variable &&
               !known.contains(value)) {
      // Any other construct that names a variable is taken to do anything with it.
      write(*static_cast<const VariableRef*>(value), {});
    }
    return true;
  });
  m_variables = std::move(found);
}

Range Ranges::of(const ValueExpr& value) const {
  return std::visit(
      Overloaded{
          [](std::int64_t number) {
            return Range{number, number};
          },
          [this](const GlobalVariableValue& v) { return v.var.resolved() ? variable(v.var.index) : Range{}; },
          [this](const PlayerVariableValue& v) { return v.var.resolved() ? variable(v.var.index) : Range{}; },
          [this](const ConstantValue& v) {
            if (!v.name.resolved()) return Range{};
            std::int64_t number = m_def.constants[v.name.index].value;
            return Range{number, number};
          },
          [this](const ZoneCountValue& v) {
            Range range{0, m_tokens ? m_tokens->most({}, false) : INT64_MAX};
            bool known = v.zone.zone.resolved() && !v.zone.owner.plural();
            if (known && m_def.zones[v.zone.zone.index].capacity)
              range.high = std::min(range.high, number(*m_def.zones[v.zone.zone.index].capacity));
            return range;
          },
          [](const TurnNumberValue&) {
            return Range{0, INT64_MAX};
          },
          [](const PassesValue&) {
            return Range{0, INT64_MAX};
          },
          [](const RepetitionsValue&) {
            return Range{1, INT64_MAX};
          },
          [](const LinesValue&) {
            return Range{0, INT64_MAX};
          },
          [this](const ArithmeticValue& v) { return computed(v.op, of(*v.left), of(*v.right)); },
          [this](const AggregateValue& v) {
            return v.op == AggregateOp::Count ? Range{0, mostTokens(*v.query)} : Range{};
          },
          [](const auto&) { return Range{}; },
      },
      value.node);
}

Truth Ranges::of(const Condition& condition) const {
  return std::visit(Overloaded{
                        [](bool value) { return value ? Truth::Always : Truth::Never; },
                        [this](const NotCondition& c) { return opposite(of(*c.arg)); },
                        [this](const CompareCondition& c) { return compare(c); },
                        [this](const LogicCondition& c) {
                          const Truth decisive = c.op == LogicOp::And ? Truth::Never : Truth::Always;
                          Truth all = opposite(decisive);
                          for (const Condition& arg : c.args) {
                            Truth one = of(arg);
                            if (one == decisive) return decisive;
                            if (one == Truth::Sometimes) all = one;
                          }
                          return all;
                        },
                        // Whose a token is can be asked where some token has an owner.
                        [this](const IsCondition& c) {
                          const bool asksWhose = c.is == Occupancy::Own || c.is == Occupancy::Enemy;
                          const bool isNever = asksWhose && m_tokens && m_tokens->most({}, true) == 0;
                          return isNever ? Truth::Never : Truth::Sometimes;
                        },
                        [](const auto&) { return Truth::Sometimes; },
                    },
                    condition.node);
}

bool Ranges::isLiteral(const CompareCondition& compare) {
  auto plain = [](const ValueExpr& value) {
    return std::holds_alternative<std::int64_t>(value.node) || std::holds_alternative<bool>(value.node) ||
           std::holds_alternative<std::string>(value.node) ||
           std::holds_alternative<ConstantValue>(value.node);
  };
  return plain(compare.left) && plain(compare.right);
}

Truth Ranges::compare(const CompareCondition& compare) const {
  const Truth found = compared(compare.op, of(compare.left), of(compare.right));
  if (found != Truth::Sometimes || !haveSameSides(compare)) return found;
  return compared(compare.op, Range{0, 0}, Range{0, 0});
}

const Condition* Ranges::cause(const Condition& condition) const {
  const Truth whole = of(condition);
  if (whole == Truth::Sometimes) return nullptr;
  if (std::holds_alternative<CompareCondition>(condition.node)) return &condition;
  if (std::holds_alternative<IsCondition>(condition.node)) return &condition;
  if (const auto* negation = std::get_if<NotCondition>(&condition.node)) return cause(*negation->arg);
  if (const auto* logic = std::get_if<LogicCondition>(&condition.node)) {
    for (const Condition& arg : logic->args) {
      if (of(arg) != whole) continue;
      if (const Condition* found = cause(arg)) return found;
    }
  }
  return nullptr;
}

std::string Ranges::reason(const Condition& condition) const {
  const auto* asked = std::get_if<CompareCondition>(&condition.node);
  return asked == nullptr ? "No token ever has an owner" : reason(*asked);
}

std::string Ranges::reason(const CompareCondition& compare) const {
  if (haveSameSides(compare)) return "Both sides are the same";
  for (const ValueExpr* side : {&compare.left, &compare.right}) {
    const VariableRef* var = variableOf(*side);
    if (var != nullptr && var->resolved()) return inWords(var->name, variable(var->index));
  }
  for (const ValueExpr* side : {&compare.left, &compare.right}) {
    Range range = of(*side);
    if (range.low == 0 && range.high == INT64_MAX) return "What is counted is never below 0";
    const auto* arithmetic = std::get_if<ArithmeticValue>(&side->node);
    const bool isRemainder = arithmetic != nullptr && arithmetic->op == ArithmeticOp::Modulo;
    if (!range.isPoint() && range.low >= 0 && range.high < INT64_MAX)
      return std::string(isRemainder ? "The remainder" : "The count") + " stays between " +
             std::to_string(range.low) + " and " + std::to_string(range.high);
  }
  return "Its sides leave no other way";
}

}  // namespace ludo::compile
