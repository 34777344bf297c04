// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/rules.h"

namespace ludo::engine {

/// Whether the text of the rules promises that in play no zone comes to hold a second token, although some
/// have room for more: whatever puts a token somewhere does so where a parameter is an empty zone, or where
/// the zone has just been emptied. What setup does is not looked at.
bool holdsOneTokenEach(const kernel::Rules& rules);

}  // namespace ludo::engine
