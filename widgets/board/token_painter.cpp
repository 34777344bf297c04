// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/token_painter.h"

#include <cmath>
#include <numbers>

#include "widgets/models/colours.h"

namespace ludo::widgets {

namespace {

using language::TokenShape;

QColor fillOf(const SceneToken& token, const BoardColours& colours) {
  return token.colour.isValid() ? token.colour : colours.seat(token.owner);
}

QPainterPath regularPolygon(double radius, int corners, double firstAngle) {
  QPolygonF polygon;
  for (int corner = 0; corner < corners; ++corner) {
    const double angle = firstAngle + 2 * std::numbers::pi * corner / corners;
    polygon << QPointF(std::cos(angle), std::sin(angle)) * radius;
  }
  QPainterPath path;
  path.addPolygon(polygon);
  path.closeSubpath();
  return path;
}

/// A font in which a text fits into a width: of this height, or as much smaller as still can be read.
QFont fittingFont(const QPainter& painter, double height, const QString& text, bool bold, double width) {
  constexpr double smallest = 0.55;
  QFont font = sceneFont(painter, height, bold);
  for (double part = 1; part > smallest && QFontMetricsF(font).horizontalAdvance(text) > width; part -= 0.05)
    font = sceneFont(painter, height * part, bold);
  return font;
}

/// Draws text as large as it fits into a width, but not larger than `height`.
void paintFittedText(QPainter& painter, const QRectF& rect, double height, const QString& text, bool bold,
                     Qt::Alignment alignment = Qt::AlignCenter) {
  if (!isReadable(painter, height)) return;
  const QFont font = fittingFont(painter, height, text, bold, rect.width());
  painter.setFont(font);
  painter.drawText(rect, static_cast<int>(alignment) | Qt::TextSingleLine,
                   QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width() + 0.5));
}

/// Like paintFittedText, in two lines where that leaves the words larger.
void paintName(QPainter& painter, const QRectF& rect, double height, const QString& text) {
  const QFont whole = fittingFont(painter, height, text, true, rect.width());
  qsizetype half = -1;
  for (qsizetype at = text.indexOf(u' '); at >= 0; at = text.indexOf(u' ', at + 1)) {
    if (half < 0 || std::abs(2 * at - text.size()) < std::abs(2 * half - text.size())) half = at;
  }
  if (half < 0 || whole.pixelSize() > 0.75 * height)
    return paintFittedText(painter, rect, height, text, true);
  const QRectF line(rect.left(), rect.top(), rect.width(), rect.height() / 2);
  paintFittedText(painter, line, std::min(height, 0.95 * line.height()), text.left(half), true);
  paintFittedText(painter, line.translated(0, line.height()), std::min(height, 0.95 * line.height()),
                  text.mid(half + 1), true);
}

/// A few letters as large as the height, more in as many lines as it takes, and as small as it takes.
void paintInLines(QPainter& painter, const QRectF& rect, double height, const QString& text) {
  constexpr double smallest = 0.3;
  const int flags = static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap;
  double part = 1;
  for (; part > smallest; part -= 0.05) {
    const QRectF taken =
        QFontMetricsF(sceneFont(painter, height * part, true)).boundingRect(rect, flags, text);
    if (taken.width() <= rect.width() && taken.height() <= rect.height()) break;
  }
  if (!isReadable(painter, height * part)) return;
  painter.setFont(sceneFont(painter, height * part, true));
  painter.drawText(rect, flags, text);
}

/// The part of a token, other than a card, in which its picture stands.
QRectF pictureRoom(const SceneToken& token) {
  const double share = token.shape == TokenShape::Triangle ? 0.5 : 0.68;
  const double side = token.size * share;
  return {-side / 2, -side / 2, side, side};
}

void paintSolid(QPainter& painter, const SceneToken& token, const BoardColours& colours) {
  const QColor fill = fillOf(token, colours);
  const double rim = std::max(1.5, token.size * 0.035);
  painter.setPen(QPen(mixed(fill, Qt::black, 0.35), rim));
  painter.setBrush(fill);
  painter.drawPath(tokenOutline(token));
  const double side = token.size * 0.72;
  const double drop = token.shape == TokenShape::Triangle ? token.size * 0.12 : 0;
  if (token.picture) return token.picture->paintInto(painter, pictureRoom(token).translated(0, drop));
  if (token.label.isEmpty()) return;
  painter.setPen(BoardColours::inkOn(fill));
  paintFittedText(painter, QRectF(-side / 2, -side / 2 + drop, side, side), token.size * 0.5, token.label,
                  true);
}

void paintStrokes(QPainter& painter, const SceneToken& token, const BoardColours& colours) {
  const QColor colour = fillOf(token, colours);
  const double width = token.size * 0.17;
  const double reach = token.size / 2 - width / 2;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
  if (token.shape == TokenShape::Ring) {
    painter.drawEllipse(QPointF(), reach, reach);
  } else {
    const double arm = reach * 0.88;
    painter.drawLine(QPointF(-arm, -arm), QPointF(arm, arm));
    painter.drawLine(QPointF(-arm, arm), QPointF(arm, -arm));
  }
  if (token.picture) return token.picture->paintInto(painter, pictureRoom(token));
  if (token.label.isEmpty() || token.shape == TokenShape::Cross) return;
  painter.setPen(colours.text);
  paintFittedText(painter, QRectF(-reach, -reach, 2 * reach, 2 * reach), token.size * 0.4, token.label, true);
}

void paintCardBack(QPainter& painter, const QRectF& card, const BoardColours& colours,
                   const PicturePtr& picture) {
  const double radius = card.width() * 0.1;
  if (picture) {
    QPainterPath outline;
    outline.addRoundedRect(card, radius, radius);
    picture->paintWithin(painter, outline);
    painter.setPen(QPen(colours.cardLine, 1.4));
    painter.setBrush(Qt::NoBrush);
    return painter.drawPath(outline);
  }
  painter.setPen(QPen(mixed(colours.cardBack, Qt::black, 0.4), 1.2));
  painter.setBrush(colours.cardBack);
  painter.drawRoundedRect(card, radius, radius);
  const double inset = card.width() * 0.11;
  const QRectF inner = card.adjusted(inset, inset, -inset, -inset);
  const QColor pattern = mixed(colours.cardBack, Qt::white, 0.32);
  painter.setPen(QPen(pattern, 1.4));
  painter.setBrush(QBrush(mixed(colours.cardBack, Qt::white, 0.10)));
  painter.drawRoundedRect(inner, radius * 0.5, radius * 0.5);
  painter.save();
  painter.setClipRect(inner, Qt::IntersectClip);
  const double step = card.width() / 6;
  const int lines = static_cast<int>(std::ceil((inner.width() + inner.height()) / step));
  for (int i = 0; i < lines; ++i) {
    const double x = inner.left() - inner.height() + i * step;
    painter.drawLine(QPointF(x, inner.top()), QPointF(x + inner.height(), inner.bottom()));
    painter.drawLine(QPointF(x + inner.height(), inner.top()), QPointF(x, inner.bottom()));
  }
  painter.restore();
}

/// Where the parts of a card's face are, in its own coordinates.
struct CardParts {
  QRectF band;     ///< of its name
  QRectF picture;  ///< empty without one
  QRectF words;    ///< its properties, a line each
  double lineHeight = 0;
};

constexpr double badgeHeight = 24;

/// What another card covers has its words in the strip that is left.
bool isCovered(const SceneToken& token, const QRectF& card) {
  return token.uncovered > 0 && token.uncovered < card.width();
}

QStringList wordsOf(const SceneToken& token, bool isCovered) {
  return isCovered ? token.named + token.details : token.details;
}

CardParts partsOf(const SceneToken& token, const QRectF& card) {
  constexpr double leastPicture = 0.2;  ///< of the card's height
  const bool covered = isCovered(token, card);
  const double padding = card.width() * 0.06;
  const double width = (covered ? token.uncovered : card.width()) - 2 * padding;
  const double left = card.left() + padding;
  CardParts parts;
  parts.band = QRectF(left, card.top(), width, card.height() * 0.27);
  // Three properties are to be read below a picture, too.
  parts.lineHeight = card.height() * (token.picture ? 0.15 : 0.165);
  const double bottom = card.bottom() - padding;
  double top = parts.band.bottom() + card.height() * 0.05;
  if (token.picture) {
    const double lines = static_cast<double>(wordsOf(token, covered).size()) * parts.lineHeight;
    const double most = covered ? width : bottom - parts.band.bottom();
    const double height = std::min(most, std::max(bottom - top - lines, leastPicture * card.height()));
    parts.picture = QRectF(left, top, width, height);
    top += height;
  }
  parts.words = QRectF(QPointF(left, top), QPointF(left + width, bottom + card.height() * 0.043));
  return parts;
}

/// Below a picture the words reach down to the corner where the count of a pile stands otherwise.
bool hasCountBesidePicture(const SceneToken& token) {
  const bool isFace = token.shape == TokenShape::Card && !token.faceDown && token.picture != nullptr;
  return isFace && token.count() > 1 && !token.details.isEmpty() && !isCovered(token, token.box());
}

QString countText(const SceneToken& token) {
  return QStringLiteral("×%1").arg(token.count());
}

QFont badgeFont(const QPainter& painter) {
  return sceneFont(painter, badgeHeight * 0.66, true);
}

double badgeWidth(const QPainter& painter, const QString& text) {
  return std::max(badgeHeight, QFontMetricsF(badgeFont(painter)).horizontalAdvance(text) + badgeHeight * 0.6);
}

/// A card's picture, and below it its properties as far as there is room for them.
void paintBelowName(QPainter& painter, const SceneToken& token, const CardParts& parts, double cardHeight,
                    bool isCovered) {
  if (token.picture) {
    // As high as its row it stays, should the count cover a little of it.
    const double spare = std::max(0.0, parts.picture.width() - parts.picture.height());
    const double taken =
        hasCountBesidePicture(token) ? std::min(spare, badgeWidth(painter, countText(token))) : 0;
    token.picture->paintInto(painter, parts.picture.adjusted(0, 0, -taken, 0));
  }
  QRectF line(parts.words.topLeft(), QSizeF(parts.words.width(), parts.lineHeight));
  for (const QString& detail : wordsOf(token, isCovered)) {
    if (line.bottom() > parts.words.bottom()) break;
    // Before a property becomes too small to read, its value goes without its name.
    constexpr double readable = 0.8;
    const QFont whole = sceneFont(painter, readable * cardHeight * 0.13);
    const bool isValueOnly = isCovered && QFontMetricsF(whole).horizontalAdvance(detail) > line.width();
    const QString shown = isValueOnly ? detail.section(u' ', -1) : detail;
    paintFittedText(painter, line, cardHeight * (isValueOnly ? 0.155 : 0.13), shown, isValueOnly);
    line.translate(0, parts.lineHeight);
  }
}

void paintCardFace(QPainter& painter, const SceneToken& token, const QRectF& card,
                   const BoardColours& colours) {
  const double radius = card.width() * 0.1;
  const QColor seat = fillOf(token, colours);
  const bool tinted = token.colour.isValid() || token.owner != kernel::nobody;
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.cardFace);
  painter.drawRoundedRect(card, radius, radius);

