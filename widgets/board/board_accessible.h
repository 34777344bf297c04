// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "widgets/board/board_painter.h"

namespace ludo::widgets {

class BoardView;

/// Makes board views speak: each zone is a child that says its name, what lies on it, where it is and whether
/// a move can go on there; so is each token of a tray, below its zone, and what each player has, such as
/// money. Pressing a zone or a token is a click on it. May be called any number of times.
void installBoardAccessibility();

/// Tells assistive technology that a place of a view has the keyboard.
void reportFocus(BoardView& view, BoardPlace place);

}  // namespace ludo::widgets
