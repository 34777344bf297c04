// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <vector>

#include "core/machine/flow.h"
#include "core/machine/operations.h"
#include "core/machine/prepare.h"

namespace ludo::machine {
namespace {

class Folding {
 public:
  explicit Folding(Function& function) : m_function(function), m_writers(function.registers, nullptr) {
    const std::vector<BlockId> order = reachableBlocks(function);
    const std::vector<RegisterUse> uses = registerUses(function, order);
    for (Register reg = 0; reg < function.registers; ++reg) m_isPlain.push_back(uses[reg].writes == 1);
    for (const BlockId block : order) {
      for (const Instruction& it : function.blocks[block].code) {
        if (operationOf(it.op).result && m_isPlain[it.result]) m_writers[it.result] = &it;
      }
    }
  }

  void run() {
    for (Block& block : m_function.blocks) {
      for (Instruction& it : block.code) {
        if (operationOf(it.op).address) fold(it.address);
        if (operationOf(it.op).source) fold(it.source);
        if (it.op == Op::ShiftLeft || it.op == Op::ShiftRight || it.op == Op::ShiftRightSigned) foldCount(it);
      }
    }
  }

 private:
  /// What is added to the index is added to the offset.
  void fold(Address& address) const {
    if (address.index == none) return;
    const Instruction* sum = m_writers[address.index];
    if (sum == nullptr || sum->op != Op::Add || !m_isPlain[sum->a]) return;
    const std::optional<std::int64_t> added = constant(sum->b);
    if (!added || *added < 0 || *added > 1024) return;
    const std::uint64_t offset = address.offset + static_cast<std::uint64_t>(*added) * address.stride;
    if (offset > INT32_MAX) return;
    address.offset = static_cast<std::uint32_t>(offset);
    address.index = sum->a;
    address.extent = 0;
  }

  void foldCount(Instruction& shift) const {
    const Instruction* low = m_writers[shift.b];
    if (low == nullptr || low->op != Op::And || !m_isPlain[low->a]) return;
    if (constant(low->b) == 63) shift.b = low->a;
  }

  std::optional<std::int64_t> constant(Register reg) const {
    const Instruction* writer = m_writers[reg];
    return writer != nullptr && writer->op == Op::Constant ? std::optional(writer->immediate) : std::nullopt;
  }

  Function& m_function;
  std::vector<const Instruction*> m_writers;  ///< of registers that are written once
  std::vector<bool> m_isPlain;
};

}  // namespace

void foldOperands(Function& function) {
  Folding(function).run();
}

}  // namespace ludo::machine
