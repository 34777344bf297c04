// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>

#include "core/kernel/rules.h"

namespace ludo::engine {

/// The first effect, by its node number, that may bring a second token into a zone with room for more; no
/// value when the text of the rules promises that there is none: whatever puts a token somewhere does so
/// where a parameter is an empty zone, or where the zone has just been emptied. What setup does is not looked
/// at.
std::optional<std::uint32_t> effectThatMayStack(const kernel::Rules& rules);

}  // namespace ludo::engine
