// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/machine/builder.h"

namespace ludo::engine {

/// A trial: effects are carried out on the state itself to see what they come to, and then put back.
struct Trial {
  bool isOn = false;                         ///< a trial is under way: no triggers, and nothing is told
  std::optional<machine::BlockId> end;       ///< where code goes on when something random would happen
  std::optional<machine::At> before;         ///< a copy of the state as it was, where there is one
  std::optional<machine::Variable> refused;  ///< where a cost is tried: 1 once it cannot be paid in full
};

}  // namespace ludo::engine
