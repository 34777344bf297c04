// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "widgets/board/board_painter.h"
#include "widgets/play/move_chooser.h"
#include "widgets/play/play_session.h"

namespace ludo::widgets {

/// What is marked on the board of a game that is played: the last move, what was chosen of the next one, and
/// where it may go on. The position is that after `plies` moves.
BoardMarks playMarks(const PlaySession& session, std::size_t plies, const MoveChooser& chooser,
                     const BoardScene& scene);

}  // namespace ludo::widgets
