// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "core/machine/prepare.h"

namespace ludo::machine {
namespace {

/// Longer copies are left to memcpy.
constexpr std::int64_t fewBytes = 64;
/// See Rng.
constexpr std::uint64_t cheapMultiplier = 0xDA942042E4DD58B5U;

class Expansion {
 public:
  explicit Expansion(Function& function) : m_function(function) {}

  void run() {
    for (Block& block : m_function.blocks) {
      std::vector<Instruction> old = std::exchange(block.code, {});
      m_code = &block.code;
      for (const Instruction& instruction : old) {
        if (instruction.op == Op::Random) {
          random(instruction);
        } else if (instruction.op == Op::CopyBytes && instruction.immediate <= fewBytes &&
                   instruction.address.index == none && instruction.source.index == none) {
          copyBytes(instruction);
        } else {
          m_code->push_back(instruction);
        }
      }
    }
  }

 private:
  Register emit(Instruction instruction) {
    instruction.result = m_function.registers++;
    m_code->push_back(instruction);
    return instruction.result;
  }
  Register constant(std::uint64_t value) {
    Instruction instruction;
    instruction.immediate = static_cast<std::int64_t>(value);
    return emit(instruction);
  }
  Register emit(Op op, Register a, Register b) {
    Instruction instruction;
    instruction.op = op;
    instruction.a = a;
    instruction.b = b;
    return emit(instruction);
  }
  Register load(Address address, std::uint32_t bytesBehind) {
    Instruction instruction;
    instruction.op = Op::Load;
    instruction.address = address;
    instruction.address.offset += bytesBehind;
    return emit(instruction);
  }
  void store(Address address, std::uint32_t bytesBehind, Register value) {
    Instruction instruction;
    instruction.op = Op::Store;
    instruction.address = address;
    instruction.address.offset += bytesBehind;
    instruction.b = value;
    m_code->push_back(instruction);
  }

  void copyBytes(const Instruction& copy) {
    for (std::uint32_t at = 0; at < copy.immediate; at += 8) store(copy.address, at, load(copy.source, at));
  }

  /// Rng::next in words: the output from the old state, then state = state * multiplier + increment.
  void random(const Instruction& draw) {
    const Address& address = draw.address;
    const Register high = load(address, 0);
    const Register low = load(address, 8);
    const Register incrementHigh = load(address, 16);
    const Register incrementLow = load(address, 24);
    const Register multiplier = constant(cheapMultiplier);

    Register output = emit(Op::Xor, high, emit(Op::ShiftRight, high, constant(32)));
    output = emit(Op::Multiply, output, multiplier);
    output = emit(Op::Xor, output, emit(Op::ShiftRight, output, constant(48)));
    output = emit(Op::Multiply, output, emit(Op::Or, low, constant(1)));

    const Register newLow = emit(Op::Add, emit(Op::Multiply, low, multiplier), incrementLow);
    const Register carry = emit(Op::LessUnsigned, newLow, incrementLow);
    Register newHigh = emit(Op::Multiply, high, multiplier);
    newHigh = emit(Op::Add, newHigh, emit(Op::HighProduct, low, multiplier));
    newHigh = emit(Op::Add, newHigh, emit(Op::Add, incrementHigh, carry));
    store(address, 0, newHigh);
    store(address, 8, newLow);

    Instruction result;
    result.op = Op::Copy;
    result.a = output;
    result.result = draw.result;
    m_code->push_back(result);
  }

  Function& m_function;
  std::vector<Instruction>* m_code = nullptr;
};

}  // namespace

void expandOperations(Function& function) {
  Expansion(function).run();
}

}  // namespace ludo::machine
