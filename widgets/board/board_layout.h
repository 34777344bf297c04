// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QLineF>
#include <QtGui/QPolygonF>
#include <memory>
#include <vector>

#include "core/kernel/rules.h"
#include "widgets/board/shown_variables.h"

/// Where the zones of a game are drawn. Pure values, computed once a game: lengths are hundredths of a board
/// cell, y points downwards.
namespace ludo::widgets {

/// The side of a board cell, and the size of a card in a tray.
constexpr double cellSize = 100.0;
constexpr double cardWidth = 70.0;
constexpr double cardHeight = 98.0;

enum class ZoneShape {
  Cell,   ///< a square of a board
  Hex,    ///< a hexagon of a board
  Point,  ///< an intersection of lines
  Node,   ///< a round place of a graph
  Pile,   ///< a tray whose tokens lie on one another
  Row,    ///< a tray whose tokens lie side by side
};
constexpr bool isTray(ZoneShape shape) {
  return shape == ZoneShape::Pile || shape == ZoneShape::Row;
}

/// The strip at a round place of a graph in which its name stands.
QRectF nodeLabelStrip(const QPolygonF& outline, double width, bool above);

struct ZonePlace {
  ZoneShape shape = ZoneShape::Cell;
  QPointF centre;
  QPolygonF outline;  ///< closed by its first point; also the area that answers to the mouse
  int board = -1;     ///< index into BoardLayout::boards; -1 for trays
  int group = -1;     ///< index into BoardLayout::groups; -1 for boards
  kernel::Seat owner = kernel::nobody;  ///< see zoneOwners
  bool labelAbove = false;              ///< its name has no room below
};

/// A drawn connection of two zones (indices of zones). Boards of touching cells have none.
struct ZoneEdge {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  bool oneWay = false;  ///< it leads from `from` to `to` alone
};

/// The name of a row or a column beside a board: with both, spaces are called (core/kernel/zone_names.h).
struct CoordinateLabel {
  QPointF centre;
  QString text;
};

/// A piece of a board's rim that belongs to a seat, as in Hex.
struct SideEdge {
  QLineF line;
  kernel::Seat seat = kernel::nobody;
};

struct BoardArea {
  QString name;  ///< empty for zones that are connected without belonging to a board
  language::BoardStyle style = language::BoardStyle::Cells;
  QRectF rect;
};

/// A titled row of trays: those of one seat, or the shared ones.
struct TrayGroup {
  kernel::Seat seat = kernel::nobody;
  QRectF rect;
  QRectF titleRect;  ///< the strip for the title and the variables
};

struct BoardLayout {
  std::vector<ZonePlace> zones;  ///< by ZoneId
  std::vector<ZoneEdge> edges;
  std::vector<ZoneEdge> adjacency;  ///< of boards of touching cells: what is drawn when asked for
  std::vector<BoardArea> boards;
  std::vector<TrayGroup> groups;
  std::vector<SideEdge> sides;
  QRectF bounds;  ///< everything above lies inside
  std::vector<CoordinateLabel> coordinates;
  QRectF boundsWithCoordinates;
};
using BoardLayoutPtr = std::shared_ptr<const BoardLayout>;

/// Equal for rules that are laid out alike, so that a layout outlives edits that do not concern it.
std::uint64_t layoutKey(const kernel::Rules& rules, ShownVariables shown = ShownVariables::Facts);

/// True when zones are connected but have no positions, so that the layout takes long enough to be computed
/// off the GUI thread.
bool needsGraphLayout(const kernel::Rules& rules);

/// Boards where their coordinates say, connected zones by Graphviz, all other zones as trays round them.
/// Deterministic; any thread.
BoardLayout layOutBoard(const kernel::Rules& rules, ShownVariables shown = ShownVariables::Facts);

}  // namespace ludo::widgets
