// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stop_token>
#include <string>

#include "core/language/game_def.h"

namespace ludo::cli {

/// What twenty random games say of a game that nobody has played.
struct DraftTrial {
  bool ends = false;    ///< at least nine in ten of them
  bool passes = false;  ///< all filters of the report
  std::string words;    ///< "ends, passes all filters", "ends; fails noLoops"
};
/// Plays the same games every time. `game` is checked, with its named effects where they stand.
DraftTrial tryDraft(const language::GameDef& game, const std::stop_token& stop);

}  // namespace ludo::cli
