// SPDX-License-Identifier: Apache-2.0
#include "filler.h"

#include <algorithm>

#include "core/language/effect_facts.h"
#include "core/language/language.h"
#include "core/text/strict_yaml.h"
#include "sorts.h"

namespace ludo::testing {

using namespace language;

namespace {

/// What stands inside an optional value.
const Type& inside(const Type& type) {
  return type.kind == TypeKind::Optional ? inside(type.element()) : type;
}

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

Sort sortOfCandidate(const std::string& name) {
  if (name == "$zone") return Sort::Zone;
  return name == "$player" ? Sort::Player : Sort::Token;
}

}  // namespace

Filler::Filler(Choices& choices, Vocabulary& vocabulary, int size)
    : m_choices(choices), m_vocabulary(vocabulary), m_size(size) {}

void Filler::allowQuestions(std::vector<std::string> actions, bool aboutAll) {
  m_questions = std::move(actions);
  m_questionAboutAll = aboutAll;
}

std::string Filler::freshName() {
  return "$n" + std::to_string(++m_names);
}

void Filler::fill(const Type& type, void* value, const Place& place) {
  switch (type.kind) {
    case TypeKind::Integer:
      type.setInteger(value, std::clamp(m_choices.between(0, 4), type.minimum, type.maximum));
      break;
    case TypeKind::Bool:
      type.setBool(value, !m_choices.percent(40));
      break;
    case TypeKind::Text:
      *type.text(value) = m_choices.oneOf(m_vocabulary.words());
      break;
    case TypeKind::Definition:
      *type.text(value) = freshName();
      break;
    case TypeKind::Reference:
      fillReference(type, value);
      break;
    case TypeKind::Enumeration:
      type.setEnum(value, static_cast<int>(m_choices.below(type.values.size())));
      break;
    case TypeKind::Notation:
      fillNotation(type, value, place);
      break;
    case TypeKind::Optional:
      if (isMakeable(inside(type)) && m_choices.percent(40) &&
          (inside(type).kind != TypeKind::Union || m_depth <= deepest()))
        fill(type.element(), type.optionalEmplace(value), place);
      break;
    case TypeKind::List:
    case TypeKind::Map:
      fillMany(type, value, place);
      break;
    case TypeKind::Record:
      fillRecord(type, value, place);
      break;
    case TypeKind::Union:
      fillUnion(type, value, place);
      break;
  }
}

void Filler::fillReference(const Type& type, void* value) {
  if (type.nameKind == NameKind::Binding) {
    std::vector<std::string> names;
    for (const Vocabulary::Bound& bound : m_vocabulary.allBound()) names.push_back(bound.name);
    *type.text(value) = names.empty() ? "" : m_choices.oneOf(names);
    return;
  }
  const std::vector<std::string>& names = m_vocabulary.names(type.nameKind);
  if (!names.empty()) *type.text(value) = m_choices.oneOf(names);
}

void Filler::fillNotation(const Type& type, void* value, const Place& place) {
  if (&type == &typeOf<PlayerSelector>())
    return fillPlayer(*static_cast<PlayerSelector*>(value), place.several);
  if (&type == &typeOf<ZoneSelector>()) return fillZone(*static_cast<ZoneSelector*>(value), place.several);
  if (&type == &typeOf<RegionSelector>()) return fillRegion(*static_cast<RegionSelector*>(value));
  if (&type == &typeOf<TokenSelector>()) return fillToken(*static_cast<TokenSelector*>(value));
  if (&type == &typeOf<DirectionSelector>()) return fillDirection(*static_cast<DirectionSelector*>(value));
  if (&type == &typeOf<Number>()) {
    auto& number = *static_cast<Number*>(value);
    const std::vector<std::string>& constants = m_vocabulary.names(NameKind::Constant);
    number.literal = m_choices.between(1, 3);
    if (!constants.empty() && m_choices.percent(20)) number.constant = m_choices.oneOf(constants);
    return;
  }
  // Another one: as the forms of its description show it, where they can be read.
  const NotationForm& form = m_choices.oneOf(type.forms);
  SourceText source("form.yaml", form.text + "\n");
  diagnostics::List ignored;
  const text::DataNode data =
      text::readStrictYaml(source, {0, static_cast<std::uint32_t>(source.content().size())}, ignored);
  if (type.parse(value, data)) type.parse(value, text::DataNode::ofString(form.text));
}

void Filler::fillPlayer(PlayerSelector& player, bool several) {
  using Kind = PlayerSelector::Kind;
  const std::vector<std::string> bound = m_vocabulary.bound(Sort::Player);
  const std::size_t plural = several ? 20 : 0;
  const std::size_t chosen = m_choices.weighted(
      {30, 12, 12, 6, 6, 8, bound.empty() ? std::size_t{0} : std::size_t{40}, plural, plural});
  static constexpr Kind kinds[] = {Kind::Actor, Kind::Active,  Kind::Opponent, Kind::Left,    Kind::Right,
                                   Kind::Seat,  Kind::Binding, Kind::All,      Kind::AllOther};
  player.kind = kinds[chosen];
  if (player.kind == Kind::Seat) player.seat = m_choices.between(0, m_vocabulary.seats() - 1);
  if (player.kind == Kind::Binding) player.binding = m_choices.oneOf(bound);
}

void Filler::fillZone(ZoneSelector& zone, bool several) {
  using Kind = ZoneSelector::Kind;
  const std::vector<std::string> zones = m_vocabulary.bound(Sort::Zone);
  const std::vector<std::string> tokens = m_vocabulary.bound(Sort::Token);
  const std::vector<std::string> shared = m_vocabulary.zones(ZoneOwner::None);
  const std::vector<std::string> owned = m_vocabulary.zones(ZoneOwner::Player);
  const auto unless = [](bool missing, std::size_t weight) { return missing ? 0 : weight; };
  switch (m_choices.weighted({unless(shared.empty(), 12), unless(owned.empty(), 12),
                              unless(zones.empty(), 60), unless(tokens.empty(), 10), 3})) {
    case 0:
      zone.zone = m_choices.oneOf(shared);
      break;
    case 1:
      zone.zone = m_choices.oneOf(owned);
      zone.owned = true;
      fillPlayer(zone.owner, several);
      break;
    case 2:
      zone.kind = Kind::Binding;
      zone.binding = m_choices.oneOf(zones);
      break;
    case 3:
      zone.kind = Kind::OfToken;
      zone.binding = m_choices.oneOf(tokens);
      break;
    default:
      zone.kind = Kind::Last;
  }
}

void Filler::fillRegion(RegionSelector& region) {
  region.region = m_choices.oneOf(m_vocabulary.names(NameKind::Region));
  region.owned = m_vocabulary.hasParts(region.region.name) && m_choices.percent(60);
  if (region.owned) fillPlayer(region.owner, false);
}

void Filler::fillToken(TokenSelector& token) {
  const std::vector<std::string> tokens = m_vocabulary.bound(Sort::Token);
  if (!tokens.empty() && m_choices.percent(70)) {
    token.binding = m_choices.oneOf(tokens);
    return;
  }
  token.kind = m_choices.percent(30) ? TokenSelector::Kind::Bottom : TokenSelector::Kind::Top;
  fillZone(token.zone, false);
}

void Filler::fillDirection(DirectionSelector& direction) {
  const std::vector<std::string> bound = m_vocabulary.bound(Sort::Direction);
  if (!bound.empty() && m_choices.percent(60))
    direction.binding = m_choices.oneOf(bound);
  else
    direction.set = m_choices.oneOf(m_vocabulary.names(NameKind::DirectionSet));
}

// Each direction once: those of a list are a choice.
void Filler::fillDirections(std::vector<DirectionSelector>& directions) {
  const std::vector<std::string>& names = m_vocabulary.names(NameKind::DirectionSet);
  directions.emplace_back();
  fillDirection(directions.back());
  if (directions.back().isBound() || names.size() < 2 || m_choices.percent(50)) return;
  const std::string& other = m_choices.oneOf(names);
  if (other != directions.back().set.name) directions.emplace_back().set = other;
}

void Filler::fillEffects(EffectList& list, std::size_t least) {
  const Vocabulary::Scope scope(m_vocabulary);
  ++m_listDepth;
  const std::size_t more = m_keepShort || m_listDepth > 1 ? 1 : 1 + static_cast<std::size_t>(m_size) / 40;
  for (std::size_t count = least + m_choices.below(more + 1); count > 0; --count)
    fill(list.items.emplace_back());
  --m_listDepth;
}

void Filler::fillMany(const Type& type, void* value, const Place& place) {
  if (type.listNumber != nullptr) return fillEffects(*static_cast<EffectList*>(value));
  if (!isMakeable(type.element()) || type.kind == TypeKind::Map) return;
  if (&type.element() == &typeOf<DirectionSelector>() && type.oneOrMany)
    return fillDirections(*static_cast<std::vector<DirectionSelector>*>(value));
  for (std::size_t count = 1 + m_choices.below(2); count > 0; --count)
    fill(type.element(), type.append(value), place);
}

void Filler::fillUnion(const Type& type, void* value, const Place& place) {
  const bool isEffect = &type == &typeOf<Effect>();
  const bool mayNest = isEffect ? m_listDepth < (m_keepShort ? 2 : 3) : m_depth < deepest() && !m_plain;
  std::vector<std::size_t> weights;
  // Where it should not, what nests least is taken.
  for (Nesting most = mayNest || isEffect ? Nesting::Own : Nesting::None;; most = Nesting(int(most) + 1)) {
    weights.clear();
    std::size_t sum = 0;
    for (TypeGetter getter : type.alternatives) {
      const Type& form = getter();
      const bool fits = suits(type, form, place) && isMakeable(form) && nestingOf(type, form) <= most &&
                        (mayNest || !holdsEffects(form));
      weights.push_back(fits ? weight(type, form) : 0);
      sum += weights.back();
    }
    if (sum > 0 || most == Nesting::Own) break;
  }
  const std::size_t chosen = m_choices.weighted(weights);
  const int outer = m_depth;
  m_depth = isEffect ? 0 : m_depth + 1;
  fill(type.alternatives[chosen](), type.emplaceAlternative(value, chosen), place);
  m_depth = outer;
}

void Filler::fillField(const Type& type, void* record, std::string_view name, const Place& place) {
  const Field& field = *type.field(name);
  const Type& fieldType = field.type();
  void* value = field.access(record);
  fill(inside(fieldType), fieldType.kind == TypeKind::Optional ? fieldType.optionalEmplace(value) : value,
       place);
}

// What the rules bind inside the field is in scope there; "where" of a query has the candidate.
std::optional<Sort> Filler::fillBinding(const Type& type, void* record, const Field& field) {
  const Type& wanted = inside(field.type());
  Place place;
  place.several = takesSeveral(type, field.name);
  place.sort = &wanted == &typeOf<ValueExpr>() ? Sort::Integer : std::optional<Sort>();
  std::optional<Sort> bound;
  const bool names =
      std::ranges::any_of(type.fields, [](const Field& other) { return isBinding(other.type()); });
  if (names && &wanted == &typeOf<Query>()) place.sort = bound = bindableSort();
  if (&type == &typeOf<LetEffect>() && &wanted == &typeOf<ValueExpr>()) place.sort = bound = someSort(false);
  if (&type == &typeOf<CaptureEffect>() || &type == &typeOf<RevealEffect>() ||
      &type == &typeOf<PeekEffect>()) {
    if (&wanted == &typeOf<Query>()) place.tokensOrZones = true;
  }
  const Vocabulary::Scope scope(m_vocabulary);
  for (const std::string& name : field.binds) m_vocabulary.bind(name, sortOfCandidate(name));
  fill(field.type(), field.access(record), place);
  return bound;
}

void Filler::fillRecord(const Type& type, void* record, const Place& place) {
  Done done;
  relate(type, record, place, done);
  std::string name;
  Sort sort = Sort::Integer;
  for (const Field& field : type.fields) {
    const Type& fieldType = field.type();
    // A name that may be left out is.
    if (done.contains(field.name) || (fieldType.kind == TypeKind::Optional && isBinding(inside(fieldType))))
      continue;
    const bool isList = fieldType.kind == TypeKind::List && fieldType.listNumber == nullptr;
    if (isBinding(fieldType)) {
      *fieldType.text(field.access(record)) = name = freshName();
    } else if (fieldType.listNumber != nullptr && !name.empty()) {
      const Vocabulary::Scope scope(m_vocabulary);
      m_vocabulary.bind(name, sort);
      fill(fieldType, field.access(record));
    } else if (field.required || isList || fieldType.kind == TypeKind::Optional || m_choices.percent(40)) {
      if (isList && !field.required && m_choices.percent(60)) continue;
      if (const auto bound = fillBinding(type, record, field)) sort = *bound;
    }
  }
  if (!name.empty() && !holdsEffects(type)) m_vocabulary.bind(name, sort, &type == &typeOf<ChooseNEffect>());
}

// The sorts of which some value can be written here.
Sort Filler::someSort(bool forQuery) {
  const bool tokens = forQuery || !m_vocabulary.bound(Sort::Token).empty();
  const bool directions = !m_vocabulary.names(NameKind::DirectionSet).empty();
  return std::vector<Sort>{Sort::Integer, Sort::Zone,  Sort::Player,   Sort::Text,
                           Sort::Bool,    Sort::Token, Sort::Direction}[m_choices.weighted(
      {30, 15, 15, 10, forQuery ? 0U : 5U, tokens ? 20U : 0U, directions ? 5U : 0U})];
}

Sort Filler::bindableSort() {
  const bool directions = !m_vocabulary.names(NameKind::DirectionSet).empty();
  static constexpr Sort sorts[] = {Sort::Zone,   Sort::Token, Sort::Integer,
                                   Sort::Player, Sort::Text,  Sort::Direction};
  return sorts[m_choices.weighted({45, 30, 10, 10, 5, directions ? 8U : 0U})];
}

bool Filler::suits(const Type& unionType, const Type& form, const Place& place) const {
  if (&form == &typeOf<StuckCondition>()) return m_stuckAllowed;
  if (&form == &typeOf<LegalCountValue>())
    return (m_questionAboutAll || !m_questions.empty()) && m_depth < 2 && place.sort == Sort::Integer;
  if (&unionType == &typeOf<ValueExpr>()) {
    const Sort wanted = place.sort.value_or(Sort::Integer);
    if (m_plain && (&form == &typeOf<TokenPropertyValue>() || &form == &typeOf<AggregateValue>() ||
                    &form == &typeOf<ChosenValue>() || &form == &typeOf<LinesValue>()))
      return false;
    if (&form == &typeOf<DefinedValue>())
      return !m_plain && mayUseFormulas() && !m_vocabulary.formulas(Vocabulary::Form::Value, wanted).empty();
    if (&form == &typeOf<BindingValue>()) return !m_vocabulary.bound(wanted).empty();
    if (&form == &typeOf<TokenPropertyValue>()) return !m_vocabulary.properties(wanted).empty();
    if (&form == &typeOf<ZonePropertyValue>()) return !m_vocabulary.zoneProperties(wanted).empty();
    return sortOfValue(form).value_or(wanted) == wanted;
  }
  if (&unionType == &typeOf<Query>()) {
    if (&form == &typeOf<DefinedQuery>())
      return place.sort && mayUseFormulas() &&
             !m_vocabulary.formulas(Vocabulary::Form::Query, *place.sort).empty();
    if (&form == &typeOf<BindingQuery>()) return place.sort && !m_vocabulary.collections(*place.sort).empty();
    if (place.tokensOrZones) {
      const auto members = sortOfMembers(form);
      return !members || members == Sort::Token || members == Sort::Zone;
    }
    return !place.sort || sortOfMembers(form).value_or(*place.sort) == *place.sort;
  }
  if (&form == &typeOf<DoEffect>())
    return mayUseFormulas() && !m_vocabulary.formulas(Vocabulary::Form::Effects).empty();
  if (&form == &typeOf<DefinedCondition>())
    return mayUseFormulas() && !m_vocabulary.formulas(Vocabulary::Form::Condition).empty();
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
  if (type.kind == TypeKind::List && type.listNumber == nullptr) return isMakeable(type.element());
  if (&type == &typeOf<GlobalVariableValue>()) return !m_vocabulary.variables(VariableScope::Global).empty();
  if (&type == &typeOf<PlayerVariableValue>()) return !m_vocabulary.variables(VariableScope::Player).empty();
  if (type.kind != TypeKind::Record) return true;
  return std::ranges::all_of(type.fields, [this](const Field& field) {
    return !field.required || isBinding(field.type()) || isMakeable(field.type());
  });
}

std::size_t Filler::weight(const Type& unionType, const Type& form) const {
  const auto is = [&form](std::initializer_list<const Type*> types) {
    return std::ranges::find(types, &form) != types.end();
  };
  // Rare: what ends things, or makes every condition the same.
  if (form.consequences.any(Consequence::ChangeTurn) || is({&typeOf<bool>(), &typeOf<RepetitionsValue>()}))
    return 4;
  if (m_keepShort && is({&typeOf<CreateTokenEffect>(), &typeOf<ForEachEffect>(), &typeOf<RepeatEffect>()}))
    return 5;
  if (is({&typeOf<MoveTokenEffect>(), &typeOf<PlaceEffect>(), &typeOf<AddVarEffect>(), &typeOf<IsCondition>(),
          &typeOf<ZonesQuery>(), &typeOf<TokensInZoneQuery>(), &typeOf<BindingValue>(),
          &typeOf<std::int64_t>()}))
    return 25;
  if (&unionType == &typeOf<Effect>() && holdsEffects(form)) return 8;
  return 10;
}

}  // namespace ludo::testing
