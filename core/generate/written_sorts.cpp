// SPDX-License-Identifier: Apache-2.0
// What values that are written are, and the members of queries.
#include <algorithm>

#include "core/generate/typed_walk.h"
#include "core/language/language.h"

namespace ludo::generate {

using namespace language;

namespace {

template <typename Expression>
std::optional<Sort> sortOfFormula(const Expression& used, Vocabulary::FormulaKind kind,
                                  const Vocabulary& vocabulary) {
  const Vocabulary::Formula* formula = vocabulary.formula(used.name.name);
  return formula != nullptr && formula->kind == kind ? std::optional(formula->sort) : std::nullopt;
}

bool isConstant(const std::string& text, const Vocabulary& vocabulary) {
  const std::vector<std::string>& constants = vocabulary.names(NameKind::Constant);
  return std::ranges::find(constants, text) != constants.end();
}

std::size_t indexOf(const Type& unionType, const Type& alternative) {
  std::size_t index = 0;
  while (&unionType.alternatives[index]() != &alternative) ++index;
  return index;
}

}  // namespace

std::optional<Sort> sortOf(const ValueExpr& value, const Vocabulary& vocabulary) {
  if (const auto* text = std::get_if<std::string>(&value.node)) {
    if (text->starts_with('$')) return vocabulary.sortOfBound(*text);
    return isConstant(*text, vocabulary) ? Sort::Integer : Sort::Text;
  }
  if (const auto* bound = std::get_if<BindingValue>(&value.node))
    return vocabulary.sortOfBound(bound->name.name);
  if (const auto* property = std::get_if<TokenPropertyValue>(&value.node))
    return vocabulary.sortOf(property->prop.name);
  if (const auto* property = std::get_if<ZonePropertyValue>(&value.node))
    return vocabulary.sortOfZoneProperty(property->prop.name);
  if (const auto* chosen = std::get_if<ChosenValue>(&value.node)) return sortOf(*chosen->then, vocabulary);
  if (const auto* defined = std::get_if<DefinedValue>(&value.node))
    return sortOfFormula(*defined, Vocabulary::FormulaKind::Value, vocabulary);
  const Type& type = typeOf<ValueExpr>();
  return sortOfValue(type.alternatives[type.alternativeIndex(&value)]());
}

std::optional<Sort> membersOf(const Query& query, const Vocabulary& vocabulary) {
  if (const auto* bound = std::get_if<BindingQuery>(&query.node))
    return vocabulary.sortOfBound(bound->name.name);
  if (const auto* set = std::get_if<SetQuery>(&query.node))
    return set->of.empty() ? std::nullopt : membersOf(set->of.front(), vocabulary);
  if (const auto* filter = std::get_if<FilterQuery>(&query.node)) return membersOf(*filter->of, vocabulary);
  if (const auto* distinct = std::get_if<DistinctQuery>(&query.node))
    return membersOf(*distinct->of, vocabulary);
  if (const auto* defined = std::get_if<DefinedQuery>(&query.node))
    return sortOfFormula(*defined, Vocabulary::FormulaKind::Query, vocabulary);
  const Type& type = typeOf<Query>();
  return sortOfMembers(type.alternatives[type.alternativeIndex(&query)]());
}

std::size_t alternativeIndexOf(const Type& unionType, const void* value, const Vocabulary& vocabulary) {
  if (&unionType == &typeOf<ValueExpr>()) {
    const auto* text = std::get_if<std::string>(&static_cast<const ValueExpr*>(value)->node);
    if (text != nullptr && text->starts_with('$')) return indexOf(unionType, typeOf<BindingValue>());
    if (text != nullptr && isConstant(*text, vocabulary)) return indexOf(unionType, typeOf<ConstantValue>());
  }
  return unionType.alternativeIndex(value);
}

}  // namespace ludo::generate
