// SPDX-License-Identifier: Apache-2.0
#include "core/machine/coalesce.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/machine/flow.h"
#include "core/machine/operations.h"

namespace ludo::machine {
namespace {

constexpr std::size_t never = SIZE_MAX;

/// Works on one block at a time, from its end to its begin.
class Coalescing {
 public:
  explicit Coalescing(Function& function)
      : m_nextWrite(function.registers),
        m_nextTouch(function.registers),
        m_lastRead(function.registers),
        m_replacement(function.registers, none) {}

  /// `r = copy v; ... r ...` becomes `... v ...` if v keeps its value as long as r is read.
  void readVariables(Block& block, const std::vector<RegisterUse>& uses) {
    begin(block);
    for (std::size_t at = block.code.size(); at-- > 0;) {
      const Instruction& instruction = block.code[at];
      const Register to = instruction.result;
      const Register from = instruction.a;
      if (instruction.op == Op::Copy && uses[to].local() && m_lastRead[to] <= m_nextWrite[from]) {
        m_replacement[to] = from;
        m_lastRead[from] = std::max(m_lastRead[from], m_lastRead[to]);
        m_removed[at] = true;
      } else {
        touch(instruction, at);
      }
    }
    auto replace = [&](Register& reg) {
      if (m_replacement[reg] != none) reg = m_replacement[reg];
    };
    for (std::size_t at = 0; at < block.code.size(); ++at) {
      forEachRead(block.code[at], replace);
      // A copy of a copy: what stands for this one's source stands for it too.
      if (m_removed[at]) m_replacement[block.code[at].result] = block.code[at].a;
    }
    if (block.exit.value != none) replace(block.exit.value);
    erase(block);
  }

  /// After `v = copy x`, v is read instead of x, as long as v keeps its value: then x may be read nowhere
  /// else.
  void readCopies(Block& block, const std::vector<RegisterUse>& uses) {
    begin(block);
    const auto replace = [&](Register& reg) {
      if (m_replacement[reg] != none) reg = m_replacement[reg];
    };
    std::vector<std::pair<Register, Register>> copies;  // of what, and what holds it
    for (Instruction& instruction : block.code) {
      const bool isCopy = instruction.op == Op::Copy;
      const Register source = instruction.a;
      forEachRead(instruction, replace);
      if (!operationOf(instruction.op).result) continue;
      std::erase_if(copies, [&](const auto& copy) {
        const bool isOver = copy.first == instruction.result || copy.second == instruction.result;
        if (isOver) m_replacement[copy.first] = none;
        return isOver;
      });
      // Constants have their slots anyhow.
      m_lastRead[instruction.result] = instruction.op == Op::Constant ? 0 : 1;
      const bool isComputedHere = isCopy && uses[source].local() && m_lastRead[source] != 0;
      if (!isComputedHere || source != instruction.a) continue;
      m_replacement[source] = instruction.result;
      copies.emplace_back(source, instruction.result);
    }
    if (block.exit.value != none) replace(block.exit.value);
  }

  /// `x = ...; v = copy x` becomes `v = ...` if nothing else reads x, and nothing in between touches v.
  void writeVariables(Block& block, const std::vector<RegisterUse>& uses) {
    begin(block);
    for (std::size_t at = block.code.size(); at-- > 0;) {
      Instruction& instruction = block.code[at];
      const bool hasResult = operationOf(instruction.op).result;
      if (hasResult && m_replacement[instruction.result] != none) {
        const std::size_t copy = m_lastRead[instruction.result];
        const Register variable = m_replacement[instruction.result];
        if (m_nextTouch[variable] == copy) {
          instruction.result = variable;
          m_removed[copy] = true;
        }
      }
      touch(instruction, at);
      if (instruction.op == Op::Copy && uses[instruction.a].local() && uses[instruction.a].reads == 1) {
        m_replacement[instruction.a] = instruction.result;
      }
    }
    erase(block);
  }

 private:
  void begin(const Block& block) {
    m_removed.assign(block.code.size(), false);
    auto forget = [&](Register reg) {
      m_nextWrite[reg] = m_nextTouch[reg] = never;
      m_lastRead[reg] = 0;
      m_replacement[reg] = none;
    };
    for (const Instruction& instruction : block.code) {
      forEachRead(instruction, forget);
      if (operationOf(instruction.op).result) forget(instruction.result);
    }
    if (block.exit.value == none) return;
    forget(block.exit.value);
    m_lastRead[block.exit.value] = m_nextTouch[block.exit.value] = block.code.size();
  }

  /// Goes backward over an instruction.
  void touch(const Instruction& instruction, std::size_t at) {
    if (operationOf(instruction.op).result) {
      m_nextWrite[instruction.result] = m_nextTouch[instruction.result] = at;
    }
    forEachRead(instruction, [&](Register reg) {
      m_nextTouch[reg] = at;
      m_lastRead[reg] = std::max(m_lastRead[reg], at);
    });
  }

  void erase(Block& block) {
    std::size_t kept = 0;
    for (std::size_t at = 0; at < block.code.size(); ++at) {
      if (!m_removed[at]) block.code[kept++] = block.code[at];
    }
    block.code.resize(kept);
  }

  // Positions in the block, seen from the one that is looked at.
  std::vector<std::size_t> m_nextWrite;
  std::vector<std::size_t> m_nextTouch;
  std::vector<std::size_t> m_lastRead;
  std::vector<Register> m_replacement;
  std::vector<bool> m_removed;
};

}  // namespace

void coalesceCopies(Function& function, const std::vector<BlockId>& blocks) {
  Coalescing coalescing(function);
  const std::vector<RegisterUse> before = registerUses(function, blocks);
  for (BlockId block : blocks) coalescing.readVariables(function.blocks[block], before);
  for (BlockId block : blocks) coalescing.readCopies(function.blocks[block], before);
  const std::vector<RegisterUse> after = registerUses(function, blocks);
  for (BlockId block : blocks) coalescing.writeVariables(function.blocks[block], after);
}

}  // namespace ludo::machine