  const QRectF band(card.left(), card.top(), card.width(), card.height() * 0.27);
  const QColor bandFill = tinted ? seat : mixed(colours.cardFace, colours.cardText, 0.12);
  QPainterPath whole;
  whole.addRoundedRect(card, radius, radius);
  QPainterPath top;
  top.addRect(band);
  painter.setBrush(bandFill);
  painter.drawPath(whole.intersected(top));

  const CardParts parts = partsOf(token, card);
  const bool covered = isCovered(token, card);
  painter.setPen(tinted ? BoardColours::inkOn(bandFill) : colours.cardText);
  // With nothing else to show, the name has the card.
  const bool isNameOnly = !covered && token.details.isEmpty() && !token.picture;
  if (!isNameOnly) paintName(painter, parts.band, card.height() * 0.155, token.label);

  painter.setPen(colours.cardText);
  if (isNameOnly) {
    const double padding = parts.band.left() - card.left();
    const QRectF below(parts.band.bottomLeft(), QPointF(parts.band.right(), card.bottom() - padding));
    paintInLines(painter, below, card.height() * 0.36, token.label);
  } else {
    paintBelowName(painter, token, parts, card.height(), covered);
  }
  painter.setPen(QPen(colours.cardLine, 1.4));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(card, radius, radius);
}

}  // namespace

