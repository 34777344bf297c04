// SPDX-License-Identifier: Apache-2.0
#include "core/machine/flow.h"

#include <algorithm>
#include <utility>

#include "core/machine/operations.h"

namespace ludo::machine {

std::size_t sizeOf(const Function& function) {
  std::size_t size = function.blocks.size();
  for (const Block& block : function.blocks) size += block.code.size();
  return size;
}

std::vector<BlockId> reachableBlocks(const Function& function) {
  std::vector<BlockId> order;
  std::vector<bool> seen(function.blocks.size(), false);
  // A block with the number of its targets that are still to be visited. The first target comes last, so
  // that it follows its block in the order.
  std::vector<std::pair<BlockId, std::size_t>> path;
  auto enter = [&](BlockId block) {
    seen[block] = true;
    path.emplace_back(block, function.blocks[block].exit.targets.size());
  };
  enter(0);
  while (!path.empty()) {
    auto& [block, left] = path.back();
    if (left == 0) {
      order.push_back(block);
      path.pop_back();
    } else {
      const BlockId target = function.blocks[block].exit.targets[--left];
      if (!seen[target]) enter(target);
    }
  }
  std::reverse(order.begin(), order.end());
  return order;
}

std::vector<RegisterUse> registerUses(const Function& function, const std::vector<BlockId>& blocks) {
  std::vector<RegisterUse> uses(function.registers);
  for (std::uint32_t parameter = 0; parameter < function.parameters; ++parameter) uses[parameter].writes = 1;
  for (BlockId block : blocks) {
    for (const Instruction& instruction : function.blocks[block].code) {
      if (!operationOf(instruction.op).result) continue;
      RegisterUse& use = uses[instruction.result];
      use.home = ++use.writes == 1 ? block : none;
    }
  }
  for (BlockId block : blocks) {
    auto read = [&](Register reg) {
      ++uses[reg].reads;
      if (uses[reg].home != block) uses[reg].home = none;
    };
    for (const Instruction& instruction : function.blocks[block].code) forEachRead(instruction, read);
    if (function.blocks[block].exit.value != none) read(function.blocks[block].exit.value);
  }
  return uses;
}

}  // namespace ludo::machine
