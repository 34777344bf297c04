// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include "core/sim/recorded_game.h"

/// What becomes of recorded games under rules that have changed since, for people. Any thread.
namespace ludo::widgets {

/// The move at which a game is not as recorded: as players say it where the game knows the move still, else
/// as it was recorded.
QString fateMoveTitle(const language::GameDefPtr& game, const sim::RecordedGame& recorded);
/// "move 14, Mark b2, is not legal any more"; `move` is that of fateMoveTitle.
QString fateText(const sim::RecordedGame& game, const QString& move);

}  // namespace ludo::widgets
