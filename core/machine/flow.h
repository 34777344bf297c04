// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/machine/code.h"

/// How execution and values flow through a function without faults.
namespace ludo::machine {

/// Instructions, and ends of blocks.
std::size_t sizeOf(const Function& function);

/// The blocks that execution can come to, each before its successors unless a loop leads back: the reverse
/// postorder of a depth-first search. All targets must exist.
std::vector<BlockId> reachableBlocks(const Function& function);

/// Where a register is written and read. The caller's write of a parameter counts.
struct RegisterUse {
  std::uint32_t writes = 0;
  std::uint32_t reads = 0;
  BlockId home = none;  ///< the block of its only write, if no other block reads it

  bool local() const { return home != none; }
};

/// For each register, within these blocks.
std::vector<RegisterUse> registerUses(const Function& function, const std::vector<BlockId>& blocks);

}  // namespace ludo::machine