bool isReadable(const QPainter& painter, double height) {
  const QTransform& transform = painter.worldTransform();
  return height * std::hypot(transform.m11(), transform.m12()) >= 5.0;
}

QFont sceneFont(const QPainter& painter, double height, bool bold) {
  QFont font = painter.font();
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(height))));
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setBold(bold);
  return font;
}

QPainterPath tokenOutline(const SceneToken& token) {
  QPainterPath path;
  const double radius = token.size / 2;
  switch (token.shape) {
    case TokenShape::Disc:
    case TokenShape::Ring:
    case TokenShape::Cross:
      path.addEllipse(QPointF(), radius, radius);
      return path;
    case TokenShape::Square:
      path.addRoundedRect(QRectF(-0.86 * radius, -0.86 * radius, 1.72 * radius, 1.72 * radius), 0.12 * radius,
                          0.12 * radius);
      return path;
    case TokenShape::Triangle:
      return regularPolygon(radius, 3, -std::numbers::pi / 2).translated(0, radius * 0.15);
    case TokenShape::Hexagon:
      return regularPolygon(radius, 6, 0);
    case TokenShape::Card: {
      const double width = token.size * cardWidth / cardHeight;
      path.addRoundedRect(QRectF(-width / 2, -radius, width, token.size), width * 0.1, width * 0.1);
      return path;
    }
  }
  return path;
}

