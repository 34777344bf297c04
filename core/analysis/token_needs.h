// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>

#include "core/kernel/rules.h"

namespace ludo::engine {

/// How many tokens a game needs that creates some in play, measured in a few random games on the kernel. All
/// numbers are the greatest of any of the games.
struct TokenNeeds {
  std::size_t begins = 0;  ///< made by setup
  std::size_t made = 0;    ///< in a game, setup included; estimated where no game came to its end
  std::size_t atOnce = 0;  ///< made from one decision to the next
  std::size_t inPlay = 0;  ///< at any time; estimated likewise
  bool hasEnded = false;   ///< some game was played to its end
  bool operator==(const TokenNeeds&) const = default;
};

/// Plays the games: always the same ones, with a bounded number of steps.
TokenNeeds tokenNeedsOf(const kernel::Rules& rules);

/// How many ids positions get: enough to play most games to their end or, where that would be too many, so
/// many that the ids of gone tokens need not be freed at every turn.
std::size_t idsFor(const TokenNeeds& needs);

}  // namespace ludo::engine
