// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_navigation.h"

#include <cmath>

namespace ludo::widgets {

std::optional<QPointF> directionOf(int key) {
  switch (key) {
    case Qt::Key_Left:
      return QPointF(-1, 0);
    case Qt::Key_Right:
      return QPointF(1, 0);
    case Qt::Key_Up:
      return QPointF(0, -1);
    case Qt::Key_Down:
      return QPointF(0, 1);
    default:
      return std::nullopt;
  }
}

QPointF centreOf(const BoardScene& scene, BoardPlace place) {
  const SceneToken* token = place.token.valid() ? scene.token(place.token) : nullptr;
  return token != nullptr ? token->centre : scene.zones[place.zone.index].centre;
}

std::vector<BoardPlace> stopsOf(const BoardScene& scene) {
  std::vector<BoardPlace> stops;
  for (const SceneZone& zone : scene.zones) {
    if (zone.shape != ZoneShape::Row || zone.tokens.empty()) {
      stops.push_back({zone.id, {}});
      continue;
    }
    for (const SceneToken& token : zone.tokens) stops.push_back({zone.id, token.id});
  }
  return stops;
}

std::optional<BoardPlace> nextStop(const BoardScene& scene, BoardPlace from, QPointF direction) {
  const QPointF here = centreOf(scene, from);
  std::optional<BoardPlace> best;
  double bestCost = 0;
  for (const BoardPlace& stop : stopsOf(scene)) {
    const QPointF way = centreOf(scene, stop) - here;
    const double along = QPointF::dotProduct(way, direction);
    const QPointF across = way - direction * along;
    const double aside = std::hypot(across.x(), across.y());
    // Within about 65 degrees of the direction, preferring what lies straight ahead.
    if (along < 1 || aside > 2.2 * along) continue;
    const double cost = along + 1.6 * aside;
    if (best && cost >= bestCost) continue;
    best = stop;
    bestCost = cost;
  }
  return best;
}

}  // namespace ludo::widgets
