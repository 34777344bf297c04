// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <optional>
#include <vector>

#include "core/machine/flow.h"
#include "core/machine/operations.h"
#include "core/machine/prepare.h"

namespace ludo::machine {
namespace {

/// Variables that a block may set which a branch jumps over: more cost more than the branch.
constexpr std::size_t mostSet = 2;

class Choosing {
 public:
  explicit Choosing(Function& function)
      : m_function(function), m_order(reachableBlocks(function)), m_predecessors(function.blocks.size(), 0) {
    for (const RegisterUse& use : registerUses(function, m_order)) m_isVariable.push_back(use.writes != 1);
    for (const BlockId block : m_order) {
      for (const BlockId target : function.blocks[block].exit.targets) ++m_predecessors[target];
    }
  }

  void run() {
    // What is behind a branch first, so that branches in it are gone when it is looked at.
    for (std::size_t i = m_order.size(); i-- > 0;) convert(m_order[i]);
  }

 private:
  void convert(BlockId id) {
    const Exit exit = m_function.blocks[id].exit;
    if (exit.kind != Exit::Kind::Branch || m_isVariable[exit.value] || exit.targets[0] == exit.targets[1])
      return;
    for (const bool taken : {true, false}) {
      const BlockId branch = exit.targets[taken ? 0 : 1];
      const BlockId behind = exit.targets[taken ? 1 : 0];
      if (!onlySets(branch) || m_function.blocks[branch].exit.targets.front() != behind || branch == id)
        continue;
      takeOver(m_function.blocks[id], m_function.blocks[branch].code, exit.value, taken);
      m_function.blocks[id].exit = {Exit::Kind::Jump, none, {behind}};
      --m_predecessors[behind];
      return;
    }
  }

  /// Whether nothing else leads to the block, and it does nothing but give variables other values.
  bool onlySets(BlockId id) const {
    const Block& block = m_function.blocks[id];
    if (m_predecessors[id] != 1 || block.exit.kind != Exit::Kind::Jump) return false;
    std::size_t set = 0;
    for (const Instruction& it : block.code) {
      if (it.op != Op::Constant && it.op != Op::Copy) return false;
      if (it.op == Op::Copy && m_isVariable[it.a]) return false;
      set += m_isVariable[it.result] ? 1 : 0;
    }
    return set <= mostSet;
  }

  void takeOver(Block& block, const std::vector<Instruction>& branch, Register test, bool taken) {
    for (const Instruction& it : branch) {
      if (!m_isVariable[it.result]) {
        block.code.push_back(it);
        continue;
      }
      Register wanted = it.a;
      if (it.op == Op::Constant) {
        Instruction constant = it;
        constant.result = wanted = fresh();
        block.code.push_back(constant);
      }
      const Register old = valueBefore(block, it.result);
      Instruction select;
      select.op = Op::Select;
      select.result = fresh();
      select.a = test;
      select.b = taken ? wanted : old;
      select.c = taken ? old : wanted;
      Instruction copy;
      copy.op = Op::Copy;
      copy.result = it.result;
      copy.a = select.result;
      block.code.push_back(select);
      block.code.push_back(copy);
    }
  }

  /// What the variable holds at the end of the block: where the block has set it, what it was set to.
  Register valueBefore(Block& block, Register variable) {
    for (std::size_t at = block.code.size(); at-- > 0;) {
      const Instruction it = block.code[at];
      if (!operationOf(it.op).result || it.result != variable) continue;
      if (it.op == Op::Copy && !m_isVariable[it.a]) return it.a;
      if (it.op != Op::Constant) break;
      Instruction constant = it;
      constant.result = fresh();
      block.code.insert(block.code.begin() + static_cast<std::ptrdiff_t>(at), constant);
      return constant.result;
    }
    return variable;
  }

  Register fresh() {
    m_isVariable.push_back(false);
    return m_function.registers++;
  }

  Function& m_function;
  std::vector<BlockId> m_order;
  std::vector<std::uint32_t> m_predecessors;
  std::vector<bool> m_isVariable;
};

}  // namespace

void chooseValues(Function& function) {
  Choosing(function).run();
}

}  // namespace ludo::machine
