// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <iterator>
#include <type_traits>

#include "core/base/rng.h"
#include "core/machine/bits.h"
#include "core/machine/executable.h"
#include "core/machine/flat_code.h"
#include "core/machine/prepare.h"

namespace ludo::machine {
namespace {

__extension__ using Wide = unsigned __int128;
using Frame = std::uint64_t*;
using Bases = std::array<std::byte*, memoryCount>;

std::int64_t signedWord(std::uint64_t value) {
  return static_cast<std::int64_t>(value);
}
std::uint64_t bits(std::int64_t value) {
  return static_cast<std::uint64_t>(value);
}

std::uint64_t nextRandom(std::byte* generator) {
  std::array<std::uint64_t, 4> words{};
  std::memcpy(words.data(), generator, generatorBytes);
  Rng rng = Rng::fromState({words[0], words[1]}, {words[2], words[3]});
  const std::uint64_t result = rng.next();
  words[0] = rng.state().high;
  words[1] = rng.state().low;
  std::memcpy(generator, words.data(), 2 * sizeof(std::uint64_t));
  return result;
}

std::uint64_t mixedProduct(std::uint64_t a, std::uint64_t b) {
  const Wide product = Wide{a} * b;
  return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
}

std::byte* constantAddress(const FlatInstruction& at, const Bases& bases) {
  return bases[static_cast<std::size_t>(at.memory)] + at.offset;
}
std::byte* address(const FlatInstruction& at, const Bases& bases, std::uint64_t index) {
  return constantAddress(at, bases) + signedWord(index) * at.b;
}

template <typename Part>
std::uint64_t load(const std::byte* from) {
  Part part;
  std::memcpy(&part, from, sizeof part);
  return bits(std::int64_t{static_cast<std::int64_t>(part)});
}
template <typename Part>
void store(std::byte* to, std::uint64_t value) {
  const Part part = static_cast<Part>(value);
  std::memcpy(to, &part, sizeof part);
}

/// Runs flat code. `Base` is what it is to others; one that counts does so with each operation.
template <typename Base>
class Interpreter : public Base {
 public:
  explicit Interpreter(Module module) : m_constants(std::move(module.constants)) {
    for (Function& function : module.functions) {
      prepareForInterpreter(function);
      m_functions.push_back(flatten(std::move(function)));
    }
    for (const FlatFunction& function : m_functions) {
      m_slots += function.slots;
      if (isCounting) m_counts.emplace_back(function.code.size());
    }
  }

  std::int64_t run(std::uint32_t function, const Memories& memories, std::int64_t a, std::int64_t b,
                   std::int64_t c) const override {
    // As no call recurs, the frames of all functions together are room enough for any chain of calls.
    static thread_local std::vector<std::uint64_t> frames;
    if (frames.size() < m_slots + 3) frames.resize(m_slots + 3);
    frames[0] = bits(a);
    frames[1] = bits(b);
    frames[2] = bits(c);
    auto bytes = [](std::uint64_t* words) { return reinterpret_cast<std::byte*>(words); };
    // Code without faults does not write to constants.
    auto* constants = const_cast<std::uint64_t*>(m_constants.data());
    return signedWord(
        execute(m_functions[function],
                {bytes(memories.state), bytes(memories.scratch), bytes(memories.argument), bytes(constants)},
                frames.data()));
  }

  /// None where it does not count.
  OperationCounts counted() const {
    OperationCounts all;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
      for (std::size_t at = 0; at < m_counts[i].size(); ++at)
        if (m_counts[i][at] > 0) all[m_functions[i].origins[at]] += m_counts[i][at];
    }
    return all;
  }

 private:
  static constexpr bool isCounting = std::is_same_v<Base, CountingInterpreter>;

  std::uint64_t call(const FlatInstruction* at, const Bases& bases, Frame frame, std::uint32_t slots) const;
  std::uint64_t execute(const FlatFunction& function, const Bases& bases, Frame frame) const;

