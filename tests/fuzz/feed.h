// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string_view>

/// What the fuzzers and the corpus test feed: input of any kind, up to a hundred random plies. A failure is
/// an abort, with what was wrong on standard error.
namespace ludo::fuzz {

/// As the editor takes a specification: analysed, its certain fixes applied and analysed again, completed and
/// hovered at some places, decompiled, and played when it compiles.
void feedSpecification(std::string_view text);

/// As `ludo run game.json` takes a game: refused, or played.
void feedGame(std::string_view json);

/// As the decisions of the generator of playable games; the first byte says how large the game is. The play
/// is held against everything that the kernel promises.
void feedChoices(std::string_view bytes);

/// The same game without what the engine has no code for, played by the engine beside the kernel. The second
/// byte says in which form.
void feedEngine(std::string_view bytes);

}  // namespace ludo::fuzz
