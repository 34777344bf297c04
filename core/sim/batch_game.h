// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/rules.h"
#include "core/sim/coverage.h"
#include "core/sim/game_summary.h"

namespace ludo::sim {

/// All that a batch keeps of one game. Private to the room.
struct BatchGame {
  GameSummary summary;
  GameCoverage coverage;  ///< empty when not asked for
  bool operator==(const BatchGame&) const = default;
};

/// A game as bytes, and back.
std::string packGame(const BatchGame& game);
/// Nothing when the bytes are no game of these rules.
std::optional<BatchGame> unpackGame(const kernel::Rules& rules, std::string_view bytes);

}  // namespace ludo::sim
