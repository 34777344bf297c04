// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <optional>
#include <string>

#include "core/engine/compare.h"
#include "core/language/game_def.h"

namespace ludo::testing {

/// A game, and the play in which a program and the kernel go different ways.
struct DivergingGame {
  language::GameDef game;
  engine::Divergence divergence;
};

/// Says where a program of the game and the kernel go different ways, if they do.
using FindDivergence = std::function<std::optional<engine::Divergence>(const language::GameDef&)>;

/// The game made as small as it gets: whatever can be taken away from it, or replaced by something plain, is,
/// as long as the rest is a game that `find` finds a divergence in. Nothing when there is none to begin with.
std::optional<DivergingGame> shrunk(language::GameDef game, const FindDivergence& find);

/// The game as a specification, the moves of the play, and what is different then.
std::string text(const DivergingGame& diverging);

}  // namespace ludo::testing
