// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <vector>

#include "widgets/board/board_painter.h"

/// Going from place to place of a board with the arrow keys.
namespace ludo::widgets {

/// The way an arrow key points, of length 1; nothing for other keys.
std::optional<QPointF> directionOf(int key);

QPointF centreOf(const BoardScene& scene, BoardPlace place);
/// Where the arrow keys stop: at zones, and at the tokens of zones that lay them out in a row.
std::vector<BoardPlace> stopsOf(const BoardScene& scene);
/// The stop that lies next in a direction; nothing at the edge.
std::optional<BoardPlace> nextStop(const BoardScene& scene, BoardPlace from, QPointF direction);

}  // namespace ludo::widgets
