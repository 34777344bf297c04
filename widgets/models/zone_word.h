// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include "core/kernel/rules.h"

namespace ludo::widgets {

/// What players call a zone. A space with a name of its own goes without its board: "forest" and not
/// "at_forest", but "cell_0_1". One of several players' zones says whose it is: "hand of player 1".
QString zoneWord(const kernel::Rules& rules, kernel::ZoneId zone);

}  // namespace ludo::widgets