  std::vector<FlatFunction> m_functions;
  std::vector<std::uint64_t> m_constants;
  std::size_t m_slots = 0;
  mutable std::vector<std::vector<std::uint64_t>> m_counts;  ///< by function and instruction, where it counts
};

template <typename Base>
std::uint64_t Interpreter<Base>::call(const FlatInstruction* at, const Bases& bases, Frame frame,
                                      std::uint32_t slots) const {
  const Frame callee = frame + slots;
  callee[0] = frame[at[1].a];
  callee[1] = frame[at[1].b];
  callee[2] = frame[at[1].c];
  Bases seen = bases;
  seen[static_cast<std::size_t>(Memory::State)] = address(*at, bases, frame[at->a]);
  return execute(m_functions[at->c], seen, callee);
}

// Each operation leads to the next by a jump of its own: the processor foresees them apart from each other,
// by what came before. Each is there twice, the second time with what the one before has given, which is
// still in a register, in the place of slot a. Standard C++ has no such jumps.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#define LUDO_GO_ON                                      \
  do {                                                  \
    if constexpr (isCounting) ++counted[at - code];     \
    goto* operations[static_cast<std::size_t>(at->op)]; \
  } while (false)
#define LUDO_TWICE(name, ...)                              \
  name : {                                                 \
    [[maybe_unused]] const std::uint64_t a = frame[at->a]; \
    __VA_ARGS__;                                           \
  }                                                        \
  LUDO_GO_ON;                                              \
  name##OfLast : {                                         \
    [[maybe_unused]] const std::uint64_t a = last;         \
    __VA_ARGS__;                                           \
  }                                                        \
  LUDO_GO_ON
#define LUDO_RESULT(name, value) LUDO_TWICE(name, last = frame[at->result] = (value); ++at)
#define LUDO_ACT(name, ...) LUDO_TWICE(name, __VA_ARGS__; ++at)
#define LUDO_WAY(name, target) LUDO_TWICE(name, at = code + (target))

