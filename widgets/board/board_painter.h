// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QPainter>
#include <map>
#include <optional>
#include <set>

#include "widgets/board/board_colours.h"
#include "widgets/board/board_heat.h"
#include "widgets/board/board_scene.h"

namespace ludo::widgets {

class TokenSprites;

/// A move that is proposed: from a zone to another, or the one end that is known.
struct BoardArrow {
  kernel::ZoneId from;
  kernel::TokenId token;  ///< that goes; it may be drawn apart from the middle of its zone
  kernel::ZoneId to;
  int rank = 1;  ///< 1 is the best
  bool operator==(const BoardArrow&) const = default;
};

/// What is pointed out on a board, beside what lies on it.
struct BoardMarks {
  std::set<kernel::ZoneId> targets;  ///< a click here does something
  std::set<kernel::TokenId> targetTokens;
  std::set<kernel::ZoneId> chosen;  ///< parts of a move that are chosen already
  std::set<kernel::TokenId> chosenTokens;
  std::set<kernel::ZoneId> lastMove;
  std::set<kernel::ZoneId> changed;
  std::vector<BoardArrow> arrows;
  bool operator==(const BoardMarks&) const = default;
};

/// The place that the keyboard or the mouse is at: a zone, or one token of it.
struct BoardPlace {
  kernel::ZoneId zone;
  kernel::TokenId token;
  bool valid() const { return zone.valid(); }
  bool operator==(const BoardPlace&) const = default;
};

/// Draws a scene in scene units; the painter's transform decides the scale, so it serves the screen, PNG and
/// SVG alike.
class BoardPainter {
 public:
  BoardPainter(const BoardScene& scene, const BoardColours& colours) : m_scene(scene), m_colours(colours) {}

  BoardMarks marks;
  BoardPlace selected;
  BoardPlace hovered;
  bool focused = false;                       ///< the selection belongs to the keyboard
  bool coordinates = false;                   ///< names of rows and columns beside the board
  bool adjacency = false;                     ///< lines between spaces that are adjacent
  const HeatOverlay* heat = nullptr;          ///< outlives the painter
  std::map<kernel::TokenId, QPointF> moving;  ///< tokens on their way: drawn here, above all others

  void paint(QPainter& painter, const QRectF& visible) const;

 private:
  void paintBoards(QPainter& painter) const;
  void paintEdges(QPainter& painter) const;
  void paintSides(QPainter& painter) const;
  void paintGroups(QPainter& painter) const;
  void paintZone(QPainter& painter, const SceneZone& zone) const;
  /// With the pen and the brush as they are, and its picture between them.
  void paintGround(QPainter& painter, const SceneZone& zone) const;
  void paintNodeLabel(QPainter& painter, const SceneZone& zone) const;
  void paintTrayLabel(QPainter& painter, const SceneZone& zone) const;
  void paintMarks(QPainter& painter, const SceneZone& zone) const;
  void paintTokens(QPainter& painter, const SceneZone& zone, TokenSprites& sprites) const;
  void paintTokenWithMarks(QPainter& painter, const SceneToken& token, TokenSprites& sprites) const;
  /// The card under others that the mouse or the keyboard is at, as it comes forward to be seen whole.
  std::optional<SceneToken> raised() const;
  void paintTarget(QPainter& painter, const SceneZone& zone) const;
  void paintTokenRing(QPainter& painter, const SceneToken& token, const QColor& colour, double width) const;
  void paintSelection(QPainter& painter) const;
  void paintCoordinates(QPainter& painter) const;
  void paintAdjacency(QPainter& painter) const;
  void paintHeat(QPainter& painter, const SceneZone& zone) const;
  void paintHeatNumber(QPainter& painter, const SceneZone& zone) const;
  void paintArrow(QPainter& painter, const BoardArrow& arrow) const;
  QColor tileColour(const SceneZone& zone) const;
  bool isOnTrack(const SceneZone& zone) const;
  /// Whether a space shows whose it is. Those of squares and hexagons do not: their borders do, see SideEdge.
  bool showsOwner(const SceneZone& zone) const;

  const BoardScene& m_scene;
  const BoardColours& m_colours;
};

}  // namespace ludo::widgets
