// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QIcon>
#include <QtWidgets/QStyle>

#include "core/sim/replay.h"

namespace ludo::widgets {

/// Whether a replay agrees with its record, and where it first does not; and how the game ended.
/// Rich text; a divergence links to the last step that agrees.
QString verdictHtml(const sim::Replay& replay);

/// A standard icon in the text colour of a widget's palette, so that it reads in dark themes too.
QIcon tintedIcon(const QWidget& widget, QStyle::StandardPixmap pixmap);

}  // namespace ludo::widgets
