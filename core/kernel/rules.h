// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/kernel/value.h"
#include "core/language/game_def.h"

namespace ludo::kernel {

/// One zone as it exists in play: a shared zone, or one seat's copy of a player-owned one.
struct ZoneInstance {
  std::uint32_t def = 0;  ///< index into GameDef::zones
  Seat owner = nobody;
  std::string name;       ///< "deck", "hand:0"
  std::int64_t capacity = INT64_MAX;
  std::vector<ZoneId> neighbours;             ///< adjacentTo and directed edges, each once, in order
  std::vector<ZoneId> byDirection;            ///< by direction index; invalid where there is no way
};

/// A GameDef made ready to run for a number of seats: names looked up, instances and tables laid out.
/// Immutable and shared by threads. The GameDef must be resolved and free of errors (validateGameDef).
class Rules {
 public:
  Rules(language::GameDefPtr def, Seat seats);

  const language::GameDef& def() const { return *m_def; }
  const language::GameDefPtr& defPtr() const { return m_def; }
  Seat seats() const { return m_seats; }

  const std::vector<ZoneInstance>& zones() const { return m_zones; }
  const ZoneInstance& zone(ZoneId id) const { return m_zones[id.index]; }
  /// The instance of zone definition `def` for `owner` (ignored for shared zones).
  ZoneId zoneInstance(std::uint32_t def, Seat owner) const;
  /// The zone called "deck" or "hand:0"; invalid when there is none.
  ZoneId zoneNamed(std::string_view name) const;
  /// The zones of a region as `seat` sees it.
  const std::vector<ZoneId>& region(std::uint32_t region, Seat seat) const;

  std::size_t variableSlotCount() const { return m_slotCount; }
  /// Where a variable lives in State::variables; `seat` is ignored for global ones.
  std::size_t variableSlot(std::uint32_t variable, Seat seat) const;
  std::int64_t number(const language::Number& number) const;

  /// Text values as small numbers. Symbol ids follow the order of first use in the GameDef.
  const std::string& symbol(std::int64_t id) const { return m_symbols[static_cast<std::size_t>(id)]; }
  std::int64_t symbolId(std::string_view text) const;  ///< -1 when the game never mentions the text

  const language::EffectList& list(std::uint32_t number) const { return *m_lists[number]; }
  /// Position of a property in a token type's props, or -1.
  int propertySlot(std::uint32_t type, std::uint32_t property) const;
  /// The stable seed of all hashes of this game.
  std::uint64_t hashSeed() const { return m_hashSeed; }

 private:
  void layOutZones();
  void layOutVariables();
  void layOutRegions();
  void collectTexts();

  language::GameDefPtr m_def;
  Seat m_seats = 0;
  std::vector<ZoneInstance> m_zones;
  std::vector<std::uint32_t> m_firstInstance;  ///< by zone definition
  std::unordered_map<std::string, ZoneId> m_zoneByName;
  std::vector<std::vector<std::vector<ZoneId>>> m_regions;  ///< by region, then seat
  std::vector<std::size_t> m_slots;            ///< by variable
  std::size_t m_slotCount = 0;
  std::vector<std::string> m_symbols;
  std::unordered_map<std::string, std::int64_t> m_symbolIds;
  std::vector<const language::EffectList*> m_lists;
  std::vector<std::vector<int>> m_propertySlots;
  std::uint64_t m_hashSeed = 0;
};

using RulesPtr = std::shared_ptr<const Rules>;

/// Rules for `seats` players, or for the game's smallest number of players when it is 0.
RulesPtr makeRules(language::GameDefPtr def, Seat seats = 0);

}  // namespace ludo::kernel
