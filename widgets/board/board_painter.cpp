// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_painter.h"

#include <QtGui/QPainterPath>
#include <algorithm>
#include <cmath>

#include "widgets/board/token_painter.h"
#include "widgets/board/token_sprites.h"
#include "widgets/board/tray_layout.h"
#include "widgets/models/colours.h"

namespace ludo::widgets {

namespace {

constexpr double trayRadius = 10.0;
constexpr double chipHeight = 27.0;
constexpr double ownerTint = 0.14;  ///< share of the owner's colour in a space
constexpr double ownerRim = 5.0;
constexpr double trackNameHeight = 15.0;

QColor withAlpha(QColor colour, double alpha) {
  colour.setAlphaF(static_cast<float>(alpha));
  return colour;
}

QPainterPath outlinePath(const SceneZone& zone, double grow = 0) {
  QPainterPath path;
  if (isTray(zone.shape)) {
    const QRectF rect = zone.outline.boundingRect().adjusted(-grow, -grow, grow, grow);
    path.addRoundedRect(rect, trayRadius, trayRadius);
    return path;
  }
  QPolygonF outline = zone.outline;
  const double radius = zone.outline.boundingRect().width() / 2;
  for (QPointF& point : outline) point += (point - zone.centre) * (grow / radius);
  path.addPolygon(outline);
  path.closeSubpath();
  return path;
}

/// How many tokens are in a space with more than can be told at a glance.
void paintCount(QPainter& painter, const SceneZone& zone, const BoardColours& colours) {
  if (isTray(zone.shape) || zone.count <= 3) return;
  paintBadge(painter, zone.outline.boundingRect().topRight() + QPointF(-8, 8), QString::number(zone.count),
             colours);
}

}  // namespace

void BoardPainter::paint(QPainter& painter, const QRectF& visible) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::TextAntialiasing);
  std::vector<const SceneZone*> shown;
  for (const SceneZone& zone : m_scene.zones) {
    const QRectF rect = zone.outline.boundingRect().adjusted(-20, -trayLabelHeight - 20, 20, 40);
    if (rect.intersects(visible)) shown.push_back(&zone);
  }

  paintBoards(painter);
  paintEdges(painter);
  paintSides(painter);
  paintGroups(painter);
  for (const SceneZone* zone : shown) paintZone(painter, *zone);
  if (heat != nullptr) {
    for (const SceneZone* zone : shown) paintHeat(painter, *zone);
  }
  if (adjacency) paintAdjacency(painter);
  for (const SceneZone* zone : shown) paintMarks(painter, *zone);
  std::size_t count = 0;
  for (const SceneZone* zone : shown) count += zone->tokens.size();
  TokenSprites sprites(painter, m_colours, count);
  for (const SceneZone* zone : shown) paintTokens(painter, *zone, sprites);
  if (const std::optional<SceneToken> token = raised()) paintTokenWithMarks(painter, *token, sprites);
  for (const SceneZone* zone : shown) paintTarget(painter, *zone);
  for (const SceneZone* zone : shown) paintCount(painter, *zone, m_colours);
  if (heat != nullptr) {
    for (const SceneZone* zone : shown) paintHeatNumber(painter, *zone);
  }
  // Over all circles, so that none hides the name of another.
  for (const SceneZone* zone : shown) {
    if (zone->shape == ZoneShape::Node && isReadable(painter, 16)) paintNodeLabel(painter, *zone);
  }
  for (const auto& [id, centre] : moving) {
    if (const SceneToken* token = m_scene.token(id)) {
      SceneToken moved = *token;
      moved.centre = centre;
      moved.uncovered = 0;
      paintToken(painter, moved, m_colours);
      paintTokenCount(painter, moved, m_colours);
    }
  }
  // The best one last, above the others.
  for (auto arrow = marks.arrows.rbegin(); arrow != marks.arrows.rend(); ++arrow) paintArrow(painter, *arrow);
  paintSelection(painter);
  if (coordinates) paintCoordinates(painter);
}

void BoardPainter::paintBoards(QPainter& painter) const {
  for (std::size_t i = 0; i < m_scene.boards.size(); ++i) {
    const BoardArea& board = m_scene.boards[i];
    if (const PicturePtr& picture = m_scene.boardPictures[i]) {
      picture->paintOver(painter, board.rect);
      continue;
    }
    if (board.style != language::BoardStyle::Intersections) continue;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colours.tile);
    painter.drawRoundedRect(board.rect.adjusted(-14, -14, 14, 14), trayRadius, trayRadius);
  }
}

