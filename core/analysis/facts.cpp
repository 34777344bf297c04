// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/facts.h"

#include <algorithm>
#include <set>

#include "core/analysis/causes.h"
#include "core/analysis/coded_value.h"
#include "core/analysis/line_table.h"
#include "core/analysis/promises.h"
#include "core/analysis/single_zones.h"
#include "core/analysis/unsupported.h"
#include "core/kernel/kernel.h"
#include "core/kernel/zone_order.h"
#include "core/language/effect_facts.h"

namespace ludo::engine {

using namespace language;

namespace {

bool mayBeNobody(const PlayerSelector& selector) {
  return selector.kind == PlayerSelector::Kind::Binding || selector.kind == PlayerSelector::Kind::Variable ||
         selector.kind == PlayerSelector::Kind::Seat;
}

void refuseWhatHasNoRoom(const kernel::Rules& rules, Encoding encoding) {
  constexpr std::size_t mostZones = 1024;
  if (rules.zones().size() > mostZones) throw Unsupported{"more than 1024 zones"};
  const TurnCapabilities& turn = capabilitiesOf(encoding.turn);
  if (rules.seats() > turn.mostSeats)
    throw Unsupported{"more than " + std::to_string(turn.mostSeats) + " players"};
  for (const PhaseDef& phase : rules.def().turn.phases) {
    if (turn.severalMayAct) break;
    if (phase.simultaneous) throw Unsupported{"simultaneous phases", phase.node};
    if (phase.players) throw Unsupported{"phases in which several players act", phase.node};
  }
  const TokenCapabilities& tokens = capabilitiesOf(encoding.tokens);
  if (rules.hasSecrets() && !tokens.mayBeSecret) throw causeOfSecrets(rules.def());
  const auto isForOne = [](const kernel::ZoneInstance& zone) { return zone.capacity == 1; };
  if (!tokens.areSingle || std::ranges::all_of(rules.zones(), isForOne)) return;
  if (const std::optional<std::uint32_t> effect = effectThatMayStack(rules))
    throw Unsupported{"a second token that this effect may bring into a zone with room for more", *effect,
                      "give the zone \"capacity: 1\" where one token at a time will do"};
}

/// How many effects of one action make tokens, at most: where one of them fills a space, the others go on as
/// long as there are spaces.
std::size_t mostMadeAtOnce(const GameDef& def) {
  const auto makersIn = [](const auto& part) {
    return allIn<PlaceEffect>(part).size() + allIn<CreateTokenEffect>(part).size();
  };
  std::size_t most = 1;
  for (const ActionDef& action : def.actions) most = std::max(most, makersIn(action));
  std::size_t besides = 0;
  for (const TriggerDef& trigger : def.triggers) besides += makersIn(trigger);
  return most + besides;
}

/// What all tokens are that are ever made; nothing where they are of several types.
std::optional<std::uint32_t> onlyTypeMade(const GameDef& def) {
  std::set<std::uint32_t> types;
  for (const PlaceEffect* place : allIn<PlaceEffect>(def)) types.insert(place->type.index);
  for (const CreateTokenEffect* create : allIn<CreateTokenEffect>(def)) types.insert(create->type.index);
  return types.size() == 1 ? std::optional(*types.begin()) : std::nullopt;
}

/// Whether other moves are legal in the same position only because the turn has gone on.
bool movesDependOnTurn(const GameDef& def) {
  const auto depends = [](const ActionDef& action) {
    const std::vector<const PlayerSelector*> selectors = allIn<PlayerSelector>(action);
    const bool asksActive = std::ranges::any_of(
        selectors, [](const auto* selector) { return selector->kind == PlayerSelector::Kind::Active; });
    return asksActive || !action.limits.empty() || containsAny<TurnNumberValue>(action);
  };
  return def.turn.phases.size() > 1 || !def.definitions.empty() || std::ranges::any_of(def.actions, depends);
}

/// Whether something in play has it. What happens in setup happens once, in the kernel.
template <typename Has>
bool inPlay(const GameDef& def, const Has& has) {
  return std::ranges::any_of(def.actions, has) || std::ranges::any_of(def.triggers, has) || has(def.turn);
}

/// Whether a property may hold a token.
bool holdsTokensIn(const std::vector<Facts::Property>& properties) {
  return std::ranges::any_of(properties, [](const Facts::Property& property) {
    return property.isCoded || (property.isStored && property.kind == kernel::Value::Kind::Token);
  });
}

bool mayInPlay(const GameDef& def, Consequence consequence) {
  return inPlay(def, [consequence](const auto& part) { return anyMay(part, consequence); });
}

}  // namespace

std::optional<std::int64_t> Facts::Property::kept(const kernel::Value& value, std::uint32_t type) const {
  using Kind = kernel::Value::Kind;
  if (isStored && isCoded) return coded_value::encode(value);
  const Kind expected = isStored ? kind : kinds[type];
  if (expected == Kind::Symbol && value.kind == Kind::Nothing) return -1;
  return value.kind == expected ? std::optional(value.payload) : std::nullopt;
}

kernel::Value Facts::Property::valueOf(std::int64_t kept, std::uint32_t type) const {
  if (isStored && isCoded) return coded_value::decode(kept);
  // A text that is nothing has no number.
  const bool isNothing = kinds[type] == kernel::Value::Kind::Symbol && kept < 0;
  return isNothing ? kernel::Value::nothing() : kernel::Value{kinds[type], kept};
}

std::int64_t Facts::Property::start(std::uint32_t type) const {
  return kept({kinds[type], starts[type]}, type).value_or(starts[type]);
}

Facts::Facts(const kernel::Rules& rules, Encoding wanted, const Discoveries& known)
    : encoding(wanted),
      replaysChoices(known.replaysChoices),
      valuesToChoose(known.valuesToChoose),
      asksForTops(known.asksForTops),
      asksForTopTypes(known.asksForTopTypes),
      asksForOwned(known.asksForOwned),
      asksForTypes(known.asksForTypes) {
  refuseWhatHasNoRoom(rules, encoding);
  const GameDef& def = rules.def();
  const TokenCapabilities& tokens = capabilitiesOf(encoding.tokens);
  usesChance = mayInPlay(def, Consequence::UseChance) || tokens.keepsWholeState;
  hasChoices = mayInPlay(def, Consequence::AskPlayer);

  const auto counts = [](const auto& part) { return containsAny<RepetitionsValue>(part); };
  trialsCountRepetitions = std::ranges::any_of(def.actions, counts) ||
                           std::ranges::any_of(def.triggers, counts) ||
                           std::ranges::any_of(def.definitions, counts);

  findsLongest = std::ranges::any_of(def.actions, &ActionDef::longest);
  onlyFilled = zonesThatOnlyFill(rules);
  const auto isForOne = [&](kernel::ZoneId zone) { return rules.zone(zone).capacity == 1; };
  if (!tokens.areSingle && !std::ranges::all_of(onlyFilled, isForOne)) onlyFilled.clear();

  const auto isLast = [](const ZoneSelector* selector) { return selector->kind == ZoneSelector::Kind::Last; };
  usesLastZone = containsAny<LastZoneValue>(def) || std::ranges::any_of(allIn<ZoneSelector>(def), isLast);

  const auto mayPass = [](const PhaseDef& phase) { return phase.pass != PassRule::Never; };
  usesPasses = std::ranges::any_of(def.turn.phases, mayPass) || containsAny<PassesValue>(def);

  findEnd(def);
  findOwners(def);
  if (hasOwners && tokens.areToldApart && keepsLines(rules)) lines.emplace(rules);
  if (lines) asksForTops = true;
  findTurn(def);
  findProperties(rules);
  for (const std::uint32_t property : known.ofSeveralKinds) properties[property].isCoded = true;
  if (!tokens.areSingle) {
    createsTokens = mayInPlay(def, Consequence::CreateTokens);
    holdsTokens = std::ranges::any_of(def.turn.phases, &PhaseDef::simultaneous) ||
                  holdsTokensIn(properties) || !rules.tokenSlots().empty();
    findTokens(rules, known);
  }
  if (!tokens.areToldApart) findOnlyType(def);
  findLimits(def);
}

void Facts::findEnd(const GameDef& def) {
  for (const EndDef& end : def.end) {
    endAsksForMoves = endAsksForMoves || containsAny<LegalCountValue>(end);
    if (containsAny<TurnNumberValue>(end) || (containsAny<LegalCountValue>(end) && movesDependOnTurn(def)))
      readsTurn = true;
    // Who is to move may count.
    if (containsAny<RepetitionsValue>(end)) readsTurn = true;
    // What a definition asks is not looked for.
    if (containsAny<DefinedCondition>(end) || containsAny<DefinedValue>(end) ||
        containsAny<DefinedQuery>(end))
      readsTurn = true;
    for (const PlayerSelector* selector : allIn<PlayerSelector>(end.when)) {
      if (selector->kind == PlayerSelector::Kind::Active) readsTurn = true;
    }
  }
}

void Facts::findOwners(const GameDef& def) {
  for (const PlaceEffect* place : allIn<PlaceEffect>(def)) {
    hasOwners = true;
    if (place->owner && mayBeNobody(*place->owner)) hasOwnerless = true;
  }
  for (const CreateTokenEffect* create : allIn<CreateTokenEffect>(def)) {
    (create->owner ? hasOwners : hasOwnerless) = true;
    if (create->owner && mayBeNobody(*create->owner)) hasOwnerless = true;
  }
  for (const SetOwnerEffect* change : allIn<SetOwnerEffect>(def)) {
    (change->player ? hasOwners : hasOwnerless) = true;
    if (change->player && mayBeNobody(*change->player)) hasOwnerless = true;
  }
}

void Facts::findTurn(const GameDef& def) {
  ownOrder = !def.turn.order.once.empty() || !def.turn.order.repeat.empty();
  endsPhases = inPlay(def, [](const auto& part) { return containsAny<EndPhaseEffect>(part); });
  endsTurns = inPlay(def, [](const auto& part) { return containsAny<EndTurnEffect>(part); });
  jumps = inPlay(def, [](const auto& part) { return containsAny<GoToPhaseEffect>(part); });
  changesActive = inPlay(def, [](const auto& part) { return containsAny<SetActiveEffect>(part); });
  // What these do in setup lasts.
  addsTurns = containsAny<ExtraTurnEffect>(def);
  eliminates = containsAny<EliminateEffect>(def);
  if (!capabilitiesOf(encoding.turn).mayChange &&
      (mayInPlay(def, Consequence::ChangeTurn) || addsTurns || eliminates))
    throw causeOfChangingTurns(def);
}

void Facts::findLimits(const GameDef& def) {
  for (const ActionDef& action : def.actions) {
    Limits& kinds = limits.emplace_back();
    for (const LimitDef& limit : action.limits) {
      if (limit.scope == LimitScope::Turn) kinds.turn = true;
      if (limit.scope == LimitScope::Phase) kinds.phase = true;
      if (limit.scope == LimitScope::Game) kinds.game = true;
    }
  }
}

void Facts::findProperties(const kernel::Rules& rules) {
  const GameDef& def = rules.def();
  properties.resize(def.propertyNames.size());
  for (std::uint32_t i = 0; i < properties.size(); ++i) {
    Property& property = properties[i];
    for (const CreateTokenEffect* create : allIn<CreateTokenEffect>(def)) {
      for (const auto& [name, value] : create->props) property.isStored |= name.index == i;
    }
    for (const SetTokenPropEffect* set : allIn<SetTokenPropEffect>(def))
      property.isStored |= set->prop.index == i;
    bool isFirst = true;
    for (std::uint32_t type = 0; type < def.tokenTypes.size(); ++type) {
      const int slot = rules.propertySlot(type, i);
      property.has.push_back(slot >= 0);
      property.starts.push_back(0);
      property.kinds.push_back(kernel::Value::Kind::Integer);
      if (slot < 0) continue;
      const ValueExpr& start = def.tokenTypes[type].props[static_cast<std::size_t>(slot)].value;
      kernel::Value::Kind kind = kernel::Value::Kind::Integer;
      if (const auto* number = std::get_if<std::int64_t>(&start.node)) {
        property.starts.back() = *number;
      } else if (const auto* flag = std::get_if<bool>(&start.node)) {
        kind = kernel::Value::Kind::Bool;
        property.starts.back() = *flag ? 1 : 0;
      } else if (const auto* text = std::get_if<std::string>(&start.node)) {
        kind = kernel::Value::Kind::Symbol;
        property.starts.back() = rules.symbolId(*text);
      } else if (const auto* constant = std::get_if<ConstantValue>(&start.node)) {
        property.starts.back() = def.constants[constant->name.index].value;
      } else {
        throw Unsupported{"a property that begins with something else than a number, a text, true or false",
                          def.tokenTypes[type].props[static_cast<std::size_t>(slot)].node,
                          "begin with one of these, and set the property in \"setup\""};
      }
      property.kinds.back() = kind;
      if (isFirst) property.kind = kind;
      property.isCoded = property.isCoded || property.kind != kind;
      isFirst = false;
    }
  }
}

void Facts::findOnlyType(const GameDef& def) {
  const std::optional<std::uint32_t> type = onlyTypeMade(def);
  if (hasOwners || createsTokens || !type || tokenRoom > mostCountedTokens ||
      std::ranges::any_of(properties, &Property::isStored))
    throw causeOfDifference(def, !type);
  onlyType = *type;
}

// Setup says how many tokens there are; a game in which it depends on the seed is played by the kernel where
// there are more.
void Facts::findTokens(const kernel::Rules& rules, const Discoveries& known) {
  constexpr std::size_t mostTokens = 1024;
  // On a board whose spaces hold one token each, many may come.
  const auto isForOne = [](const kernel::ZoneInstance& zone) { return zone.capacity == 1; };
  const auto spaces = static_cast<std::size_t>(std::ranges::count_if(rules.zones(), isForOne));
  std::vector<kernel::State> beginnings;
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    beginnings.push_back(kernel::initialState(rules, seed));
    tokenRoom = std::max(tokenRoom, beginnings.back().tokens.size());
  }
  if (createsTokens) {
    const std::size_t least = (tokenRoom + fewestSpareIds + 63) / 64 * 64;
    const std::size_t made = spaces * mostMadeAtOnce(rules.def());
    const std::size_t wanted = (tokenRoom + std::max(fewestSpareIds, made) + 63) / 64 * 64;
    tokenRoom = std::max(least, std::min(wanted, mostTokens));
    if (capabilitiesOf(encoding.tokens).haveIds) {
      needs = known.needs ? known.needs : tokenNeedsOf(rules);
      const std::size_t asked = (idsFor(*needs) + 63) / 64 * 64;
      tokenRoom = std::max(needs->hasEnded ? least : tokenRoom, std::min(asked, mostTokens));
    }
  }
  if (tokenRoom > mostTokens) throw Unsupported{"more than 1024 tokens"};
  for (std::size_t i = 0; i < rules.zones().size(); ++i) {
    const kernel::ZoneInstance& zone = rules.zones()[i];
    if (zone.capacity != 1 && kernel::isOrdered(rules, kernel::ZoneId(i))) hasOrder = true;
  }
  findFixedProperties(rules, beginnings);
  findValueSets(rules, beginnings, known);
}

