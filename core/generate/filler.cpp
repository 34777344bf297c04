// SPDX-License-Identifier: Apache-2.0
#include "core/generate/filler.h"

#include <algorithm>
#include <cassert>

#include "core/language/effect_facts.h"
#include "core/language/language.h"

namespace ludo::generate {

using namespace language;

namespace {

/// What stands inside an optional value.
bool isBinding(const Type& type) {
  return type.kind == TypeKind::Definition && type.nameKind == NameKind::Binding;
}

/// How much a form must hold: nothing that nests, another value, condition or query, or one of its own kind.
enum class Nesting { None, Other, Own };

Nesting nestingOf(const Type& unionType, const Type& form) {
  Nesting most = Nesting::None;
  for (const Field& field : form.fields) {
    const Type* type = &field.type();
    if (!field.required) continue;
    if (type->listNumber != nullptr) return Nesting::Own;
    if (type->kind == TypeKind::List) type = &type->element();
    if (type->kind == TypeKind::Union)
      most = std::max(most, type == &unionType ? Nesting::Own : Nesting::Other);
  }
  return most;
}

}  // namespace

const Type& inside(const Type& type) {
  return type.kind == TypeKind::Optional ? inside(type.element()) : type;
}

Filler::Filler(Chooser& chooser, Vocabulary& vocabulary, int size)
    : m_chooser(chooser), m_vocabulary(vocabulary), m_size(size) {}

void Filler::allowQuestions(std::vector<std::string> actions, bool aboutAll) {
  m_questions = std::move(actions);
  m_questionAboutAll = aboutAll;
}

void Filler::fill(const Type& type, void* value, const Requirement& needed) {
  switch (type.kind) {
    case TypeKind::Integer:
      type.setInteger(value, std::clamp(number(m_lowest, 4, 12), type.minimum, type.maximum));
      break;
    case TypeKind::Bool:
      type.setBool(value, isLearned() ? choose(truthDecision(m_trail), {1, 1}) == 1 : !m_chooser.percent(40));
      break;
    case TypeKind::Text:
      *type.text(value) = m_chooser.oneOf(m_vocabulary.words());
      break;
    case TypeKind::Definition:
      *type.text(value) = freshName(Sort::Integer);
      break;
    case TypeKind::Reference:
      fillReference(type, value);
      break;
    case TypeKind::Enumeration:
      type.setEnum(value, word(type, std::vector<std::size_t>(type.values.size(), 1)));
      break;
    case TypeKind::Notation:
      fillNotation(type, value, needed);
      break;
    case TypeKind::Optional:
      if (isMakeable(inside(type))) fill(type.element(), type.optionalEmplace(value), needed);
      break;
    case TypeKind::List:
    case TypeKind::Map:
      fillMany(type, value, needed);
      break;
    case TypeKind::Record:
      fillRecord(type, value, needed);
      break;
    case TypeKind::Union:
      fillUnion(type, value, needed);
      break;
  }
}

void Filler::fillReference(const Type& type, void* value) {
  if (type.nameKind == NameKind::Binding) {
    std::vector<std::string> names;
    for (const Vocabulary::Bound& bound : m_vocabulary.allBound()) names.push_back(bound.name);
    *type.text(value) = names.empty() ? "" : m_chooser.oneOf(names);
    return;
  }
  const std::vector<std::string>& names = m_vocabulary.names(type.nameKind);
  if (!names.empty()) *type.text(value) = m_chooser.oneOf(names);
}

void Filler::fillEffects(EffectList& list, std::size_t least) {
  const Vocabulary::Scope scope(m_vocabulary);
  ++m_listDepth;
  const std::size_t most =
      least + (m_keepShort || m_listDepth > 1 ? 1 : 1 + static_cast<std::size_t>(m_size) / 40);
  const auto goesOn = [&](std::size_t count) {
    return count < least || (more(count, count < most ? 50 : 0) && (m_listDepth == 1 || deepest() > 0));
  };
  while (goesOn(list.items.size())) fill(list.items.emplace_back());
  --m_listDepth;
}

void Filler::fillParameters(ActionDef& action, std::size_t percent) {
  const Trail::Step step(m_trail, typeOf<ActionDef>(), *typeOf<ActionDef>().field("params"));
  do fill(action.params.emplace_back());
  while (action.params.size() < maximumParameters &&
         more(action.params.size(), action.params.size() < 2 ? percent : 0));
}

void Filler::fillMany(const Type& type, void* value, const Requirement& needed) {
  if (type.listNumber != nullptr) return fillEffects(*static_cast<EffectList*>(value));
  if (!isMakeable(type.element()) || type.kind == TypeKind::Map) return;
  if (&type.element() == &typeOf<DirectionSelector>() && type.oneOrMany)
    return fillDirections(*static_cast<std::vector<DirectionSelector>*>(value));
  std::size_t count = 0;
  do fill(type.element(), type.append(value), needed);
  while (++count, more(count, count < 2 ? 50 : 0));
}

// Where nothing should nest any more, the forms that nest least are taken, fixed ones too.
std::vector<std::size_t> Filler::weightsOf(const Type& type, Requirement& needed, bool mayNest) const {
  const bool isEffect = &type == &typeOf<Effect>();
  needed.open = needed.open && mayNest;
  for (Nesting most = mayNest || isEffect ? Nesting::Own : Nesting::None;;) {
    std::vector<std::size_t> weights;
    std::size_t sum = 0;
    for (TypeGetter getter : type.alternatives) {
      const Type& form = getter();
      const bool fits = suits(type, form, needed) && isMakeable(form) && nestingOf(type, form) <= most &&
                        (mayNest || !holdsEffects(form));
      weights.push_back(fits ? weight(type, form) : 0);
      sum += weights.back();
    }
    if (sum > 0) return weights;
    assert(most != Nesting::Own || needed.open);
    if (most == Nesting::Own)
      needed.open = false;
    else
      most = Nesting(int(most) + 1);
  }
}

void Filler::fillUnion(const Type& type, void* value, const Requirement& wanted) {
  Requirement needed = wanted;
  // A condition that always holds, or never, is none.
  if (isLearned() && &type == &typeOf<Condition>()) needed.open = true;
  if (isLearned() && &type == &typeOf<Query>() && !needed.sort)
    needed.sort = bindableSort(needed.tokensOrZones);
  const bool isEffect = &type == &typeOf<Effect>();
  const int deepestList = isLearned() ? std::min(4, deepest()) : m_keepShort ? 2 : 3;
  const bool mayNest = isEffect ? m_listDepth < deepestList : m_depth < deepest() && !m_plain;
  const std::vector<std::size_t> weights = weightsOf(type, needed, mayNest);
  const std::optional<Sort> sort = sortLooked(type, needed);
  const std::size_t chosen =
      isLearned() ? choose(alternativeDecision(type, sort, m_trail), weights) : m_chooser.weighted(weights);
  ++m_written;
  const int outer = m_depth;
  m_depth = isEffect ? 0 : m_depth + 1;
  fill(type.alternatives[chosen](), type.emplaceAlternative(value, chosen), needed);
  m_depth = outer;
  m_trail.setPrevious(type.alternatives[chosen]().name);
}

void Filler::fillField(const Type& type, void* record, std::string_view name, const Requirement& needed) {
  const Field& field = *type.field(name);
  const Type& fieldType = field.type();
  void* value = field.access(record);
  const Trail::Step step(m_trail, type, field);
  fill(inside(fieldType), fieldType.kind == TypeKind::Optional ? fieldType.optionalEmplace(value) : value,
       needed);
}

// What the rules bind inside the field is in scope there; "where" of a query has the candidate.
std::optional<Sort> Filler::fillBinding(const Type& type, void* record, const Field& field) {
  const Type& wanted = inside(field.type());
  const Trail::Step step(m_trail, type, field);
  Requirement needed;
  needed.several = takesSeveral(type, field.name);
  needed.sort = &wanted == &typeOf<ValueExpr>() ? Sort::Integer : std::optional<Sort>();
  std::optional<Sort> bound;
  const bool names =
      std::ranges::any_of(type.fields, [](const Field& other) { return isBinding(other.type()); });
  if (names && &wanted == &typeOf<Query>()) needed.sort = bound = bindableSort();
  if (&type == &typeOf<LetEffect>() && &wanted == &typeOf<ValueExpr>()) needed.sort = bound = someSort(false);
  if (&type == &typeOf<CaptureEffect>() || &type == &typeOf<RevealEffect>() ||
      &type == &typeOf<PeekEffect>()) {
    if (&wanted == &typeOf<Query>()) needed.tokensOrZones = true;
  }
  const Vocabulary::Scope scope(m_vocabulary);
  for (const std::string& name : field.binds) m_vocabulary.bind(name, sortOfCandidate(name));
  fill(field.type(), field.access(record), needed);
  return bound;
}

// A name that may be left out is, and so is what cannot be made.
bool Filler::isWritten(const Type& type, const Field& field) {
  const Type& fieldType = field.type();
  const Type& held = inside(fieldType);
  if (fieldType.kind == TypeKind::Optional && isBinding(held)) return false;
  if (field.required) return true;
  const bool isTooDeep =
      fieldType.kind == TypeKind::Optional && held.kind == TypeKind::Union && m_depth > deepest();
  return !isTooDeep && isMakeable(held) && present(type, field.name, 40);
}

void Filler::fillRecord(const Type& type, void* record, const Requirement& needed) {
  m_trail.startRecord();
  Done done;
  relate(type, record, needed, done);
  std::string* name = nullptr;
  Sort sort = Sort::Integer;
  const auto giveName = [&] {
    if (name != nullptr && name->empty()) *name = freshName(sort);
  };
  for (const Field& field : type.fields) {
    const Type& fieldType = field.type();
    if (done.contains(field.name) || !isWritten(type, field)) continue;
    if (isBinding(fieldType)) {
      name = fieldType.text(field.access(record));
    } else if (fieldType.kind == TypeKind::Bool && !field.required) {
      void* held = field.access(record);
      fieldType.setBool(held, !fieldType.getBool(held));
    } else if (fieldType.listNumber != nullptr && name != nullptr) {
      giveName();
      const Vocabulary::Scope scope(m_vocabulary);
      m_vocabulary.bind(*name, sort);
      const Trail::Step step(m_trail, type, field);
      fill(fieldType, field.access(record));
    } else if (const auto bound = fillBinding(type, record, field)) {
      sort = *bound;
    }
  }
  giveName();
  settle(type, record);
  if (name != nullptr && !holdsEffects(type))
    m_vocabulary.bind(*name, sort, &type == &typeOf<ChooseNEffect>());
}

std::optional<Sort> Filler::sortLooked(const Type& type, const Requirement& needed) {
  if (&type == &typeOf<ValueExpr>()) return needed.sort.value_or(Sort::Integer);
  return &type == &typeOf<Query>() ? needed.sort : std::nullopt;
}

namespace {

bool isFixed(const Type& form) {
  return form.kind == TypeKind::Integer || form.kind == TypeKind::Bool || form.kind == TypeKind::Text ||
         &form == &typeOf<ConstantValue>() || &form == &typeOf<NothingValue>();
}

}  // namespace

bool Filler::suits(const Type& unionType, const Type& form, const Requirement& needed) const {
  if (&form == &typeOf<StuckCondition>()) return m_stuckAllowed;
  if (needed.open && isFixed(form)) return false;
  if (&form == &typeOf<TokenTypeValue>() && m_vocabulary.names(NameKind::TokenType).empty()) return false;
  if (&form == &typeOf<LegalCountValue>())
    return (m_questionAboutAll || !m_questions.empty()) && m_depth < 2 && needed.sort == Sort::Integer;
  if (&unionType == &typeOf<ValueExpr>()) {
    const Sort wanted = needed.sort.value_or(Sort::Integer);
    if (m_plain && (&form == &typeOf<TokenPropertyValue>() || &form == &typeOf<AggregateValue>() ||
                    &form == &typeOf<ChosenValue>() || &form == &typeOf<LinesValue>()))
      return false;
    if (&form == &typeOf<DefinedValue>())
      return !m_plain && mayUseFormulas() &&
             !m_vocabulary.formulas(Vocabulary::FormulaKind::Value, wanted).empty();
    if (&form == &typeOf<GlobalVariableValue>())
      return !m_vocabulary.variables(VariableScope::Global, wanted).empty();
    if (&form == &typeOf<PlayerVariableValue>())
      return !m_vocabulary.variables(VariableScope::Player, wanted).empty();
    if (&form == &typeOf<NothingValue>())
      return !m_plain && !m_vocabulary.variables(wanted).empty() && wanted != Sort::Integer;
    if (&form == &typeOf<BindingValue>()) return !m_vocabulary.bound(wanted).empty();
    if (&form == &typeOf<TokenPropertyValue>()) return !m_vocabulary.properties(wanted).empty();
    if (&form == &typeOf<ZonePropertyValue>()) return !m_vocabulary.zoneProperties(wanted).empty();
    return sortOfValue(form).value_or(wanted) == wanted;
  }
  if (&unionType == &typeOf<Query>()) {
    if (&form == &typeOf<DefinedQuery>())
      return needed.sort && mayUseFormulas() &&
             !m_vocabulary.formulas(Vocabulary::FormulaKind::Query, *needed.sort).empty();
    if (&form == &typeOf<BindingQuery>())
      return needed.sort && !m_vocabulary.collections(*needed.sort).empty();
    if (needed.tokensOrZones) {
      const auto members = sortOfMembers(form);
      return !members || members == Sort::Token || members == Sort::Zone;
    }
    return !needed.sort || sortOfMembers(form).value_or(*needed.sort) == *needed.sort;
  }
  if (&form == &typeOf<DoEffect>())
    return mayUseFormulas() && !m_vocabulary.formulas(Vocabulary::FormulaKind::Effects).empty();
  if (&form == &typeOf<DefinedCondition>())
    return mayUseFormulas() && !m_vocabulary.formulas(Vocabulary::FormulaKind::Condition).empty();
  return true;
}

// Whether every name that must be written can be.
bool Filler::isMakeable(const Type& type) const {
  if (type.kind == TypeKind::Reference) {
    return type.nameKind == NameKind::Binding || type.nameKind == NameKind::Formula ||
           !m_vocabulary.names(type.nameKind).empty();
  }
  if (&type == &typeOf<RegionSelector>()) return !m_vocabulary.names(NameKind::Region).empty();
  if (&type == &typeOf<DirectionSelector>()) return !m_vocabulary.names(NameKind::DirectionSet).empty();
  if (&type == &typeOf<TokenTypeSelector>()) return !m_vocabulary.names(NameKind::TokenType).empty();
  if (&type == &typeOf<PropertySelector>()) return !m_vocabulary.names(NameKind::Property).empty();
  if (type.kind == TypeKind::List && type.listNumber == nullptr) return isMakeable(type.element());
  if (type.kind != TypeKind::Record) return true;
  return std::ranges::all_of(type.fields, [this](const Field& field) {
    return !field.required || isBinding(field.type()) || isMakeable(field.type());
  });
}

}  // namespace ludo::generate
