// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_painter.h"
#include "widgets/board/token_painter.h"
#include "widgets/models/colours.h"

// What can be laid over a board: which spaces are adjacent, and what simulated games did on them.
namespace ludo::widgets {

void BoardPainter::paintAdjacency(QPainter& painter) const {
  QColor colour = m_colours.accent;
  colour.setAlphaF(0.7F);
  painter.setPen(QPen(colour, 3, Qt::SolidLine, Qt::RoundCap));
  for (const ZoneEdge& edge : m_scene.adjacency) {
    const QPointF from = m_scene.zones[edge.from].centre;
    const QPointF to = m_scene.zones[edge.to].centre;
    painter.drawLine(from, to);
    // One way only: a head in the middle.
    if (!edge.oneWay) continue;
    const QLineF way(from, to);
    QLineF side = QLineF::fromPolar(14, way.angle() + 150).translated(way.pointAt(0.55));
    painter.drawLine(side);
    side.setAngle(way.angle() - 150);
    painter.drawLine(side);
  }
}

void BoardPainter::paintHeat(QPainter& painter, const SceneZone& zone) const {
  const auto found = heat->cells.find(zone.name);
  if (found == heat->cells.end()) return;
  constexpr double least = 0.06;
  constexpr double most = 0.8;
  // One colour from faint to full reads for colour-blind readers too; the number says it exactly.
  const QColor warm = m_colours.dark ? QColor(0xE6, 0x9F, 0x00) : QColor(0xD5, 0x5E, 0x00);
  QColor fill = warm;
  fill.setAlphaF(static_cast<float>(least + (most - least) * found->second.warmth));
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPolygon(zone.outline);
}

void BoardPainter::paintHeatNumber(QPainter& painter, const SceneZone& zone) const {
  constexpr double textHeight = 17;
  const auto found = heat->cells.find(zone.name);
  if (found == heat->cells.end() || !isReadable(painter, textHeight)) return;
  painter.setFont(sceneFont(painter, textHeight, true));
  const QRectF room = zone.outline.boundingRect().adjusted(3, 3, -3, -3);
  const QSizeF size(QFontMetricsF(painter.font()).horizontalAdvance(found->second.text) + 8, textHeight + 3);
  // Of squares the corner is free; of other spaces the middle of the upper edge.
  const double left =
      zone.shape == ZoneShape::Cell || isTray(zone.shape) ? room.left() : room.center().x() - size.width() / 2;
  const QRectF label(QPointF(left, room.top()), size);
  // On its own ground, over whatever lies there.
  QColor ground = m_colours.background;
  ground.setAlphaF(0.85F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  painter.drawRoundedRect(label, 4, 4);
  painter.setPen(m_colours.text);
  painter.drawText(label, Qt::AlignCenter, found->second.text);
}

}  // namespace ludo::widgets
