// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/language/game_def.h"

namespace ludo::compile {

/// How many tokens a game can ever have, of a type and of an owner: as many as the setup makes, where nothing
/// else makes any. Refers to the game, which is resolved. Private to the room.
class TokenBounds {
 public:
  /// The largest number that a value can be.
  using Largest = std::function<std::int64_t(const language::ValueExpr& value)>;

  TokenBounds(const language::GameDef& def, Largest largest);

  /// Of the type, or of all types; of whichever single owner has most, or of everybody together. INT64_MAX
  /// where there may be any number.
  std::int64_t most(std::optional<std::uint32_t> type, bool isOfOneOwner) const;

 private:
  struct Bound {
    std::int64_t all = 0;    ///< tokens of the type that there ever are at a time, at most
    std::int64_t ofOne = 0;  ///< of these, those of any one player
  };
  /// A loop round an effect of the setup.
  struct Loop {
    std::string bind;
    std::int64_t rounds = 1;
    bool isOfPlayers = false;
  };

  void addAll(const language::EffectList& effects);
  void add(const language::Effect& effect);
  void addMade(const language::TokenTypeSelector& type, const language::ZoneSelector& zone,
               const std::optional<language::PlayerSelector>& owner, std::int64_t count);
  void addWhatPlayMakes();
  Loop loopOf(const language::ForEachEffect& loop) const;
  std::int64_t sizeOf(const language::ZonesQuery& query) const;
  std::int64_t rounds(const std::string& without) const;

  const language::GameDef& m_def;
  Largest m_largest;  ///< asked while this is made
  std::int64_t m_seats;
  std::vector<Loop> m_loops;
  std::vector<Bound> m_bounds;  ///< by token type
  bool m_changesOwners = false;
};

}  // namespace ludo::compile
