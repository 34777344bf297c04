// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_colours.h"

#include "core/base/seat_colours.h"
#include "widgets/models/colours.h"

namespace ludo::widgets {

QColor BoardColours::inkOn(const QColor& colour) {
  const QColor white(Qt::white);
  const QColor black(24, 24, 27);
  return contrast(colour, white) >= contrast(colour, black) * 0.75 ? white : black;
}

QColor BoardColours::seat(kernel::Seat seat) const {
  return QColor::fromRgb((dark ? seatColoursOnDark : seatColoursOnLight).of(seat));
}

BoardColours BoardColours::from(const QPalette& palette) {
  BoardColours colours;
  const QColor base = palette.color(QPalette::Base);
  const QColor text = palette.color(QPalette::Text);
  colours.dark = luminance(base) < luminance(text);
  colours.background = base;
  colours.text = text;
  colours.tile = mixed(base, text, colours.dark ? 0.08 : 0.03);
  colours.tileAlternate = mixed(base, text, colours.dark ? 0.20 : 0.13);
  colours.line = mixed(base, text, colours.dark ? 0.30 : 0.28);
  colours.mutedText = mixed(base, text, 0.68);
  colours.accent = palette.color(QPalette::Highlight);
  // A theme's highlight may be too close to the ground to mark a space on it.
  if (contrast(colours.accent, base) < 4) colours.accent = mixed(colours.accent, text, 0.3);
  colours.lastMove = colours.dark ? QColor(0xB8, 0x92, 0x2E) : QColor(0xF2, 0xC8, 0x4B);
  colours.changed = colours.dark ? QColor(0xE8, 0x9A, 0xC7) : QColor(0xA8, 0x3E, 0x7C);
  colours.cardFace = colours.dark ? QColor(0x34, 0x36, 0x3C) : QColor(0xFF, 0xFF, 0xFF);
  colours.cardText = colours.dark ? QColor(0xF1, 0xF1, 0xF3) : QColor(0x22, 0x24, 0x28);
  colours.cardLine = mixed(colours.cardFace, colours.cardText, 0.35);
  colours.cardBack = colours.dark ? QColor(0x4A, 0x56, 0x70) : QColor(0x5B, 0x6B, 0x8C);
  return colours;
}

}  // namespace ludo::widgets
