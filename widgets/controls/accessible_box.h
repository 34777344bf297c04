// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ludo::widgets {

/// Makes boxes of choices say what is chosen in them: where the system is X11 or Wayland, the toolkit gives
/// their present choice for their name. Each choice can be made without the list being opened. Of the whole
/// program; may be called any number of times.
void installAccessibleBoxes();

}  // namespace ludo::widgets
