// SPDX-License-Identifier: Apache-2.0
// The constructs whose parts depend on each other: a variable's scope, the sorts of two sides, places to
// begin and to end.
#include <algorithm>

#include "core/generate/filler.h"
#include "core/generate/sorts.h"
#include "core/language/language.h"

namespace ludo::generate {

using namespace language;

namespace {

template <typename T>
T* as(const Type& type, void* record) {
  return &type == &typeOf<T>() ? static_cast<T*>(record) : nullptr;
}

std::string literalText(const ValueExpr& value) {
  const auto* text = std::get_if<std::string>(&value.node);
  return text != nullptr ? *text : "";
}

}  // namespace

void Filler::relate(const Type& type, void* record, const Requirement& needed, Done& done) {
  const bool related = relateVariables(type, record, needed, done) ||
                       relateTokens(type, record, needed, done) || relateValues(type, record, needed, done) ||
                       relateFormulas(type, record, needed, done) ||
                       relateQueries(type, record, needed, done) || relatePlaces(type, record, done) ||
                       relateMacros(type, record, done) || relateCounts(type, record, done);
  (void)related;
}

bool Filler::relateVariables(const Type& type, void* record, const Requirement& needed, Done& done) {
  const auto variable = [&](VariableRef& ref, VariableScope scope, Sort sort = Sort::Integer) {
    ref = m_chooser.oneOf(m_vocabulary.variables(scope, sort));
    done.insert("var");
  };
  const auto change = [&](VariableScope& scope, VariableRef& ref) {
    const bool global = m_vocabulary.variables(VariableScope::Player).empty() ||
                        (!m_vocabulary.variables(VariableScope::Global).empty() && m_chooser.percent(40));
    scope = global ? VariableScope::Global : VariableScope::Player;
    variable(ref, scope);
    done.insert("scope");
    if (global && (isLearned() || m_chooser.percent(90))) done.insert("player");
  };
  if (auto* set = as<SetVarEffect>(type, record)) {
    if (!relateHeld(*set, done)) change(set->scope, set->var);
    return true;
  }
  if (auto* add = as<AddVarEffect>(type, record)) {
    change(add->scope, add->var);
    // Small steps keep a game from running into its bounds at once.
    if (isLearned()) {
      const std::int64_t outer = std::exchange(m_lowest, -6);
      fillField(type, record, "delta", {Sort::Integer});
      m_lowest = outer;
      done.insert("delta");
    } else if (m_chooser.percent(60)) {
      add->delta.node = std::int64_t{m_chooser.percent(70) ? 1 : -1};
      done.insert("delta");
    }
    return true;
  }
  if (auto* read = as<GlobalVariableValue>(type, record))
    return variable(read->var, VariableScope::Global, needed.sort.value_or(Sort::Integer)), true;
  if (auto* read = as<PlayerVariableValue>(type, record))
    return variable(read->var, VariableScope::Player, needed.sort.value_or(Sort::Integer)), true;
  return false;
}

/// Sets a variable that holds no number, where there is one and it is chosen.
bool Filler::relateHeld(SetVarEffect& set, Done& done) {
  std::vector<std::pair<VariableScope, Sort>> held;
  for (const VariableScope scope : {VariableScope::Global, VariableScope::Player}) {
    for (const Sort sort : {Sort::Text, Sort::Token, Sort::Zone, Sort::Player}) {
      if (!m_vocabulary.variables(scope, sort).empty()) held.emplace_back(scope, sort);
    }
  }
  if (held.empty() || isLearned() || m_chooser.percent(50)) return false;
  const auto [scope, sort] = m_chooser.oneOf(held);
  set.scope = scope;
  set.var = m_chooser.oneOf(m_vocabulary.variables(scope, sort));
  if (m_chooser.percent(10))
    set.value.node = NothingValue();
  else
    fillField(typeOf<SetVarEffect>(), &set, "value", {sort});
  done.insert({"scope", "var", "value"});
  if (scope == VariableScope::Global) done.insert("player");
  return true;
}

bool Filler::relateTokens(const Type& type, void* record, const Requirement& needed, Done& done) {
  if (auto* read = as<TokenPropertyValue>(type, record)) {
    read->prop = m_chooser.oneOf(m_vocabulary.properties(needed.sort.value_or(Sort::Integer)));
    done.insert("prop");
    return true;
  }
  if (auto* read = as<ZonePropertyValue>(type, record)) {
    read->prop = m_chooser.oneOf(m_vocabulary.zoneProperties(needed.sort.value_or(Sort::Integer)));
    done.insert("prop");
    return true;
  }
  if (auto* set = as<SetTokenPropEffect>(type, record)) {
    set->prop = m_chooser.oneOf(m_vocabulary.names(NameKind::Property));
    // Any value may be written; mostly it is of the sort that was there.
    const bool same = isLearned() || m_chooser.percent(90);
    fillField(type, record, "value", {same ? *m_vocabulary.sortOf(set->prop.name) : someSort(false)});
    done.insert({"prop", "value"});
    return true;
  }
  if (auto* create = as<CreateTokenEffect>(type, record)) {
    create->type = m_chooser.oneOf(m_vocabulary.names(NameKind::TokenType));
    for (const PropertyDef& property : m_vocabulary.tokenType(create->type.name)->props) {
      if (!m_chooser.percent(isLearned() ? 8 : 30)) continue;
      auto& [ref, value] = create->props.emplace_back();
      ref = property.id.name;
      fill(value, {m_vocabulary.sortOf(property.id.name)});
    }
    if (present(type, "count", 30)) create->count.node = number(0, 3, 20);
    done.insert({"type", "props", "count"});
    return true;
  }
  return false;
}

/// Makes what was filled one by one agree: one zone takes the tokens of one player.
void Filler::settle(const Type& type, void* record) {
  auto* create = as<CreateTokenEffect>(type, record);
  if (create == nullptr || !create->owner || !create->owner->plural()) return;
  const ZoneSelector& zone = create->zone;
  const bool isOfEach = zone.kind == ZoneSelector::Kind::Named && zone.owned && zone.owner.plural();
  if (!isOfEach) create->owner->kind = PlayerSelector::Kind::Actor;
}

bool Filler::relateValues(const Type& type, void* record, const Requirement& needed, Done& done) {
  if (auto* compare = as<CompareCondition>(type, record)) {
    compare->op = static_cast<CompareOp>(word(typeOf<CompareOp>(), std::vector<std::size_t>(6, 1)));
    const bool ordered = compare->op != CompareOp::Equal && compare->op != CompareOp::NotEqual;
    const Requirement side{ordered ? Sort::Integer : someSort(false)};
    Requirement left = side;
    left.open = isLearned() && side.sort != Sort::Text && side.sort != Sort::Direction;
    fillField(type, record, "left", left);
    fillField(type, record, "right", side);
    // A token's type is compared with the name of one.
    const auto mend = [this](const ValueExpr& read, ValueExpr& text) {
      if (std::holds_alternative<TokenTypeValue>(read.node) && !literalText(text).empty())
        text.node = m_chooser.oneOf(m_vocabulary.names(NameKind::TokenType));
    };
    mend(compare->left, compare->right);
    mend(compare->right, compare->left);
    done.insert({"op", "left", "right"});
    return true;
  }
  if (as<InCondition>(type, record) != nullptr) {
    const Requirement member{someSort(false)};
    const Requirement set{member.sort == Sort::Bool ? std::optional(Sort::Integer) : member.sort};
    fillField(type, record, "item", set);
    fillField(type, record, "set", set);
    done.insert({"item", "set"});
    return true;
  }
  if (as<ChosenValue>(type, record) != nullptr) {
    Requirement either = needed;
    either.open = false;
    fillField(type, record, "when");
    fillField(type, record, "then", either);
    fillField(type, record, "else", either);
    done.insert({"when", "then", "else"});
    return true;
  }
  if (auto* binding = as<BindingValue>(type, record)) {
    const Sort sort = needed.sort.value_or(Sort::Integer);
    binding->name = boundName(sort, m_vocabulary.bound(sort));
    done.insert("name");
    return true;
  }
  if (auto* asked = as<LegalCountValue>(type, record)) {
    if (!m_questions.empty() && (!m_questionAboutAll || m_chooser.percent(60)))
      asked->action = ActionRef(m_chooser.oneOf(m_questions));
    done.insert("action");
    return true;
  }
  if (auto* aggregate = as<AggregateValue>(type, record)) {
    aggregate->op = static_cast<AggregateOp>(word(typeOf<AggregateOp>(), {1, 1, 1, 1}));
    const std::vector<std::string> props = m_vocabulary.properties(Sort::Integer);
    Requirement members{isLearned() ? bindableSort() : someSort(true)};
    const bool ofEach =
        aggregate->op != AggregateOp::Count || !isLearned() ? present(type, "each", 25) : false;
    if (ofEach) {
      fillField(type, record, "query", members);
      aggregate->bind = BindingId(freshName(*members.sort));
      const Vocabulary::Scope scope(m_vocabulary);
      m_vocabulary.bind(aggregate->bind->name, *members.sort);
      fillField(type, record, "each", {Sort::Integer});
      done.insert({"op", "query", "prop", "bind", "each"});
      return true;
    }
    if (aggregate->op != AggregateOp::Count) {
      members.sort = props.empty() || m_chooser.percent(30) ? Sort::Integer : Sort::Token;
      if (members.sort == Sort::Token) aggregate->prop = PropertyRef(m_chooser.oneOf(props));
    }
    fillField(type, record, "query", members);
    done.insert({"op", "query", "prop", "bind", "each"});
    return true;
  }
  return false;
}

void Filler::fillFormula(FormulaDef& formula) {
  Vocabulary::Formula learnt{
      formula.id.name, static_cast<Vocabulary::FormulaKind>(m_chooser.below(4)), Sort::Integer, {}};
  const Vocabulary::Scope scope(m_vocabulary);
  for (std::size_t count = m_chooser.below(3); count > 0; --count) {
    FormulaParameter& parameter = formula.parameters.emplace_back();
    const bool directions = !m_vocabulary.names(NameKind::DirectionSet).empty();
    parameter.is = static_cast<ParameterType>(m_chooser.below(directions ? 7 : 6));
    const Sort sort = sortOfParameter(parameter.is);
    parameter.name = freshName(sort);
    learnt.parameters.emplace_back(parameter.name.name, sort);
    m_vocabulary.bind(learnt.parameters.back().first, learnt.parameters.back().second);
  }
  switch (learnt.kind) {
    case Vocabulary::FormulaKind::Condition:
      fill(formula.condition.emplace());
      break;
    case Vocabulary::FormulaKind::Value:
      learnt.sort = someSort(false);
      fill(formula.value.emplace(), {learnt.sort});
      break;
    case Vocabulary::FormulaKind::Query:
      learnt.sort = bindableSort();
      fill(formula.query.emplace(), {learnt.sort});
      break;
    case Vocabulary::FormulaKind::Effects:
      fillEffects(formula.effects.emplace(), 1);
  }
  m_vocabulary.learn(std::move(learnt));
}

void Filler::useFormula(FormulaRef& name, std::vector<FormulaArgument>& with,
                        const std::vector<Vocabulary::Formula>& formulas) {
  const Vocabulary::Formula& formula = m_chooser.oneOf(formulas);
  name = formula.name;
  for (const auto& [parameter, sort] : formula.parameters) {
    FormulaArgument& argument = with.emplace_back();
    argument.name = parameter;
    fill(*argument.value, {sort});
  }
}

Sort Filler::fillMembers(const Type& type, void* record, const Requirement& needed) {
  Requirement members{needed.sort};
  if (!members.sort) members.sort = needed.tokensOrZones ? Sort::Token : bindableSort();
  fillField(type, record, "of", members);
  return *members.sort;
}

bool Filler::relateFormulas(const Type& type, void* record, const Requirement& needed, Done& done) {
  using FormulaKind = Vocabulary::FormulaKind;
  const Sort sort = needed.sort.value_or(Sort::Integer);
  if (auto* filter = as<FilterQuery>(type, record)) {
    const Sort members = fillMembers(type, record, needed);
    filter->bind = freshName(members);
    const Vocabulary::Scope scope(m_vocabulary);
    m_vocabulary.bind(filter->bind.name, members);
    fillField(type, record, "where");
    done.insert({"of", "bind", "where"});
    return true;
  }
  if (auto* distinct = as<DistinctQuery>(type, record)) {
    const Sort members = fillMembers(type, record, needed);
    distinct->bind = freshName(members);
    const Vocabulary::Scope scope(m_vocabulary);
    m_vocabulary.bind(distinct->bind.name, members);
    fill(distinct->by.emplace_back(), {someSort(false)});
    if (m_chooser.percent(20)) fill(distinct->by.emplace_back(), {Sort::Integer});
    done.insert({"of", "bind", "by"});
    return true;
  }
  if (auto* used = as<DefinedCondition>(type, record)) {
    useFormula(used->name, used->with, m_vocabulary.formulas(FormulaKind::Condition));
  } else if (auto* value = as<DefinedValue>(type, record)) {
    useFormula(value->name, value->with, m_vocabulary.formulas(FormulaKind::Value, sort));
  } else if (auto* query = as<DefinedQuery>(type, record)) {
    useFormula(query->name, query->with, m_vocabulary.formulas(FormulaKind::Query, sort));
  } else if (auto* effects = as<DoEffect>(type, record)) {
    useFormula(effects->name, effects->with, m_vocabulary.formulas(FormulaKind::Effects));
  } else {
    return false;
  }
  done.insert({"name", "with"});
  return true;
}

bool Filler::relateQueries(const Type& type, void* record, const Requirement& needed, Done& done) {
  if (auto* range = as<IntsInRangeQuery>(type, record)) {
    range->min.node = m_chooser.between(0, 2);
    const bool outer = std::exchange(m_plain, true);
    fillField(type, record, "max", {Sort::Integer});
    m_plain = outer;
    done.insert({"min", "max"});
    return true;
  }
  if (auto* set = as<SetQuery>(type, record)) {
    set->op = static_cast<SetOp>(word(typeOf<SetOp>(), {1, 1, 1}));
    Requirement members = needed;
    if (!needed.sort && !needed.tokensOrZones) members.sort = bindableSort();
    const Trail::Step step(m_trail, type, *type.field("of"));
    do fill(set->of.emplace_back(), members);
    while (set->of.size() < 2 || more(set->of.size(), set->of.size() < 3 ? 50 : 0));
    done.insert({"query", "of"});
    return true;
  }
  if (auto* binding = as<BindingQuery>(type, record)) {
    binding->name = m_chooser.oneOf(m_vocabulary.collections(*needed.sort));
    done.insert("name");
    return true;
  }
  if (auto* words = as<EnumsQuery>(type, record)) {
    done.insert({"values", "of"});
    const std::vector<std::string> properties = m_vocabulary.properties(Sort::Text);
    if (!properties.empty() && present(type, "of", 15)) {
      words->of = PropertyRef(m_chooser.oneOf(properties));
      return true;
    }
    for (std::size_t count = 2 + m_chooser.below(2); count > 0; --count)
      words->values.push_back(m_chooser.oneOf(m_vocabulary.words()));
    return true;
  }
  if (as<CaptureEffect>(type, record) != nullptr) {
    // Mostly tokens or zones; now and then a collection of both.
    Requirement what;
    what.tokensOrZones = m_chooser.percent(15);
    if (!what.tokensOrZones) what.sort = m_chooser.percent(50) ? Sort::Zone : Sort::Token;
    if (isLearned()) what = {bindableSort(true)};
    fillField(type, record, "what", what);
    done.insert("what");
    return true;
  }
  if (auto* sow = as<SowEffect>(type, record); sow != nullptr && !isLearned()) {
    // Mostly from where a token is, or from a space: no direction leads out of other zones.
    const std::vector<std::string> tokens = m_vocabulary.bound(Sort::Token);
    const std::vector<std::string> spaces = m_vocabulary.sharedZones(true);
    if ((tokens.empty() && spaces.empty()) || m_chooser.percent(30)) return false;
    if (tokens.empty()) {
      sow->from.zone = m_chooser.oneOf(spaces);
    } else {
      sow->from.kind = ZoneSelector::Kind::OfToken;
      sow->from.binding = m_chooser.oneOf(tokens);
    }
    done.insert("from");
    return true;
  }
  if (auto* repeat = as<RepeatEffect>(type, record); repeat != nullptr && m_chooser.percent(70)) {
    repeat->times.node = number(0, 3, 6);
    done.insert("times");
    return true;
  }
  if (&type == &typeOf<DrawEffect>() || &type == &typeOf<ChooseNEffect>()) {
    const bool outer = std::exchange(m_plain, true);
    fillField(type, record, &type == &typeOf<DrawEffect>() ? "count" : "n", {Sort::Integer});
    m_plain = outer;
    done.insert(&type == &typeOf<DrawEffect>() ? "count" : "n");
    return true;
  }
  return false;
}

// Exactly one place to begin, and exactly one to end.
bool Filler::relatePlaces(const Type& type, void* record, Done& done) {
  const bool regions = !m_vocabulary.names(NameKind::Region).empty();
  const auto oneOf = [&](std::string_view zone, std::string_view region) {
    fillField(type, record, regions && present(type, region, 40) ? region : zone);
    done.insert({std::string(zone), std::string(region)});
  };
  if (&type == &typeOf<ConnectedCondition>()) oneOf("zone", "from");
  if (&type == &typeOf<ConnectedCondition>() || &type == &typeOf<DistanceValue>()) oneOf("to", "toRegion");
  if (auto* pattern = as<PatternValue>(type, record)) {
    for (std::size_t cells = 1 + m_chooser.below(2); cells > 0; --cells) {
      std::vector<DirectionSelector>& steps = pattern->cells.emplace_back();
      for (std::size_t count = 1 + m_chooser.below(2); count > 0; --count)
        fillDirection(steps.emplace_back());
    }
    done.insert("cells");
  }
  return false;
}

// Both zones of a macro may be each player's only together.
bool Filler::relateMacros(const Type& type, void* record, Done& done) {
  if (!type.macro || type.field("zone") == nullptr) return false;
  const std::string_view other = &type == &typeOf<RefillToSizeEffect>() ? "from" : "to";
  fillField(type, record, "zone", {std::nullopt, true});
  fillField(type, record, other);
  done.insert({"zone", std::string(other)});
  return true;
}

}  // namespace ludo::generate
