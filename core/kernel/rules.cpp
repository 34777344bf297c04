// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/rules.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <variant>

#include "core/base/hash.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/language/zone_use.h"

namespace ludo::kernel {

using namespace language;

Rules::Rules(GameDefPtr def, Seat seats, std::span<const EffectList> positions)
    : m_def(std::move(def)), m_seats(seats) {
  assert(m_def != nullptr && m_seats > 0);
  for (std::uint32_t i = 0; i < m_def->bindingNames.size(); ++i)
    m_bindingIds.emplace(m_def->bindingNames[i], i);
  m_zoneBinding = bindingIndex("$zone");
  m_tokenBinding = bindingIndex("$token");
  m_playerBinding = bindingIndex("$player");
  layOutZones();
  m_mayHide = m_hasSecrets && anyHides(*m_def, usedZones(*m_def, positions));
  layOutNeighbours();
  findOpposites();
  layOutDirections();
  layOutVariables();
  layOutRegions();
  layOutLines();
  layOutProperties();
  collectTexts(positions);
  layOutZoneProperties();
  seedHashes();
  m_origins = Origins(*this, positions);
  m_telling = TellingProperties(*m_def, positions);
  m_zoneNames = ZoneNames(*m_def);
}

void Rules::layOutZones() {
  for (std::uint32_t i = 0; i < m_def->zones.size(); ++i) {
    const ZoneDef& zone = m_def->zones[i];
    m_firstInstance.push_back(static_cast<std::uint32_t>(m_zones.size()));
    const bool perSeat = zone.owner == ZoneOwner::Player;
    for (Seat seat = 0; seat < (perSeat ? m_seats : 1); ++seat) {
      ZoneInstance instance;
      instance.def = i;
      instance.owner = perSeat ? seat : nobody;
      instance.name = perSeat ? zone.id.name + ":" + std::to_string(seat) : zone.id.name;
      if (zone.capacity) instance.capacity = number(*zone.capacity);
      if (zone.visibility == Visibility::Public)
        instance.seenBy = static_cast<std::uint32_t>((1ULL << m_seats) - 1);
      if (zone.visibility == Visibility::Owner && perSeat) instance.seenBy = 1U << seat;
      m_zoneByName.emplace(instance.name, ZoneId(m_zones.size()));
      m_zones.push_back(std::move(instance));
    }
    m_hasSecrets = m_hasSecrets || zone.visibility != Visibility::Public;
  }
}

// Seen by a seat, a player-owned zone is that seat's; seen by nobody (from a shared zone), it is everybody's.
void Rules::appendInstances(std::vector<ZoneId>& zones, std::uint32_t def, Seat seenBy) const {
  if (def >= m_def->zones.size()) return;
  if (m_def->zones[def].owner == ZoneOwner::None || seenBy != nobody) {
    zones.push_back(zoneInstance(def, seenBy));
    return;
  }
  for (Seat seat = 0; seat < m_seats; ++seat) zones.push_back(zoneInstance(def, seat));
}

void Rules::layOutNeighbours() {
  std::vector<std::size_t> seenFrom(m_zones.size(), m_zones.size());
  for (std::size_t index = 0; index < m_zones.size(); ++index) {
    ZoneInstance& zone = m_zones[index];
    const ZoneDef& def = m_def->zones[zone.def];
    std::vector<ZoneId> targets;
    for (const ZoneRef& ref : def.adjacentTo) appendInstances(targets, ref.index, zone.owner);
    const std::size_t adjacent = targets.size();
    for (const DirectedEdge& edge : def.directions) {
      const std::size_t first = targets.size();
      appendInstances(targets, edge.to.index, zone.owner);
      if (targets.size() == first || !edge.direction.resolved()) continue;
      if (zone.byDirection.size() <= edge.direction.index) zone.byDirection.resize(edge.direction.index + 1);
      ZoneId& target = zone.byDirection[edge.direction.index];
      if (!target.valid()) target = targets[first];
    }
    // A named direction may join zones that do not count as neighbours, such as the diagonals of a grid.
    if (!def.adjacentTo.empty()) targets.resize(adjacent);
    for (ZoneId target : targets) {
      if (seenFrom[target.index] != index) zone.neighbours.push_back(target);
      seenFrom[target.index] = index;
    }
  }
}

void Rules::findOpposites() {
  const std::size_t directions = m_def->directionNames.size();
  m_opposites.assign(directions, UINT32_MAX);
  for (std::uint32_t direction = 0; direction < directions; ++direction) {
    // The candidates after the first edge are those that lead back along it; each further edge may rule some
    // out.
    std::vector<std::uint32_t> candidates;
    bool first = true;
    for (std::size_t from = 0; from < m_zones.size() && (first || !candidates.empty()); ++from) {
      const ZoneId to = step(ZoneId(from), direction);
      if (!to.valid()) continue;
      const std::vector<ZoneId>& back = m_zones[to.index].byDirection;
      if (first) {
        for (std::uint32_t other = 0; other < back.size(); ++other) {
          if (back[other] == ZoneId(from)) candidates.push_back(other);
        }
        first = false;
      } else {
        std::erase_if(candidates, [&](std::uint32_t other) { return step(to, other) != ZoneId(from); });
      }
    }
    if (!candidates.empty()) m_opposites[direction] = candidates.front();
  }
}

void Rules::layOutDirections() {
  const auto count = static_cast<std::uint32_t>(m_def->directionNames.size());
  for (std::uint32_t i = 0; i < count; ++i) m_allDirections.push_back(i);
  m_turned = m_allDirections;
  m_mirrored = m_allDirections;
  for (const DirectionTurn& turn : m_def->compass) {
    if (!turn.direction.resolved()) continue;
    if (turn.turned.resolved()) m_turned[turn.direction.index] = turn.turned.index;
    if (turn.mirrored.resolved()) m_mirrored[turn.direction.index] = turn.mirrored.index;
  }
  // The sets come first in the name table; a basic direction behind them stands for itself.
  const auto seats = static_cast<std::size_t>(m_seats);
  for (std::size_t i = 0; i < m_def->directionSetNames.size(); ++i) {
    auto& views = m_directionSets.emplace_back(seats + 1);
    if (i >= m_def->directionSets.size()) {
      const auto basic = std::ranges::find(m_def->directionNames, m_def->directionSetNames[i]);
      for (auto& view : views)
        view.push_back(static_cast<std::uint32_t>(basic - m_def->directionNames.begin()));
      continue;
    }
    const DirectionSetDef& set = m_def->directionSets[i];
    for (std::size_t seat = 0; seat <= seats; ++seat) {
      for (const DirectionRef& direction : set.directions) {
        if (direction.resolved()) views[seat].push_back(direction.index);
      }
      if (seat >= set.perSeat.size()) continue;
      for (const DirectionRef& direction : set.perSeat[seat]) {
        if (direction.resolved()) views[seat].push_back(direction.index);
      }
    }
  }
}

std::set<Paths> Rules::formsOf(const Paths& paths, bool rotate, bool reflect) const {
  const auto changed = [](Paths all, const std::vector<std::uint32_t>& map) {
    for (std::vector<std::uint32_t>& path : all) {
      for (std::uint32_t& direction : path) direction = map[direction];
    }
    return all;
  };
  std::set<Paths> forms;
  std::vector<Paths> open = {paths};
  while (!open.empty()) {
    const Paths form = open.back();
    open.pop_back();
    if (!forms.insert(form).second) continue;
    if (rotate) open.push_back(changed(form, m_turned));
    if (reflect) open.push_back(changed(form, m_mirrored));
  }
  return forms;
}

void Rules::layOutLines() {
  for (const LineSetDef& set : m_def->lineSets) {
    auto& lines = m_lines.emplace_back();
    for (const std::vector<ZoneRef>& line : set.lines) {
      // A line on a board that each player has is there for each of them.
      const bool areOwned = std::ranges::all_of(line, [this](const ZoneRef& ref) {
        return ref.index < m_def->zones.size() && m_def->zones[ref.index].owner == ZoneOwner::Player;
      });
      for (Seat seat = 0; seat < (areOwned ? m_seats : 1); ++seat) {
        std::vector<ZoneId>& zones = lines.emplace_back();
        for (const ZoneRef& ref : line) appendInstances(zones, ref.index, areOwned ? seat : nobody);
      }
    }
  }
}

void Rules::layOutVariables() {
  for (const VariableDef& variable : m_def->variables) {
    m_slots.push_back(m_slotCount);
    m_slotCount += variable.scope == VariableScope::Player ? static_cast<std::size_t>(m_seats) : 1;
    for (std::size_t slot = m_slots.back(); variable.type == VariableType::Token && slot < m_slotCount;
         ++slot)
      m_tokenSlots.push_back(slot);
  }
}

void Rules::layOutRegions() {
  for (const RegionDef& region : m_def->regions) {
    std::vector<std::vector<ZoneId>>& views = m_regions.emplace_back();
    for (Seat seat = 0; seat <= m_seats; ++seat) {
      const Seat viewer = seat < m_seats ? seat : nobody;
      std::vector<ZoneId> listed;
      for (const ZoneRef& ref : region.zones) appendInstances(listed, ref.index, viewer);
      if (viewer != nobody && static_cast<std::size_t>(viewer) < region.perSeat.size()) {
        for (const ZoneRef& ref : region.perSeat[static_cast<std::size_t>(viewer)]) {
          appendInstances(listed, ref.index, viewer);
        }
      }
      std::vector<ZoneId>& view = views.emplace_back();
      std::vector<bool> seen(m_zones.size(), false);
      for (ZoneId zone : listed) {
        if (!seen[zone.index]) view.push_back(zone);
        seen[zone.index] = true;
      }
    }
  }
}

void Rules::layOutProperties() {
  for (const TokenTypeDef& type : m_def->tokenTypes) {
    if (!type.props.empty())
      m_mostTokens = std::min(m_mostTokens, limits::maximumTokenProperties / type.props.size());
    std::vector<int>& slots = m_propertySlots.emplace_back(m_def->propertyNames.size(), -1);
    for (std::size_t slot = 0; slot < type.props.size(); ++slot) {
      const auto name = std::ranges::find(m_def->propertyNames, type.props[slot].id.name);
      if (name != m_def->propertyNames.end()) {
        slots[static_cast<std::size_t>(name - m_def->propertyNames.begin())] = static_cast<int>(slot);
      }
    }
  }
}

void Rules::layOutZoneProperties() {
  const auto valueOf = [this](const ValueExpr& written) -> Value {
    if (const auto* number = std::get_if<std::int64_t>(&written.node)) return Value::ofInteger(*number);
    if (const auto* truth = std::get_if<bool>(&written.node)) return Value::ofBool(*truth);
    if (const auto* named = std::get_if<ConstantValue>(&written.node))
      return Value::ofInteger(m_def->constants[named->name.index].value);
    const auto* text = std::get_if<std::string>(&written.node);
    return text == nullptr ? Value() : Value::ofSymbol(static_cast<std::uint32_t>(symbolId(*text)));
  };
  m_zoneProperties.resize(m_def->zones.size());
  for (std::size_t zone = 0; zone < m_def->zones.size(); ++zone) {
    for (const PropertyDef& property : m_def->zones[zone].props) {
      const auto name = std::ranges::find(m_def->propertyNames, property.id.name);
      const auto index = static_cast<std::size_t>(name - m_def->propertyNames.begin());
      if (m_zoneProperties[zone].size() <= index) m_zoneProperties[zone].resize(index + 1);
      m_zoneProperties[zone][index] = valueOf(property.value);
    }
  }
}

Value Rules::zoneProperty(ZoneId zone, std::uint32_t property) const {
  const std::vector<Value>& values = m_zoneProperties[m_zones[zone.index].def];
  return property < values.size() ? values[property] : Value();
}

void Rules::collectTexts(std::span<const EffectList> positions) {
  const auto add = [this](const std::string& text) {
    if (m_symbolIds.emplace(text, static_cast<std::int64_t>(m_symbols.size())).second)
      m_symbols.push_back(text);
  };
  for (const TokenTypeDef& type : m_def->tokenTypes) add(type.id.name);
  m_lists.assign(m_def->listCount + 1, nullptr);
  const auto know = [this](const EffectList& list) {
    if (list.list >= m_lists.size()) m_lists.resize(list.list + 1, nullptr);
    m_lists[list.list] = &list;
  };
  const auto visit = [&](const Type& type, const void* part) {
    if (listNumberOf(type, part) != 0) {
      know(*static_cast<const EffectList*>(part));
    } else if (&type == &typeOf<ValueExpr>()) {
      const auto* text = std::get_if<std::string>(&static_cast<const ValueExpr*>(part)->node);
      if (text != nullptr) add(*text);
    } else if (&type == &typeOf<StuckCondition>()) {
      m_asksStuck = true;
    } else if (&type == &typeOf<TurnNumberValue>() || &type == &typeOf<PassesValue>()) {
      m_countsTurns = true;
    } else if (&type == &typeOf<RepetitionsValue>()) {
      const Repetition repetition = repetitionOf(*static_cast<const RepetitionsValue*>(part));
      if (std::ranges::find(m_repetitions, repetition) == m_repetitions.end())
        m_repetitions.push_back(repetition);
    } else if (&type == &typeOf<EnumsQuery>()) {
      for (const std::string& text : static_cast<const EnumsQuery*>(part)->values) add(text);
    }
    return &type != &typeOf<ZoneDef>();  // a board has many, and nothing in them is of interest here
  };
  walkConst(gameDefType(), m_def.get(), visit);
  for (const ZoneDef& zone : m_def->zones) {
    for (const PropertyDef& property : zone.props) {
      if (const auto* text = std::get_if<std::string>(&property.value.node)) add(*text);
    }
  }
  for (std::uint32_t set = 0; set < m_def->directionSetNames.size(); ++set) {
    add(m_def->directionSetNames[set]);
    m_directionSetsBySymbol.emplace(symbolId(m_def->directionSetNames[set]), set);
  }
  for (const EffectList& position : positions) {
    if (!position.empty()) know(position);
    for (const Effect& effect : position.items) walkConst(typeOf<Effect>(), &effect, visit);
  }
}

void Rules::seedHashes() {
  std::uint64_t hash = combine(stableHash(m_def->metadata.id), static_cast<std::uint64_t>(m_seats));
  const auto add = [&hash](const auto& definitions) {
    hash = combine(hash, definitions.size());
    for (const auto& definition : definitions) hash = combine(hash, stableHash(definition.id.name));
  };
  add(m_def->variables);
  add(m_def->zones);
  add(m_def->tokenTypes);
  add(m_def->turn.phases);
  add(m_def->actions);
  add(m_def->triggers);
  m_hashSeed = hash;
}

ZoneId Rules::zoneInstance(std::uint32_t def, Seat owner) const {
  if (def >= m_firstInstance.size()) return {};
  if (m_def->zones[def].owner == ZoneOwner::None) return ZoneId(m_firstInstance[def]);
  if (owner < 0 || owner >= m_seats) return {};
  return ZoneId(m_firstInstance[def] + static_cast<std::uint32_t>(owner));
}

ZoneId Rules::zoneNamed(std::string_view name) const {
  const auto found = m_zoneByName.find(name);
  return found == m_zoneByName.end() ? ZoneId() : found->second;
}

const std::vector<ZoneId>& Rules::region(std::uint32_t region, Seat seat) const {
  const bool seated = seat >= 0 && seat < m_seats;
  return m_regions[region][static_cast<std::size_t>(seated ? seat : m_seats)];
}

const std::vector<std::uint32_t>& Rules::directions(std::uint32_t set, Seat seat) const {
  const bool seated = seat >= 0 && seat < m_seats;
  return m_directionSets[set][static_cast<std::size_t>(seated ? seat : m_seats)];
}

std::size_t Rules::variableSlot(std::uint32_t variable, Seat seat) const {
  const bool perSeat = m_def->variables[variable].scope == VariableScope::Player;
  return m_slots[variable] + (perSeat ? static_cast<std::size_t>(seat) : 0);
}

std::int64_t Rules::number(const Number& number) const {
  return numberIn(*m_def, number);
}

std::uint32_t Rules::bindingIndex(std::string_view name) const {
  const auto found = m_bindingIds.find(name);
  return found == m_bindingIds.end() ? UINT32_MAX : found->second;
}

std::int64_t Rules::symbolId(std::string_view text) const {
  const auto found = m_symbolIds.find(text);
  return found == m_symbolIds.end() ? -1 : found->second;
}

std::uint32_t Rules::directionSetOf(std::int64_t symbol) const {
  const auto found = m_directionSetsBySymbol.find(symbol);
  return found == m_directionSetsBySymbol.end() ? UINT32_MAX : found->second;
}

int Rules::propertySlot(std::uint32_t type, std::uint32_t property) const {
  const std::vector<int>& slots = m_propertySlots[type];
  return property < slots.size() ? slots[property] : -1;
}

RulesPtr makeRules(GameDefPtr def, Seat seats) {
  if (seats <= 0) seats = fewestSeats(*def);
  return std::make_shared<const Rules>(std::move(def), seats);
}

std::int64_t numberIn(const GameDef& def, const Number& number) {
  return number.constant.resolved() ? def.constants[number.constant.index].value : number.literal;
}

Seat fewestSeats(const GameDef& def) {
  return static_cast<Seat>(std::clamp<std::int64_t>(numberIn(def, def.metadata.players.min), 1, 64));
}

}  // namespace ludo::kernel
