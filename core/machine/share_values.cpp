// SPDX-License-Identifier: Apache-2.0
// Dominator-based value numbering: Briggs, Cooper and Simpson, "Value numbering" (1997). Dominators after
// Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm" (2001).
#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>
#include <utility>

#include "core/machine/accesses.h"
#include "core/machine/flow.h"
#include "core/machine/known_values.h"
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
        m_known(function.registers + truths),
        m_replacement(function.registers + truths, none),
        m_settled(function.registers + truths, none),
        m_copied(function.registers + truths, none),
        m_defined(function.registers + truths, false),
        m_versions(function.registers + truths, 0) {
    for (Register parameter = 0; parameter < function.parameters; ++parameter) m_defined[parameter] = true;
  }

  void run() {
    addTruths();
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
  struct BlockChanges {
    BlockId block = 0;
    std::size_t nextChild = 0;
    std::vector<Computation> computed;
    std::vector<Register> defined;
    std::vector<Register> settled;
    std::vector<std::pair<Register, Version>> versions;
    std::size_t writes = 0;
    std::size_t writesBefore = 0;
    Version join = 0;
  };
  /// Memory that has been written, and when.
  struct Written {
    MemoryRange range;
    Version version = 0;
  };

  /// Registers for 0 and 1, which the targets of branches stand for.
  static constexpr std::uint32_t truths = 2;

  void addTruths() {
    m_firstTruth = m_function.registers;
    m_function.registers += truths;
    for (std::uint32_t value = 0; value < truths; ++value) {
      Instruction constant;
      constant.result = m_firstTruth + value;
      constant.immediate = value;
      std::vector<Instruction>& first = m_function.blocks.front().code;
      first.insert(first.begin(), constant);
      m_uses.push_back({.writes = 1});
    }
  }

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
    while (!m_entered.empty()) {
      BlockChanges& changes = m_entered.back();
      const std::vector<BlockId>& children = m_children[changes.block];
      if (changes.nextChild < children.size()) {
        enter(children[changes.nextChild++]);
      } else {
        leave();
      }
    }
  }

  void enter(BlockId id) {
    BlockChanges& changes = m_entered.emplace_back();
    changes.block = id;
    changes.writes = m_written.size();
    changes.writesBefore = m_writesBefore;
    changes.join = m_join;
    // Behind a single block all is as that block has left it; elsewhere nothing is known of what can change.
    const std::vector<BlockId>& from = m_predecessors[id];
    if (from.size() == 1) {
      settle(m_function.blocks[from.front()].exit, id);
    } else {
      m_join = ++m_clock;
      m_writesBefore = m_written.size();
    }
    Block& block = m_function.blocks[id];
    std::erase_if(block.code, [this](Instruction& instruction) { return isShared(instruction); });
    simplifyExit(block.exit);
  }

  void leave() {
    const BlockChanges& changes = m_entered.back();
    for (const Computation& computation : changes.computed) m_values.erase(computation);
    for (Register reg : changes.defined) m_defined[reg] = false;
    for (Register reg : changes.settled) m_settled[reg] = none;
    for (std::size_t i = changes.versions.size(); i-- > 0;)
      m_versions[changes.versions[i].first] = changes.versions[i].second;
    m_written.resize(changes.writes);
    m_writesBefore = changes.writesBefore;
    m_join = changes.join;
    m_entered.pop_back();
  }

  /// What is known of the word that a branch tested, in the block that it goes to.
  void settle(const Exit& exit, BlockId taken) {
    if (exit.kind != Exit::Kind::Branch || exit.targets[0] == exit.targets[1]) return;
    settle(exit.value, taken == exit.targets[0]);
  }
  void settle(Register tested, bool holds) {
    if (isVariable(tested) || !m_defined[tested] || isTruth(tested) || m_settled[tested] != none) return;
    if (holds && !m_known.interval(tested).isTruth()) return;
    m_settled[tested] = m_firstTruth + (holds ? 1 : 0);
    m_entered.back().settled.push_back(tested);
    const Instruction* operation = m_known.operation(tested);
    if (operation == nullptr || operation->op != (holds ? Op::And : Op::Or)) return;
    const std::array<Register, 2> parts = {operation->a, operation->b};
    for (Register part : parts) settle(part, holds);
  }
  bool isTruth(Register reg) const { return reg >= m_firstTruth; }

  void simplifyExit(Exit& exit) {
    if (exit.kind != Exit::Kind::Branch) return;
    exit.value = valueOf(exit.value);
    const std::optional<std::int64_t> known =
        isVariable(exit.value) || !m_defined[exit.value] ? std::nullopt : m_known.constant(exit.value);
    if (known || exit.targets[0] == exit.targets[1])
      exit = {Exit::Kind::Jump, none, {exit.targets[known == 0 ? 1 : 0]}};
  }

  bool isVariable(Register reg) const { return m_uses[reg].writes != 1; }

  /// Whether an earlier register holds what this instruction would give, and now stands for its result.
  bool isShared(Instruction& instruction) {
    forEachRead(instruction, [this](Register& reg) { reg = valueOf(reg); });
    if (!isPure(instruction.op)) {
      changeMemory(instruction);
      if (operationOf(instruction.op).result) define(instruction.result);
      return false;
    }
    bool isKnown = true;
    bool isPlain = instruction.op != Op::Load;
    forEachRead(instruction, [&](const Register& reg) {
      isKnown = isKnown && (isVariable(reg) || m_defined[reg]);
      isPlain = isPlain && !isVariable(reg);
    });
    if (isKnown && isPlain) m_known.simplify(instruction);
    const std::optional<Computation> computation = computationOf(instruction);
    if (isVariable(instruction.result)) {
      define(instruction.result);
      if (instruction.op == Op::Copy && !isVariable(instruction.a) && m_defined[instruction.a])
        remember(copyOf(instruction.result), valueOf(instruction.a));
      return false;
    }
    if (isKnown) m_known.define(instruction, isPlain);
    if (computation) {
      if (instruction.op == Op::Copy && !isVariable(instruction.a)) {
        m_replacement[instruction.result] = valueOf(instruction.a);
      } else if (const auto known = m_values.find(*computation);
                 known != m_values.end() && isWorthKeeping(known->second)) {
        m_replacement[instruction.result] = known->second;
      } else {
        remember(*computation, instruction.result);
      }
    }
    if (instruction.op == Op::Copy) m_copied[instruction.result] = m_entered.back().block;
    define(instruction.result);
    return m_replacement[instruction.result] != none;
  }

  /// What another block has read from a variable is read again: where it is read first it then needs no copy.
  bool isWorthKeeping(Register value) const {
    return m_copied[value] == none || m_copied[value] == m_entered.back().block;
  }

  void define(Register reg) {
    if (isVariable(reg)) {
      m_entered.back().versions.emplace_back(reg, m_versions[reg]);
      m_versions[reg] = ++m_clock;
    } else {
      m_entered.back().defined.push_back(reg);
      m_defined[reg] = true;
    }
  }

  void remember(const Computation& computation, Register value) {
    if (m_values.emplace(computation, value).second) m_entered.back().computed.push_back(computation);
  }

  void changeMemory(const Instruction& instruction) {
    const Version now = ++m_clock;
    switch (instruction.op) {
      case Op::Store:
        m_written.push_back({rangeOf(instruction.address, bytesOf(instruction.width)), now});
        rememberStored(instruction);
        break;
      case Op::CopyBytes:
        m_written.push_back(
            {rangeOf(instruction.address, static_cast<std::uint64_t>(instruction.immediate)), now});
        break;
      case Op::Random:
        m_written.push_back({rangeOf(instruction.address, generatorBytes), now});
        break;
      default:
        for (const Memory memory : {Memory::State, Memory::Scratch, Memory::Argument})
          m_written.push_back({{memory, 0, MemoryRange::farthest}, now});
    }
  }

  /// What is stored is what is read there, if nothing of it is cut off.
  void rememberStored(const Instruction& store) {
    if (isVariable(store.b) || !m_defined[store.b]) return;
    for (const Width width :
         {Width::UInt8, Width::Int8, Width::UInt16, Width::Int16, Width::UInt32, Width::Int32, Width::Word}) {
      if (bytesOf(width) != bytesOf(store.width)) continue;
      if (!intervalOf(width).contains(m_known.interval(store.b))) continue;
      Instruction load;
      load.op = Op::Load;
      load.width = width;
      load.address = store.address;
      if (const std::optional<Computation> computation = computationOf(load)) remember(*computation, store.b);
    }
  }

  /// When what is read there may have been written last.
  Version versionOf(const MemoryRange& read) const {
    constexpr std::size_t mostLooks = 64;
    std::size_t looks = 0;
    for (std::size_t i = m_written.size(); i-- > m_writesBefore;) {
      if (m_written[i].range.overlaps(read) || ++looks == mostLooks) return m_written[i].version;
    }
    return m_join;
  }

  Register valueOf(Register reg) const {
    const Register value = m_replacement[reg] != none ? m_replacement[reg] : reg;
    return m_settled[value] != none ? m_settled[value] : value;
  }
  Version versionOf(Register reg) const { return isVariable(reg) ? std::max(m_versions[reg], m_join) : 0; }

  Computation copyOf(Register variable) const {
    Computation copy;
    copy.op = Op::Copy;
    copy.operands[0] = variable;
    copy.versions[0] = versionOf(variable);
    return copy;
  }

  /// Nothing when it reads what need not have been computed before.
  std::optional<Computation> computationOf(const Instruction& instruction) const {
    Computation result;
    result.op = instruction.op;
    result.immediate = instruction.op == Op::Constant ? instruction.immediate : 0;
    const Operation& operation = operationOf(instruction.op);
    const std::array<Register, 4> operands = {
        operation.operands > 0 ? instruction.a : none, operation.operands > 1 ? instruction.b : none,
        operation.operands > 2 ? instruction.c : none, operation.address ? instruction.address.index : none};
    for (std::size_t i = 0; i < operands.size(); ++i) {
      if (operands[i] == none) continue;
      if (!isVariable(operands[i]) && !m_defined[operands[i]]) return std::nullopt;
      result.operands[i] = valueOf(operands[i]);
      result.versions[i] = versionOf(operands[i]);
    }
    if (instruction.op == Op::Load) {
      result.width = instruction.width;
      result.memory = instruction.address.memory;
      result.offset = instruction.address.offset;
      result.stride = instruction.address.index == none ? 0 : instruction.address.stride;
      if (result.memory != Memory::Constants)
        result.memoryVersion = versionOf(rangeOf(instruction.address, bytesOf(instruction.width)));
    }
    return result;
  }

  Function& m_function;
  std::vector<BlockId> m_order;
  std::vector<RegisterUse> m_uses;
  std::vector<std::vector<BlockId>> m_predecessors;
  std::vector<std::vector<BlockId>> m_children;  ///< in the dominator tree
  std::vector<BlockChanges> m_entered;
  std::unordered_map<Computation, Register, Hash> m_values;
  KnownValues m_known;
  Register m_firstTruth = 0;
  std::vector<Register> m_replacement;
  std::vector<Register> m_settled;  ///< what a register is on the way that has been taken
  std::vector<BlockId> m_copied;    ///< of copies of variables: in which block
  std::vector<bool> m_defined;
  std::vector<Version> m_versions;  ///< when a variable was written last
  std::vector<Written> m_written;
  std::size_t m_writesBefore = 0;  ///< writes of which nothing is known but that they were before the join
  Version m_join = 0;              ///< since when nothing else has led here
  Version m_clock = 0;
};

}  // namespace

void shareValues(Function& function) {
  Sharing(function).run();
}

}  // namespace ludo::machine
