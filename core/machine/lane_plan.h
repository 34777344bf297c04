// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/machine/flow.h"

namespace ludo::machine {

/// How a function runs for several callers in step, a caller in each lane of a vector. All lanes go through
/// the blocks together, again and again, in one order; each takes part in those that its own execution comes
/// to. What leads back to an earlier block waits there for the next pass. So any flow runs, loops included; a
/// pass takes as long as all blocks that some lane needs.
struct LanePlan {
  /// A word of memory, or a part of one, that a lane keeps for itself while it runs: it takes it from the
  /// caller's memory first and puts it there in the end.
  struct Local {
    Memory memory = Memory::State;
    std::uint32_t offset = 0;  ///< bytes, as of a Place without an index
    std::uint32_t bytes = 8;
    bool isWritten = false;

    bool isWrittenBack() const { return isWritten && memory != Memory::Scratch; }
  };
  std::vector<BlockId> order;     ///< of a pass: the reverse postorder
  std::vector<RegisterUse> uses;  ///< by register
  std::vector<bool> isBlended;    ///< by register: written for the lanes that take part, kept for the others
  std::vector<bool> isConstant;   ///< by register: the same for all, wherever it is read
  std::vector<Local> locals;      ///< by memory and place; they do not overlap
};

/// None for a function that calls others, copies bytes, draws numbers (see expandOperations), writes its
/// parameters, or reaches memory, but for constants, by index or the same word in parts of different size:
/// lanes that go to different places of memory lose more than they gain (docs/performance.md).
std::optional<LanePlan> planLanes(const Function& function);

/// Whether so many lanes are likely to be faster than one run after the other. Of the operations those with
/// sets and tables take lanes many times as long as others; measured in docs/performance.md.
bool paysInLanes(const Function& function, const LanePlan& plan, unsigned lanes);

}  // namespace ludo::machine
