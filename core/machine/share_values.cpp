// SPDX-License-Identifier: Apache-2.0
// Dominator-based value numbering: Briggs, Cooper and Simpson, "Value numbering" (1997). Dominators after
// Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm" (2001).
#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>
#include <utility>

#include "core/machine/flow.h"
#include "core/machine/operations.h"
#include "core/machine/prepare.h"

namespace ludo::machine {
namespace {

using Version = std::uint32_t;

/// What an instruction computes: equal computations give equal values.
struct Computation {
  Op op = Op::Constant;
  Width width = Width::Word;
  Memory memory = Memory::Constants;
  std::array<Register, 4> operands{none, none, none, none};  ///< a, b, c, index
  std::array<Version, 4> versions{};                         ///< of those that are variables
  Version memoryVersion = 0;
  std::uint32_t stride = 0;
  std::uint32_t offset = 0;
  std::int64_t immediate = 0;

  bool operator==(const Computation&) const = default;
};

struct Hash {
  std::size_t operator()(const Computation& it) const {
    std::uint64_t hash = static_cast<std::uint64_t>(it.op) << 16 | static_cast<std::uint64_t>(it.width) << 8 |
                         static_cast<std::uint64_t>(it.memory);
    const auto mix = [&](std::uint64_t word) { hash = (hash ^ word) * 0x9E3779B97F4A7C15U + (hash >> 29); };
    for (std::size_t i = 0; i < it.operands.size(); ++i)
      mix(static_cast<std::uint64_t>(it.versions[i]) << 32 | it.operands[i]);
    mix(static_cast<std::uint64_t>(it.memoryVersion) << 32 | it.offset);
    mix(static_cast<std::uint64_t>(it.immediate) ^ it.stride);
    return static_cast<std::size_t>(hash ^ hash >> 32);
  }
};

class Sharing {
 public:
  explicit Sharing(Function& function)
      : m_function(function),
        m_order(reachableBlocks(function)),
        m_uses(registerUses(function, m_order)),
        m_replacement(function.registers, none),
        m_defined(function.registers, false),
        m_versions(function.registers, 0) {
    for (Register parameter = 0; parameter < function.parameters; ++parameter) m_defined[parameter] = true;
  }

  void run() {
    findDominators();
    walk();
    const auto replace = [this](Register& reg) {
      if (m_replacement[reg] != none) reg = m_replacement[reg];
    };
    for (Block& block : m_function.blocks) {
      for (Instruction& instruction : block.code) forEachRead(instruction, replace);
      if (block.exit.value != none) replace(block.exit.value);
    }
  }

 private:
  /// What a block has changed, to be taken back when its part of the dominator tree is left.
  struct Scope {
    BlockId block = 0;
    std::size_t nextChild = 0;
    std::vector<Computation> computed;
    std::vector<Register> defined;
    std::vector<std::pair<Register, Version>> versions;
    std::array<Version, memoryCount> memories{};
    Version join = 0;
  };

  void findDominators() {
    std::vector<std::size_t> place(m_function.blocks.size(), 0);
    for (std::size_t i = 0; i < m_order.size(); ++i) place[m_order[i]] = i;
    m_predecessors.resize(m_function.blocks.size());
    for (BlockId from : m_order) {
      for (BlockId to : m_function.blocks[from].exit.targets) m_predecessors[to].push_back(from);
    }
    std::vector<std::optional<std::size_t>> dominator(m_order.size());
    dominator[0] = 0;
    for (bool changes = true; changes;) {
      changes = false;
      for (std::size_t i = 1; i < m_order.size(); ++i) {
        std::optional<std::size_t> common;
        for (BlockId predecessor : m_predecessors[m_order[i]]) {
          std::size_t other = place[predecessor];
          if (!dominator[other]) continue;
          if (!common) common = other;
          while (*common != other) {
            if (*common > other) {
              common = *dominator[*common];
            } else {
              other = *dominator[other];
            }
          }
        }
        if (dominator[i] == common) continue;
        dominator[i] = common;
        changes = true;
      }
    }
    m_children.resize(m_function.blocks.size());
    for (std::size_t i = 1; i < m_order.size(); ++i) m_children[m_order[*dominator[i]]].push_back(m_order[i]);
  }

  void walk() {
    enter(m_order.front());
    while (!m_scopes.empty()) {
      Scope& scope = m_scopes.back();
      const std::vector<BlockId>& children = m_children[scope.block];
      if (scope.nextChild < children.size()) {
        enter(children[scope.nextChild++]);
      } else {
        leave();
      }
    }
  }

  void enter(BlockId id) {
    Scope& scope = m_scopes.emplace_back();
    scope.block = id;
    scope.memories = m_memories;
    scope.join = m_join;
    // Behind a single block all is as that block has left it; elsewhere nothing is known of what can change.
    if (m_predecessors[id].size() != 1) {
      m_join = ++m_clock;
      m_memories.fill(m_join);
    }
    Block& block = m_function.blocks[id];
    std::erase_if(block.code, [this](const Instruction& instruction) { return isShared(instruction); });
  }

