// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "core/machine/accesses.h"
#include "core/machine/loops.h"
#include "core/machine/operations.h"
#include "core/machine/prepare.h"

namespace ludo::machine {
namespace {

/// More variables than this live on the stack anyhow.
constexpr std::size_t mostVariables = 64;
/// Variables times blocks of the loop: in a long loop many variables gain nothing, as they do not stay in
/// registers, and cost the compiler much time, as they meet wherever branches do.
constexpr std::size_t mostMeetings = 4000;

/// A part of a word in memory that the loop accesses by its constant address.
struct Location {
  Memory memory = Memory::State;
  std::uint32_t offset = 0;
  std::size_t bytes = 8;

  auto operator<=>(const Location&) const = default;
  MemoryRange range() const { return {memory, offset, offset + bytes}; }
};

struct Promotion {
  Register variable = none;
  std::size_t accesses = 0;
  bool written = false;
};

Width unsignedWidth(std::size_t bytes) {
  return bytes == 1 ? Width::UInt8 : bytes == 2 ? Width::UInt16 : bytes == 4 ? Width::UInt32 : Width::Word;
}
bool isPlainAccess(const Instruction& instruction) {
  return (instruction.op == Op::Load || instruction.op == Op::Store) && instruction.address.index == none &&
         instruction.address.memory != Memory::Constants;
}
Location locationOf(const Instruction& access) {
  return {access.address.memory, access.address.offset, bytesOf(access.width)};
}

class LoopPromotion {
 public:
  LoopPromotion(Function& function, std::vector<BlockId> loop, const AccessSummaries& summaries)
      : m_function(function), m_loop(std::move(loop)), m_summaries(summaries) {}

  void run() {
    collect();
    dropOverlapping();
    dropReachedByIndex();
    dropRarest();
    if (m_promotions.empty()) return;
    for (auto& [location, promotion] : m_promotions) promotion.variable = m_function.registers++;
    for (BlockId block : m_loop) rewrite(m_function.blocks[block]);
    changeEdges();
  }

 private:
  using Promotions = std::map<Location, Promotion>;

  void collect() {
    for (BlockId block : m_loop) {
      for (const Instruction& instruction : m_function.blocks[block].code) {
        if (!isPlainAccess(instruction)) continue;
        Promotion& promotion = m_promotions[locationOf(instruction)];
        ++promotion.accesses;
        promotion.written |= instruction.op == Op::Store;
      }
    }
  }

  /// In the map's order, what overlaps a location comes right behind it or behind what it overlaps too.
  void dropOverlapping() {
    std::vector<Location> dropped;
    MemoryRange reached{Memory::State, 0, 0};
    const Location* last = nullptr;
    for (const auto& [location, promotion] : m_promotions) {
      const MemoryRange range = location.range();
      if (last && range.overlaps(reached)) {
        dropped.push_back(*last);
        dropped.push_back(location);
        reached.end = std::max(reached.end, range.end);
      } else {
        reached = range;
      }
      last = &location;
    }
    for (const Location& location : dropped) m_promotions.erase(location);
  }

  void dropReachedByIndex() {
    for (BlockId block : m_loop) {
      for (const Instruction& instruction : m_function.blocks[block].code) {
        const bool access = instruction.op == Op::Load || instruction.op == Op::Store;
        if (!access || isPlainAccess(instruction)) continue;
        const MemoryRange range = rangeOf(instruction.address, bytesOf(instruction.width));
        std::erase_if(m_promotions, [&](const auto& entry) { return entry.first.range().overlaps(range); });
      }
    }
  }

  void dropRarest() {
    const std::size_t kept = std::min(mostVariables, mostMeetings / m_loop.size());
    if (m_promotions.size() <= kept) return;
    std::vector<std::pair<std::size_t, Location>> byUse;
    for (const auto& [location, promotion] : m_promotions) byUse.emplace_back(promotion.accesses, location);
    std::sort(byUse.begin(), byUse.end());
    for (std::size_t at = 0; at + kept < byUse.size(); ++at) m_promotions.erase(byUse[at].second);
  }

  void rewrite(Block& block) {
    std::vector<Instruction> old = std::exchange(block.code, {});
    for (const Instruction& instruction : old) {
      if (isPlainAccess(instruction)) {
        const auto found = m_promotions.find(locationOf(instruction));
        if (found == m_promotions.end()) {
          block.code.push_back(instruction);
        } else if (instruction.op == Op::Load) {
          readVariable(block, instruction, found->second.variable);
        } else {
          block.code.push_back(operation(Op::Copy, found->second.variable, instruction.b));
        }
      } else {
        synchronise(block, instruction);
      }
    }
  }

