// SPDX-License-Identifier: Apache-2.0
#include "core/generate/vocabulary.h"

#include <algorithm>
#include <iterator>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::generate {

using namespace language;

namespace {

void addOnce(std::vector<std::string>& names, const std::string& name) {
  if (std::ranges::find(names, name) == names.end()) names.push_back(name);
}

Sort sortHeld(const VariableDef& variable) {
  static constexpr Sort sorts[] = {Sort::Integer, Sort::Text, Sort::Token, Sort::Zone, Sort::Player};
  return sorts[static_cast<std::size_t>(variable.type)];
}

Sort sortOfLiteral(const ValueExpr& value) {
  if (std::holds_alternative<bool>(value.node)) return Sort::Bool;
  return std::holds_alternative<std::string>(value.node) ? Sort::Text : Sort::Integer;
}

}  // namespace

void Vocabulary::learn(const GameDef& def) {
  m_names.clear();
  walkConst(gameDefType(), &def, [this](const Type& type, const void* part) {
    const bool isPlain = type.nameKind != NameKind::Binding && type.nameKind != NameKind::Property;
    if (type.kind == TypeKind::Definition && isPlain) addOnce(m_names[type.nameKind], textOf(type, part));
    if (&type == &typeOf<DirectedEdge>())
      addOnce(m_names[NameKind::DirectionSet], static_cast<const DirectedEdge*>(part)->direction.name);
    return true;
  });
  m_words = {"red", "blue", "green"};
  for (const TokenTypeDef& type : def.tokenTypes) {
    addOnce(m_words, type.id.name);
    for (const PropertyDef& property : type.props) {
      addOnce(m_names[NameKind::Property], property.id.name);
      m_properties[property.id.name] = sortOfLiteral(property.value);
    }
  }
  for (const ZoneDef& zone : def.zones) {
    for (const PropertyDef& property : zone.props)
      m_zoneProperties[property.id.name] = sortOfLiteral(property.value);
  }
  m_directionsOfPlayers.clear();
  for (const DirectionSetDef& set : def.directionSets) {
    if (!set.perSeat.empty()) m_directionsOfPlayers.push_back(set.id.name);
  }
  m_variables = def.variables;
  // What takes any variable takes a number.
  m_names[NameKind::Variable] = variables(Sort::Integer);
  m_zones = def.zones;
  m_regions = def.regions;
  m_tokenTypes = def.tokenTypes;
  m_seats = def.metadata.players.min.literal;
}

const std::vector<std::string>& Vocabulary::names(NameKind kind) const {
  static const std::vector<std::string> none;
  const auto found = m_names.find(kind);
  return found == m_names.end() ? none : found->second;
}

std::vector<std::string> Vocabulary::variables(VariableScope scope, Sort sort) const {
  std::vector<std::string> names;
  for (const VariableDef& variable : m_variables) {
    if (variable.scope == scope && sortHeld(variable) == sort) names.push_back(variable.id.name);
  }
  return names;
}

std::vector<std::string> Vocabulary::variables(Sort sort) const {
  std::vector<std::string> names = variables(VariableScope::Global, sort);
  std::ranges::move(variables(VariableScope::Player, sort), std::back_inserter(names));
  return names;
}

std::vector<std::string> Vocabulary::zones(ZoneOwner owner) const {
  std::vector<std::string> names;
  for (const ZoneDef& zone : m_zones) {
    if (zone.owner == owner) names.push_back(zone.id.name);
  }
  return names;
}

std::vector<std::string> Vocabulary::sharedZones(bool spaces) const {
  std::vector<std::string> names;
  for (const ZoneDef& zone : m_zones) {
    if (zone.owner == ZoneOwner::None && zone.board.empty() != spaces) names.push_back(zone.id.name);
  }
  return names;
}

bool Vocabulary::isSpace(const std::string& zone) const {
  const auto found = std::ranges::find(m_zones, zone, [](const ZoneDef& each) { return each.id.name; });
  return found != m_zones.end() && !found->board.empty();
}

bool Vocabulary::hasParts(const std::string& region) const {
  return std::ranges::any_of(
      m_regions, [&](const RegionDef& each) { return each.id.name == region && !each.perSeat.empty(); });
}

namespace {

std::vector<std::string> namesOf(const std::map<std::string, Sort>& properties, Sort sort) {
  std::vector<std::string> names;
  for (const auto& [name, known] : properties) {
    if (known == sort) names.push_back(name);
  }
  return names;
}

}  // namespace

std::vector<std::string> Vocabulary::properties(Sort sort) const {
  return namesOf(m_properties, sort);
}

std::vector<std::string> Vocabulary::zoneProperties(Sort sort) const {
  return namesOf(m_zoneProperties, sort);
}

std::optional<Sort> Vocabulary::sortOf(const std::string& property) const {
  const auto found = m_properties.find(property);
  return found == m_properties.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Sort> Vocabulary::sortOfZoneProperty(const std::string& property) const {
  const auto found = m_zoneProperties.find(property);
  return found == m_zoneProperties.end() ? std::nullopt : std::optional(found->second);
}

const TokenTypeDef* Vocabulary::tokenType(const std::string& name) const {
  const auto found =
      std::ranges::find_if(m_tokenTypes, [&](const TokenTypeDef& type) { return type.id.name == name; });
  return found == m_tokenTypes.end() ? nullptr : &*found;
}

std::vector<Vocabulary::Formula> Vocabulary::formulas(FormulaKind kind, Sort sort) const {
  std::vector<Formula> fitting;
  for (const Formula& formula : m_formulas) {
    const bool hasSort = kind == FormulaKind::Value || kind == FormulaKind::Query;
    if (formula.kind == kind && (!hasSort || formula.sort == sort)) fitting.push_back(formula);
  }
  return fitting;
}

const Vocabulary::Formula* Vocabulary::formula(const std::string& name) const {
  const auto found = std::ranges::find(m_formulas, name, &Formula::name);
  return found == m_formulas.end() ? nullptr : &*found;
}

std::optional<Sort> Vocabulary::sortOfBound(const std::string& name) const {
  const auto found =
      std::find_if(m_bound.rbegin(), m_bound.rend(), [&](const Bound& bound) { return bound.name == name; });
  return found == m_bound.rend() ? std::nullopt : std::optional(found->sort);
}

std::vector<std::string> Vocabulary::bound(Sort sort) const {
  std::vector<std::string> names;
  for (auto bound = m_bound.rbegin(); bound != m_bound.rend(); ++bound) {
    const auto hides = [&](const Bound& later) { return later.name == bound->name; };
    const bool hidden = std::any_of(m_bound.rbegin(), bound, hides);
    if (bound->sort == sort && !bound->isList && !hidden) names.push_back(bound->name);
  }
  return names;
}

std::vector<std::string> Vocabulary::collections(Sort sort) const {
  std::vector<std::string> names = bound(sort);
  for (const Bound& bound : m_bound) {
    if (bound.sort == sort && bound.isList) names.push_back(bound.name);
  }
  return names;
}

}  // namespace ludo::generate
