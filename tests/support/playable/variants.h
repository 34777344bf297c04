// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "core/generate/random_chooser.h"
#include "core/language/game_def.h"

/// Other games made of a game, through the data that it is written as.
namespace ludo::testing {

/// Simpler games: with one item of a list or one key taken away, alone or with what names it, or one construct
/// replaced by `true` or 1; the largest first.
std::size_t simplerCount(const language::GameDef& game);
/// Nothing when the change numbered `index` makes a game that is refused.
std::optional<language::GameDef> simplerGame(const language::GameDef& game, std::size_t index);

/// The game without the construct that has this number (Node::node): as little around it as possible is taken
/// away or replaced by something plain. Nothing when there is no such number, or every such game is refused.
std::optional<language::GameDef> gameWithout(const language::GameDef& game, std::uint32_t node);

/// The JSON of the game with some of its data taken away, doubled, or replaced by what stands elsewhere under
/// the same key, or by a number at a limit. Whether that still is a game is for loadGameDef to tell.
std::string damagedJson(const language::GameDef& game, generate::Chooser& choices);

}  // namespace ludo::testing
