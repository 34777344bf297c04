// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/print/card_face.h"

#include <algorithm>

#include "widgets/board/token_painter.h"
#include "widgets/models/colours.h"

namespace ludo::widgets {
namespace {

/// A font's size is a whole number, so letters are laid out in hundredths of a millimetre.
constexpr double unitsPerMillimetre = 100;
constexpr double bandShare = 0.2;
constexpr double nameHeight = 5.5;  ///< millimetres, where it fits
constexpr double textHeight = 5;
constexpr double smallestText = 2.2;  ///< about 6 points
constexpr double padding = 3;
constexpr double pictureShare = 0.6;  ///< of what lies below the name, where properties follow

QFont fontOf(const QPainter& painter, double millimetres, bool bold) {
  QFont font = painter.font();
  font.setPixelSize(static_cast<int>(millimetres * unitsPerMillimetre));
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setBold(bold);
  return font;
}

/// A text in lines as large as they fit, `most` millimetres or less.
void paintWrapped(QPainter& painter, const QRectF& millimetres, double most, const QString& text, bool bold,
                  Qt::Alignment alignment) {
  painter.save();
  painter.scale(1 / unitsPerMillimetre, 1 / unitsPerMillimetre);
  const QRectF room(millimetres.topLeft() * unitsPerMillimetre, millimetres.size() * unitsPerMillimetre);
  const int flags = static_cast<int>(alignment) | Qt::TextWordWrap;
  double height = most;
  for (; height > smallestText; height -= 0.2) {
    const QRectF needed = QFontMetricsF(fontOf(painter, height, bold)).boundingRect(room, flags, text);
    if (needed.height() <= room.height() && needed.width() <= room.width()) break;
  }
  painter.setFont(fontOf(painter, height, bold));
  painter.drawText(room, flags, text);
  painter.restore();
}

}  // namespace

void paintPrintedCard(QPainter& painter, const SceneToken& card, const QRectF& place,
                      const BoardColours& colours) {
  const bool isTinted = card.colour.isValid() || card.owner != kernel::nobody;
  const QColor fill = card.colour.isValid() ? card.colour : colours.seat(card.owner);
  const QColor band = isTinted ? fill : mixed(Qt::white, colours.text, 0.12);
  // No rounded corners: the knife cuts straight.
  painter.fillRect(place, Qt::white);
  const QRectF top(place.topLeft(), QSizeF(place.width(), place.height() * bandShare));
  painter.fillRect(top, band);
  painter.setPen(isTinted ? BoardColours::inkOn(band) : QColor(Qt::black));
  paintWrapped(painter, top.adjusted(padding, 1, -padding, -1), nameHeight, card.label, true,
               Qt::AlignCenter);
  painter.setPen(Qt::black);
  QStringList lines = card.details;
  if (!card.name.isEmpty() && card.name != card.label) lines.prepend(card.name);
  QRectF room(place.left() + padding, top.bottom() + padding, place.width() - 2 * padding,
              place.bottom() - top.bottom() - 2 * padding);
  if (card.picture) {
    const double height = lines.isEmpty() ? room.height() : room.height() * pictureShare;
    card.picture->paintInto(painter, QRectF(room.topLeft(), QSizeF(room.width(), height)));
    room.setTop(room.top() + height + padding / 2);
  }
  if (!lines.isEmpty())
    paintWrapped(painter, room, textHeight, lines.join(QLatin1Char('\n')), false,
                 Qt::AlignLeft | Qt::AlignTop);
  painter.setPen(QPen(mixed(Qt::white, Qt::black, 0.25), 0.2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(place);
}

void paintPrintedBack(QPainter& painter, const SceneToken& card, const QRectF& place,
                      const BoardColours& colours) {
  if (card.back) {
    QPainterPath outline;
    outline.addRect(place);
    return card.back->paintWithin(painter, outline);
  }
  const double scale = place.height() / cardHeight;
  painter.fillRect(place, colours.cardBack);
  painter.save();
  painter.translate(place.center());
  painter.scale(scale, scale);
  SceneToken back;
  back.shape = language::TokenShape::Card;
  back.faceDown = true;
  back.size = cardHeight;
  paintToken(painter, back, colours);
  painter.restore();
}

}  // namespace ludo::widgets
