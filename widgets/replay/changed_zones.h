// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <set>

#include "core/kernel/event_log.h"
#include "core/kernel/state.h"

namespace ludo::widgets {

/// The zones in which a ply changed something, by what it is known to have done.
std::set<kernel::ZoneId> changedZones(const kernel::State& after, const kernel::EventLog& log);

}  // namespace ludo::widgets
