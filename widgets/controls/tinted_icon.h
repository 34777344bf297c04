// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QIcon>
#include <QtWidgets/QStyle>

namespace ludo::widgets {

/// A standard icon in the text colour of a widget's palette, so that it reads in dark themes too. To be made
/// anew when the palette changes. GUI thread.
QIcon tintedIcon(const QWidget& widget, QStyle::StandardPixmap pixmap);

}  // namespace ludo::widgets
