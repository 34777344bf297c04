// SPDX-License-Identifier: Apache-2.0
// How what has a name is called: players, zones, tokens, directions.
#include <algorithm>

#include "core/language/parts.h"
#include "core/rulebook/names.h"
#include "core/rulebook/speaker.h"

namespace ludo::rulebook {
namespace {

using language::NameKind;
using language::Type;

constexpr std::pair<std::string_view, std::string_view> compass[] = {
    {"n", "north"},
    {"ne", "north-east"},
    {"e", "east"},
    {"se", "south-east"},
    {"s", "south"},
    {"sw", "south-west"},
    {"w", "west"},
    {"nw", "north-west"},
    {"orthogonal", "straight, not diagonally"},
    {"diagonal", "diagonally"},
    {"all", "any way"}};

/// The parts of the language that rules bind by themselves.
constexpr std::pair<std::string_view, std::string_view> given[] = {
    {"$zone", "that space"}, {"$token", "that token"}, {"$player", "that player"}};

template <typename Part>
const Part* partAs(const Type& type, const void* value) {
  return &type == &language::typeOf<Part>() ? static_cast<const Part*>(value) : nullptr;
}

}  // namespace

std::string Speaker::number(const language::Number& number) const {
  if (number.constant.empty()) return std::to_string(number.literal);
  const auto found = m_constants.find(number.constant.name);
  return found == m_constants.end() ? wordsOfName(number.constant.name) : std::to_string(found->second);
}

std::string Speaker::tokenName(const std::string& type) const {
  const auto found = m_tokens.find(type);
  return found == m_tokens.end() ? wordsOfName(type) : found->second;
}

std::string Speaker::zoneName(const language::ZoneDef& zone) const {
  return (zone.owner == language::ZoneOwner::Player ? "each player's " : "the ") + wordsOfName(zone.id.name);
}

std::string Speaker::spaceName(const std::string& zone) const {
  const auto found = m_spaces.find(zone);
  return found == m_spaces.end() ? wordsOfName(zone) : found->second;
}

std::map<std::string, std::string> spaceNames(const kernel::Rules& rules) {
  std::map<std::string, std::string> names;
  for (std::uint32_t zone = 0; zone < rules.def().zones.size(); ++zone) {
    if (!rules.def().zones[zone].board.empty())
      names.emplace(rules.def().zones[zone].id.name, rules.zoneNames().of(zone));
  }
  return names;
}

std::string Speaker::bound(const std::string& name) const {
  if (const auto now = m_now.find(name); now != m_now.end()) return now->second;
  for (const auto& [binding, words] : given) {
    if (name == binding) return std::string(words);
  }
  return inQuotes(wordsOfName(name));
}

std::string Speaker::held(const language::VariableRef& variable) const {
  const auto isIt = [&](const language::VariableEntry& entry) { return entry.id.name == variable.name; };
  const bool isOwn = std::ranges::any_of(m_document.variables.perPlayer, isIt);
  return (isOwn ? "your " : "the ") + wordsOfName(variable.name);
}

std::string Speaker::boundOrHeld(const language::BindingRef& binding,
                                 const language::VariableRef& variable) const {
  return variable.empty() ? bound(binding.name) : held(variable);
}

std::string Speaker::text(const std::string& text) const {
  if (text.starts_with('$')) return bound(text);
  const auto constant = m_constants.find(text);
  if (constant != m_constants.end()) return std::to_string(constant->second);
  const auto token = m_tokens.find(text);
  return token != m_tokens.end() ? token->second : inQuotes(wordsOfName(text));
}

std::string Speaker::player(const language::PlayerSelector& player) const {
  using Kind = language::PlayerSelector::Kind;
  switch (player.kind) {
    case Kind::Actor:
      return "you";
    case Kind::Active:
      return "the player whose turn it is";
    case Kind::All:
      return "all players";
    case Kind::AllOther:
      return "all other players";
    case Kind::Left:
      return "the player to your left";
    case Kind::Right:
      return "the player to your right";
    case Kind::Opponent:
      return m_document.metadata.players.max.literal == 2 ? "your opponent" : "the next player";
    case Kind::Seat:
      return "player " + std::to_string(player.seat + 1);
    case Kind::Variable:
      return held(player.variable);
    case Kind::Binding:
      break;
  }
  return bound(player.binding.name);
}

std::string Speaker::possessive(const language::PlayerSelector& player) const {
  using Kind = language::PlayerSelector::Kind;
  switch (player.kind) {
    case Kind::Actor:
      return "your";
    case Kind::Active:
      return "the active player's";
    case Kind::All:
      return "each player's";
    case Kind::AllOther:
      return "each other player's";
    default:
      return this->player(player) + "'s";
  }
}

std::string Speaker::zone(const language::ZoneSelector& zone) const {
  using Kind = language::ZoneSelector::Kind;
  switch (zone.kind) {
    case Kind::Binding:
      return bound(zone.binding.name);
    case Kind::Last:
      return "the space where a token was put last";
    case Kind::Variable:
      return held(zone.variable);
    case Kind::OfToken:
      return "the place of " + boundOrHeld(zone.binding, zone.variable);
    case Kind::Named:
      break;
  }
  const std::string& id = zone.zone.name;
  const auto defined = std::ranges::find(m_document.zones, id, [](const auto& def) { return def.id.name; });
  if (defined == m_document.zones.end() && !zone.owned) return "space " + spaceName(id);
  return (zone.owned ? possessive(zone.owner) : "the") + " " + spaceName(id);
}

std::string Speaker::token(const language::TokenSelector& token) const {
  using Kind = language::TokenSelector::Kind;
  if (token.kind == Kind::Binding) return bound(token.binding.name);
  if (token.kind == Kind::Variable) return held(token.variable);
  const std::string place = zone(token.zone);
  const bool isPlace = place.starts_with("the ") || place.starts_with("your ");
  if (token.kind == Kind::Bottom) return "the bottom token of " + place;
  return isPlace ? "the top token of " + place : "the token on " + place;
}

std::string Speaker::region(const language::RegionSelector& region) const {
  const std::string& id = region.region.name;
  const auto isCalled = [&id](const auto& def) { return def.id.name == id; };
  if (std::ranges::any_of(m_document.boards, isCalled))
    return m_document.boards.size() == 1 ? "the board" : "the board " + inQuotes(wordsOfName(id));
  if (region.owned) return possessive(region.owner) + " " + wordsOfName(id);
  const auto isOfSeats = [&isCalled](const auto& def) { return isCalled(def) && !def.perSeat.empty(); };
  bool hasParts = std::ranges::any_of(m_document.regions, isOfSeats);
  for (const language::BoardDef& board : m_document.boards)
    hasParts = hasParts || std::ranges::any_of(board.regions, isOfSeats);
  return (hasParts ? "your " : "the ") + wordsOfName(id);
}

std::string Speaker::direction(const language::DirectionSelector& direction) const {
  if (direction.owned) {
    language::DirectionSelector alone = direction;
    alone.owned = false;
    const bool isYou = direction.owner.kind == language::PlayerSelector::Kind::Actor;
    return this->direction(alone) + " as " + player(direction.owner) + (isYou ? " see it" : " sees it");
  }
  if (direction.isBound()) return bound(direction.binding.name);
  for (const auto& [name, words] : compass) {
    if (direction.set.name == name) return std::string(words);
  }
  return wordsOfName(direction.set.name);
}

std::string Speaker::notation(const Type& type, const void* value) const {
  if (const auto* part = partAs<language::PlayerSelector>(type, value)) return player(*part);
  if (const auto* part = partAs<language::ZoneSelector>(type, value)) return zone(*part);
  if (const auto* part = partAs<language::TokenSelector>(type, value)) return token(*part);
  if (const auto* part = partAs<language::RegionSelector>(type, value)) return region(*part);
  if (const auto* part = partAs<language::DirectionSelector>(type, value)) return direction(*part);
  if (const auto* part = partAs<language::Number>(type, value)) return number(*part);
  if (const auto* part = partAs<language::TokenTypeSelector>(type, value))
    return part->isText() ? boundOrHeld(part->binding, part->variable) : tokenName(part->name);
  if (const auto* part = partAs<language::PropertySelector>(type, value))
    return part->isText() ? boundOrHeld(part->binding, part->variable) : wordsOfName(part->name);
  return type.name;
}

std::string Speaker::name(const Type& type, const void* value) const {
  const std::string& name = textOf(type, value);
  switch (type.nameKind) {
    case NameKind::Binding:
      return bound(name);
    case NameKind::TokenType:
      return tokenName(name);
    case NameKind::Constant:
      return text(name);
    case NameKind::Region: {
      language::RegionSelector selector;
      selector.region = language::RegionRef(name);
      return region(selector);
    }
    case NameKind::Zone:
      return "space " + spaceName(name);
    case NameKind::Phase:
    case NameKind::Formula:
    case NameKind::LineSet:
      return inQuotes(wordsOfName(name));
    case NameKind::Action: {
      const auto found =
          std::ranges::find(m_document.actions, name, [](const auto& def) { return def.id.name; });
      const bool hasLabel = found != m_document.actions.end() && !found->label.empty();
      return inQuotes(hasLabel ? labelInShort(found->label) : wordsOfName(name));
    }
    default:
      return wordsOfName(name);
  }
}

}  // namespace ludo::rulebook