void paintBadge(QPainter& painter, QPointF centre, const QString& text, const BoardColours& colours) {
  if (!isReadable(painter, badgeHeight * 0.66)) return;
  const double width = badgeWidth(painter, text);
  const QRectF pill(centre.x() - width / 2, centre.y() - badgeHeight / 2, width, badgeHeight);
  painter.setPen(QPen(colours.background, 2));
  painter.setBrush(colours.text);
  painter.drawRoundedRect(pill, badgeHeight / 2, badgeHeight / 2);
  painter.setFont(badgeFont(painter));
  painter.setPen(colours.background);
  painter.drawText(pill, Qt::AlignCenter, text);
}

void paintToken(QPainter& painter, const SceneToken& token, const BoardColours& colours) {
  painter.save();
  painter.translate(token.centre);
  painter.rotate(token.angle);
  if (token.shape == TokenShape::Card) {
    const QRectF card = token.box().translated(-token.centre);
    if (token.faceDown) {
      paintCardBack(painter, card, colours, token.back);
    } else {
      paintCardFace(painter, token, card, colours);
    }
  } else if (token.shape == TokenShape::Ring || token.shape == TokenShape::Cross) {
    paintStrokes(painter, token, colours);
  } else {
    paintSolid(painter, token, colours);
  }
  painter.restore();
}

void paintTokenCount(QPainter& painter, const SceneToken& token, const BoardColours& colours) {
  if (token.count() < 2) return;
  const QString text = countText(token);
  QPointF place = token.box().bottomRight() + QPointF(-14, 1);
  // Within the card, so that its neighbour does not cover it.
  if (hasCountBesidePicture(token))
    place = {token.box().right() - badgeWidth(painter, text) / 2 - 1,
             partsOf(token, token.box()).words.top() - badgeHeight / 2 - 1};
  paintBadge(painter, place, text, colours);
}

}  // namespace ludo::widgets
