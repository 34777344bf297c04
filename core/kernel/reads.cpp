// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/reads.h"

#include <algorithm>
#include <set>

#include "core/language/walk.h"

namespace ludo::kernel {

using namespace language;

namespace {

bool isSame(const TokenSelector& a, const TokenSelector& b) {
  if (a.kind != b.kind) return false;
  if (a.kind == TokenSelector::Kind::Binding) return a.binding.index == b.binding.index;
  if (a.kind == TokenSelector::Kind::Variable) return a.variable.index == b.variable.index;
  const bool isNamed = a.zone.kind == ZoneSelector::Kind::Named && b.zone.kind == ZoneSelector::Kind::Named;
  return isNamed && a.zone.zone.index == b.zone.zone.index && a.zone.owned == b.zone.owned &&
         a.zone.owner.kind == b.zone.owner.kind && a.zone.owner.seat == b.zone.owner.seat &&
         a.zone.owner.binding.index == b.zone.owner.binding.index &&
         a.zone.owner.variable.index == b.zone.owner.variable.index;
}

bool isOwn(const TokenPropertyValue& value, const SetTokenPropEffect& effect) {
  return value.prop.index == effect.prop.index && isSame(value.token, effect.token);
}

/// Records that ask the state for nothing by themselves.
template <typename... Parts>
bool isAnyOf(const Type& type) {
  return ((&type == &typeOf<Parts>()) || ...);
}
bool isPlain(const Type& type) {
  return type.kind != TypeKind::Record ||
         isAnyOf<ConstantValue, NothingValue, ArithmeticValue, AbsoluteValue, ChosenValue, PlayerAtValue,
                 LogicCondition, NotCondition, CompareCondition, InCondition, IntsInRangeQuery, EnumsQuery,
                 SetQuery, FormulaArgument>(type);
}

class Reader {
 public:
  Reader(const GameDef& def, const SetTokenPropEffect* own) : m_def(def), m_own(own) {}

  template <typename Part>
  void read(const Part& part) {
    walkConst(typeOf<Part>(), &part,
              [this](const Type& type, const void* value) { return visit(type, value); });
  }
  Reads result() {
    std::erase_if(m_reads.bindings,
                  [this](std::uint32_t name) { return std::ranges::find(m_inner, name) != m_inner.end(); });
    return m_reads;
  }

 private:
  bool visit(const Type& type, const void* value) {
    const bool isTold =
        tell<BindingValue, GlobalVariableValue, PlayerVariableValue, TokenPropertyValue, TokenTypeValue,
             TokensQuery, IsCondition, LinesValue, AggregateValue, FilterQuery, DistinctQuery, DefinedValue,
             DefinedCondition, DefinedQuery>(type, value);
    if (!isTold && !isPlain(type)) m_reads.state = true;
    return &type != &typeOf<TokenPropertyValue>();
  }
  template <typename... Parts>
  bool tell(const Type& type, const void* value) {
    return ((&type == &typeOf<Parts>() && (add(*static_cast<const Parts*>(value)), true)) || ...);
  }

  void add(const BindingValue& part) { m_reads.bindings.push_back(part.name.index); }
  void add(const GlobalVariableValue& part) { addVariable(part.var); }
  void add(const PlayerVariableValue& part) {
    addVariable(part.var);
    if (part.player.kind == PlayerSelector::Kind::Binding) m_reads.state = true;
    if (part.player.kind == PlayerSelector::Kind::Variable) m_reads.state = true;
  }
  // What is no number has no bounds to go through.
  void addVariable(const VariableRef& variable) {
    if (m_def.variables[variable.index].isNumber())
      m_reads.variables.push_back(variable.index);
    else
      m_reads.state = true;
  }
  void add(const TokenPropertyValue& part) { addTokens(m_own == nullptr || !isOwn(part, *m_own)); }
  void add(const TokenTypeValue&) { addTokens(true); }
  // Which tokens there are says something of what they are, when a type is asked for.
  void add(const TokensQuery& part) { addTokens(part.type.has_value()); }
  void add(const IsCondition& part) { addTokens(part.type.has_value()); }
  void add(const LinesValue& part) { addTokens(part.type.has_value() || !part.sharing.empty()); }
  void add(const AggregateValue& part) {
    addTokens(part.prop.has_value());
    if (part.bind) m_inner.push_back(indexOf(part.bind->name));
  }
  void add(const FilterQuery& part) { m_inner.push_back(indexOf(part.bind.name)); }
  void add(const DistinctQuery& part) { m_inner.push_back(indexOf(part.bind.name)); }
  void add(const DefinedValue& part) { readDefinition(part.name.index); }
  void add(const DefinedCondition& part) { readDefinition(part.name.index); }
  void add(const DefinedQuery& part) { readDefinition(part.name.index); }

  void addTokens(bool natures) {
    m_reads.state = true;
    m_reads.natures = m_reads.natures || natures;
  }

  void readDefinition(std::uint32_t index) {
    if (index >= m_def.definitions.size() || !m_definitions.insert(index).second) return;
    const FormulaDef& formula = m_def.definitions[index];
    for (const FormulaParameter& parameter : formula.parameters)
      m_inner.push_back(indexOf(parameter.name.name));
    if (formula.condition) read(*formula.condition);
    if (formula.value) read(*formula.value);
    if (formula.query) read(*formula.query);
  }

  std::uint32_t indexOf(const std::string& name) const {
    const auto found = std::ranges::find(m_def.bindingNames, name);
    return static_cast<std::uint32_t>(found - m_def.bindingNames.begin());
  }

  const GameDef& m_def;
  const SetTokenPropEffect* m_own;
  Reads m_reads;
  std::vector<std::uint32_t> m_inner;  ///< names that what is read binds itself
  std::set<std::uint32_t> m_definitions;
};

template <typename Part>
Reads readsOfPart(const GameDef& def, const Part& part, const SetTokenPropEffect* own) {
  Reader reader(def, own);
  reader.read(part);
  return reader.result();
}

}  // namespace

Reads readsOf(const GameDef& def, const ValueExpr& value, const SetTokenPropEffect* own) {
  return readsOfPart(def, value, own);
}
Reads readsOf(const GameDef& def, const Condition& condition) {
  return readsOfPart(def, condition, nullptr);
}
Reads readsOf(const GameDef& def, const Query& query) {
  return readsOfPart(def, query, nullptr);
}

bool readsItself(const SetTokenPropEffect& effect) {
  bool found = false;
  const ValueExpr& value = effect.value;
  walkConst(typeOf<ValueExpr>(), &value, [&](const Type& type, const void* part) {
    if (&type == &typeOf<TokenPropertyValue>())
      found = found || isOwn(*static_cast<const TokenPropertyValue*>(part), effect);
    return true;
  });
  return found;
}

}  // namespace ludo::kernel
