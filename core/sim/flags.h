// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/sim/report.h"

namespace ludo::sim {

/// The flags that the games of a batch raise, in the order of FlagKind. Internal to the room.
std::vector<Flag> findFlags(const kernel::Rules& rules, const Batch& batch, const FlagLimits& limits);

}  // namespace ludo::sim
