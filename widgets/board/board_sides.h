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

/// Whose each zone is, by ZoneId: the owner's of a zone that each player has, or that of the only seat in
/// whose part of a region it lies, such as a city or the houses on one side of a board.
std::vector<kernel::Seat> zoneOwners(const kernel::Rules& rules);

}  // namespace ludo::widgets
