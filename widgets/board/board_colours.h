// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QColor>
#include <QtGui/QPalette>

#include "core/kernel/value.h"

namespace ludo::widgets {

/// The colours of a board, derived from a widget palette, so that it reads in dark and light themes.
struct BoardColours {
  bool dark = false;
  QColor background;
  QColor tile;
  QColor tileAlternate;
  QColor line;
  QColor text;
  QColor mutedText;
  QColor accent;  ///< what can be done: targets, selection
  QColor lastMove;
  QColor changed;
  QColor cardFace;
  QColor cardText;
  QColor cardLine;
  QColor cardBack;

  static BoardColours from(const QPalette& palette);

  /// Grey for tokens of nobody; see core/base/seat_colours.h.
  QColor seat(kernel::Seat seat) const;
  /// Black or white, whichever reads better on a colour.
  static QColor inkOn(const QColor& colour);
};

}  // namespace ludo::widgets
