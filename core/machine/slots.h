// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <unordered_map>
#include <vector>

#include "core/machine/flow.h"

namespace ludo::machine {

/// Where the interpreter keeps registers in its frame: parameters first, then constants, then the rest.
struct Slots {
  std::vector<std::uint32_t> ofRegister;                       ///< the slot, by register
  std::vector<std::uint64_t> constants;                        ///< in the slots behind the parameters
  std::unordered_map<std::int64_t, std::uint32_t> ofConstant;  ///< the slot, by value
  std::uint32_t count = 0;                                     ///< of all slots
};

/// Gives each register a slot. Constants of the same value share one, and so do registers that are used in a
/// single block and not at the same time: a small frame stays in the processor's cache.
Slots assignSlots(const Function& function, const std::vector<BlockId>& blocks,
                  const std::vector<RegisterUse>& uses);

}  // namespace ludo::machine
