// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/rules.h"

namespace ludo::kernel {

/// The number of the pool of the tokens of one owner that were made in a zone, or were last shuffled there. A
/// seat that does not know what two tokens of a pool are cannot tell them apart. Each zone has a number for
/// each owner and one for nobody.
inline std::uint32_t poolOf(const Rules& rules, ZoneId zone, Seat owner) {
  return zone.index * static_cast<std::uint32_t>(rules.seats() + 1) + static_cast<std::uint32_t>(owner + 1);
}

}  // namespace ludo::kernel
