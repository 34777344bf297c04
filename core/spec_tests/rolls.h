// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/kernel/kernel.h"

/// Dice that show what a test says. Private to the room.
namespace ludo::spec_tests {

struct Rolling {
  std::uint64_t tries = 0;
  std::optional<kernel::State> state;  ///< in which the dice have fallen so; nothing when they cannot
  std::string failure;                 ///< why they cannot; else empty
};

/// Tries until the steps are used up, too; what it gives means nothing then.
///
/// Plays with one random state after another until the dice show these numbers in this order, so that nothing
/// about the game itself is changed. `play` gives what becomes of the game when attempt `n` is its chance.
Rolling rollUntil(const std::vector<std::int64_t>& rolls, std::uint64_t mostTries, const Budget& steps,
                  const std::function<kernel::State(std::uint64_t n, kernel::EventLog& log)>& play);

}  // namespace ludo::spec_tests
