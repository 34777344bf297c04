// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QIcon>
#include <QString>

namespace ludo::ide {

/// The monochrome icon :/icons/<name>.svg, drawn in the text colour of the application's palette at the
/// moment it is painted, so that it follows the theme.
QIcon themedIcon(const QString& name);

/// Draws nothing: keeps texts in line with those that have an icon.
QIcon blankIcon(const QSize& size);

/// The program's own icon, in its own colours.
QIcon applicationIcon();

}  // namespace ludo::ide