  static Instruction operation(Op op, Register result, Register a, Register b = none) {
    Instruction instruction;
    instruction.op = op;
    instruction.result = result;
    instruction.a = a;
    instruction.b = b;
    return instruction;
  }
  Register constant(Block& block, std::uint64_t value) {
    Instruction instruction;
    instruction.result = m_function.registers++;
    instruction.immediate = static_cast<std::int64_t>(value);
    block.code.push_back(instruction);
    return instruction.result;
  }

  /// A variable keeps whole words: what a store would cut off is cut off here.
  void readVariable(Block& block, const Instruction& load, Register variable) {
    const std::size_t bits = 8 * bytesOf(load.width);
    if (bits == 64) {
      block.code.push_back(operation(Op::Copy, load.result, variable));
    } else if (isSigned(load.width)) {
      const Register by = constant(block, 64 - bits);
      const Register shifted = m_function.registers++;
      block.code.push_back(operation(Op::ShiftLeft, shifted, variable, by));
      block.code.push_back(operation(Op::ShiftRightSigned, load.result, shifted, by));
    } else {
      const Register mask = constant(block, (std::uint64_t{1} << bits) - 1);
      block.code.push_back(operation(Op::And, load.result, variable, mask));
    }
  }

  static Instruction transfer(Op op, const Location& location, Register variable) {
    Instruction instruction;
    instruction.op = op;
    instruction.width = unsignedWidth(location.bytes);
    instruction.address.memory = location.memory;
    instruction.address.offset = location.offset;
    (op == Op::Load ? instruction.result : instruction.b) = variable;
    return instruction;
  }

  /// Something that can see memory sees what the variables hold, and they see what it does.
  void synchronise(Block& block, const Instruction& instruction) {
    const std::vector<Access> accesses = m_summaries.accessesOf(instruction);
    std::vector<Instruction> reloads;
    for (const auto& [location, promotion] : m_promotions) {
      bool seen = false;
      bool changed = false;
      for (const Access& access : accesses) {
        if (!access.range.overlaps(location.range())) continue;
        seen = true;
        changed |= access.writes;
      }
      if (seen && promotion.written) {
        block.code.push_back(transfer(Op::Store, location, promotion.variable));
      }
      if (changed) reloads.push_back(transfer(Op::Load, location, promotion.variable));
    }
    block.code.push_back(instruction);
    block.code.insert(block.code.end(), reloads.begin(), reloads.end());
  }

  /// Leads the jumps into the loop and out of it through new blocks that load and store.
  void changeEdges() {
    std::vector<bool> inside(m_function.blocks.size(), false);
    for (BlockId block : m_loop) inside[block] = true;
    std::map<BlockId, BlockId> between;
    const std::size_t count = inside.size();
    for (BlockId block = 0; block < count; ++block) {
      for (std::size_t number = 0; number < m_function.blocks[block].exit.targets.size(); ++number) {
        const BlockId target = m_function.blocks[block].exit.targets[number];
        if (inside[block] == inside[target]) continue;
        auto [found, isNew] = between.emplace(target, none);
        if (isNew) found->second = inside[target] ? loadingBlock(target) : storingBlock(target);
        m_function.blocks[block].exit.targets[number] = found->second;
      }
    }
  }

  BlockId loadingBlock(BlockId next) {
    Block block;
    for (const auto& [location, promotion] : m_promotions) {
      block.code.push_back(transfer(Op::Load, location, promotion.variable));
    }
    return add(std::move(block), next);
  }
  BlockId storingBlock(BlockId next) {
    Block block;
    for (const auto& [location, promotion] : m_promotions) {
      if (promotion.written) block.code.push_back(transfer(Op::Store, location, promotion.variable));
    }
    return add(std::move(block), next);
  }
  BlockId add(Block block, BlockId next) {
    block.exit = {Exit::Kind::Jump, none, {next}};
    m_function.blocks.push_back(std::move(block));
    return static_cast<BlockId>(m_function.blocks.size() - 1);
  }

  Function& m_function;
  std::vector<BlockId> m_loop;
  const AccessSummaries& m_summaries;
  Promotions m_promotions;
};

/// Sees to it that no loop holds the first block: execution must have a way into each.
void separateEntry(Function& function) {
  const auto moved = static_cast<BlockId>(function.blocks.size());
  bool isTarget = false;
  for (Block& block : function.blocks) {
    for (BlockId& target : block.exit.targets) {
      if (target != 0) continue;
      target = moved;
      isTarget = true;
    }
  }
  if (!isTarget) return;
  function.blocks.push_back(std::exchange(function.blocks[0], {}));
  function.blocks[0].exit = {Exit::Kind::Jump, none, {moved}};
}

}  // namespace

void promoteMemory(Module& module) {
  AccessSummaries summaries;
  for (Function& function : module.functions) {
    summaries.add(function);
    separateEntry(function);
    for (std::vector<BlockId>& loop : outermostLoops(function)) {
      LoopPromotion(function, std::move(loop), summaries).run();
    }
  }
}

}  // namespace ludo::machine
