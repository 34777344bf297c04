// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "widgets/board/board_painter.h"
#include "widgets/board/token_painter.h"

// Moves that are proposed, drawn on the board.
namespace ludo::widgets {
namespace {

struct ArrowLook {
  double width = 0;
  double alpha = 0;
};

ArrowLook lookOfRank(int rank) {
  if (rank <= 1) return {13, 0.85};
  return rank == 2 ? ArrowLook{9, 0.65} : ArrowLook{6, 0.5};
}

/// A shaft with a head, its tip at the end.
QPolygonF arrowShape(QPointF from, QPointF to, double width) {
  const QPointF way = to - from;
  const double length = std::hypot(way.x(), way.y());
  if (length < 1) return {};
  const QPointF along = way / length;
  const QPointF across(-along.y(), along.x());
  const QPointF neck = to - along * std::min(2.2 * width, 0.6 * length);
  return QPolygonF{from + across * width / 2,   neck + across * width / 2, neck + across * 1.4 * width, to,
                   neck - across * 1.4 * width, neck - across * width / 2, from - across * width / 2};
}

}  // namespace

void BoardPainter::paintArrow(QPainter& painter, const BoardArrow& arrow) const {
  const auto placeOf = [&](kernel::ZoneId zone) -> std::optional<QPointF> {
    if (!zone.valid() || zone.index >= m_scene.zones.size()) return std::nullopt;
    return m_scene.zones[zone.index].centre;
  };
  std::optional<QPointF> from = placeOf(arrow.from);
  const SceneToken* token = arrow.token.valid() ? m_scene.token(arrow.token) : nullptr;
  if (token != nullptr) from = token->centre;
  const std::optional<QPointF> to = placeOf(arrow.to);
  const std::optional<QPointF> end = to ? to : from;
  if (!end) return;
  const ArrowLook look = lookOfRank(arrow.rank);
  QColor colour = m_colours.accent;
  colour.setAlphaF(static_cast<float>(look.alpha));
  // A rim in the colour of the ground, so that it is seen on pieces and tiles of any colour.
  painter.setPen(QPen(m_colours.background, 2));
  painter.setBrush(colour);
  if (from && to && *from != *to) {
    painter.drawPolygon(arrowShape(*from, *to, look.width));
  } else {
    const double radius = cellSize * 0.3;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, look.width * 0.6));
    painter.drawEllipse(*end, radius, radius);
  }
  if (marks.arrows.size() > 1)
    paintBadge(painter, *end + QPointF(-22, -22), QString::number(arrow.rank), m_colours);
}

}  // namespace ludo::widgets
