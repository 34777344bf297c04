// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// The intermediate code that a game's rules are lowered to, and that the interpreter runs and the
/// native back end translates. Small on purpose: 64-bit words in registers, a few memories, blocks and jumps.
/// Everything that knows about games is in the lowering.
namespace ludo::machine {

/// A register holds one 64-bit word. Most are assigned once; those that are assigned in several places are
/// variables. Each function has its own, numbered from 0.
using Register = std::uint32_t;
constexpr Register none = UINT32_MAX;  ///< no register; no block
using BlockId = std::uint32_t;         ///< index into Function::blocks

/// What an instruction does. Its operands a, b, c are registers.
enum class Op : std::uint8_t {
  Constant,  ///< result = immediate
  Copy,      ///< result = a
  // result = a op b in two's complement, wrapping round
  Add,
  Subtract,
  Multiply,
  Divide,  ///< signed, toward zero; b is not 0, and not -1 when a is the smallest number
  Modulo,  ///< the remainder of Divide, under its conditions
  And,
  Or,
  Xor,
  ShiftLeft,         ///< b from 0 to 63, as for all shifts
  ShiftRight,        ///< zeros come in
  ShiftRightSigned,  ///< copies of the sign come in
  // 1 or 0
  Equal,
  NotEqual,
  Less,  ///< signed
  LessOrEqual,
  LessUnsigned,
  Select,        ///< result = a != 0 ? b : c
  CountBits,     ///< of a
  LowestBit,     ///< index of the lowest set bit of a, which is not 0
  HighestBit,    ///< index of the highest set bit of a, which is not 0
  NthBit,        ///< index of the b-th set bit of a, counted from 0 and from the lowest; a has more than b
  HighProduct,   ///< the upper 64 bits of the unsigned product a * b
  MixedProduct,  ///< the upper and the lower 64 bits of that product, combined by exclusive or
  Load,          ///< result = what is at `address`, of the instruction's width
  Store,         ///< puts b, cut to the width, at `address`
  CopyBytes,  ///< copies `immediate` bytes, a multiple of 8, to `address` from `source`; they do not overlap
  Random,     ///< result = the next number of the generator at `address`; see generatorBytes
  /// result = function `immediate`(a, b, c). It has the caller's memories, except that its State begins at
  /// `address`, which is in State or Scratch. It must not reach the same bytes both as State and as Scratch.
  Call,
};

/// The memories that code reads and writes.
enum class Memory : std::uint8_t {
  State,      ///< the position
  Scratch,    ///< room for intermediate results; holds nothing between two runs
  Argument,   ///< what the caller passes and gets back; laid out as the function's user says
  Constants,  ///< Module::constants; never written
};
constexpr std::size_t memoryCount = 4;

/// How much of a word is in memory; loads extend it to 64 bits.
enum class Width : std::uint8_t { UInt8, Int8, UInt16, Int16, UInt32, Int32, Word };
constexpr std::size_t bytesOf(Width width) {
  constexpr std::array<std::size_t, 7> bytes = {1, 1, 2, 2, 4, 4, 8};
  return bytes[static_cast<std::size_t>(width)];
}

constexpr bool isSigned(Width width) {
  return width == Width::Int8 || width == Width::Int16 || width == Width::Int32;
}

/// An address: memory + offset + index * stride. Aligned to the width that is read or written.
struct Address {
  Memory memory = Memory::State;
  Register index = none;     ///< no index: the address is constant
  std::uint32_t stride = 0;  ///< bytes from one index to the next
  std::uint32_t offset = 0;
  /// With an index: what is accessed lies within so many bytes from offset on, such as the size of a table.
  /// 0: not known, anywhere in the memory. The smaller it is, the more of the memory can be kept in
  /// registers.
  std::uint32_t extent = 0;
};

/// A PCG-DXSM generator in memory (see Rng): state high, state low, increment high, increment low, which is
/// odd.
constexpr std::size_t generatorBytes = 32;

/// One operation. Fields that the operation does not use (operations.h) mean nothing.
struct Instruction {
  Op op = Op::Constant;
  Width width = Width::Word;  ///< Load, Store
  /// The node of the rules that it was written for, or 0; does not change what it does.
  std::uint32_t origin = 0;
  Register result = none;
  Register a = none;
  Register b = none;
  Register c = none;
  std::int64_t immediate = 0;
  Address address;
  Address source;  ///< CopyBytes
};

/// How a block ends.
struct Exit {
  enum class Kind : std::uint8_t {
    Jump,    ///< to targets[0]
    Branch,  ///< to targets[0] when `value` is not 0, else to targets[1]
    Switch,  ///< to targets[value]; value is less than their number
    Return,  ///< `value` to the caller
  };
  Kind kind = Kind::Return;
  Register value = none;
  std::vector<BlockId> targets;
};

/// A basic block: instructions that run one after the other, and how it ends.
struct Block {
  std::vector<Instruction> code;
  Exit exit;
};

/// A function of the intermediate code.
struct Function {
  std::string name;
  std::uint32_t parameters = 0;  ///< in registers 0, 1, 2; at most 3
  std::uint32_t registers = 0;   ///< how many there are, parameters included
  std::vector<Block> blocks;     ///< execution begins with the first
};

/// All code of a program. Functions call only those before them, so no call recurs.
struct Module {
  std::vector<Function> functions;
  std::vector<std::uint64_t> constants;
};

/// Readable code, for --explain and for tests.
std::string toText(const Function& function);
/// What is wrong with the module, e.g. a register that is read but never written; empty when nothing is.
std::vector<std::string> faults(const Module& module);

}  // namespace ludo::machine
