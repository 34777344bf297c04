// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_layout.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

#include "core/base/hash.h"
#include "widgets/board/board_sides.h"
#include "widgets/board/graph_layout.h"
#include "widgets/board/track_layout.h"
#include "widgets/board/tray_layout.h"

namespace ludo::widgets {

namespace {

using kernel::Rules;
using language::BoardStyle;
using ZoneIndex = std::uint32_t;

constexpr double gapBetweenBoards = 150.0;
constexpr double margin = 40.0;
constexpr double tileGap = 0.97;  ///< hexagons are drawn a little apart, like tiles

const language::ZoneDef& defOf(const Rules& rules, ZoneIndex zone) {
  return rules.def().zones[rules.zones()[zone].def];
}

QPointF coordinateOf(const Rules& rules, ZoneIndex zone) {
  const language::ZoneDef& def = defOf(rules, zone);
  return {static_cast<double>(def.x), static_cast<double>(def.y)};
}

double length(QPointF vector) {
  return std::hypot(vector.x(), vector.y());
}

/// The zones that stand together: those of one board, each player's own where everybody has one, or the
/// connected ones that belong to none.
struct Cluster {
  QString name;
  std::vector<ZoneIndex> zones;
};

bool isConnected(const Rules& rules, ZoneIndex zone) {
  if (!rules.zones()[zone].neighbours.empty()) return true;
  return std::ranges::any_of(rules.zones(), [zone](const kernel::ZoneInstance& other) {
    return std::ranges::find(other.neighbours, kernel::ZoneId(zone)) != other.neighbours.end();
  });
}

std::vector<Cluster> findClusters(const Rules& rules) {
  std::vector<Cluster> clusters;
  std::map<std::pair<std::string, kernel::Seat>, std::size_t> byBoard;
  for (ZoneIndex zone = 0; zone < rules.zones().size(); ++zone) {
    const std::string& board = defOf(rules, zone).board;
    if (board.empty() && !isConnected(rules, zone)) continue;
    const kernel::Seat owner = board.empty() ? kernel::nobody : rules.zones()[zone].owner;
    const auto [entry, isNew] = byBoard.try_emplace({board, owner}, clusters.size());
    if (isNew) clusters.push_back({QString::fromStdString(board), {}});
    clusters[entry->second].zones.push_back(zone);
  }
  return clusters;
}

bool hasPositions(const Rules& rules, const Cluster& cluster) {
  if (cluster.zones.size() < 2) return !cluster.name.isEmpty();
  std::set<std::pair<std::int64_t, std::int64_t>> seen;
  return std::ranges::all_of(cluster.zones, [&](ZoneIndex zone) {
    const language::ZoneDef& def = defOf(rules, zone);
    return seen.emplace(def.x, def.y).second;
  });
}

/// Vectors from zones to their neighbours in the same cluster, by position.
std::vector<QPointF> neighbourVectors(const Rules& rules, const Cluster& cluster,
                                      const std::vector<QPointF>& positions) {
  std::map<ZoneIndex, std::size_t> place;
  for (std::size_t i = 0; i < cluster.zones.size(); ++i) place[cluster.zones[i]] = i;
  std::vector<QPointF> vectors;
  for (std::size_t i = 0; i < cluster.zones.size(); ++i) {
    for (const kernel::ZoneId neighbour : rules.zones()[cluster.zones[i]].neighbours) {
      const auto other = place.find(neighbour.index);
      if (other != place.end() && other->second != i)
        vectors.push_back(positions[other->second] - positions[i]);
    }
  }
  return vectors;
}

QPointF shortest(const std::vector<QPointF>& vectors) {
  const auto found = std::ranges::min_element(vectors, {}, length);
  return found == vectors.end() ? QPointF(cellSize, 0) : *found;
}

/// The look a board has when the designer names none: squares when all zones stand on the grid, hexagons when
/// all edges are equally long and some lead askew, else a graph.
BoardStyle inferStyle(const std::vector<QPointF>& positions, const std::vector<QPointF>& vectors) {
  const auto onGrid = [](QPointF p) {
    return std::fmod(p.x(), cellSize) == 0 && std::fmod(p.y(), cellSize) == 0;
  };
  const bool nearby = std::ranges::all_of(vectors, [](QPointF v) { return length(v) < 1.5 * cellSize; });
  if (std::ranges::all_of(positions, onGrid) && nearby) return BoardStyle::Cells;
  const double shortestEdge = length(shortest(vectors));
  const bool equallyLong = std::ranges::all_of(
      vectors, [&](QPointF v) { return std::abs(length(v) - shortestEdge) < 0.05 * shortestEdge; });
  const bool askew = std::ranges::any_of(
      vectors, [&](QPointF v) { return std::min(std::abs(v.x()), std::abs(v.y())) > 0.3 * shortestEdge; });
  return equallyLong && askew ? BoardStyle::Hexes : BoardStyle::Graph;
}

std::optional<BoardStyle> styleWanted(const Rules& rules, const QString& board) {
  for (const language::BoardLook& look : rules.def().rendering.boards) {
    if (QString::fromStdString(look.board) == board) return look.style;
  }
  return std::nullopt;
}

QPolygonF square(QPointF centre, double side) {
  return QPolygonF(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side));
}

QPolygonF roundOutline(QPointF centre, double radius, int corners, double firstAngle) {
  QPolygonF outline;
  for (int corner = 0; corner <= corners; ++corner) {
    const double angle = firstAngle + 2 * std::numbers::pi * corner / corners;
    outline << centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
  }
  return outline;
}

ZonePlace placeFor(BoardStyle style, QPointF centre, QPointF nearestEdge) {
  ZonePlace place;
  place.centre = centre;
  switch (style) {
    case BoardStyle::Cells:
      place.shape = ZoneShape::Cell;
      place.outline = square(centre, cellSize);
      break;
    case BoardStyle::Track:
      place.shape = ZoneShape::Cell;
      place.outline = square(centre, 0.86 * cellSize);
      break;
    case BoardStyle::Hexes: {
      place.shape = ZoneShape::Hex;
      const double angle = std::atan2(nearestEdge.y(), nearestEdge.x()) + std::numbers::pi / 6;
      place.outline = roundOutline(centre, tileGap * length(nearestEdge) / std::numbers::sqrt3, 6, angle);
      break;
    }
    case BoardStyle::Intersections:
      place.shape = ZoneShape::Point;
      place.outline = roundOutline(centre, 0.48 * std::min(cellSize, length(nearestEdge)), 16, 0);
      break;
    case BoardStyle::Graph:
      place.shape = ZoneShape::Node;
      place.outline = roundOutline(centre, std::min(45.0, 0.42 * length(nearestEdge)), 32, 0);
      break;
  }
  return place;
}

std::vector<QPointF> positionsOf(const Rules& rules, const Cluster& cluster) {
  std::vector<QPointF> positions;
  if (hasPositions(rules, cluster)) {
    for (const ZoneIndex zone : cluster.zones) positions.push_back(coordinateOf(rules, zone));
    return positions;
  }
  std::map<ZoneIndex, std::size_t> place;
  for (std::size_t i = 0; i < cluster.zones.size(); ++i) place[cluster.zones[i]] = i;
  std::set<std::pair<std::size_t, std::size_t>> edges;
  for (std::size_t i = 0; i < cluster.zones.size(); ++i) {
    for (const kernel::ZoneId neighbour : rules.zones()[cluster.zones[i]].neighbours) {
      const auto other = place.find(neighbour.index);
      if (other != place.end() && other->second != i) edges.insert(std::minmax(i, other->second));
    }
  }
  for (const QPointF position : layOutGraph(cluster.zones.size(), {edges.begin(), edges.end()})) {
    positions.push_back(position * cellSize);
  }
  return positions;
}

bool areNeighbours(const Rules& rules, ZoneIndex a, ZoneIndex b) {
  const auto leadsTo = [&](ZoneIndex from, ZoneIndex to) {
    return std::ranges::find(rules.zones()[from].neighbours, kernel::ZoneId(to)) !=
           rules.zones()[from].neighbours.end();
  };
  return leadsTo(a, b) || leadsTo(b, a);
}

void addEdges(const Rules& rules, const Cluster& cluster, std::vector<ZoneEdge>& edges) {
  for (const ZoneIndex zone : cluster.zones) {
    for (const kernel::ZoneId neighbour : rules.zones()[zone].neighbours) {
      const auto& back = rules.zone(neighbour).neighbours;
      const bool bothWays = std::ranges::find(back, kernel::ZoneId(zone)) != back.end();
      if (bothWays && neighbour.index <= zone) continue;
      edges.push_back({zone, neighbour.index, !bothWays});
    }
  }
}

/// The names of a graph's nodes stand below them, or above where they would cover another node.
void placeNodeLabels(const Rules& rules, const Cluster& cluster, BoardLayout& layout) {
  constexpr double letter = 8.5;
  const auto covers = [&](const QRectF& label, ZoneIndex self) {
    return std::ranges::any_of(cluster.zones, [&](ZoneIndex other) {
      return other != self && layout.zones[other].outline.boundingRect().intersects(label);
    });
  };
  for (const ZoneIndex zone : cluster.zones) {
    const language::ZoneDef& def = defOf(rules, zone);
    const double letters = static_cast<double>(def.id.name.size()) - static_cast<double>(def.board.size());
    const QPolygonF& outline = layout.zones[zone].outline;
    layout.zones[zone].labelAbove = covers(nodeLabelStrip(outline, letters * letter, false), zone) &&
                                    !covers(nodeLabelStrip(outline, letters * letter, true), zone);
  }
}

/// Labels beyond the ends of the rows and columns by which spaces are called.
void addCoordinates(const Rules& rules, const Cluster& cluster, BoardLayout& layout) {
  using Lines = std::map<std::int64_t, std::map<std::int64_t, QPointF>>;
  Lines rows;
  Lines columns;
  for (const ZoneIndex zone : cluster.zones) {
    const std::optional<kernel::GridPlace>& place = rules.zoneNames().placeOf(rules.zones()[zone].def);
    if (!place) return;
    rows[place->row][place->column] = layout.zones[zone].centre;
    columns[place->column][place->row] = layout.zones[zone].centre;
  }
  const auto labelLines = [&layout](const Lines& lines, const auto& nameOf) {
    for (const auto& [number, line] : lines) {
      if (line.size() < 2) continue;
      const QPointF first = line.begin()->second;
      const QPointF step = first - std::next(line.begin())->second;
      layout.coordinates.push_back(
          {first + step * (0.78 * cellSize / length(step)), QString::fromStdString(nameOf(number))});
    }
  };
  labelLines(rows, kernel::rowName);
  labelLines(columns, kernel::columnName);
}

/// Places a cluster to the right of what is there already.
void placeCluster(const Rules& rules, const Cluster& cluster, BoardLayout& layout) {
  std::vector<QPointF> positions = positionsOf(rules, cluster);
  const bool laidOutAsGraph = !hasPositions(rules, cluster);
  const std::optional<BoardStyle> wanted = styleWanted(rules, cluster.name);
  std::optional<std::vector<QPointF>> wound;
  if (!laidOutAsGraph && wanted.value_or(BoardStyle::Track) == BoardStyle::Track) {
    wound = windTrack(positions, [&](std::size_t i, std::size_t j) {
      return areNeighbours(rules, cluster.zones[i], cluster.zones[j]);
    });
  }
  if (wound) positions = *wound;
  std::vector<QPointF> ways = neighbourVectors(rules, cluster, positions);
  const BoardStyle style = laidOutAsGraph ? BoardStyle::Graph
                           : wound        ? BoardStyle::Track
                                          : wanted.value_or(inferStyle(positions, ways));

  // A graph drawn in small numbers is spread out until its nodes have room.
  if (style == BoardStyle::Graph && length(shortest(ways)) < cellSize) {
    const double spread = 1.3 * cellSize / std::max(1.0, length(shortest(ways)));
    for (QPointF& position : positions) position *= spread;
    for (QPointF& way : ways) way *= spread;
  }

  QRectF rect;
  const int board = static_cast<int>(layout.boards.size());
  for (std::size_t i = 0; i < cluster.zones.size(); ++i) {
    ZonePlace place = placeFor(style, positions[i], shortest(ways));
    place.board = board;
    rect |= place.outline.boundingRect();
    layout.zones[cluster.zones[i]] = std::move(place);
  }
  const double left = layout.boards.empty() ? 0 : layout.boards.back().rect.right() + gapBetweenBoards;
  const QPointF shift(left - rect.left(), -rect.center().y());
  for (const ZoneIndex zone : cluster.zones) {
    layout.zones[zone].centre += shift;
    layout.zones[zone].outline.translate(shift);
  }
  layout.boards.push_back({cluster.name, style, rect.translated(shift)});
  const bool touches = style == BoardStyle::Cells || style == BoardStyle::Hexes;
  addEdges(rules, cluster, touches ? layout.adjacency : layout.edges);
  addCoordinates(rules, cluster, layout);
  if (style == BoardStyle::Graph) placeNodeLabels(rules, cluster, layout);
}

}  // namespace

