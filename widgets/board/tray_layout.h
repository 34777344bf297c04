// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "widgets/board/board_layout.h"
#include "widgets/board/shown_variables.h"

namespace ludo::widgets {

constexpr double trayPadding = 10.0;
constexpr double trayGapInside = 6.0;  ///< between the tokens of a tray
constexpr double trayLabelHeight = 26.0;
constexpr double groupTitleHeight = 40.0;

/// How many lines the cards of each zone take at the start of a game where they lie open in a row of their
/// own that everybody uses; 1 for all other zones. By zone.
std::vector<int> linesOfRows(const kernel::Rules& rules);

/// Lays the zones that no board has placed yet as trays round the boards: shared ones beside the board (in
/// the middle when there is none), each seat's together in a titled group; two seats face each other. A seat
/// or the table gets a group without trays when it has variables to show.
void layOutTrays(const kernel::Rules& rules, ShownVariables shown, BoardLayout& layout);

}  // namespace ludo::widgets
