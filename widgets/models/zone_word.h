// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include "core/kernel/kernel.h"

namespace ludo::widgets {

/// What core's labels are made of, in the user's language.
kernel::LabelWords labelWords();
/// What players call a zone: "forest", "c4", "hand of player 1".
QString zoneWord(const kernel::Rules& rules, kernel::ZoneId zone);

}  // namespace ludo::widgets