QRectF nodeLabelStrip(const QPolygonF& outline, double width, bool above) {
  constexpr double height = 20;
  constexpr double gap = 3;
  const QRectF node = outline.boundingRect();
  return {node.center().x() - width / 2, above ? node.top() - gap - height : node.bottom() + gap, width,
          height};
}

std::uint64_t layoutKey(const Rules& rules, ShownVariables shown) {
  std::uint64_t key = combine(stableHash("board layout"), static_cast<std::uint64_t>(rules.seats()));
  for (ZoneIndex zone = 0; zone < rules.zones().size(); ++zone) {
    const kernel::ZoneInstance& instance = rules.zones()[zone];
    const language::ZoneDef& def = defOf(rules, zone);
    key = combine(key, stableHash(instance.name));
    key = combine(key, stableHash(def.board));
    for (const std::int64_t number : {def.x, def.y, instance.capacity, std::int64_t{instance.owner},
                                      static_cast<std::int64_t>(def.ordering)}) {
      key = combine(key, static_cast<std::uint64_t>(number));
    }
    for (const kernel::ZoneId neighbour : instance.neighbours) key = combine(key, neighbour.index);
  }
  for (const language::BoardLook& look : rules.def().rendering.boards) {
    key = combine(combine(key, stableHash(look.board)), static_cast<std::uint64_t>(look.style));
  }
  for (kernel::Seat seat = kernel::nobody; seat < rules.seats(); ++seat)
    key = combine(key, shownVariables(rules, seat, shown).empty() ? 0 : 1);
  for (const int lines : linesOfRows(rules)) key = combine(key, static_cast<std::uint64_t>(lines));
  for (const kernel::Seat owner : zoneOwners(rules)) key = combine(key, static_cast<std::uint64_t>(owner));
  for (const GoalRegion& goal : goalRegions(rules)) {
    key = combine(key, static_cast<std::uint64_t>(goal.seat));
    for (const kernel::ZoneId zone : goal.zones) key = combine(key, zone.index);
  }
  return key;
}

