// SPDX-License-Identifier: Apache-2.0
#include "core/service/binding_type.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/language/language.h"
#include "core/language/type_text.h"

namespace ludo::service {

using namespace language;

namespace {

struct Yield {
  const Type* record;
  ValueType type;
};

/// What the members of a collection, or a value, are; what is missing here depends on the game.
const std::vector<Yield>& yields() {
  static const std::vector<Yield> all{
      {&typeOf<TokensInZoneQuery>(), ValueType::Token},
      {&typeOf<TokensQuery>(), ValueType::Token},
      {&typeOf<TokensInAdjacentZonesQuery>(), ValueType::Token},
      {&typeOf<ZonesQuery>(), ValueType::Zone},
      {&typeOf<AdjacentZonesQuery>(), ValueType::Zone},
      {&typeOf<ConnectedZonesQuery>(), ValueType::Zone},
      {&typeOf<RayQuery>(), ValueType::Zone},
      {&typeOf<HopsQuery>(), ValueType::Zone},
      {&typeOf<LeapsQuery>(), ValueType::Zone},
      {&typeOf<DirectionsQuery>(), ValueType::Direction},
      {&typeOf<BetweenQuery>(), ValueType::Zone},
      {&typeOf<SandwichedQuery>(), ValueType::Zone},
      {&typeOf<PlayersQuery>(), ValueType::Player},
      {&typeOf<IntsInRangeQuery>(), ValueType::Integer},
      {&typeOf<EnumsQuery>(), ValueType::Text},
      {&typeOf<ZoneCountValue>(), ValueType::Integer},
      {&typeOf<ConstantValue>(), ValueType::Integer},
      {&typeOf<TurnNumberValue>(), ValueType::Integer},
      {&typeOf<PassesValue>(), ValueType::Integer},
      {&typeOf<RepetitionsValue>(), ValueType::Integer},
      {&typeOf<DirectionValue>(), ValueType::Direction},
      {&typeOf<StepValue>(), ValueType::Zone},
      {&typeOf<LinesValue>(), ValueType::Integer},
      {&typeOf<GroupSizeValue>(), ValueType::Integer},
      {&typeOf<DistanceValue>(), ValueType::Integer},
      {&typeOf<PatternValue>(), ValueType::Integer},
      {&typeOf<LegalCountValue>(), ValueType::Integer},
      {&typeOf<AbsoluteValue>(), ValueType::Integer},
      {&typeOf<NegativeValue>(), ValueType::Integer},
      {&typeOf<ArithmeticValue>(), ValueType::Integer},
      {&typeOf<AggregateValue>(), ValueType::Integer},
      {&typeOf<TokenOwnerValue>(), ValueType::Player},
      {&typeOf<PlayerValue>(), ValueType::Player},
      {&typeOf<SeatValue>(), ValueType::Integer},
      {&typeOf<PlayerAtValue>(), ValueType::Player},
      {&typeOf<TokenTypeValue>(), ValueType::Text},
      {&typeOf<TokenZoneValue>(), ValueType::Zone},
      {&typeOf<LastZoneValue>(), ValueType::Zone},
      {&typeOf<ZoneValue>(), ValueType::Zone},
      {&typeOf<TokenValue>(), ValueType::Token},
      {&typeOf<RollEffect>(), ValueType::Integer},
  };
  return all;
}

ValueType yieldOf(const Type* record) {
  const auto found = std::ranges::find(yields(), record, &Yield::record);
  return found == yields().end() ? ValueType::Any : found->type;
}

ValueType typeOfName(const std::string& name, const std::vector<BoundName>& names) {
  const auto found = std::ranges::find(names.rbegin(), names.rend(), name, &BoundName::name);
  return found == names.rend() ? ValueType::Any : found->type;
}

/// The member of a union that a mapping is, marked by a tag or by its only key.
const Type* memberOf(const Type& type, const LooseNode& map) {
  if (const Type* chosen = chosenAlternative(type, map)) return chosen;
  for (TypeGetter getter : type.alternatives) {
    const Type& record = getter();
    if (record.form == RecordForm::Keyed && map.entry(record.tag) != nullptr) return &record;
  }
  return nullptr;
}

ValueType typeOfExpression(const Type& type, const LooseNode& node, const std::vector<BoundName>& names) {
  if (node.kind == LooseKind::Scalar) {
    if (node.text.starts_with('$')) return typeOfName(node.text, names);
    const bool isNumber = node.quote == '\0' && !node.text.empty() && isDigit(node.text.back());
    return isNumber ? ValueType::Integer : ValueType::Any;
  }
  const Type* member = memberOf(type, node);
  if (member == &typeOf<BindingQuery>() || member == &typeOf<BindingValue>()) {
    const LooseEntry* name = node.entry("name");
    return name != nullptr ? typeOfName(name->value.text, names) : ValueType::Any;
  }
  return yieldOf(member);
}

ValueType typeOfParameter(const LooseNode& map) {
  static constexpr ValueType types[] = {ValueType::Integer,  ValueType::Bool, ValueType::Text,
                                        ValueType::Token,    ValueType::Zone, ValueType::Player,
                                        ValueType::Direction};
  const LooseEntry* is = map.entry("is");
  const auto& words = typeOf<ParameterType>().values;
  for (std::size_t i = 0; is != nullptr && i < words.size(); ++i) {
    if (words[i].name == is->value.text) return types[i];
  }
  return ValueType::Any;
}

/// Whether a record's values are all numbers.
bool takesNumbers(const Type* record) {
  static const std::vector<const Type*> all{
      &typeOf<AddVarEffect>(), &typeOf<ArithmeticValue>(),   &typeOf<IntsInRangeQuery>(),
      &typeOf<DrawEffect>(),   &typeOf<CreateTokenEffect>(), &typeOf<ChooseNEffect>(),
      &typeOf<RepeatEffect>(), &typeOf<ScoringDef>(),        &typeOf<RollEffect>(),
      &typeOf<LimitDef>(),     &typeOf<LinesValue>(),        &typeOf<PlayerAtValue>(),
  };
  return std::ranges::find(all, record) != all.end();
}

bool isOrdered(const Level& comparison) {
  const LooseEntry* op = comparison.node->entry("op");
  return op != nullptr && (op->value.text.starts_with('<') || op->value.text.starts_with('>'));
}

}  // namespace

ValueType boundType(const Type& record, const LooseNode& map, const std::vector<BoundName>& earlier) {
  if (&record == &typeOf<FormulaParameter>()) return typeOfParameter(map);
  for (const Field& field : record.fields) {
    const Type& type = stripped(field.type());
    if (&type != &typeOf<Query>() && &type != &typeOf<ValueExpr>()) continue;
    const LooseEntry* entry = map.entry(field.name);
    if (entry != nullptr) return typeOfExpression(type, entry->value, earlier);
  }
  return yieldOf(&record);
}

ValueType wantedType(const CursorContext& context) {
  const Expected& expected = context.here().expected;
  if (expected.type == &typeOf<PlayerSelector>()) return ValueType::Player;
  if (expected.type == &typeOf<ZoneSelector>()) return ValueType::Zone;
  if (expected.type == &typeOf<TokenSelector>()) return ValueType::Token;
  if (expected.type == &typeOf<DirectionSelector>()) return ValueType::Direction;
  if (expected.type == &typeOf<TokenTypeSelector>() || expected.type == &typeOf<PropertySelector>())
    return ValueType::Text;
  if (expected.field == nullptr) return ValueType::Any;
  const Type* type = &stripped(expected.field->type());
  if (type->kind == TypeKind::List) type = &stripped(type->element());
  if (type != &typeOf<ValueExpr>()) return ValueType::Any;
  const bool isOrderedSide = expected.owner == &typeOf<CompareCondition>() && context.levels.size() > 1 &&
                             isOrdered(context.levels[context.levels.size() - 2]);
  return isOrderedSide || takesNumbers(expected.owner) ? ValueType::Integer : ValueType::Any;
}

}  // namespace ludo::service
