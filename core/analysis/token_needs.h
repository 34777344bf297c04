// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>

#include "core/kernel/rules.h"

namespace ludo::engine {

/// How many tokens a game that makes some in play comes to, as a few random games on the kernel show.
struct TokenNeeds {
  std::size_t begins = 0;  ///< made by setup
  std::size_t made = 0;    ///< in a game, setup included; in as much of it as was played
  std::size_t atOnce = 0;  ///< made from one decision to the next
  std::size_t inPlay = 0;  ///< at any time
  bool hasEnded = false;   ///< some game was played to its end
  bool operator==(const TokenNeeds&) const = default;
};

/// The games are the same each time, and their work is bounded.
TokenNeeds tokenNeedsOf(const kernel::Rules& rules);

/// How many ids positions get: enough for most games to their end or, where that would be too many, so many
/// that ids of gone tokens need not be freed at every turn. For games of which some came to their end.
std::size_t idsFor(const TokenNeeds& needs);

}  // namespace ludo::engine
