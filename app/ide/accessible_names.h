// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ludo::ide {

/// Gives the parts that the toolkit makes by itself, below a widget, the names that a screen reader tells:
/// bars, handles, grips. What has a name keeps it. GUI thread.
void nameToolkitParts(const QWidget& root);

}  // namespace ludo::ide
