// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

#include "core/sim/replay.h"
#include "widgets/replay/present_rules.h"

namespace ludo::widgets {

/// "Won by Player 1.", or why the game stopped.
QString endingText(const sim::GameTrace& trace);
/// Whether a replay agrees with its record, and where it first does not; and how the game ended.
/// Rich text; a divergence links to the last step that agrees.
QString verdictHtml(const sim::Replay& replay);
/// The same of a game that was recorded with other rules than those of now, and where it goes otherwise under
/// them. Rich text; it links to the last step before that, as "step:6".
QString otherRulesHtml(const sim::Replay& replay, const PresentRules& present);
/// The same while the text has mistakes, so that there are no rules to compare with.
QString noRulesHtml(const sim::Replay& replay);

}  // namespace ludo::widgets
