// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/kernel/rules.h"

namespace ludo::engine {

/// Zones beside the boards: no edge leads to or from them, they have room for several tokens, and the rules
/// never ask for what lies on top of them together with other zones, only of each by itself. So sets of zones
/// by their topmost tokens need not say anything of them: decks, discards, hands. By rising id.
std::vector<kernel::ZoneId> zonesBeside(const kernel::Rules& rules);

}  // namespace ludo::engine
