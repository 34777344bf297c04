// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/limits.h"
#include "core/kernel/origins.h"
#include "core/kernel/telling_properties.h"
#include "core/kernel/value.h"
#include "core/kernel/zone_names.h"
#include "core/language/game_def.h"

namespace ludo::kernel {

/// One zone as it exists in play: a shared zone, or one seat's copy of a player-owned one.
struct ZoneInstance {
  std::uint32_t def = 0;              ///< index into GameDef::zones
  Seat owner = nobody;                ///< nobody for a shared zone
  std::string name;                   ///< "deck", "hand:0"
  std::int64_t capacity = INT64_MAX;  ///< most tokens that it may hold
  std::uint32_t seenBy = 0;           ///< bit s: seat s sees what the tokens are
  std::vector<ZoneId> neighbours;     ///< adjacentTo, or where it is empty the directed edges
  std::vector<ZoneId> byDirection;    ///< by direction index, as far as needed; see Rules::step
};

/// Sequences of steps over a board, each step by its basic direction.
using Paths = std::vector<std::vector<std::uint32_t>>;

/// A GameDef made ready to run for a number of seats: names looked up, instances and tables laid out.
/// Immutable and shared by threads. The GameDef must be resolved and free of errors (validateGameDef).
class Rules {
 public:
  /// `positions` are further effect lists that a game may begin with (see Beginning). Their numbers follow
  /// those of the GameDef's own lists (resolveTests); they must outlive the Rules.
  Rules(language::GameDefPtr def, Seat seats, std::span<const language::EffectList> positions = {});

  const language::GameDef& def() const { return *m_def; }
  const language::GameDefPtr& defPtr() const { return m_def; }
  Seat seats() const { return m_seats; }

  const std::vector<ZoneInstance>& zones() const { return m_zones; }
  const ZoneInstance& zone(ZoneId id) const { return m_zones[id.index]; }
  /// The instance of zone definition `def` for `owner` (ignored for shared zones).
  ZoneId zoneInstance(std::uint32_t def, Seat owner) const;
  /// The zone called "deck" or "hand:0"; invalid when there is none.
  ZoneId zoneNamed(std::string_view name) const;
  /// The zones of a region as `seat` sees it, which may be nobody.
  const std::vector<ZoneId>& region(std::uint32_t region, Seat seat) const;

  /// Where `direction` leads from `zone`; invalid when it leads nowhere.
  ZoneId step(ZoneId zone, std::uint32_t direction) const {
    const std::vector<ZoneId>& targets = m_zones[zone.index].byDirection;
    return direction < targets.size() ? targets[direction] : ZoneId();
  }
  /// The direction that leads back along every edge of `direction`; UINT32_MAX when there is none.
  std::uint32_t opposite(std::uint32_t direction) const { return m_opposites[direction]; }

  /// The basic directions that a direction name of the rules stands for, as `seat` (or nobody) sees them.
  const std::vector<std::uint32_t>& directions(std::uint32_t set, Seat seat) const;
  /// All basic directions.
  const std::vector<std::uint32_t>& allDirections() const { return m_allDirections; }
  /// What becomes of a basic direction when a pattern is turned or mirrored; itself where the board says
  /// nothing.
  std::uint32_t turned(std::uint32_t direction) const { return m_turned[direction]; }
  std::uint32_t mirrored(std::uint32_t direction) const { return m_mirrored[direction]; }
  /// All forms of a pattern of paths: as it is and, where `rotate` and `reflect` allow, turned and mirrored.
  std::set<Paths> formsOf(const Paths& paths, bool rotate, bool reflect) const;
  /// The zones of each line of a set of lines that the game lists.
  const std::vector<std::vector<ZoneId>>& lines(std::uint32_t set) const { return m_lines[set]; }

  std::size_t variableSlotCount() const { return m_slotCount; }
  /// Where a variable lives in State::variables; `seat` is ignored for global ones.
  std::size_t variableSlot(std::uint32_t variable, Seat seat) const;
  /// The slots of variables that hold tokens, in ascending order.
  const std::vector<std::size_t>& tokenSlots() const { return m_tokenSlots; }
  bool holdsToken(std::size_t slot) const {
    return !m_tokenSlots.empty() && std::ranges::binary_search(m_tokenSlots, slot);
  }
  /// As numberIn.
  std::int64_t number(const language::Number& number) const;
  /// Where a seat's uses of an action are counted in the State.
  std::size_t useSlot(Seat seat, std::uint32_t action) const {
    return static_cast<std::size_t>(seat) * m_def->actions.size() + action;
  }
  /// Whether some zone is not public, so that seats know different things.
  bool hasSecrets() const { return m_hasSecrets; }
  /// Whether something may come to such a zone, so that players have to guess.
  bool mayHide() const { return m_mayHide; }
  /// The seats that see the tokens of a zone, as bits.
  std::uint32_t seenBy(ZoneId zone) const { return m_zones[zone.index].seenBy; }
  /// All seats, as bits.
  std::uint32_t everybody() const { return static_cast<std::uint32_t>((1ULL << m_seats) - 1); }
  /// Where hidden values come from.
  const Origins& origins() const { return m_origins; }

  /// The properties by which people tell tokens apart.
  const TellingProperties& tellingProperties() const { return m_telling; }
  /// What people call zones.
  const ZoneNames& zoneNames() const { return m_zoneNames; }

