// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <vector>

#include "core/language/game_def.h"

namespace ludo::widgets {

/// Where each numbered node of a game is written, by node number; index 0 is unknown.
/// Walks the whole game: meant for a worker thread.
std::vector<Span> nodeSpans(const language::GameDef& def);

}  // namespace ludo::widgets
