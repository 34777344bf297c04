// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/engine/line_table.h"
#include "core/kernel/rules.h"

namespace ludo::engine {

/// What can be said about a game from its text alone, and saves code or memory.
struct Facts {
  /// Throws Unsupported for what no representation of the engine can hold.
  explicit Facts(const kernel::Rules& rules);

  bool usesChance = false;    ///< the rules draw random numbers in play
  bool usesLastZone = false;  ///< something asks where a token came to last
  bool usesPasses = false;    ///< passing is possible
  bool readsTurn = false;  ///< an end condition can change though nothing is done, only because turns go by
  bool endAsksForMoves = false;    ///< an end condition counts legal moves
  bool hasOwners = false;          ///< some token has an owner
  bool hasOwnerless = false;       ///< some token may have none
  bool ownOrder = false;           ///< the turn order is not simply round
  bool hasChoices = false;         ///< effects stop for decisions
  std::optional<LineTable> lines;  ///< when positions keep them
  /// Limits of an action's uses, by action.
  struct Limits {
    bool turn = false, phase = false, game = false;
  };
  std::vector<Limits> limits;
};

}  // namespace ludo::engine
