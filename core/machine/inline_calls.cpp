// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "core/machine/flow.h"
#include "core/machine/operations.h"
#include "core/machine/prepare.h"

namespace ludo::machine {
namespace {

/// Instructions of a function that is put in the place of every call of it.
constexpr std::size_t smallFunction = 64;
/// Instructions that all copies of a function may add to one that calls it several times.
constexpr std::size_t allCopies = 1000;
/// Instructions that no function shall exceed by what is put into it.
constexpr std::size_t largeFunction = 30'000;

class Inlining {
 public:
  Inlining(const Module& module, Function& caller, const std::vector<std::size_t>& sizes)
      : m_module(module), m_caller(caller), m_sizes(sizes), m_size(sizeOf(caller)) {
    for (const Block& block : caller.blocks) {
      for (const Instruction& instruction : block.code) {
        if (instruction.op == Op::Call) ++m_calls[instruction.immediate];
      }
    }
  }

  void run() {
    // What follows a call goes to a new block at the end, where this loop finds it; a callee's own calls have
    // been decided on before.
    const std::size_t own = m_caller.blocks.size();
    std::vector<BlockId> open;
    for (BlockId block = 0; block < own; ++block) open.push_back(block);
    while (!open.empty()) {
      const BlockId block = open.back();
      open.pop_back();
      const std::vector<Instruction>& code = m_caller.blocks[block].code;
      const auto call = std::find_if(code.begin(), code.end(), [&](const Instruction& instruction) {
        return instruction.op == Op::Call && pays(instruction);
      });
      if (call != code.end()) open.push_back(replace(block, static_cast<std::size_t>(call - code.begin())));
    }
  }

 private:
  bool pays(const Instruction& call) const {
    const std::size_t size = m_sizes[static_cast<std::size_t>(call.immediate)];
    const std::size_t calls = m_calls.at(call.immediate);
    return call.address.index == none && m_size + size <= largeFunction &&
           (calls == 1 || size <= smallFunction || size * calls <= allCopies);
  }

  /// Gives the block where execution goes on after the call.
  BlockId replace(BlockId block, std::size_t at) {
    const Instruction call = m_caller.blocks[block].code[at];
    const Function& callee = m_module.functions[static_cast<std::size_t>(call.immediate)];
    m_size += m_sizes[static_cast<std::size_t>(call.immediate)];
    const Register firstRegister = m_caller.registers;
    m_caller.registers += callee.registers;
    const auto after = static_cast<BlockId>(m_caller.blocks.size());
    const BlockId firstBlock = after + 1;

    Block rest = split(m_caller.blocks[block], at);
    const std::array<Register, 3> operands = {call.a, call.b, call.c};
    for (std::uint32_t parameter = 0; parameter < callee.parameters; ++parameter) {
      addCopy(m_caller.blocks[block], firstRegister + parameter, operands[parameter]);
    }
    m_caller.blocks[block].exit = {Exit::Kind::Jump, none, {firstBlock}};
    m_caller.blocks.push_back(std::move(rest));
    for (Block copy : callee.blocks) {
      adapt(copy, call, firstRegister, firstBlock, after);
      m_caller.blocks.push_back(std::move(copy));
    }
    return after;
  }

  /// Cuts a block before its instruction number `at`, which is dropped; gives what follows it.
  static Block split(Block& block, std::size_t at) {
    Block rest;
    const auto cut = block.code.begin() + static_cast<std::ptrdiff_t>(at);
    rest.code.assign(cut + 1, block.code.end());
    rest.exit = std::move(block.exit);
    block.code.erase(cut, block.code.end());
    return rest;
  }

  static void addCopy(Block& block, Register to, Register from) {
    Instruction copy;
    copy.op = Op::Copy;
    copy.result = to;
    copy.a = from;
    block.code.push_back(copy);
  }

  /// Makes a callee's block one of the caller's.
  static void adapt(Block& block, const Instruction& call, Register firstRegister, BlockId firstBlock,
                    BlockId after) {
    auto shift = [&](Register& reg) { reg += firstRegister; };
    for (Instruction& instruction : block.code) {
      forEachRead(instruction, shift);
      const Operation& operation = operationOf(instruction.op);
      if (operation.result) shift(instruction.result);
      if (operation.address) move(instruction.address, call.address);
      if (operation.source) move(instruction.source, call.address);
    }
    if (block.exit.value != none) shift(block.exit.value);
    if (block.exit.kind == Exit::Kind::Return) {
      // A block that nothing reaches may give back nothing.
      if (block.exit.value != none) addCopy(block, call.result, block.exit.value);
      block.exit = {Exit::Kind::Jump, none, {after}};
    } else {
      for (BlockId& target : block.exit.targets) target += firstBlock;
    }
  }

  static void move(Address& address, const Address& state) {
    if (address.memory != Memory::State) return;
    address.memory = state.memory;
    address.offset += state.offset;
  }

  const Module& m_module;
  Function& m_caller;
  const std::vector<std::size_t>& m_sizes;
  std::size_t m_size;
  std::map<std::int64_t, std::size_t> m_calls;
};

}  // namespace

void inlineCalls(Module& module) {
  std::vector<std::size_t> sizes;
  for (Function& function : module.functions) {
    Inlining(module, function, sizes).run();
    sizes.push_back(sizeOf(function));
  }
}

}  // namespace ludo::machine
