// SPDX-License-Identifier: Apache-2.0
#include "core/machine/lane_plan.h"

#include <algorithm>
#include <utility>

#include "core/machine/operations.h"

namespace ludo::machine {
namespace {

bool isAccess(const Instruction& instruction) {
  return instruction.op == Op::Load || instruction.op == Op::Store;
}

bool runsInLanes(const Instruction& instruction) {
  if (isAccess(instruction))
    return instruction.address.index == none || instruction.address.memory == Memory::Constants;
  return instruction.op != Op::Call && instruction.op != Op::CopyBytes && instruction.op != Op::Random;
}

/// What instructions reach; none where they reach one word in different parts.
std::optional<std::vector<LanePlan::Local>> localsOf(const Function& function,
                                                     const std::vector<BlockId>& order) {
  std::vector<LanePlan::Local> all;
  for (const BlockId block : order) {
    for (const Instruction& instruction : function.blocks[block].code) {
      const Address& address = instruction.address;
      if (!isAccess(instruction) || address.memory == Memory::Constants) continue;
      const auto bytes = static_cast<std::uint32_t>(bytesOf(instruction.width));
      all.push_back({address.memory, address.offset, bytes, instruction.op == Op::Store});
    }
  }
  std::ranges::sort(all, {},
                    [](const LanePlan::Local& local) { return std::pair(local.memory, local.offset); });
  std::vector<LanePlan::Local> locals;
  for (const LanePlan::Local& local : all) {
    LanePlan::Local* last = locals.empty() ? nullptr : &locals.back();
    if (last == nullptr || last->memory != local.memory || last->offset + last->bytes <= local.offset) {
      locals.push_back(local);
    } else if (last->offset == local.offset && last->bytes == local.bytes) {
      last->isWritten |= local.isWritten;
    } else {
      return std::nullopt;
    }
  }
  return locals;
}

/// The registers whose values a block's successors or the block itself still need, where control enters it.
class Liveness {
 public:
  Liveness(const Function& function, const std::vector<BlockId>& order)
      : m_function(function),
        m_atEntry(function.blocks.size(), std::vector<bool>(function.registers, false)) {
    // Backwards, so that without loops once is enough.
    for (bool changed = true; changed;) {
      changed = false;
      for (auto block = order.rbegin(); block != order.rend(); ++block) changed |= update(*block);
    }
  }

  const std::vector<bool>& atEntry(BlockId block) const { return m_atEntry[block]; }

 private:
  bool update(BlockId number) {
    const Block& block = m_function.blocks[number];
    std::vector<bool> live(m_function.registers, false);
    for (const BlockId target : block.exit.targets) {
      for (Register reg = 0; reg < m_function.registers; ++reg) {
        if (m_atEntry[target][reg]) live[reg] = true;
      }
    }
    if (block.exit.value != none) live[block.exit.value] = true;
    for (auto instruction = block.code.rbegin(); instruction != block.code.rend(); ++instruction) {
      if (operationOf(instruction->op).result) live[instruction->result] = false;
      forEachRead(*instruction, [&](Register reg) { live[reg] = true; });
    }
    if (live == m_atEntry[number]) return false;
    m_atEntry[number] = std::move(live);
    return true;
  }

  const Function& m_function;
  std::vector<std::vector<bool>> m_atEntry;
};

/// Those to which an edge leads back.
std::vector<BlockId> blocksWaitedAt(const Function& function, const std::vector<BlockId>& order) {
  std::vector<std::size_t> place(function.blocks.size(), 0);
  for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = i;
  std::vector<BlockId> result;
  for (const BlockId block : order) {
    for (const BlockId target : function.blocks[block].exit.targets) {
      if (place[target] <= place[block]) result.push_back(target);
    }
  }
  return result;
}

}  // namespace

std::optional<LanePlan> planLanes(const Function& function) {
  LanePlan plan;
  plan.order = reachableBlocks(function);
  for (const BlockId block : plan.order) {
    if (!std::ranges::all_of(function.blocks[block].code, runsInLanes)) return std::nullopt;
  }
  std::optional<std::vector<LanePlan::Local>> locals = localsOf(function, plan.order);
  if (!locals) return std::nullopt;
  plan.locals = std::move(*locals);
  plan.uses = registerUses(function, plan.order);
  for (Register reg = 0; reg < function.parameters; ++reg) {
    if (plan.uses[reg].writes > 1) return std::nullopt;
  }
  plan.isBlended.assign(function.registers, false);
  plan.isConstant.assign(function.registers, false);
  const Liveness liveness(function, plan.order);
  for (const BlockId block : blocksWaitedAt(function, plan.order)) {
    for (Register reg = 0; reg < function.registers; ++reg) {
      if (liveness.atEntry(block)[reg]) plan.isBlended[reg] = true;
    }
  }
  for (Register reg = 0; reg < function.registers; ++reg) {
    if (plan.uses[reg].writes > 1) plan.isBlended[reg] = true;
  }
  for (Register reg = 0; reg < function.parameters; ++reg) plan.isConstant[reg] = true;
  for (const BlockId block : plan.order) {
    for (const Instruction& instruction : function.blocks[block].code) {
      if (instruction.op == Op::Constant && plan.uses[instruction.result].writes == 1)
        plan.isConstant[instruction.result] = true;
    }
  }
  for (Register reg = 0; reg < function.registers; ++reg) {
    if (plan.isConstant[reg]) plan.isBlended[reg] = false;
  }
  return plan;
}

bool paysInLanes(const Function& function, const LanePlan& plan, unsigned lanes) {
  // In one lane: a search for a bit or a look-up takes about as long as this many others save.
  constexpr std::size_t savedByOthers = 640;
  // More take the translator longer than anybody waits.
  constexpr std::size_t mostOperations = 8000;
  std::size_t operations = 0;
  std::size_t slow = 0;
  for (const BlockId block : plan.order) {
    for (const Instruction& instruction : function.blocks[block].code) {
      if (instruction.op == Op::Constant || instruction.op == Op::Copy) continue;
      ++operations;
      const bool isLookUp = instruction.op == Op::Load && instruction.address.memory == Memory::Constants;
      slow += isLookUp || instruction.op == Op::NthBit ? 1 : 0;
    }
  }
  return operations <= mostOperations && operations * lanes >= slow * savedByOthers;
}

}  // namespace ludo::machine