// A value outside of the range has no room in a position.
void Facts::findValueSets(const kernel::Rules& rules, const std::vector<kernel::State>& beginnings,
                          const Discoveries& known) {
  constexpr std::int64_t mostValues = 64;
  constexpr std::size_t mostWords = 128;
  for (std::uint32_t i = 0; i < properties.size(); ++i) {
    Property& property = properties[i];
    if (!property.isStored || property.isCoded || !property.fixed.empty()) continue;
    std::optional<ValueRange> range = rangeOfProperty(rules, i, beginnings);
    for (std::uint32_t type = 0; range && type < property.starts.size(); ++type) {
      if (property.has[type]) range->add(property.starts[type]);
    }
    if (!range || range->count() > mostValues) continue;
    const std::size_t words = (tokenRoom + 63) / 64;
    if (static_cast<std::size_t>(range->count()) * words > mostWords) continue;
    property.range = *range;
    property.hasSets = known.askedByValue.contains(i);
  }
}

// Where a game begins otherwise than these did, the kernel plays it: see PositionFormat::pack. Tokens of
// which somebody does not know what they are can be taken for each other, so they keep nothing.
void Facts::findFixedProperties(const kernel::Rules& rules, const std::vector<kernel::State>& beginnings) {
  const GameDef& def = rules.def();
  if (createsTokens || rules.hasSecrets()) return;
  for (std::uint32_t i = 0; i < properties.size(); ++i) {
    Property& property = properties[i];
    const auto sets = [i](const auto& part) {
      return std::ranges::any_of(allIn<SetTokenPropEffect>(part),
                                 [i](const SetTokenPropEffect* set) { return set->prop.index == i; });
    };
    const bool changes =
        std::ranges::any_of(def.actions, sets) || std::ranges::any_of(def.triggers, sets) || sets(def.turn);
    const bool isEverywhere = std::ranges::all_of(property.has, std::identity());
    if (!property.isStored || property.isCoded || changes || !isEverywhere) continue;
    const auto valuesIn = [&](const kernel::State& state) {
      std::vector<kernel::Value> values;
      for (const kernel::Token& token : state.tokens)
        values.push_back(token.props[static_cast<std::size_t>(rules.propertySlot(token.type, i))]);
      return values;
    };
    const std::vector<kernel::Value> values = valuesIn(beginnings.front());
    const auto isSame = [&](const kernel::State& state) { return valuesIn(state) == values; };
    const auto isOfKind = [&](const kernel::Value& value) { return value.kind == property.kind; };
    if (!std::ranges::all_of(beginnings, isSame) || !std::ranges::all_of(values, isOfKind)) continue;
    for (const kernel::Value& value : values) property.fixed.push_back(value.payload);
  }
}

}  // namespace ludo::engine
