// SPDX-License-Identifier: Apache-2.0
// Selectors, numbers and other short notations.
#include <algorithm>

#include "core/generate/filler.h"
#include "core/generate/notation_forms.h"
#include "core/language/language.h"
#include "core/text/strict_yaml.h"

namespace ludo::generate {

using namespace language;

void Filler::fillNotation(const Type& type, void* value, const Requirement& needed) {
  if (&type == &typeOf<PlayerSelector>())
    return fillPlayer(*static_cast<PlayerSelector*>(value), needed.several);
  if (&type == &typeOf<ZoneSelector>()) return fillZone(*static_cast<ZoneSelector*>(value), needed.several);
  if (&type == &typeOf<RegionSelector>()) return fillRegion(*static_cast<RegionSelector*>(value));
  if (&type == &typeOf<TokenSelector>()) return fillToken(*static_cast<TokenSelector*>(value));
  if (&type == &typeOf<DirectionSelector>()) return fillDirection(*static_cast<DirectionSelector*>(value));
  if (&type == &typeOf<TokenTypeSelector>()) {
    *static_cast<TokenTypeSelector*>(value) = m_chooser.oneOf(m_vocabulary.names(NameKind::TokenType));
    return;
  }
  if (&type == &typeOf<PropertySelector>()) {
    *static_cast<PropertySelector*>(value) = m_chooser.oneOf(m_vocabulary.names(NameKind::Property));
    return;
  }
  if (&type == &typeOf<Number>()) {
    auto& number = *static_cast<Number*>(value);
    const std::vector<std::string>& constants = m_vocabulary.names(NameKind::Constant);
    const std::size_t named = constants.empty() ? 0 : 20;
    number.literal = this->number(1, 3, 12);
    if (form(type, numberForms, {80, named}) == 1) number.constant = m_chooser.oneOf(constants);
    return;
  }
  // Another one: as the forms of its description show it, where they can be read.
  const NotationForm& form = m_chooser.oneOf(type.forms);
  SourceText source("form.yaml", form.text + "\n");
  diagnostics::List ignored;
  const text::DataNode data =
      text::readStrictYaml(source, {0, static_cast<std::uint32_t>(source.content().size())}, ignored);
  if (type.parse(value, data)) type.parse(value, text::DataNode::ofString(form.text));
}

void Filler::fillPlayer(PlayerSelector& player, bool several) {
  using Kind = PlayerSelector::Kind;
  const std::vector<std::string> bound = m_vocabulary.bound(Sort::Player);
  const std::vector<std::string> held = m_vocabulary.variables(Sort::Player);
  const std::size_t plural = several ? 20 : 0;
  const std::size_t chosen = form(typeOf<PlayerSelector>(), playerForms,
                                  {30, 12, 12, 6, 6, 8, bound.empty() ? std::size_t{0} : std::size_t{40},
                                   plural, plural, held.empty() ? std::size_t{0} : std::size_t{20}});
  static constexpr Kind kinds[] = {Kind::Actor,    Kind::Active,  Kind::Opponent, Kind::Left,
                                   Kind::Right,    Kind::Seat,    Kind::Binding,  Kind::All,
                                   Kind::AllOther, Kind::Variable};
  player.kind = kinds[chosen];
  if (player.kind == Kind::Seat) player.seat = m_chooser.between(0, m_vocabulary.seats() - 1);
  if (player.kind == Kind::Binding) player.binding = boundName(Sort::Player, bound);
  if (player.kind == Kind::Variable) player.variable = m_chooser.oneOf(held);
}

void Filler::fillZone(ZoneSelector& zone, bool several) {
  using Kind = ZoneSelector::Kind;
  const std::vector<std::string> zones = m_vocabulary.bound(Sort::Zone);
  const std::vector<std::string> tokens = m_vocabulary.bound(Sort::Token);
  const std::vector<std::string> heldZones = m_vocabulary.variables(Sort::Zone);
  const std::vector<std::string> heldTokens = m_vocabulary.variables(Sort::Token);
  const std::vector<std::string> shared = m_vocabulary.sharedZones(false);
  const std::vector<std::string> spaces = m_vocabulary.sharedZones(true);
  const std::vector<std::string> owned = m_vocabulary.zones(ZoneOwner::Player);
  const auto unless = [](bool missing, std::size_t weight) { return missing ? 0 : weight; };
  switch (form(typeOf<ZoneSelector>(), zoneForms,
               {unless(shared.empty(), 4), unless(spaces.empty(), 8), unless(owned.empty(), 12),
                unless(zones.empty(), 60), unless(tokens.empty() && heldTokens.empty(), 10), 3,
                unless(heldZones.empty(), 20)})) {
    case 0:
      zone.zone = m_chooser.oneOf(shared);
      break;
    case 1:
      zone.zone = m_chooser.oneOf(spaces);
      break;
    case 2:
      zone.zone = m_chooser.oneOf(owned);
      zone.owned = true;
      fillPlayer(zone.owner, several);
      break;
    case 3:
      zone.kind = Kind::Binding;
      zone.binding = boundName(Sort::Zone, zones);
      break;
    case 4:
      zone.kind = Kind::OfToken;
      if (tokens.empty() || (!heldTokens.empty() && m_chooser.percent(40)))
        zone.variable = m_chooser.oneOf(heldTokens);
      else
        zone.binding = boundName(Sort::Token, tokens);
      break;
    case 5:
      zone.kind = Kind::Last;
      break;
    default:
      zone.kind = Kind::Variable;
      zone.variable = m_chooser.oneOf(heldZones);
  }
}

void Filler::fillRegion(RegionSelector& region) {
  region.region = m_chooser.oneOf(m_vocabulary.names(NameKind::Region));
  const std::size_t parts = m_vocabulary.hasParts(region.region.name) ? 60 : 0;
  region.owned = form(typeOf<RegionSelector>(), regionForms, {100 - parts, parts}) == 1;
  if (region.owned) fillPlayer(region.owner, false);
}

void Filler::fillToken(TokenSelector& token) {
  using Kind = TokenSelector::Kind;
  const std::vector<std::string> tokens = m_vocabulary.bound(Sort::Token);
  const std::size_t bound = tokens.empty() ? 0 : 140;
  const std::vector<std::string> held = m_vocabulary.variables(Sort::Token);
  const std::size_t inVariable = held.empty() ? 0 : 20;
  token.kind = static_cast<Kind>(form(typeOf<TokenSelector>(), tokenForms, {bound, inVariable, 42, 18}));
  if (token.kind == Kind::Binding)
    token.binding = boundName(Sort::Token, tokens);
  else if (token.kind == Kind::Variable)
    token.variable = m_chooser.oneOf(held);
  else
    fillZone(token.zone, false);
}

void Filler::fillDirection(DirectionSelector& direction) {
  const std::vector<std::string> bound = m_vocabulary.bound(Sort::Direction);
  const std::size_t weight = bound.empty() ? 0 : 60;
  const std::vector<std::string> seen = m_vocabulary.directionsOfPlayers();
  const std::size_t ofPlayer = seen.empty() ? 0 : 15;
  switch (form(typeOf<DirectionSelector>(), directionForms, {40, weight, ofPlayer})) {
    case 1:
      direction.binding = boundName(Sort::Direction, bound);
      break;
    case 2:
      direction.set = m_chooser.oneOf(seen);
      direction.owned = true;
      fillPlayer(direction.owner, false);
      break;
    default:
      direction.set = m_chooser.oneOf(m_vocabulary.names(NameKind::DirectionSet));
  }
}

// Each direction once: those of a list are a choice.
void Filler::fillDirections(std::vector<DirectionSelector>& directions) {
  const std::vector<std::string>& names = m_vocabulary.names(NameKind::DirectionSet);
  directions.emplace_back();
  fillDirection(directions.back());
  if (directions.back().isBound() || directions.back().owned || names.size() < 2 || m_chooser.percent(50))
    return;
  const std::string& other = m_chooser.oneOf(names);
  if (other != directions.back().set.name) directions.emplace_back().set = other;
}

}  // namespace ludo::generate
