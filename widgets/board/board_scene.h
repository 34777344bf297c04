// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtGui/QColor>
#include <set>
#include <vector>

#include "core/kernel/state.h"
#include "widgets/board/board_layout.h"
#include "widgets/pictures/game_pictures.h"

/// What a board view shows, as plain values: the zones of a game and the tokens of one state, as far as the
/// viewer may know them. Made from a layout and a state; knows nothing of widgets or painting.
namespace ludo::widgets {

/// Who looks at the board. Tokens of which a viewer does not know what they are lie face down.
struct Viewer {
  bool seesAll = true;
  std::vector<kernel::Seat> seats;  ///< what these know, and what everybody does, is shown

  static Viewer everything() { return {}; }
  static Viewer of(std::vector<kernel::Seat> seats) { return {false, std::move(seats)}; }
  bool knows(const kernel::Rules& rules, const kernel::Token& token) const;
  bool operator==(const Viewer&) const = default;
};

struct SceneToken {
  kernel::TokenId id;
  std::uint32_t type = 0;
  kernel::Seat owner = kernel::nobody;
  language::TokenShape shape = language::TokenShape::Disc;
  QColor colour;        ///< the designer's own; invalid: the owner's colour
  QString name;         ///< of the token type; empty when face down
  QString label;        ///< drawn on it; may be empty
  PicturePtr picture;   ///< drawn on it; may be null
  QStringList details;  ///< "cost 3", one a property that neither label nor name shows
  QStringList named;    ///< the same of those that they show, for a card of which little is seen
  bool faceDown = false;
  PicturePtr back;                      ///< of a card; null: a pattern
  std::vector<kernel::TokenId> others;  ///< tokens that look alike and are drawn as one with this one
  QPointF centre;
  double size = 0;       ///< diameter; of a card its height
  double angle = 0;      ///< degrees clockwise
  double uncovered = 0;  ///< how much of a card's width the next one leaves to be seen; 0: all
  QRectF box() const;    ///< around it, without the angle
  int count() const { return static_cast<int>(others.size()) + 1; }
  bool standsFor(const std::set<kernel::TokenId>& tokens) const;
};

struct SceneZone {
  kernel::ZoneId id;
  QString name;     ///< "cell_1_2", "hand:0"
  QString title;    ///< the id of its definition: "cell_1_2", "hand"
  QString caption;  ///< what is written at it: "c4", "forest", "hand"
  QString word;     ///< what players call it: "forest", "hand of player 1"
  ZoneShape shape = ZoneShape::Cell;
  QPointF centre;
  QPolygonF outline;
  bool labelAbove = false;
  int board = -1;
  int group = -1;
  kernel::Seat owner = kernel::nobody;  ///< whose it is, by itself or by a region
  std::int64_t capacity = INT64_MAX;
  int neighbours = 0;
  PicturePtr picture;              ///< below its tokens; null where there is none
  QStringList regions;             ///< of one player: "houses of player 1"
  std::vector<SceneToken> tokens;  ///< the drawn ones, bottom first
  int count = 0;                   ///< all tokens in it
  int hidden = 0;                  ///< those the viewer may not know
  bool crowded = false;            ///< it is on a board where several tokens share a space
  bool single() const { return capacity == 1; }
};

/// A variable as it stands, shown beside the title of its owner's group.
struct SceneVariable {
  QString name;
  QString value;
};

struct SceneGroup {
  kernel::Seat seat = kernel::nobody;
  QString title;
  QRectF rect;
  QRectF titleRect;
  std::vector<SceneVariable> variables;
};

struct BoardScene {
  std::vector<SceneZone> zones;  ///< by ZoneId
  std::vector<ZoneEdge> edges;
  std::vector<ZoneEdge> adjacency;  ///< see BoardLayout
  std::vector<BoardArea> boards;
  std::vector<PicturePtr> boardPictures;  ///< by board, below its spaces; null where there is none
  std::vector<SceneGroup> groups;
  std::vector<SideEdge> sides;
  QRectF bounds;
  std::vector<CoordinateLabel> coordinates;
  QRectF boundsWithCoordinates;

  bool empty() const { return zones.empty() && groups.empty(); }
  /// The zone whose outline holds a point; invalid when there is none.
  kernel::ZoneId zoneAt(QPointF point) const;
  /// The topmost drawn token at a point of a zone; invalid when there is none.
  kernel::TokenId tokenAt(kernel::ZoneId zone, QPointF point) const;
  const SceneToken* token(kernel::TokenId id) const;
};

/// The scene of a state, or of the bare board when `state` is null.
BoardScene makeScene(const kernel::Rules& rules, const BoardLayout& layout, const kernel::State* state,
                     const Viewer& viewer, ShownVariables shown = ShownVariables::Facts,
                     const GamePicturesPtr& pictures = {});

/// How a token looks in a place of this form, whoever looks; without place and size.
SceneToken sceneToken(const kernel::Rules& rules, const kernel::State& state, kernel::TokenId id,
                      ZoneShape shape, const GamePicturesPtr& pictures = {});

/// A zone in words, as a screen reader says it: "forest, empty, 4 neighbours".
QString describeZone(const SceneZone& zone);
QString describeToken(const SceneToken& token);
/// "Player 1: money 3, points 4", or only the name.
QString describeGroup(const SceneGroup& group);
QString seatName(kernel::Seat seat);  ///< "Player 1"; "Table" for nobody

}  // namespace ludo::widgets
