// SPDX-License-Identifier: Apache-2.0
#include "core/generate/typed_walk.h"

#include <algorithm>
#include <set>

#include "core/language/effect_facts.h"
#include "core/language/language.h"

namespace ludo::generate {

using namespace language;

namespace {

/// What stands in a field; null where it is left out.
void* heldBy(const Field& field, void* record) {
  void* value = field.access(record);
  const Type& type = field.type();
  return type.kind == TypeKind::Optional ? type.optionalValue(value) : value;
}

/// Whether a part of a selector says nothing, as it is written.
bool isIdle(const Type& type, const void* value, const Field& part) {
  if (&part.type() == &typeOf<PlayerSelector>())
    return &type == &typeOf<ZoneSelector>() ? !static_cast<const ZoneSelector*>(value)->owned
                                            : !static_cast<const RegionSelector*>(value)->owned;
  return &part.type() == &typeOf<ZoneSelector>() && &type == &typeOf<TokenSelector>() &&
         static_cast<const TokenSelector*>(value)->kind == TokenSelector::Kind::Binding;
}

/// What the name is bound to that a record binds.
Sort boundSort(const Type& record, void* value, const Vocabulary& vocabulary) {
  if (&record == &typeOf<FormulaParameter>())
    return sortOfParameter(static_cast<FormulaParameter*>(value)->is);
  for (const Field& field : record.fields) {
    const Type& type = inside(field.type());
    void* held = heldBy(field, value);
    if (held == nullptr) continue;
    if (&type == &typeOf<Query>())
      return membersOf(*static_cast<Query*>(held), vocabulary).value_or(Sort::Integer);
    if (&type == &typeOf<ValueExpr>())
      return sortOf(*static_cast<ValueExpr*>(held), vocabulary).value_or(Sort::Integer);
  }
  return Sort::Integer;
}

}  // namespace

void TypedWalk::walk(SpecDocument& document) {
  static const std::set<std::string, std::less<>> left = {"metadata",  "tables", "bundles",
                                                          "rendering", "tests",  "bundle"};
  const Type& type = specDocumentType();
  for (const Field& field : type.fields) {
    if (!left.contains(field.name)) readField(type, &document, field, Sort::Integer);
  }
}

void TypedWalk::read(const Type& type, void* value, const Requirement& needed) {
  if (type.kind == TypeKind::Optional) {
    void* held = type.optionalValue(value);
    if (held != nullptr) read(type.element(), held, needed);
    return;
  }
  Requirement here = needed;
  if (&type == &typeOf<ValueExpr>()) here.sort = sortOf(*static_cast<ValueExpr*>(value), m_vocabulary);
  if (&type == &typeOf<Query>()) here.sort = membersOf(*static_cast<Query*>(value), m_vocabulary);
  visit(type, value, here);
  if (type.kind == TypeKind::List || type.kind == TypeKind::Map) {
    readList(type, value, here);
  } else if (type.kind == TypeKind::Record) {
    readRecord(type, value);
  } else if (type.kind == TypeKind::Union) {
    const Type& alternative = type.alternatives[type.alternativeIndex(value)]();
    read(alternative, type.alternative(value), here);
    m_trail.setPrevious(alternative.name);
  } else if (type.kind == TypeKind::Notation) {
    for (const Field& part : type.parts) {
      if (!isIdle(type, value, part)) read(part.type(), part.access(value), {});
    }
  }
}

void TypedWalk::readList(const Type& type, void* list, const Requirement& needed) {
  const std::size_t count = type.size(list);
  const bool isEffects = type.listNumber != nullptr;
  // What effects bind ends with their list, and what an action or a definition binds with itself.
  std::optional<Vocabulary::Scope> scope;
  if (isEffects) scope.emplace(m_vocabulary);
  for (std::size_t i = 0; i < count; ++i) {
    visitItem(type, i, false);
    std::optional<Vocabulary::Scope> item;
    if (m_depth == 0 && !isEffects) item.emplace(m_vocabulary);
    read(type.element(), type.at(list, i), needed);
  }
  visitItem(type, count, true);
}

void TypedWalk::readRecord(const Type& type, void* record) {
  m_trail.startRecord();
  const Field* naming = bindingField(type);
  void* const name = naming == nullptr ? nullptr : heldBy(*naming, record);
  const Sort sort = name == nullptr ? Sort::Integer : boundSort(type, record, m_vocabulary);
  ++m_depth;
  bool isInside = holdsEffects(type);
  for (const Field& field : type.fields) {
    isInside = isInside || field.seesBind;
    if (&field != naming) readField(type, record, field, sort);
  }
  --m_depth;
  if (name == nullptr || isInside) return;
  m_vocabulary.bind(*inside(naming->type()).text(name), sort, &type == &typeOf<ChooseNEffect>());
}

void TypedWalk::readField(const Type& type, void* record, const Field& field, Sort bound) {
  const Type& held = inside(field.type());
  const bool isList = held.kind == TypeKind::List && held.listNumber == nullptr;
  std::optional<Vocabulary::Scope> scope;
  // The parameters of an action, or of a definition, are bound in what comes after them.
  if (!isList || m_depth != 1) scope.emplace(m_vocabulary);
  for (const std::string& name : field.binds) {
    const auto* trigger = &type == &typeOf<TriggerDef>() ? static_cast<TriggerDef*>(record) : nullptr;
    const bool isBound = trigger == nullptr || name == "$player" || trigger->event == EventKind::TokenEntered;
    if (isBound) m_vocabulary.bind(name, sortOfCandidate(name));
  }
  const Field* naming = bindingField(type);
  void* const name = naming == nullptr ? nullptr : heldBy(*naming, record);
  if (name != nullptr && (field.seesBind || held.listNumber != nullptr))
    m_vocabulary.bind(*inside(naming->type()).text(name), bound);
  const Trail::Step step(m_trail, type, field);
  m_isSortGiven =
      (&type == &typeOf<SetQuery>() || &type == &typeOf<FilterQuery>() || &type == &typeOf<DistinctQuery>());
  Requirement needed;
  needed.several = takesSeveral(type, field.name);
  read(field.type(), field.access(record), needed);
}

}  // namespace ludo::generate