  void leave() {
    const Scope& scope = m_scopes.back();
    for (const Computation& computation : scope.computed) m_values.erase(computation);
    for (Register reg : scope.defined) m_defined[reg] = false;
    for (std::size_t i = scope.versions.size(); i-- > 0;)
      m_versions[scope.versions[i].first] = scope.versions[i].second;
    m_memories = scope.memories;
    m_join = scope.join;
    m_scopes.pop_back();
  }

  bool isVariable(Register reg) const { return m_uses[reg].writes != 1; }

  /// Whether an earlier register holds what this instruction would give, and now stands for its result.
  bool isShared(const Instruction& instruction) {
    if (!isPure(instruction.op)) {
      changeMemory(instruction);
      if (operationOf(instruction.op).result) define(instruction.result);
      return false;
    }
    const std::optional<Computation> computation = computationOf(instruction);
    if (isVariable(instruction.result)) {
      define(instruction.result);
      if (instruction.op == Op::Copy && !isVariable(instruction.a) && m_defined[instruction.a])
        remember(copyOf(instruction.result), valueOf(instruction.a));
      return false;
    }
    if (computation) {
      if (instruction.op == Op::Copy && !isVariable(instruction.a)) {
        m_replacement[instruction.result] = valueOf(instruction.a);
      } else if (const auto known = m_values.find(*computation); known != m_values.end()) {
        m_replacement[instruction.result] = known->second;
      } else {
        remember(*computation, instruction.result);
      }
    }
    define(instruction.result);
    return m_replacement[instruction.result] != none;
  }

  void define(Register reg) {
    if (isVariable(reg)) {
      m_scopes.back().versions.emplace_back(reg, m_versions[reg]);
      m_versions[reg] = ++m_clock;
    } else {
      m_scopes.back().defined.push_back(reg);
      m_defined[reg] = true;
    }
  }

  void remember(const Computation& computation, Register value) {
    if (m_values.emplace(computation, value).second) m_scopes.back().computed.push_back(computation);
  }

  void changeMemory(const Instruction& instruction) {
    if (instruction.op == Op::Store) {
      m_memories[static_cast<std::size_t>(instruction.place.memory)] = ++m_clock;
    } else {
      m_memories.fill(++m_clock);
    }
  }

  Register valueOf(Register reg) const { return m_replacement[reg] != none ? m_replacement[reg] : reg; }
  Version versionOf(Register reg) const { return isVariable(reg) ? std::max(m_versions[reg], m_join) : 0; }

  Computation copyOf(Register variable) const {
    Computation copy;
    copy.op = Op::Copy;
    copy.operands[0] = variable;
    copy.versions[0] = versionOf(variable);
    return copy;
  }

  /// Nothing when it reads what need not have been computed on every way here.
  std::optional<Computation> computationOf(const Instruction& instruction) const {
    Computation result;
    result.op = instruction.op;
    result.immediate = instruction.op == Op::Constant ? instruction.immediate : 0;
    const Operation& operation = operationOf(instruction.op);
    const std::array<Register, 4> operands = {
        operation.operands > 0 ? instruction.a : none, operation.operands > 1 ? instruction.b : none,
        operation.operands > 2 ? instruction.c : none, operation.place ? instruction.place.index : none};
    for (std::size_t i = 0; i < operands.size(); ++i) {
      if (operands[i] == none) continue;
      if (!isVariable(operands[i]) && !m_defined[operands[i]]) return std::nullopt;
      result.operands[i] = valueOf(operands[i]);
      result.versions[i] = versionOf(operands[i]);
    }
    if (instruction.op == Op::Load) {
      result.width = instruction.width;
      result.memory = instruction.place.memory;
      result.offset = instruction.place.offset;
      result.stride = instruction.place.index == none ? 0 : instruction.place.stride;
      if (result.memory != Memory::Constants)
        result.memoryVersion = m_memories[static_cast<std::size_t>(result.memory)];
    }
    return result;
  }

  Function& m_function;
  std::vector<BlockId> m_order;
  std::vector<RegisterUse> m_uses;
  std::vector<std::vector<BlockId>> m_predecessors;
  std::vector<std::vector<BlockId>> m_children;  ///< in the dominator tree
  std::vector<Scope> m_scopes;
  std::unordered_map<Computation, Register, Hash> m_values;
  std::vector<Register> m_replacement;
  std::vector<bool> m_defined;
  std::vector<Version> m_versions;  ///< when a variable was written last
  std::array<Version, memoryCount> m_memories{};
  Version m_join = 0;  ///< since when nothing else has led here
  Version m_clock = 0;
};

}  // namespace

void shareValues(Function& function) {
  Sharing(function).run();
}

}  // namespace ludo::machine