template <typename Base>
std::uint64_t Interpreter<Base>::execute(const FlatFunction& function, const Bases& bases,
                                         Frame frame) const {
  // In the order of FlatOp, and once more.
  // clang-format off
  static const void* const operations[] = {
      &&Copy, &&Add, &&Subtract, &&Multiply, &&Divide, &&Modulo, &&And, &&Or, &&Xor, &&ShiftLeft,
      &&ShiftRight, &&ShiftRightSigned, &&Equal, &&NotEqual, &&Less, &&LessOrEqual, &&LessUnsigned, &&Select,
      &&CountBits, &&LowestBit, &&HighestBit, &&NthBit, &&HighProduct, &&MixedProduct, &&ClearLowest,
      &&TakeLowest, &&OrShifted, &&AndNot, &&BitAt, &&LoadUInt8, &&LoadInt8, &&LoadUInt16, &&LoadInt16, &&LoadUInt32, &&LoadInt32, &&LoadWord,
      &&LoadUInt8At, &&LoadInt8At, &&LoadUInt16At, &&LoadInt16At, &&LoadUInt32At, &&LoadInt32At, &&LoadWordAt,
      &&Store8, &&Store16, &&Store32, &&StoreWord, &&Store8At, &&Store16At, &&Store32At, &&StoreWordAt,
      &&CopyBytes, &&Random, &&Call, &&Jump, &&Branch, &&BranchEqual, &&BranchNotEqual, &&BranchLess,
      &&BranchLessOrEqual, &&BranchLessUnsigned, &&Switch, &&Return,
      &&CopyOfLast, &&AddOfLast, &&SubtractOfLast, &&MultiplyOfLast, &&DivideOfLast, &&ModuloOfLast,
      &&AndOfLast, &&OrOfLast, &&XorOfLast, &&ShiftLeftOfLast, &&ShiftRightOfLast, &&ShiftRightSignedOfLast,
      &&EqualOfLast, &&NotEqualOfLast, &&LessOfLast, &&LessOrEqualOfLast, &&LessUnsignedOfLast,
      &&SelectOfLast, &&CountBitsOfLast, &&LowestBitOfLast, &&HighestBitOfLast, &&NthBitOfLast,
      &&HighProductOfLast, &&MixedProductOfLast, &&ClearLowestOfLast, &&TakeLowestOfLast,
      &&OrShiftedOfLast, &&AndNotOfLast, &&BitAtOfLast, &&LoadUInt8OfLast,
      &&LoadInt8OfLast, &&LoadUInt16OfLast, &&LoadInt16OfLast, &&LoadUInt32OfLast, &&LoadInt32OfLast,
      &&LoadWordOfLast, &&LoadUInt8AtOfLast, &&LoadInt8AtOfLast, &&LoadUInt16AtOfLast, &&LoadInt16AtOfLast,
      &&LoadUInt32AtOfLast, &&LoadInt32AtOfLast, &&LoadWordAtOfLast, &&Store8OfLast, &&Store16OfLast,
      &&Store32OfLast, &&StoreWordOfLast, &&Store8AtOfLast, &&Store16AtOfLast, &&Store32AtOfLast,
      &&StoreWordAtOfLast, &&CopyBytesOfLast, &&RandomOfLast, &&CallOfLast, &&JumpOfLast, &&BranchOfLast,
      &&BranchEqualOfLast, &&BranchNotEqualOfLast, &&BranchLessOfLast, &&BranchLessOrEqualOfLast,
      &&BranchLessUnsignedOfLast, &&SwitchOfLast, &&ReturnOfLast,
  };
  // clang-format on
  static_assert(std::size(operations) == 2 * flatOpCount);
  std::copy(function.constants.begin(), function.constants.end(), frame + function.parameters);
  const FlatInstruction* const code = function.code.data();
  const FlatInstruction* at = code;
  [[maybe_unused]] std::uint64_t* const counted =
      isCounting ? m_counts[static_cast<std::size_t>(&function - m_functions.data())].data() : nullptr;
  std::uint64_t last = 0;
  auto b = [&] { return frame[at->b]; };
  auto branch = [&](bool taken) { return taken ? at->c : at->offset; };
  auto fixed = [&] { return constantAddress(*at, bases); };
  LUDO_GO_ON;

  LUDO_RESULT(Copy, a);
  LUDO_RESULT(Add, a + b());
  LUDO_RESULT(Subtract, a - b());
  LUDO_RESULT(Multiply, a * b());
  LUDO_RESULT(Divide, bits(signedWord(a) / signedWord(b())));
  LUDO_RESULT(Modulo, bits(signedWord(a) % signedWord(b())));
  LUDO_RESULT(And, a & b());
  LUDO_RESULT(Or, a | b());
  LUDO_RESULT(Xor, a ^ b());
  LUDO_RESULT(ShiftLeft, a << (b() & 63));
  LUDO_RESULT(ShiftRight, a >> (b() & 63));
  LUDO_RESULT(ShiftRightSigned, bits(signedWord(a) >> (b() & 63)));
  LUDO_RESULT(Equal, a == b() ? 1 : 0);
  LUDO_RESULT(NotEqual, a != b() ? 1 : 0);
  LUDO_RESULT(Less, signedWord(a) < signedWord(b()) ? 1 : 0);
  LUDO_RESULT(LessOrEqual, signedWord(a) <= signedWord(b()) ? 1 : 0);
  LUDO_RESULT(LessUnsigned, a < b() ? 1 : 0);
  LUDO_RESULT(Select, a != 0 ? b() : frame[at->c]);
  LUDO_RESULT(CountBits, static_cast<std::uint64_t>(std::popcount(a)));
  LUDO_RESULT(LowestBit, static_cast<std::uint64_t>(std::countr_zero(a)));
  LUDO_RESULT(HighestBit, static_cast<std::uint64_t>(std::bit_width(a) - 1));
  LUDO_RESULT(NthBit, nthBit(a, b()));
  LUDO_RESULT(HighProduct, static_cast<std::uint64_t>((Wide{a} * b()) >> 64));
  LUDO_RESULT(MixedProduct, mixedProduct(a, b()));
  LUDO_RESULT(ClearLowest, a & (a - 1));
  LUDO_ACT(TakeLowest, frame[at->c] = a & (a - 1);
           last = frame[at->result] = static_cast<std::uint64_t>(std::countr_zero(a)));
  LUDO_RESULT(OrShifted, frame[at->c] | a << (b() & 63));
  LUDO_RESULT(AndNot, b() & ~a);
  LUDO_RESULT(BitAt, a >> (b() & 63) & 1);
  LUDO_RESULT(LoadUInt8, load<std::uint8_t>(fixed()));
  LUDO_RESULT(LoadInt8, load<std::int8_t>(fixed()));
  LUDO_RESULT(LoadUInt16, load<std::uint16_t>(fixed()));
  LUDO_RESULT(LoadInt16, load<std::int16_t>(fixed()));
  LUDO_RESULT(LoadUInt32, load<std::uint32_t>(fixed()));
  LUDO_RESULT(LoadInt32, load<std::int32_t>(fixed()));
  LUDO_RESULT(LoadWord, load<std::uint64_t>(fixed()));
  LUDO_RESULT(LoadUInt8At, load<std::uint8_t>(address(*at, bases, a)));
  LUDO_RESULT(LoadInt8At, load<std::int8_t>(address(*at, bases, a)));
  LUDO_RESULT(LoadUInt16At, load<std::uint16_t>(address(*at, bases, a)));
  LUDO_RESULT(LoadInt16At, load<std::int16_t>(address(*at, bases, a)));
  LUDO_RESULT(LoadUInt32At, load<std::uint32_t>(address(*at, bases, a)));
  LUDO_RESULT(LoadInt32At, load<std::int32_t>(address(*at, bases, a)));
  LUDO_RESULT(LoadWordAt, load<std::uint64_t>(address(*at, bases, a)));
  LUDO_ACT(Store8, store<std::uint8_t>(fixed(), a));
  LUDO_ACT(Store16, store<std::uint16_t>(fixed(), a));
  LUDO_ACT(Store32, store<std::uint32_t>(fixed(), a));
  LUDO_ACT(StoreWord, store<std::uint64_t>(fixed(), a));
  LUDO_ACT(Store8At, store<std::uint8_t>(address(*at, bases, a), frame[at->result]));
  LUDO_ACT(Store16At, store<std::uint16_t>(address(*at, bases, a), frame[at->result]));
  LUDO_ACT(Store32At, store<std::uint32_t>(address(*at, bases, a), frame[at->result]));
  LUDO_ACT(StoreWordAt, store<std::uint64_t>(address(*at, bases, a), frame[at->result]));
  LUDO_ACT(CopyBytes, std::memcpy(address(*at, bases, a), address(at[1], bases, frame[at[1].a]), at->c);
           ++at);
  LUDO_RESULT(Random, nextRandom(address(*at, bases, a)));
  LUDO_ACT(Call, frame[at->result] = call(at, bases, frame, function.slots); ++at);
  LUDO_WAY(Jump, at->c);
  LUDO_WAY(Branch, branch(a != 0));
  LUDO_WAY(BranchEqual, branch(a == b()));
  LUDO_WAY(BranchNotEqual, branch(a != b()));
  LUDO_WAY(BranchLess, branch(signedWord(a) < signedWord(b())));
  LUDO_WAY(BranchLessOrEqual, branch(signedWord(a) <= signedWord(b())));
  LUDO_WAY(BranchLessUnsigned, branch(a < b()));
  LUDO_WAY(Switch, function.targets[at->offset + a]);
Return:
  return frame[at->a];
ReturnOfLast:
  return last;
}

#undef LUDO_ACT
#undef LUDO_RESULT
#undef LUDO_TWICE
#undef LUDO_WAY
#undef LUDO_GO_ON
#pragma GCC diagnostic pop

class CountedInterpreter final : public Interpreter<CountingInterpreter> {
 public:
  using Interpreter::Interpreter;
  OperationCounts counts() const override { return counted(); }
};

}  // namespace

std::unique_ptr<Executable> makeInterpreter(Module module) {
  assert(faults(module).empty());
  return std::make_unique<Interpreter<Executable>>(std::move(module));
}

std::unique_ptr<CountingInterpreter> makeCountingInterpreter(Module module) {
  assert(faults(module).empty());
  return std::make_unique<CountedInterpreter>(std::move(module));
}

}  // namespace ludo::machine
