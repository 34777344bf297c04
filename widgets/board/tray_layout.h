// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "widgets/board/board_layout.h"
#include "widgets/board/shown_variables.h"

namespace ludo::widgets {

constexpr double trayPadding = 10.0;
constexpr double trayLabelHeight = 26.0;
constexpr double groupTitleHeight = 40.0;

/// Lays the zones that no board has placed yet as trays round the boards: shared ones beside the board (in
/// the middle when there is none), each seat's together in a titled group; two seats face each other. A seat
/// or the table gets a group without trays when it has variables to show.
void layOutTrays(const kernel::Rules& rules, ShownVariables shown, BoardLayout& layout);

}  // namespace ludo::widgets
