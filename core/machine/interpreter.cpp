// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>

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

std::byte* constantAddress(const FlatInstruction& at, const Bases& bases) {
  return bases[static_cast<std::size_t>(at.memory)] + at.offset;
}
std::byte* address(const FlatInstruction& at, const Bases& bases, const Frame frame) {
  return constantAddress(at, bases) + signedWord(frame[at.a]) * at.b;
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

class Interpreter final : public Executable {
 public:
  explicit Interpreter(Module module) : m_constants(std::move(module.constants)) {
    for (Function& function : module.functions) {
      shareValues(function);
      m_functions.push_back(flatten(std::move(function)));
    }
    for (const FlatFunction& function : m_functions) m_slots += function.slots;
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

 private:
  std::uint64_t call(const FlatInstruction* at, const Bases& bases, Frame frame, std::uint32_t slots) const;
  std::uint64_t execute(const FlatFunction& function, const Bases& bases, Frame frame) const;

  std::vector<FlatFunction> m_functions;
  std::vector<std::uint64_t> m_constants;
  std::size_t m_slots = 0;
};

std::uint64_t Interpreter::call(const FlatInstruction* at, const Bases& bases, Frame frame,
                                std::uint32_t slots) const {
  const Frame callee = frame + slots;
  callee[0] = frame[at[1].a];
  callee[1] = frame[at[1].b];
  callee[2] = frame[at[1].c];
  Bases seen = bases;
  seen[static_cast<std::size_t>(Memory::State)] = address(*at, bases, frame);
  return execute(m_functions[at->c], seen, callee);
}

std::uint64_t Interpreter::execute(const FlatFunction& function, const Bases& bases, Frame frame) const {
  std::copy(function.constants.begin(), function.constants.end(), frame + function.parameters);
  const FlatInstruction* const code = function.code.data();
  for (const FlatInstruction* at = code;; ++at) {
    const FlatInstruction& now = *at;
    const std::uint64_t a = frame[now.a];
    std::uint64_t& result = frame[now.result];
    auto b = [&] { return frame[now.b]; };
    auto branch = [&](bool taken) { at = code + (taken ? now.c : now.offset) - 1; };
    switch (now.op) {
      case FlatOp::Copy:
        result = a;
        break;
      case FlatOp::Add:
        result = a + b();
        break;
      case FlatOp::Subtract:
        result = a - b();
        break;
      case FlatOp::Multiply:
        result = a * b();
        break;
      case FlatOp::Divide:
        result = bits(signedWord(a) / signedWord(b()));
        break;
      case FlatOp::Modulo:
        result = bits(signedWord(a) % signedWord(b()));
        break;
      case FlatOp::And:
        result = a & b();
        break;
      case FlatOp::Or:
        result = a | b();
        break;
      case FlatOp::Xor:
        result = a ^ b();
        break;
      case FlatOp::ShiftLeft:
        result = a << b();
        break;
      case FlatOp::ShiftRight:
        result = a >> b();
        break;
      case FlatOp::ShiftRightSigned:
        result = bits(signedWord(a) >> b());
        break;
      case FlatOp::Equal:
        result = a == b() ? 1 : 0;
        break;
      case FlatOp::NotEqual:
        result = a != b() ? 1 : 0;
        break;
      case FlatOp::Less:
        result = signedWord(a) < signedWord(b()) ? 1 : 0;
        break;
      case FlatOp::LessOrEqual:
        result = signedWord(a) <= signedWord(b()) ? 1 : 0;
        break;
      case FlatOp::LessUnsigned:
        result = a < b() ? 1 : 0;
        break;
      case FlatOp::Select:
        result = a != 0 ? b() : frame[now.c];
        break;
      case FlatOp::CountBits:
        result = static_cast<std::uint64_t>(std::popcount(a));
        break;
      case FlatOp::LowestBit:
        result = static_cast<std::uint64_t>(std::countr_zero(a));
        break;
      case FlatOp::HighestBit:
        result = static_cast<std::uint64_t>(std::bit_width(a) - 1);
        break;
      case FlatOp::NthBit:
        result = nthBit(a, b());
        break;
      case FlatOp::HighProduct:
        result = static_cast<std::uint64_t>((Wide{a} * b()) >> 64);
        break;
      case FlatOp::MixedProduct: {
        const Wide product = Wide{a} * b();
        result = static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
        break;
      }
      case FlatOp::LoadUInt8:
        result = load<std::uint8_t>(constantAddress(now, bases));
        break;
      case FlatOp::LoadInt8:
        result = load<std::int8_t>(constantAddress(now, bases));
        break;
      case FlatOp::LoadUInt16:
        result = load<std::uint16_t>(constantAddress(now, bases));
        break;
      case FlatOp::LoadInt16:
        result = load<std::int16_t>(constantAddress(now, bases));
        break;
      case FlatOp::LoadUInt32:
        result = load<std::uint32_t>(constantAddress(now, bases));
        break;
      case FlatOp::LoadInt32:
        result = load<std::int32_t>(constantAddress(now, bases));
        break;
      case FlatOp::LoadWord:
        result = load<std::uint64_t>(constantAddress(now, bases));
        break;
      case FlatOp::LoadUInt8At:
        result = load<std::uint8_t>(address(now, bases, frame));
        break;
      case FlatOp::LoadInt8At:
        result = load<std::int8_t>(address(now, bases, frame));
        break;
      case FlatOp::LoadUInt16At:
        result = load<std::uint16_t>(address(now, bases, frame));
        break;
      case FlatOp::LoadInt16At:
        result = load<std::int16_t>(address(now, bases, frame));
        break;
      case FlatOp::LoadUInt32At:
        result = load<std::uint32_t>(address(now, bases, frame));
        break;
      case FlatOp::LoadInt32At:
        result = load<std::int32_t>(address(now, bases, frame));
        break;
      case FlatOp::LoadWordAt:
        result = load<std::uint64_t>(address(now, bases, frame));
        break;
      case FlatOp::Store8:
        store<std::uint8_t>(constantAddress(now, bases), result);
        break;
      case FlatOp::Store16:
        store<std::uint16_t>(constantAddress(now, bases), result);
        break;
      case FlatOp::Store32:
        store<std::uint32_t>(constantAddress(now, bases), result);
        break;
      case FlatOp::StoreWord:
        store<std::uint64_t>(constantAddress(now, bases), result);
        break;
      case FlatOp::Store8At:
        store<std::uint8_t>(address(now, bases, frame), result);
        break;
      case FlatOp::Store16At:
        store<std::uint16_t>(address(now, bases, frame), result);
        break;
      case FlatOp::Store32At:
        store<std::uint32_t>(address(now, bases, frame), result);
        break;
      case FlatOp::StoreWordAt:
        store<std::uint64_t>(address(now, bases, frame), result);
        break;
      case FlatOp::CopyBytes:
        std::memcpy(address(now, bases, frame), address(at[1], bases, frame), now.c);
        ++at;
        break;
      case FlatOp::Random:
        result = nextRandom(address(now, bases, frame));
        break;
      case FlatOp::Call:
        result = call(at, bases, frame, function.slots);
        ++at;
        break;
      case FlatOp::Jump:
        at = code + now.c - 1;
        break;
      case FlatOp::Branch:
        branch(a != 0);
        break;
      case FlatOp::BranchEqual:
        branch(a == b());
        break;
      case FlatOp::BranchNotEqual:
        branch(a != b());
        break;
      case FlatOp::BranchLess:
        branch(signedWord(a) < signedWord(b()));
        break;
      case FlatOp::BranchLessOrEqual:
        branch(signedWord(a) <= signedWord(b()));
        break;
      case FlatOp::BranchLessUnsigned:
        branch(a < b());
        break;
      case FlatOp::Switch:
        at = code + function.targets[now.offset + a] - 1;
        break;
      case FlatOp::Return:
        return a;
    }
  }
}

}  // namespace

std::unique_ptr<Executable> makeInterpreter(Module module) {
  assert(faults(module).empty());
  return std::make_unique<Interpreter>(std::move(module));
}

}  // namespace ludo::machine
