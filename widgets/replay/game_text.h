// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

#include "core/sim/replay.h"

namespace ludo::widgets {

/// A recorded game to be read: who played, a line a move, how it ended, and the command that plays it again
/// where bots played it. Plain text. Any thread.
QString gameText(const sim::Replay& replay);

}  // namespace ludo::widgets
