// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ludo::ide {

/// Tells the version and the licence, until it is closed.
void showAbout(QWidget* parent);

}  // namespace ludo::ide
