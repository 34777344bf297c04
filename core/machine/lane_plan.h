// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/machine/flow.h"

namespace ludo::machine {

/// How a function runs for several invocations in step, one in each lane of a vector. All lanes go through
/// the blocks together in one order, pass after pass; each lane takes part only in the blocks that its own
/// execution comes to. A lane that jumps back to an earlier block waits there for the next pass. Any flow of
/// control can run so, loops included; a pass takes as long as all blocks that some lane needs. A value.
struct LanePlan {
  /// A word of memory, or a part of one, that each lane keeps in a register while it runs: read from the
  /// invocation's memory at the start, and written back at the end.
  struct Local {
    Memory memory = Memory::State;
    std::uint32_t offset = 0;  ///< bytes, as of an Address without an index
    std::uint32_t bytes = 8;
    bool isWritten = false;  ///< the code writes it

    bool isWrittenBack() const { return isWritten && memory != Memory::Scratch; }
  };
  std::vector<BlockId> order;     ///< of the blocks in a pass: the reverse postorder
  std::vector<RegisterUse> uses;  ///< by register
  std::vector<bool> isBlended;    ///< by register: written for the lanes that take part, kept for the others
  std::vector<bool> isConstant;   ///< by register: the same in all lanes, wherever it is read
  std::vector<Local> locals;      ///< by memory and place; they do not overlap
};

/// The plan for a function. Nothing for one that calls others, copies bytes, draws numbers (see
/// expandOperations), writes its parameters, or accesses memory other than constants by index, or one word in
/// parts of different size: lanes that go to different places of memory lose more than they gain
/// (docs/performance.md).
std::optional<LanePlan> planLanes(const Function& function);

/// Whether so many lanes are likely to be faster than one invocation after the other. Operations on sets and
/// tables take far longer in lanes than others do; measured in docs/performance.md.
bool paysInLanes(const Function& function, const LanePlan& plan, unsigned lanes);

}  // namespace ludo::machine
