// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/written_places.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace ludo::widgets {
namespace {

/// A coordinate as it is written, and as it is drawn.
struct Pair {
  double written = 0;
  double drawn = 0;
};

/// How much longer what is drawn is than what is written; nothing where all lie at one place.
std::optional<double> scaleOf(const std::vector<Pair>& pairs) {
  const auto [least, most] = std::ranges::minmax_element(pairs, {}, &Pair::written);
  const double length = most->written - least->written;
  if (length == 0) return std::nullopt;
  return (most->drawn - least->drawn) / length;
}

std::int64_t writtenAt(const std::vector<Pair>& pairs, double scale, double drawn) {
  return std::llround(pairs.front().written + (drawn - pairs.front().drawn) / scale);
}

}  // namespace

std::optional<editing::WrittenPlace> writtenPlaceAt(const service::Analysis& analysis,
                                                    const BoardScene& scene, const std::string& board,
                                                    QPointF point) {
  std::vector<Pair> xs, ys;
  for (const SceneZone& zone : scene.zones) {
    const auto place = editing::writtenPlace(analysis, board, zone.title.toStdString());
    if (!place) continue;
    xs.push_back({static_cast<double>(place->x), zone.centre.x()});
    ys.push_back({static_cast<double>(place->y), zone.centre.y()});
  }
  if (xs.empty()) return std::nullopt;
  const std::optional<double> across = scaleOf(xs);
  const std::optional<double> down = scaleOf(ys);
  // What lies in one line is drawn as large the other way.
  const double scale = across.value_or(down.value_or(1.0));
  return editing::WrittenPlace{writtenAt(xs, scale, point.x()),
                               writtenAt(ys, down.value_or(scale), point.y())};
}

std::optional<QPointF> freePointBeside(const BoardScene& scene, kernel::ZoneId zone) {
  constexpr int directions = 16;
  constexpr double farthest = 6;
  const QPointF from = scene.zones[zone.index].centre;
  const auto isFree = [&](QPointF point) {
    return std::ranges::none_of(scene.zones, [&](const SceneZone& other) {
      const QPointF away = other.centre - point;
      return std::hypot(away.x(), away.y()) < cellSize || other.outline.boundingRect().contains(point);
    });
  };
  for (double distance = 1.1; distance <= farthest; distance += 0.5) {
    for (int i = 0; i < directions; ++i) {
      const double angle = 2 * std::numbers::pi * i / directions;
      const QPointF point = from + QPointF(std::cos(angle), std::sin(angle)) * (distance * cellSize);
      if (isFree(point)) return point;
    }
  }
  return std::nullopt;
}

}  // namespace ludo::widgets
