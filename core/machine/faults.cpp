// SPDX-License-Identifier: Apache-2.0
#include <optional>

#include "core/machine/flow.h"
#include "core/machine/operations.h"

namespace ludo::machine {
namespace {

/// Finds what is wrong with one function. Later checks rest on earlier ones, so that each fault is told once.
class FunctionCheck {
 public:
  FunctionCheck(const Module& module, std::size_t number, std::vector<std::string>& faults)
      : m_module(module), m_function(module.functions[number]), m_number(number), m_faults(faults) {}

  void run() {
    const std::size_t before = m_faults.size();
    checkSignature();
    for (m_block = 0; m_block < m_function.blocks.size(); ++m_block) checkTargets();
    if (m_faults.size() != before) return;
    const std::vector<BlockId> order = reachableBlocks(m_function);
    for (BlockId block : order) {
      m_block = block;
      for (const Instruction& instruction : m_function.blocks[block].code) checkInstruction(instruction);
      checkValue(m_function.blocks[block].exit);
    }
    if (m_faults.size() == before) checkOrder(order);
  }

 private:
  /// A set of registers, one bit each.
  class Registers {
   public:
    explicit Registers(std::size_t count) : m_words(count / 64 + 1, 0) {}
    bool holds(Register reg) const { return (m_words[reg / 64] >> (reg % 64) & 1) != 0; }
    void add(Register reg) { m_words[reg / 64] |= std::uint64_t{1} << (reg % 64); }
    /// Keeps what is in both; tells whether that changes the set.
    bool keep(const Registers& other) {
      bool changed = false;
      for (std::size_t word = 0; word < m_words.size(); ++word) {
        changed |= (m_words[word] & ~other.m_words[word]) != 0;
        m_words[word] &= other.m_words[word];
      }
      return changed;
    }

   private:
    std::vector<std::uint64_t> m_words;
  };

  void fault(const std::string& text) {
    m_faults.push_back("Function " + std::to_string(m_number) + " '" + m_function.name + "': " + text);
  }
  void faultInBlock(const std::string& text) { fault("block " + std::to_string(m_block) + ": " + text); }

  void checkSignature() {
    if (m_function.parameters > 3) fault("it has " + std::to_string(m_function.parameters) + " parameters");
    if (m_function.parameters > m_function.registers) fault("it has fewer registers than parameters");
    if (m_function.blocks.empty()) fault("it has no block");
  }

  void checkTargets() {
    const Exit& exit = m_function.blocks[m_block].exit;
    const std::size_t count = exit.targets.size();
    switch (exit.kind) {
      case Exit::Kind::Jump:
        if (count != 1) faultInBlock("a jump has " + std::to_string(count) + " targets");
        break;
      case Exit::Kind::Branch:
        if (count != 2) faultInBlock("a branch has " + std::to_string(count) + " targets");
        break;
      case Exit::Kind::Switch:
        if (count == 0) faultInBlock("a switch has no target");
        break;
      case Exit::Kind::Return:
        if (count != 0) faultInBlock("a return has targets");
        break;
    }
    for (BlockId target : exit.targets) {
      if (target >= m_function.blocks.size()) {
        faultInBlock("there is no block " + std::to_string(target));
      }
    }
  }

  bool exists(Register reg) const { return reg < m_function.registers; }

  void checkInstruction(const Instruction& instruction) {
    const Operation& operation = operationOf(instruction.op);
    auto wrong = [&](const std::string& text) { faultInBlock(std::string(operation.name) + ": " + text); };
    if (operation.result && !exists(instruction.result)) wrong("its result is in no register");
    forEachRead(instruction, [&](Register reg) {
      if (!exists(reg)) wrong("there is no register " + std::to_string(reg));
    });
    if (instruction.op == Op::Call) {
      checkCall(instruction, wrong);
    } else {
      const bool second = operation.operands > 1 || instruction.op == Op::Store;
      if ((operation.operands > 0 && instruction.op != Op::Store && instruction.a == none) ||
          (second && instruction.b == none) || (operation.operands > 2 && instruction.c == none)) {
        wrong("an operand is missing");
      }
    }
    checkPlaces(instruction, wrong);
  }

