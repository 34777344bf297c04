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

/// What shows only while code is written, which then is written once more.
struct Discoveries {
  bool asksForTops = false;                ///< the rules ask for many zones at once by what lies on top
  std::set<std::uint32_t> ofSeveralKinds;  ///< properties that hold values of several kinds
  std::set<std::uint32_t> askedByValue;    ///< properties of which tokens with a value are asked for
  bool replaysChoices = false;             ///< choices wait where positions cannot hold what is under way
  std::size_t valuesToChoose = 0;          ///< among so many values that are no zones or tokens, at most
  std::optional<TokenNeeds> needs;         ///< where they were asked for
  bool operator==(const Discoveries&) const = default;
};

/// What can be said about a game from its text alone, and saves code or memory.
struct Facts {
  /// Throws Unsupported for what the form cannot hold.
  Facts(const kernel::Rules& rules, Encoding encoding, const Discoveries& known = {});

  Encoding encoding;

  bool usesChance = false;     ///< the rules draw random numbers in play
  bool usesLastZone = false;   ///< something asks where a token came to last
  bool usesPasses = false;     ///< passing is possible
  bool zonesOnlyFill = false;  ///< see zonesOnlyFill(); of cells
  bool readsTurn = false;  ///< an end condition can change though nothing is done, only because turns go by
  bool endAsksForMoves = false;         ///< an end condition counts legal moves
  bool hasOwners = false;               ///< some token has an owner
  bool hasOwnerless = false;            ///< some token may have none
  bool ownOrder = false;                ///< the turn order is not simply round
  bool hasChoices = false;              ///< effects stop for decisions
  bool replaysChoices = false;          ///< as Discoveries says
  std::size_t valuesToChoose = 0;       ///< the same
  bool trialsCountRepetitions = false;  ///< actions, or what they may use, ask how often a position occurred
  bool findsLongest = false;            ///< of some action only the longest series is legal
  std::optional<LineTable> lines;       ///< when positions keep them
  /// Of positions that do not keep tokens in cells.
  bool createsTokens = false;       ///< in play, not only in setup
  std::uint32_t onlyType = 0;       ///< where tokens are counted, what all of them are
  std::size_t tokenRoom = 0;        ///< ids that there is room for
  std::optional<TokenNeeds> needs;  ///< of tokens with ids that are made in play
  bool hasOrder = false;            ///< the order of tokens counts in a zone that holds several
  bool asksForTops = false;         ///< as Discoveries says
  struct Property {
    bool isStored = false;  ///< else each token has its type's value for ever
    bool isCoded = false;   ///< holds values of several kinds: see coded_value.h
    kernel::Value::Kind kind = kernel::Value::Kind::Integer;
    std::vector<std::int64_t> starts;        ///< by type: payload; 0 for types without it
    std::vector<kernel::Value::Kind> kinds;  ///< by type
    std::vector<bool> has;                   ///< by type
    std::vector<std::int64_t> fixed;  ///< by token: what setup gave it for ever; empty where it can change
    /// The values by which there may be sets of tokens; empty where there may be too many.
    ValueRange range;
    bool hasSets = false;  ///< there are: the rules ask for tokens by their value

    /// The word that positions keep for the value of a token of the type; none where they have no room for
    /// it.
    std::optional<std::int64_t> kept(const kernel::Value& value, std::uint32_t type) const;
    /// The other way.
    kernel::Value valueOf(std::int64_t kept, std::uint32_t type) const;
    /// What positions keep for a new token of the type.
    std::int64_t start(std::uint32_t type) const;
  };
  std::vector<Property> properties;

  /// Of free turns: what the rules can do to them.
  bool endsPhases = false;
  bool endsTurns = false;
  bool jumps = false;  ///< goToPhase
  bool addsTurns = false;
  bool eliminates = false;
  bool changesActive = false;

  /// Limits of an action's uses, by action.
  struct Limits {
    bool turn = false, phase = false, game = false;
  };
  std::vector<Limits> limits;

 private:
  void findEnd(const language::GameDef& def);
  void findOwners(const language::GameDef& def);
  /// Throws Unsupported where the form cannot hold what the rules do to turns.
  void findTurn(const language::GameDef& def);
  void findLimits(const language::GameDef& def);
  void findProperties(const kernel::Rules& rules);
  void findTokens(const kernel::Rules& rules, const Discoveries& known);
  void findFixedProperties(const kernel::Rules& rules, const std::vector<kernel::State>& beginnings);
  void findValueSets(const kernel::Rules& rules, const std::vector<kernel::State>& beginnings,
                     const Discoveries& known);
};

}  // namespace ludo::engine
