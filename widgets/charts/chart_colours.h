// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QColor>
#include <QPalette>

namespace ludo::widgets {

/// The colours of one chart. Data colours are Okabe and Ito's ("Color Universal Design", 2008), which people
/// with any common kind of colour blindness can tell apart.
struct ChartColours {
  QColor background;
  QColor text;
  QColor faintText;
  QColor grid;
  QColor bar;
  QColor chosenBar;
  QColor mean;
  QColor band;  ///< translucent

  /// Fits the panels around it, light or dark.
  static ChartColours fromPalette(const QPalette& palette);
  /// Black on white, for exported files.
  static ChartColours forPaper();
};

}  // namespace ludo::widgets
