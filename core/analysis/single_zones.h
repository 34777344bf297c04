// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>

#include "core/kernel/rules.h"

namespace ludo::engine {

/// The first effect, by its node, that may bring a second token into a zone with room for more. No value when
/// the text promises that there is none: every effect that puts a token somewhere puts it into a parameter
/// that is an empty zone, or into a zone that has just been emptied. Setup is not examined.
std::optional<std::uint32_t> effectThatMayStack(const kernel::Rules& rules);

}  // namespace ludo::engine
