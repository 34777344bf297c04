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
constexpr Register none = UINT32_MAX;
using BlockId = std::uint32_t;

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
  MixedProduct,  ///< its upper and its lower 64 bits, exclusive-ored
  Load,          ///< result = the word, or its part, at `place`
  Store,         ///< puts b, or its low part, there
  CopyBytes,     ///< copies `immediate` bytes, a multiple of 8, to `place` from `source`; they do not overlap
  Random,        ///< result = the next number of the generator at `place`; see generatorBytes
  /// result = function `immediate`(a, b, c). It sees the same memories, with `place`, in State or Scratch, as
  /// its State. What it reaches as its State it does not reach as Scratch too.
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
struct Place {
  Memory memory = Memory::State;
  Register index = none;     ///< no index: the address is constant
  std::uint32_t stride = 0;  ///< bytes from one index to the next
  std::uint32_t offset = 0;
  /// With an index: whatever is reached lies within so many bytes from offset on, e.g. the size of a table.
  /// 0: not known, anywhere in the memory. The smaller, the more of the memory can live in machine registers.
  std::uint32_t extent = 0;
};

/// A PCG-DXSM generator in memory (see Rng): state high, state low, increment high, increment low, which is
/// odd.
constexpr std::size_t generatorBytes = 32;

struct Instruction {
  Op op = Op::Constant;
  Width width = Width::Word;  ///< Load, Store
  std::uint32_t origin = 0;   ///< what it is of, for whoever wrote it; code runs the same with any
  Register result = none;
  Register a = none;
  Register b = none;
  Register c = none;
  std::int64_t immediate = 0;
  Place place;
  Place source;  ///< CopyBytes
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

struct Block {
  std::vector<Instruction> code;
  Exit exit;
};

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
