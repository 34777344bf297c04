// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/value_range.h"

#include <algorithm>
#include <variant>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::engine {

using namespace language;

void ValueRange::add(std::int64_t value) {
  add(ValueRange{value, value});
}

void ValueRange::add(const ValueRange& other) {
  if (other.isEmpty()) return;
  *this = isEmpty() ? other : ValueRange{std::min(low, other.low), std::max(high, other.high)};
}

namespace {

/// Everything that effects give one property, in play and in setup.
class WrittenValues {
 public:
  WrittenValues(const kernel::Rules& rules, std::uint32_t property)
      : m_rules(rules), m_def(rules.def()), m_property(property) {}

  /// Of a part of the rules. Nothing where something may be any number.
  std::optional<ValueRange> in(const Type& root, const void* part) {
    m_isKnown = true;
    m_range = {};
    walkConst(root, part, [this](const Type& type, const void* value) {
      if (&type == &typeOf<SetTokenPropEffect>()) {
        const auto& effect = *static_cast<const SetTokenPropEffect*>(value);
        if (effect.prop.index == m_property) add(effect.value);
      } else if (&type == &typeOf<CreateTokenEffect>()) {
        for (const auto& [name, given] : static_cast<const CreateTokenEffect*>(value)->props) {
          if (name.index == m_property) add(given);
        }
      }
      return m_isKnown;
    });
    return m_isKnown ? std::optional(m_range) : std::nullopt;
  }

 private:
  void add(const ValueExpr& value) {
    const std::optional<ValueRange> range = rangeOf(value);
    m_isKnown = m_isKnown && range;
    if (range) m_range.add(*range);
  }

  std::optional<ValueRange> rangeOf(const ValueExpr& value) const {
    if (const std::optional<std::int64_t> number = numberOf(value)) return ValueRange{*number, *number};
    if (const auto* flag = std::get_if<bool>(&value.node)) return ValueRange{*flag ? 1 : 0, *flag ? 1 : 0};
    if (const auto* text = std::get_if<std::string>(&value.node)) {
      const std::int64_t symbol = m_rules.symbolId(*text);
      return ValueRange{symbol, symbol};
    }
    const auto* name = std::get_if<BindingValue>(&value.node);
    return name == nullptr ? std::nullopt : rangeOfName(name->name.name);
  }

  std::optional<std::int64_t> numberOf(const ValueExpr& value) const {
    if (const auto* number = std::get_if<std::int64_t>(&value.node)) return *number;
    if (const auto* constant = std::get_if<ConstantValue>(&value.node))
      return m_def.constants[constant->name.index].value;
    return std::nullopt;
  }

  /// Of all that the name stands for anywhere.
  std::optional<ValueRange> rangeOfName(const std::string& name) const {
    ValueRange range;
    int places = 0;
    const auto add = [&](const std::optional<ValueRange>& options) {
      if (!options) return;
      --places;
      range.add(*options);
    };
    walkConst(gameDefType(), &m_def, [&](const Type& type, const void* value) {
      if (type.kind == TypeKind::Definition && type.nameKind == NameKind::Binding)
        places += textOf(type, value) == name ? 1 : 0;
      if (&type == &typeOf<RollEffect>()) {
        const auto& roll = *static_cast<const RollEffect*>(value);
        const std::optional<std::int64_t> sides = numberOf(roll.sides);
        if (roll.bind.name == name && sides) add(ValueRange{1, *sides});
      } else if (&type == &typeOf<ForEachEffect>()) {
        const auto& loop = *static_cast<const ForEachEffect*>(value);
        if (loop.bind.name == name) add(rangeOfOptions(loop.over));
      } else if (&type == &typeOf<ParamDef>()) {
        const auto& parameter = *static_cast<const ParamDef*>(value);
        if (parameter.name.name == name) add(rangeOfOptions(parameter.domain));
      }
      return true;
    });
    return places == 0 && !range.isEmpty() ? std::optional(range) : std::nullopt;
  }

  std::optional<ValueRange> rangeOfOptions(const Query& query) const {
    if (const auto* part = std::get_if<FilterQuery>(&query.node)) return rangeOfOptions(*part->of);
    if (const auto* part = std::get_if<DefinedQuery>(&query.node))
      return rangeOfOptions(*m_def.definitions[part->name.index].query);
    const auto* numbers = std::get_if<IntsInRangeQuery>(&query.node);
    if (numbers == nullptr) return std::nullopt;
    const std::optional<std::int64_t> low = numberOf(numbers->min);
    const std::optional<std::int64_t> high = numberOf(numbers->max);
    return low && high ? std::optional(ValueRange{*low, *high}) : std::nullopt;
  }

  const kernel::Rules& m_rules;
  const GameDef& m_def;
  std::uint32_t m_property;
  bool m_isKnown = true;
  ValueRange m_range;
};

}  // namespace

std::optional<ValueRange> rangeOfProperty(const kernel::Rules& rules, std::uint32_t property,
                                          const std::vector<kernel::State>& beginnings) {
  const GameDef& def = rules.def();
  WrittenValues written(rules, property);
  ValueRange range;
  std::vector<std::vector<std::int64_t>> first;
  for (const kernel::State& state : beginnings) {
    std::vector<std::int64_t>& values = first.emplace_back();
    for (const kernel::Token& token : state.tokens) {
      const int slot = rules.propertySlot(token.type, property);
      if (slot < 0) continue;
      const kernel::Value& value = token.props[static_cast<std::size_t>(slot)];
      if (value.kind == kernel::Value::Kind::Nothing) return std::nullopt;
      values.push_back(value.payload);
    }
    for (const std::int64_t value : values) range.add(value);
  }
  const auto add = [&](const Type& type, const void* part) {
    const std::optional<ValueRange> more = written.in(type, part);
    if (more) range.add(*more);
    return more.has_value();
  };
  if (add(gameDefType(), &def)) return range;
  // Where chance decides what tokens begin with, the next game may begin with something else.
  const bool isAlways =
      std::ranges::all_of(first, [&](const auto& values) { return values == first.front(); });
  if (!isAlways || !add(typeOf<TurnDef>(), &def.turn)) return std::nullopt;
  for (const ActionDef& action : def.actions) {
    if (!add(typeOf<ActionDef>(), &action)) return std::nullopt;
  }
  for (const TriggerDef& trigger : def.triggers) {
    if (!add(typeOf<TriggerDef>(), &trigger)) return std::nullopt;
  }
  return range;
}

}  // namespace ludo::engine
