// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "core/analysis/encoding.h"
#include "core/analysis/line_table.h"
#include "core/analysis/token_needs.h"
#include "core/analysis/value_range.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::engine {

/// What is found out only while code is written. The code is then written once more with this known.
struct Discoveries {
  bool asksForTops = false;      ///< the rules ask for zones by their topmost tokens, many zones at once
  bool asksForTopTypes = false;  ///< the same by type
  bool asksForOwned = false;     ///< the rules ask for all tokens of an owner at once
  bool asksForTypes = false;     ///< the rules ask for all tokens of a type at once
  std::set<std::uint32_t> ofSeveralKinds;  ///< properties that hold values of several kinds
  std::set<std::uint32_t> askedByValue;    ///< properties by whose value the rules ask for tokens
  bool replaysChoices = false;  ///< a choice waits where a position cannot hold the rest of its move
  /// Most options of a choice among values that are neither zones nor tokens.
  std::size_t valuesToChoose = 0;
  std::optional<TokenNeeds> needs;  ///< once worked out: see tokenNeedsOf()
  bool operator==(const Discoveries&) const = default;
};

/// What can be said about a game from its text and its beginnings, and saves code or memory. A value, made
/// once for a game and an encoding; it keeps no reference to the rules.
struct Facts {
  /// Throws Unsupported for what the encoding cannot hold. `known`: found when the code was written before.
  Facts(const kernel::Rules& rules, Encoding encoding, const Discoveries& known = {});

  Encoding encoding;

  bool usesChance = false;    ///< the rules draw random numbers in play
  bool usesLastZone = false;  ///< something asks where a token came to last
  bool usesPasses = false;    ///< passing is possible
  /// See zonesThatOnlyFill(); only where each of them holds one token.
  std::vector<kernel::ZoneId> onlyFilled;
  bool readsTurn = false;               ///< an end condition can become true only because turns go by
  bool endAsksForMoves = false;         ///< an end condition counts legal moves
  bool hasOwners = false;               ///< some token has an owner
  bool hasOwnerless = false;            ///< some token may have none
  bool ownOrder = false;                ///< the turn order is not seat after seat, over and over
  bool hasChoices = false;              ///< effects stop for decisions
  bool replaysChoices = false;          ///< as in Discoveries
  std::size_t valuesToChoose = 0;       ///< as in Discoveries
  bool trialsCountRepetitions = false;  ///< actions, triggers or definitions ask for repetitions
  bool findsLongest = false;            ///< of some action only what begins a longest series is legal
  std::optional<LineTable> lines;       ///< where positions keep the lines of zones
  // Only where tokens are not in cells.
  bool createsTokens = false;       ///< in play, not only in setup
  bool holdsTokens = false;         ///< a property, a variable or a move that waits may hold one
  std::uint32_t onlyType = 0;       ///< where tokens are counted, what all of them are
  std::size_t tokenRoom = 0;        ///< how many ids a position has
  std::optional<TokenNeeds> needs;  ///< where tokens with ids are created in play
  bool hasOrder = false;            ///< some zone keeps an order of several tokens
  bool asksForTops = false;         ///< as in Discoveries, or positions keep lines
  bool asksForTopTypes = false;     ///< as in Discoveries
  bool asksForOwned = false;        ///< as in Discoveries
  bool asksForTypes = false;        ///< as in Discoveries
  /// One property of tokens, and how positions keep it.
  struct Property {
    bool isStored = false;  ///< positions keep it; else each token has its type's default for ever
    bool isCoded = false;   ///< holds values of several kinds: see coded_value.h
    kernel::Value::Kind kind = kernel::Value::Kind::Integer;  ///< of its values, unless coded
    std::vector<std::int64_t> starts;  ///< by type: payload of the default; 0 for types without the property
    std::vector<kernel::Value::Kind> kinds;  ///< by type: of the default
    std::vector<bool> has;                   ///< by type: whether it has the property
    std::vector<std::int64_t> fixed;  ///< by token: the value from setup, if it never changes; else empty
    /// The values that it may have; empty where they are too many for a set of tokens for each.
    ValueRange range;
    bool hasSets = false;  ///< positions keep these sets, because the rules ask for tokens by value

    /// The word that positions keep for the value in a token of the type; nothing where no word can hold it.
    std::optional<std::int64_t> kept(const kernel::Value& value, std::uint32_t type) const;
    /// The value that a kept word stands for.
    kernel::Value valueOf(std::int64_t kept, std::uint32_t type) const;
    /// The word that positions keep for a new token of the type.
    std::int64_t start(std::uint32_t type) const;
  };
  std::vector<Property> properties;

  /// What the rules can do to a free turn.
  bool endsPhases = false;
  bool endsTurns = false;
  bool jumps = false;  ///< goToPhase
  bool addsTurns = false;
  bool eliminates = false;
  bool changesActive = false;

  /// Which limits of its uses an action has: a turn, a phase, a game.
  struct Limits {
    bool turn = false, phase = false, game = false;
  };
  std::vector<Limits> limits;  ///< by action

 private:
  void findEnd(const language::GameDef& def);
  void findOwners(const language::GameDef& def);
  /// Throws Unsupported where the encoding cannot hold what the rules do to turns.
  void findTurn(const language::GameDef& def);
  void findLimits(const language::GameDef& def);
  void findProperties(const kernel::Rules& rules);
  /// Throws Unsupported where tokens can be told apart, or are too many to be counted.
  void findOnlyType(const language::GameDef& def);
  void findTokens(const kernel::Rules& rules, const Discoveries& known);
  void findFixedProperties(const kernel::Rules& rules, const std::vector<kernel::State>& beginnings);
  void findValueSets(const kernel::Rules& rules, const std::vector<kernel::State>& beginnings,
                     const Discoveries& known);
};

}  // namespace ludo::engine