bool needsGraphLayout(const Rules& rules) {
  return std::ranges::any_of(findClusters(rules),
                             [&](const Cluster& cluster) { return !hasPositions(rules, cluster); });
}

BoardLayout layOutBoard(const Rules& rules, ShownVariables shown) {
  BoardLayout layout;
  layout.zones.resize(rules.zones().size());
  for (const Cluster& cluster : findClusters(rules)) placeCluster(rules, cluster, layout);
  layOutTrays(rules, shown, layout);
  layout.sides = goalSides(goalRegions(rules), layout);
  const std::vector<kernel::Seat> owners = zoneOwners(rules);
  for (std::size_t zone = 0; zone < owners.size(); ++zone) layout.zones[zone].owner = owners[zone];

  for (const BoardArea& board : layout.boards) layout.bounds |= board.rect;
  for (const TrayGroup& group : layout.groups) layout.bounds |= group.rect;
  if (!layout.bounds.isEmpty()) layout.bounds.adjust(-margin, -margin, margin, margin);
  layout.boundsWithCoordinates = layout.bounds;
  for (const CoordinateLabel& label : layout.coordinates) {
    layout.boundsWithCoordinates |= QRectF(label.centre - QPointF(30, 30), QSizeF(60, 60));
  }
  return layout;
}

}  // namespace ludo::widgets
