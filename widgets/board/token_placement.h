// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "widgets/board/board_scene.h"

namespace ludo::widgets {

/// Gives the tokens of a zone their places and sizes: one in the middle of a board space, several in a small
/// grid; piles a little askew with the top token last; rows side by side, overlapping as far as they must, a
/// player's cards as a fan. Drops tokens that would not be seen (SceneZone::count still counts them); in rows
/// it draws pieces that look alike as one, and cards too once they crowd each other.
void placeTokens(SceneZone& zone);

}  // namespace ludo::widgets
