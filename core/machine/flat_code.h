// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/machine/code.h"

/// Code as the interpreter runs it: each function is one array of instructions, registers are slots of a
/// frame, and each combination of operation, width and address form is an operation of its own.
namespace ludo::machine {

enum class FlatOp : std::uint8_t {
  // result, a, b, c are slots.
  Copy,
  Add,
  Subtract,
  Multiply,
  Divide,
  Modulo,
  And,
  Or,
  Xor,
  ShiftLeft,
  ShiftRight,
  ShiftRightSigned,
  Equal,
  NotEqual,
  Less,
  LessOrEqual,
  LessUnsigned,
  Select,
  CountBits,
  LowestBit,
  HighestBit,
  NthBit,
  HighProduct,
  MixedProduct,
  // Several operations in one, as they are usual with sets.
  ClearLowest,  ///< slot a without its lowest bit
  TakeLowest,   ///< the index of the lowest bit of slot a; slot c is a without it
  OrShifted,    ///< slot a shifted left by slot b, and the bits of slot c
  AndNot,       ///< slot b without the bits of slot a
  BitAt,        ///< bit number slot b of slot a
  // Memory at `offset` bytes, in the order of Width.
  LoadUInt8,
  LoadInt8,
  LoadUInt16,
  LoadInt16,
  LoadUInt32,
  LoadInt32,
  LoadWord,
  // ... plus slot a times b bytes.
  LoadUInt8At,
  LoadInt8At,
  LoadUInt16At,
  LoadInt16At,
  LoadUInt32At,
  LoadInt32At,
  LoadWordAt,
  // Slot a into memory at `offset` bytes, in the order of the bytes.
  Store8,
  Store16,
  Store32,
  StoreWord,
  // Slot `result` into memory at offset plus slot a times b bytes.
  Store8At,
  Store16At,
  Store32At,
  StoreWordAt,
  // Memory at offset plus slot a times b bytes.
  CopyBytes,  ///< c bytes from the place in the next instruction
  Random,
  Call,         ///< of function c, with the arguments in the next instruction
  Jump,         ///< to the instruction with number c
  Branch,       ///< to c when slot a is not 0, else to `offset`
  BranchEqual,  ///< so when the comparison of slots a and b holds
  BranchNotEqual,
  BranchLess,
  BranchLessOrEqual,
  BranchLessUnsigned,
  Switch,  ///< to FlatFunction::targets[offset + slot a]
  Return,  ///< slot a
};
constexpr std::size_t flatOpCount = static_cast<std::size_t>(FlatOp::Return) + 1;

/// The same operation with the result of the instruction before in the place of slot a, which saves fetching
/// it from the frame.
constexpr FlatOp ofLast(FlatOp op) {
  return static_cast<FlatOp>(static_cast<std::size_t>(op) + flatOpCount);
}

/// One instruction; FlatOp says what its fields mean.
struct FlatInstruction {
  FlatOp op = FlatOp::Copy;
  Memory memory = Memory::State;
  std::uint32_t result = 0;
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  std::uint32_t c = 0;
  std::uint32_t offset = 0;  ///< bytes in the memory, or as FlatOp says
};

/// A function as the interpreter runs it.
struct FlatFunction {
  std::vector<FlatInstruction> code;
  std::vector<std::uint32_t> origins;    ///< by instruction: Instruction::origin
  std::vector<std::uint32_t> targets;    ///< of all switches: numbers of instructions
  std::uint32_t parameters = 0;          ///< in the first slots of the frame
  std::vector<std::uint64_t> constants;  ///< in the slots behind them
  std::uint32_t slots = 0;               ///< of the whole frame
};

/// Makes it of a function that is prepared (prepareForInterpreter).
FlatFunction flatten(Function function);

}  // namespace ludo::machine
