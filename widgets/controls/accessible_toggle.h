// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ludo::widgets {

/// Makes tool buttons of actions that can be on or off do what they do when they are clicked: toggled by
/// assistive technology, the toolkit's own change their look alone. Of the whole program; may be called any
/// number of times.
void installAccessibleToggles();

}  // namespace ludo::widgets
