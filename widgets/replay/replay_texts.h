// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

#include "core/sim/replay.h"

namespace ludo::widgets {

/// Whether a replay agrees with its record, and where it first does not; and how the game ended.
/// Rich text; a divergence links to the last step that agrees.
QString verdictHtml(const sim::Replay& replay);

}  // namespace ludo::widgets
