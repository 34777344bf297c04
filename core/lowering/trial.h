// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/machine/builder.h"

namespace ludo::engine {

/// Effects that are tried on the state itself, to see what they come to, and put back.
struct Trial {
  bool isOn = false;                         ///< nobody hears of what happens
  std::optional<machine::BlockId> end;       ///< where chance ends it
  std::optional<machine::At> before;         ///< the state as it was
  std::optional<machine::Variable> refused;  ///< a cost is tried: 1 once it cannot be paid in full
};

}  // namespace ludo::engine
