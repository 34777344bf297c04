// SPDX-License-Identifier: Apache-2.0
#include "core/machine/slots.h"

#include <utility>

#include "core/machine/operations.h"

namespace ludo::machine {
namespace {

constexpr std::uint32_t unassigned = UINT32_MAX;

class Assignment {
 public:
  Assignment(const Function& function, const std::vector<RegisterUse>& uses)
      : m_uses(uses), m_left(function.registers, 0) {
    m_slots.ofRegister.assign(function.registers, unassigned);
    for (Register parameter = 0; parameter < function.parameters; ++parameter) assign(parameter);
  }

  void assignConstants(const Block& block) {
    for (const Instruction& instruction : block.code) {
      if (instruction.op != Op::Constant) continue;
      const auto [at, added] = m_slots.ofConstant.emplace(instruction.immediate, m_slots.count);
      if (added) {
        ++m_slots.count;
        m_slots.constants.push_back(static_cast<std::uint64_t>(instruction.immediate));
      }
      if (m_uses[instruction.result].writes == 1) m_slots.ofRegister[instruction.result] = at->second;
    }
  }

  void assignShared(const Block& block) {
    for (const Instruction& instruction : block.code) {
      if (operationOf(instruction.op).result && isOpen(instruction.result) &&
          !m_uses[instruction.result].local()) {
        assign(instruction.result);
      }
    }
  }

  void assignLocal(const Block& block) {
    std::vector<std::uint32_t> free = m_free;
    for (const Instruction& instruction : block.code) {
      // What is read for the last time leaves its slot to the result: it is written after all is read.
      forEachRead(instruction, [&](Register reg) {
        if (m_left[reg] != 0 && --m_left[reg] == 0) free.push_back(m_slots.ofRegister[reg]);
      });
      if (!operationOf(instruction.op).result || !isOpen(instruction.result)) continue;
      const Register result = instruction.result;
      if (free.empty()) {
        m_free.push_back(m_slots.count);
        assign(result);
      } else {
        m_slots.ofRegister[result] = free.back();
        free.pop_back();
      }
      m_left[result] = m_uses[result].reads;
      if (m_left[result] == 0) free.push_back(m_slots.ofRegister[result]);
    }
  }

  Slots finish() { return std::move(m_slots); }

 private:
  bool isOpen(Register reg) const { return m_slots.ofRegister[reg] == unassigned; }
  void assign(Register reg) { m_slots.ofRegister[reg] = m_slots.count++; }

  const std::vector<RegisterUse>& m_uses;
  Slots m_slots;
  std::vector<std::uint32_t> m_left;  ///< for a local register: how often it will still be read
  std::vector<std::uint32_t> m_free;  ///< what blocks share for their local registers
};

}  // namespace

Slots assignSlots(const Function& function, const std::vector<BlockId>& blocks,
                  const std::vector<RegisterUse>& uses) {
  Assignment assignment(function, uses);
  for (BlockId block : blocks) assignment.assignConstants(function.blocks[block]);
  for (BlockId block : blocks) assignment.assignShared(function.blocks[block]);
  for (BlockId block : blocks) assignment.assignLocal(function.blocks[block]);
  return assignment.finish();
}

}  // namespace ludo::machine
