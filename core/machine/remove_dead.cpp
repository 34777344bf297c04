// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <vector>

#include "core/machine/accesses.h"
#include "core/machine/flow.h"
#include "core/machine/operations.h"
#include "core/machine/prepare.h"

namespace ludo::machine {
namespace {

/// Goes through a block from its end: what is to be written again before anybody reads it need not be
/// written. `isOverwritten`: of no register when it begins.
void removeOverwritten(Block& block, std::vector<bool>& isOverwritten) {
  std::vector<MemoryRange> overwritten;
  std::vector<Register> registers;
  std::vector<Instruction> kept;
  for (std::size_t at = block.code.size(); at-- > 0;) {
    const Instruction& it = block.code[at];
    if (operationOf(it.op).result) {
      if (isPure(it.op) && isOverwritten[it.result]) continue;
      isOverwritten[it.result] = true;
      registers.push_back(it.result);
    }
    forEachRead(it, [&](Register reg) { isOverwritten[reg] = false; });
    if (it.op == Op::Store) {
      const MemoryRange range = rangeOf(it.address, bytesOf(it.width));
      const bool isDead = std::ranges::any_of(overwritten, [&](const MemoryRange& later) {
        return later.memory == range.memory && later.begin <= range.begin && range.end <= later.end;
      });
      if (isDead) continue;
      if (it.address.index == none) overwritten.push_back(range);
    } else if (it.op == Op::Load) {
      const MemoryRange range = rangeOf(it.address, bytesOf(it.width));
      std::erase_if(overwritten, [&](const MemoryRange& later) { return later.overlaps(range); });
    } else if (!isPure(it.op)) {
      overwritten.clear();
    }
    kept.push_back(it);
  }
  block.code.assign(kept.rbegin(), kept.rend());
  for (const Register reg : registers) isOverwritten[reg] = false;
}

/// What gives a result that nobody reads, and then what only it has read.
void removeUnread(Function& function) {
  std::vector<std::uint32_t> reads(function.registers, 0);
  std::vector<std::vector<const Instruction*>> writers(function.registers);
  for (Block& block : function.blocks) {
    for (const Instruction& instruction : block.code) {
      forEachRead(instruction, [&](Register reg) { ++reads[reg]; });
      if (operationOf(instruction.op).result) writers[instruction.result].push_back(&instruction);
    }
    if (block.exit.value != none) ++reads[block.exit.value];
  }
  std::vector<Register> unread;
  for (Register reg = 0; reg < function.registers; ++reg) {
    if (reads[reg] == 0) unread.push_back(reg);
  }
  while (!unread.empty()) {
    const Register reg = unread.back();
    unread.pop_back();
    for (const Instruction* writer : writers[reg]) {
      if (!isPure(writer->op)) continue;
      forEachRead(*writer, [&](Register read) {
        if (--reads[read] == 0) unread.push_back(read);
      });
    }
  }
  for (Block& block : function.blocks) {
    std::erase_if(block.code, [&](const Instruction& instruction) {
      return isPure(instruction.op) && reads[instruction.result] == 0;
    });
  }
}

}  // namespace

void removeDead(Function& function) {
  const std::vector<BlockId> reached = reachableBlocks(function);
  std::vector<bool> isReached(function.blocks.size(), false);
  for (BlockId block : reached) isReached[block] = true;
  std::vector<bool> isOverwritten(function.registers, false);
  for (BlockId block = 0; block < function.blocks.size(); ++block) {
    if (isReached[block]) {
      removeOverwritten(function.blocks[block], isOverwritten);
    } else {
      function.blocks[block] = {};
    }
  }
  removeUnread(function);
}

}  // namespace ludo::machine