  /// The index of a bound name ("$card"); UINT32_MAX when the game never reads it.
  std::uint32_t bindingIndex(std::string_view name) const;
  /// The indices of $zone, $token and $player: the candidate inside `where`, `via` and `filter`, and the
  /// subject of a trigger's event. UINT32_MAX when the game never reads the name.
  std::uint32_t zoneBinding() const { return m_zoneBinding; }
  std::uint32_t tokenBinding() const { return m_tokenBinding; }
  std::uint32_t playerBinding() const { return m_playerBinding; }

  /// Text values as small numbers. The ids of the token types come first, so that the symbol of a token type
  /// is its index; then all texts in the order of first use in the GameDef, and those of zones and
  /// directions.
  bool hasSymbol(std::int64_t id) const {
    return id >= 0 && id < static_cast<std::int64_t>(m_symbols.size());
  }
  const std::string& symbol(std::int64_t id) const { return m_symbols[static_cast<std::size_t>(id)]; }
  /// The direction or set of directions that a text names, for `directions`; UINT32_MAX when it names none.
  std::uint32_t directionSetOf(std::int64_t symbol) const;
  std::int64_t symbolId(std::string_view text) const;  ///< -1 when the game never mentions the text

  /// How many tokens may ever be made in one game: fewer where tokens have many properties.
  std::size_t mostTokens() const { return m_mostTokens; }

  /// The effect list with this number (EffectList::list), of the game or of the positions.
  const language::EffectList& list(std::uint32_t number) const { return *m_lists[number]; }
  /// The index of a property in Token::props of the type; -1 when the type lacks it.
  int propertySlot(std::uint32_t type, std::uint32_t property) const;
  /// The value of a zone's property, which never changes; Nothing when the zone lacks it.
  Value zoneProperty(ZoneId zone, std::uint32_t property) const;
  /// What has to be the same for a position to count as repeated.
  struct Repetition {
    std::uint32_t region = UINT32_MAX;  ///< where tokens count; UINT32_MAX: everywhere
    bool toMove = false;                ///< who is to move counts too
    bool operator==(const Repetition&) const = default;
  };
  /// All ways in which the rules count repetitions, each once; State::earlier is in this order.
  const std::vector<Repetition>& repetitions() const { return m_repetitions; }
  static Repetition repetitionOf(const language::RepetitionsValue& part) {
    return {part.in ? part.in->index : UINT32_MAX, part.toMove};
  }
  /// Whether an end condition asks for a player who cannot act.
  bool asksStuck() const { return m_asksStuck; }
  /// Whether something asks for the number of the turn or for passes in a row.
  bool countsTurns() const { return m_countsTurns; }
  /// The stable seed of all hashes of this game.
  std::uint64_t hashSeed() const { return m_hashSeed; }

 private:
  void layOutZones();
  void layOutVariables();
  void layOutNeighbours();
  void findOpposites();
  void layOutDirections();
  void layOutRegions();
  void layOutLines();
  void layOutProperties();
  void layOutZoneProperties();
  void collectTexts(std::span<const language::EffectList> positions);
  void seedHashes();
  void appendInstances(std::vector<ZoneId>& zones, std::uint32_t def, Seat seenBy) const;

  language::GameDefPtr m_def;
  Seat m_seats = 0;
  std::vector<ZoneInstance> m_zones;
  std::vector<std::uint32_t> m_firstInstance;  ///< by zone definition
  std::map<std::string, ZoneId, std::less<>> m_zoneByName;
  std::vector<std::vector<std::vector<ZoneId>>> m_regions;  ///< by region, then seat; last: for nobody
  std::vector<std::size_t> m_slots;                         ///< by variable
  std::size_t m_slotCount = 0;
  std::vector<std::size_t> m_tokenSlots;
  std::vector<std::string> m_symbols;
  std::map<std::string, std::int64_t, std::less<>> m_symbolIds;
  std::map<std::int64_t, std::uint32_t> m_directionSetsBySymbol;
  std::vector<Repetition> m_repetitions;
  std::vector<std::vector<Value>> m_zoneProperties;  ///< by zone definition, then property; as far as needed
  std::map<std::string, std::uint32_t, std::less<>> m_bindingIds;
  std::uint32_t m_zoneBinding = UINT32_MAX;
  std::uint32_t m_tokenBinding = UINT32_MAX;
  std::uint32_t m_playerBinding = UINT32_MAX;
  std::vector<std::uint32_t> m_opposites;  ///< by direction
  std::vector<std::uint32_t> m_allDirections;
  std::vector<std::uint32_t> m_turned;                                   ///< by direction
  std::vector<std::uint32_t> m_mirrored;                                 ///< by direction
  std::vector<std::vector<std::vector<std::uint32_t>>> m_directionSets;  ///< by set, then seat; last: nobody
  std::vector<std::vector<std::vector<ZoneId>>> m_lines;                 ///< by line set
  bool m_asksStuck = false;
  bool m_countsTurns = false;
  bool m_hasSecrets = false;
  bool m_mayHide = false;
  std::vector<const language::EffectList*> m_lists;
  std::vector<std::vector<int>> m_propertySlots;
  std::size_t m_mostTokens = limits::maximumTokens;
  std::uint64_t m_hashSeed = 0;
  Origins m_origins;
  TellingProperties m_telling;
  ZoneNames m_zoneNames;
};

using RulesPtr = std::shared_ptr<const Rules>;

/// Rules for `seats` players, or for the game's smallest number of players when it is 0.
RulesPtr makeRules(language::GameDefPtr def, Seat seats = 0);

/// The number that is written, or that its constant stands for.
std::int64_t numberIn(const language::GameDef& def, const language::Number& number);
/// The game's smallest number of players.
Seat fewestSeats(const language::GameDef& def);

}  // namespace ludo::kernel
