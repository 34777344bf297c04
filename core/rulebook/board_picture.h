// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"
#include "core/pictures/picture_folder.h"

namespace ludo::rulebook {

/// The boards of a game with what lies on them, as SVG without scripts or fonts of its own: squares,
/// hexagons, points or circles where the game says that its spaces are. Empty when the game has no spaces
/// with a place. The pictures of boards, zones and tokens are in it, as far as the folder has them.
std::string boardPicture(const kernel::Rules& rules, const kernel::State& state,
                         const pictures::PictureFolder& folder);

}  // namespace ludo::rulebook
