// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/machine/code.h"

/// How execution and values flow through a function without faults.
namespace ludo::machine {

/// How many instructions and ends of blocks the function has.
std::size_t sizeOf(const Function& function);

/// The blocks that execution can come to, each before its successors unless a loop leads back: the reverse
/// postorder of a depth-first search. All targets must exist.
std::vector<BlockId> reachableBlocks(const Function& function);

/// How often a register is written and read in the code. A parameter is written once by the caller, too.
struct RegisterUse {
  std::uint32_t writes = 0;
  std::uint32_t reads = 0;
  BlockId home = none;  ///< the block of its only write, if no other block reads it; else none

  /// Whether it is used in one block only.
  bool local() const { return home != none; }
};

/// For each register, within these blocks.
std::vector<RegisterUse> registerUses(const Function& function, const std::vector<BlockId>& blocks);

}  // namespace ludo::machine
