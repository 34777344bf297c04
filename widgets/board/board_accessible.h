// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "core/kernel/value.h"

namespace ludo::widgets {

class BoardView;

/// Makes board views speak: each zone is a child that says its name, what lies on it, and where it is.
/// May be called any number of times.
void installBoardAccessibility();

/// Tells assistive technology that a zone of a view has the keyboard.
void reportFocus(BoardView& view, kernel::ZoneId zone);

}  // namespace ludo::widgets
