// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <vector>

#include "widgets/board/board_layout.h"

namespace ludo::widgets {

/// A region that a seat wins by joining to another: one side of a connection game's board.
struct GoalRegion {
  kernel::Seat seat = kernel::nobody;
  std::vector<kernel::ZoneId> zones;
};

/// The regions named by end conditions of the form "connected from here to there wins for this player".
std::vector<GoalRegion> goalRegions(const kernel::Rules& rules);

/// The outer edges of those regions, in their seats' colours: a corner's edges go to the side they face.
std::vector<SideEdge> goalSides(const std::vector<GoalRegion>& regions, const BoardLayout& layout);

}  // namespace ludo::widgets