void BoardPainter::paintEdges(QPainter& painter) const {
  for (const ZoneEdge& edge : m_scene.edges) {
    const SceneZone& from = m_scene.zones[edge.from];
    const SceneZone& to = m_scene.zones[edge.to];
    const bool lines = from.shape == ZoneShape::Point && to.shape == ZoneShape::Point;
    painter.setPen(QPen(m_colours.line, lines ? 2.0 : 3.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from.centre, to.centre);
    if (!edge.oneWay) continue;
    const QPointF way = to.centre - from.centre;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1) continue;
    const QPointF along = way / length;
    const QPointF across(-along.y(), along.x());
    const QPointF tip = to.centre - along * (to.outline.boundingRect().width() / 2 + 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colours.line);
    painter.drawPolygon(QPolygonF{tip, tip - along * 16 + across * 8, tip - along * 16 - across * 8});
  }
}

void BoardPainter::paintSides(QPainter& painter) const {
  for (const SideEdge& side : m_scene.sides) {
    painter.setPen(QPen(m_colours.seat(side.seat), 9, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(side.line);
  }
}

void BoardPainter::paintGroups(QPainter& painter) const {
  for (const SceneGroup& group : m_scene.groups) {
    if (!isReadable(painter, 20)) continue;
    const QRectF strip = group.titleRect;
    double x = strip.left();
    const double middle = strip.center().y() - 4;
    if (group.seat != kernel::nobody) {
      const QColor seat = m_colours.seat(group.seat);
      painter.setPen(QPen(mixed(seat, Qt::black, 0.3), 1.5));
      painter.setBrush(seat);
      painter.drawEllipse(QPointF(x + 9, middle), 9, 9);
      x += 28;
    }
    const QFont titleFont = sceneFont(painter, 20, true);
    painter.setFont(titleFont);
    painter.setPen(m_colours.text);
    painter.drawText(QRectF(x, middle - 16, strip.right() - x, 32), Qt::AlignLeft | Qt::AlignVCenter,
                     group.title);
    x += QFontMetricsF(titleFont).horizontalAdvance(group.title) + 18;

    for (const SceneVariable& variable : group.variables) {
      const QFont nameFont = sceneFont(painter, 16);
      const QFont valueFont = sceneFont(painter, 17, true);
      const QString& value = variable.value;
      const double nameWidth = QFontMetricsF(nameFont).horizontalAdvance(variable.name);
      const double valueWidth = QFontMetricsF(valueFont).horizontalAdvance(value);
      const QRectF chip(x, middle - chipHeight / 2, nameWidth + valueWidth + 30, chipHeight);
      painter.setPen(QPen(m_colours.line, 1));
      painter.setBrush(m_colours.tile);
      painter.drawRoundedRect(chip, chipHeight / 2, chipHeight / 2);
      painter.setFont(nameFont);
      painter.setPen(m_colours.mutedText);
      painter.drawText(chip.adjusted(12, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, variable.name);
      painter.setFont(valueFont);
      painter.setPen(m_colours.text);
      painter.drawText(chip.adjusted(0, 0, -12, 0), Qt::AlignRight | Qt::AlignVCenter, value);
      x = chip.right() + 8;
    }
  }
}

QColor BoardPainter::tileColour(const SceneZone& zone) const {
  if (zone.shape != ZoneShape::Cell || zone.board < 0) return m_colours.tile;
  const BoardArea& board = m_scene.boards[static_cast<std::size_t>(zone.board)];
  if (board.style != language::BoardStyle::Cells) return m_colours.tile;
  const QPointF place = (zone.centre - board.rect.topLeft()) / cellSize;
  const bool odd = (static_cast<int>(place.x()) + static_cast<int>(place.y())) % 2 != 0;
  return odd ? m_colours.tileAlternate : m_colours.tile;
}

bool BoardPainter::isOnTrack(const SceneZone& zone) const {
  return zone.board >= 0 &&
         m_scene.boards[static_cast<std::size_t>(zone.board)].style == language::BoardStyle::Track;
}

bool BoardPainter::showsOwner(const SceneZone& zone) const {
  return zone.owner != kernel::nobody && zone.board >= 0 &&
         (zone.shape == ZoneShape::Node || isOnTrack(zone));
}

void BoardPainter::paintZone(QPainter& painter, const SceneZone& zone) const {
  const bool hover = hovered.zone == zone.id;
  switch (zone.shape) {
    case ZoneShape::Point:
      if (zone.picture) zone.picture->paintWithin(painter, outlinePath(zone, -8));
      if (!hover) return;
      painter.setPen(Qt::NoPen);
      painter.setBrush(withAlpha(m_colours.text, 0.14));
      painter.drawPath(outlinePath(zone, -8));
      return;
    case ZoneShape::Pile:
    case ZoneShape::Row: {
      const Qt::PenStyle style = zone.count == 0 ? Qt::DashLine : Qt::SolidLine;
      painter.setPen(QPen(m_colours.line, 1.6, style));
      painter.setBrush(hover ? m_colours.tileAlternate : m_colours.tile);
      paintGround(painter, zone);
      paintTrayLabel(painter, zone);
      return;
    }
    default:
      break;
  }
  QColor tile = tileColour(zone);
  painter.setPen(QPen(m_colours.line, zone.shape == ZoneShape::Node ? 2.5 : 1.6));
  if (showsOwner(zone)) {
    const QColor owner = m_colours.seat(zone.owner);
    tile = mixed(tile, owner, ownerTint);
    painter.setPen(QPen(owner, ownerRim));
  }
  // Below the lines of the spaces, the board's picture is to be seen.
  const bool isOnPicture = zone.board >= 0 && m_scene.boardPictures[static_cast<std::size_t>(zone.board)];
  if (isOnPicture && !showsOwner(zone)) tile = withAlpha(tile, 0);
  painter.setBrush(hover ? withAlpha(mixed(tile, m_colours.text, 0.08), isOnPicture ? 0.3 : 1) : tile);
  paintGround(painter, zone);
  if (isOnTrack(zone) && isReadable(painter, trackNameHeight)) {
    painter.setFont(sceneFont(painter, trackNameHeight));
    painter.setPen(m_colours.mutedText);
    painter.drawText(zone.outline.boundingRect().adjusted(6, 2, -4, -3), Qt::AlignLeft | Qt::AlignBottom,
                     zone.caption);
  }
}

void BoardPainter::paintGround(QPainter& painter, const SceneZone& zone) const {
  const QPainterPath outline = outlinePath(zone);
  painter.drawPath(outline);
  if (!zone.picture) return;
  zone.picture->paintWithin(painter, outline);
  // Its line above the picture, and over that, what points at the zone.
  painter.setBrush(hovered.zone == zone.id ? withAlpha(m_colours.text, 0.14) : QColor(Qt::transparent));
  painter.drawPath(outline);
}

void BoardPainter::paintNodeLabel(QPainter& painter, const SceneZone& zone) const {
  painter.setFont(sceneFont(painter, 16));
  const double width = QFontMetricsF(painter.font()).horizontalAdvance(zone.caption) + 8;
  const QRectF label = nodeLabelStrip(zone.outline, width, zone.labelAbove);
  // Its own ground, so that it reads where a line passes below it.
  painter.setPen(Qt::NoPen);
  painter.setBrush(withAlpha(m_colours.background, 0.85));
  painter.drawRoundedRect(label, 4, 4);
  painter.setPen(m_colours.mutedText);
  painter.drawText(label, Qt::AlignCenter, zone.caption);
}

void BoardPainter::paintTrayLabel(QPainter& painter, const SceneZone& zone) const {
  if (!isReadable(painter, 16)) return;
  const QRectF tray = zone.outline.boundingRect();
  const QRectF strip(tray.left() + 2, tray.top() - trayLabelHeight, tray.width() - 4, trayLabelHeight);
  const QString count = zone.count > 0 ? QString::number(zone.count) : QString();
  painter.setFont(sceneFont(painter, 16, true));
  const double countWidth = QFontMetricsF(painter.font()).horizontalAdvance(count);
  painter.setPen(m_colours.text);
  painter.drawText(strip, Qt::AlignRight | Qt::AlignVCenter, count);
  painter.setFont(sceneFont(painter, 16));
  painter.setPen(m_colours.mutedText);
  const double room = strip.width() - countWidth - 8;
  painter.drawText(strip, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(painter.font()).elidedText(zone.caption, Qt::ElideRight, room));
}

void BoardPainter::paintMarks(QPainter& painter, const SceneZone& zone) const {
  // Whose a space is stays to be seen round its mark.
  const double inside = zone.shape == ZoneShape::Point ? -4 : showsOwner(zone) ? -ownerRim / 2 : 0;
  const auto fill = [&](const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(outlinePath(zone, inside));
  };
  if (marks.lastMove.contains(zone.id)) {
    if (isTray(zone.shape)) {
      painter.setPen(QPen(m_colours.lastMove, 3));
      painter.setBrush(Qt::NoBrush);
      painter.drawPath(outlinePath(zone));
    } else {
      fill(withAlpha(m_colours.lastMove, 0.5));
    }
  }
  if (marks.chosen.contains(zone.id)) fill(withAlpha(m_colours.accent, 0.35));
  if (marks.changed.contains(zone.id)) {
    painter.setPen(QPen(m_colours.changed, 3.5, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outlinePath(zone, isTray(zone.shape) ? 0 : -5));
  }
}

void BoardPainter::paintTokens(QPainter& painter, const SceneZone& zone, TokenSprites& sprites) const {
  for (const SceneToken& token : zone.tokens) {
    if (!moving.contains(token.id)) paintTokenWithMarks(painter, token, sprites);
  }
}

void BoardPainter::paintTokenWithMarks(QPainter& painter, const SceneToken& token,
                                       TokenSprites& sprites) const {
  sprites.paint(token);
  const double width = std::clamp(token.size * 0.07, 2.5, 4.5);
  if (token.standsFor(marks.targetTokens)) paintTokenRing(painter, token, m_colours.accent, width);
  if (token.standsFor(marks.chosenTokens)) {
    paintTokenRing(painter, token, m_colours.background, 3 * width);
    paintTokenRing(painter, token, m_colours.accent, 1.6 * width);
  }
  paintTokenCount(painter, token, m_colours);
}

std::optional<SceneToken> BoardPainter::raised() const {
  constexpr double larger = 1.15;
  const bool isKeyboard = focused && selected.token.valid();
  const kernel::TokenId id = isKeyboard ? selected.token : hovered.token;
  const SceneToken* token = id.valid() && !moving.contains(id) ? m_scene.token(id) : nullptr;
  if (token == nullptr || token->uncovered == 0) return std::nullopt;
  SceneToken front = *token;
  front.uncovered = 0;
  front.angle = 0;
  front.size *= larger;
  return front;
}

void BoardPainter::paintTarget(QPainter& painter, const SceneZone& zone) const {
  if (!marks.targets.contains(zone.id)) return;
  const bool hover = hovered.zone == zone.id;
  if (zone.tokens.empty() && !isTray(zone.shape)) {
    const double radius = zone.outline.boundingRect().width() * (hover ? 0.2 : 0.11);
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(m_colours.accent, hover ? 0.9 : 0.6));
    painter.drawEllipse(zone.centre, radius, radius);
    return;
  }
  painter.setBrush(Qt::NoBrush);
  // Outside of a rim in a player's colour, which may be that of the mark.
  const double grow = isTray(zone.shape) ? 2 : showsOwner(zone) ? ownerRim + 1 : -4;
  painter.setPen(QPen(withAlpha(m_colours.accent, hover ? 1.0 : 0.75), hover ? 6 : 4));
  painter.drawPath(outlinePath(zone, grow));
}

void BoardPainter::paintTokenRing(QPainter& painter, const SceneToken& token, const QColor& colour,
                                  double width) const {
  painter.save();
  painter.translate(token.centre);
  painter.rotate(token.angle);
  painter.setPen(QPen(colour, width));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(tokenOutline(token));
  painter.restore();
}

void BoardPainter::paintSelection(QPainter& painter) const {
  if (!selected.valid() || !focused) return;
  const SceneZone& zone = m_scene.zones[selected.zone.index];
  const SceneToken* token = selected.token.valid() ? m_scene.token(selected.token) : nullptr;
  const std::optional<SceneToken> front = raised();
  if (token != nullptr && front && front->id == token->id) token = &*front;
  // Two tones, so that the ring shows on any tile and any token.
  for (const auto& [colour, width] : {std::pair{m_colours.background, 9.0}, std::pair{m_colours.text, 4.0}}) {
    if (token != nullptr) {
      paintTokenRing(painter, *token, colour, width);
    } else {
      painter.setPen(QPen(colour, width));
      painter.setBrush(Qt::NoBrush);
      painter.drawPath(outlinePath(zone, -3));
    }
  }
  // The ring runs through the number in the corner.
  if (token != nullptr) paintTokenCount(painter, *token, m_colours);
}

void BoardPainter::paintCoordinates(QPainter& painter) const {
  if (!isReadable(painter, 20)) return;
  painter.setFont(sceneFont(painter, 20));
  painter.setPen(m_colours.mutedText);
  for (const CoordinateLabel& label : m_scene.coordinates) {
    painter.drawText(QRectF(label.centre - QPointF(30, 15), QSizeF(60, 30)), Qt::AlignCenter, label.text);
  }
}

}  // namespace ludo::widgets