  template <typename Wrong>
  void checkCall(const Instruction& call, const Wrong& wrong) {
    if (call.immediate < 0 || static_cast<std::uint64_t>(call.immediate) >= m_number) {
      return wrong("function " + std::to_string(call.immediate) + " does not stand before this one");
    }
    const std::uint32_t parameters = m_module.functions[static_cast<std::size_t>(call.immediate)].parameters;
    if ((parameters > 0 && call.a == none) || (parameters > 1 && call.b == none) ||
        (parameters > 2 && call.c == none)) {
      wrong("an operand is missing");
    }
    if (call.address.memory != Memory::State && call.address.memory != Memory::Scratch) {
      wrong("its state is neither in the state nor in the scratch memory");
    }
  }

  template <typename Wrong>
  void checkPlaces(const Instruction& instruction, const Wrong& wrong) {
    const Operation& operation = operationOf(instruction.op);
    if (!operation.address) return;
    const bool part = instruction.op == Op::Load || instruction.op == Op::Store;
    const std::size_t alignment = part ? bytesOf(instruction.width) : 8;
    std::size_t bytes = alignment;
    if (instruction.op == Op::Random) bytes = generatorBytes;
    if (instruction.op == Op::Call) bytes = 0;
    if (instruction.op == Op::CopyBytes) {
      if (instruction.immediate <= 0 || instruction.immediate % 8 != 0 ||
          instruction.immediate > UINT32_MAX) {
        return wrong(std::to_string(instruction.immediate) + " bytes cannot be copied");
      }
      bytes = static_cast<std::size_t>(instruction.immediate);
      checkAddress(instruction.source, alignment, bytes, wrong);
      if (overlap(instruction.address, instruction.source, bytes)) wrong("the two places overlap");
    }
    checkAddress(instruction.address, alignment, bytes, wrong);
    if (instruction.op != Op::Load && instruction.address.memory == Memory::Constants) {
      wrong("constants are not written");
    }
  }

  static bool overlap(const Address& a, const Address& b, std::size_t bytes) {
    if (a.memory != b.memory || a.index != none || b.index != none) return false;
    return a.offset < b.offset + bytes && b.offset < a.offset + bytes;
  }

  template <typename Wrong>
  void checkAddress(const Address& address, std::size_t alignment, std::size_t bytes, const Wrong& wrong) {
    if (address.offset % alignment != 0 || (address.index != none && address.stride % alignment != 0)) {
      wrong("its address is not a multiple of " + std::to_string(alignment));
    }
    if (address.memory == Memory::Constants && address.offset + bytes > m_module.constants.size() * 8) {
      wrong("its address lies outside the constants");
    }
  }

  void checkValue(const Exit& exit) {
    if (exit.kind != Exit::Kind::Jump && !exists(exit.value)) {
      faultInBlock(exit.value == none ? "its exit has no value"
                                      : "there is no register " + std::to_string(exit.value));
    }
  }

  /// Registers that are read before they are surely written: what is written at a block's begin is what is
  /// written at the end of all its predecessors, found by iteration from above.
  void checkOrder(const std::vector<BlockId>& order) {
    std::vector<std::optional<Registers>> atBegin(m_function.blocks.size());
    atBegin[0] = Registers(m_function.registers);
    for (Register parameter = 0; parameter < m_function.parameters; ++parameter) atBegin[0]->add(parameter);
    for (bool changed = true; changed;) {
      changed = false;
      for (BlockId block : order) {
        Registers written = *atBegin[block];
        for (const Instruction& instruction : m_function.blocks[block].code) {
          if (operationOf(instruction.op).result) written.add(instruction.result);
        }
        for (BlockId target : m_function.blocks[block].exit.targets) {
          std::optional<Registers>& known = atBegin[target];
          changed |= !known || known->keep(written);
          if (!known) known = written;
        }
      }
    }
    for (BlockId block : order) {
      m_block = block;
      checkReads(*atBegin[block]);
    }
  }

  void checkReads(Registers written) {
    auto read = [&](Register reg) {
      if (!written.holds(reg))
        faultInBlock("register " + std::to_string(reg) + " is read but not surely written");
    };
    const Block& block = m_function.blocks[m_block];
    for (const Instruction& instruction : block.code) {
      forEachRead(instruction, read);
      if (operationOf(instruction.op).result) written.add(instruction.result);
    }
    if (block.exit.kind != Exit::Kind::Jump) read(block.exit.value);
  }

  const Module& m_module;
  const Function& m_function;
  std::size_t m_number;
  BlockId m_block = 0;
  std::vector<std::string>& m_faults;
};

}  // namespace

std::vector<std::string> faults(const Module& module) {
  std::vector<std::string> result;
  for (std::size_t number = 0; number < module.functions.size(); ++number) {
    FunctionCheck(module, number, result).run();
  }
  return result;
}

}  // namespace ludo::machine
