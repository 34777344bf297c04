// SPDX-License-Identifier: Apache-2.0
#include "plain_machine.h"

#include <bit>
#include <cstring>

#include "core/base/hash.h"
#include "core/base/rng.h"
#include "core/machine/prepare.h"

namespace ludo::machine {
namespace {

__extension__ using Wide = unsigned __int128;
using Registers = std::vector<std::uint64_t>;

std::int64_t sign(std::uint64_t value) {
  return static_cast<std::int64_t>(value);
}

class PlainMachine final : public Executable {
 public:
  explicit PlainMachine(Module module, std::uint64_t* steps) : m_module(std::move(module)), m_steps(steps) {}

  std::int64_t run(std::uint32_t function, const Memories& memories, std::int64_t a, std::int64_t b,
                   std::int64_t c) const override {
    auto bytes = [](const std::uint64_t* words) {
      return reinterpret_cast<unsigned char*>(const_cast<std::uint64_t*>(words));
    };
    const Seen seen = {bytes(memories.state), bytes(memories.scratch), bytes(memories.argument),
                       bytes(m_module.constants.data())};
    const std::array<std::int64_t, 3> arguments = {a, b, c};
    return sign(call(function, seen, {arguments.begin(), arguments.end()}));
  }

 private:
  using Seen = std::array<unsigned char*, memoryCount>;

  std::uint64_t call(std::size_t number, const Seen& seen, Registers registers) const {
    const Function& function = m_module.functions[number];
    registers.resize(std::max<std::size_t>(function.registers, 3));
    for (BlockId block = 0;;) {
      for (const Instruction& instruction : function.blocks[block].code) step(instruction, seen, registers);
      if (m_steps != nullptr) *m_steps += function.blocks[block].code.size();
      const Exit& exit = function.blocks[block].exit;
      switch (exit.kind) {
        case Exit::Kind::Jump:
          block = exit.targets[0];
          break;
        case Exit::Kind::Branch:
          block = exit.targets[registers[exit.value] != 0 ? 0 : 1];
          break;
        case Exit::Kind::Switch:
          block = exit.targets.at(registers[exit.value]);
          break;
        case Exit::Kind::Return:
          return registers[exit.value];
      }
    }
  }

  static unsigned char* address(const Address& of, const Seen& seen, const Registers& registers) {
    const std::uint64_t index = of.index == none ? 0 : registers[of.index];
    return seen[static_cast<std::size_t>(of.memory)] + of.offset + sign(index * of.stride);
  }

  void step(const Instruction& instruction, const Seen& seen, Registers& registers) const {
    const std::uint64_t a = instruction.a == none ? 0 : registers[instruction.a];
    const std::uint64_t b = instruction.b == none ? 0 : registers[instruction.b];
    const std::uint64_t c = instruction.c == none ? 0 : registers[instruction.c];
    unsigned char* at = address(instruction.address, seen, registers);
    switch (instruction.op) {
      case Op::Store:
        std::memcpy(at, &b, bytesOf(instruction.width));
        return;
      case Op::CopyBytes:
        std::memcpy(at, address(instruction.source, seen, registers),
                    static_cast<std::size_t>(instruction.immediate));
        return;
      case Op::Load:
        registers[instruction.result] = load(instruction.width, at);
        return;
      case Op::Random:
        registers[instruction.result] = random(at);
        return;
      case Op::Call: {
        Seen inside = seen;
        inside[0] = at;
        registers[instruction.result] =
            call(static_cast<std::size_t>(instruction.immediate), inside, {a, b, c});
        return;
      }
      case Op::Constant:
        registers[instruction.result] = static_cast<std::uint64_t>(instruction.immediate);
        return;
      default:
        registers[instruction.result] = compute(instruction.op, a, b, c);
    }
  }

  static std::uint64_t load(Width width, const unsigned char* at) {
    std::uint64_t value = 0;
    std::memcpy(&value, at, bytesOf(width));
    switch (width) {
      case Width::Int8:
        return static_cast<std::uint64_t>(static_cast<std::int8_t>(value));
      case Width::Int16:
        return static_cast<std::uint64_t>(static_cast<std::int16_t>(value));
      case Width::Int32:
        return static_cast<std::uint64_t>(static_cast<std::int32_t>(value));
      default:
        return value;
    }
  }

  static std::uint64_t random(unsigned char* at) {
    std::array<std::uint64_t, 4> words{};
    std::memcpy(words.data(), at, generatorBytes);
    Rng rng = Rng::fromState({words[0], words[1]}, {words[2], words[3]});
    const std::uint64_t result = rng.next();
    words = {rng.state().high, rng.state().low, words[2], words[3]};
    std::memcpy(at, words.data(), generatorBytes);
    return result;
  }

  static std::uint64_t compute(Op op, std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    switch (op) {
      case Op::Copy:
        return a;
      case Op::Add:
        return a + b;
      case Op::Subtract:
        return a - b;
      case Op::Multiply:
        return a * b;
      case Op::Divide:
        return static_cast<std::uint64_t>(sign(a) / sign(b));
      case Op::Modulo:
        return static_cast<std::uint64_t>(sign(a) % sign(b));
      case Op::And:
        return a & b;
      case Op::Or:
        return a | b;
      case Op::Xor:
        return a ^ b;
      case Op::ShiftLeft:
        return a << b;
      case Op::ShiftRight:
        return a >> b;
      case Op::ShiftRightSigned:
        return static_cast<std::uint64_t>(sign(a) >> b);
      case Op::Equal:
        return a == b;
      case Op::NotEqual:
        return a != b;
      case Op::Less:
        return sign(a) < sign(b);
      case Op::LessOrEqual:
        return sign(a) <= sign(b);
      case Op::LessUnsigned:
        return a < b;
      case Op::Select:
        return a != 0 ? b : c;
      case Op::CountBits:
        return static_cast<std::uint64_t>(std::popcount(a));
      case Op::LowestBit:
        return static_cast<std::uint64_t>(std::countr_zero(a));
      case Op::HighestBit:
        return static_cast<std::uint64_t>(63 - std::countl_zero(a));
      case Op::NthBit: {
        std::uint64_t bit = 0;
        for (std::uint64_t left = b;; ++bit) {
          if ((a >> bit & 1) != 0 && left-- == 0) return bit;
        }
      }
      case Op::HighProduct:
        return static_cast<std::uint64_t>(Wide{a} * b >> 64);
      case Op::MixedProduct:
        return static_cast<std::uint64_t>(Wide{a} * b >> 64) ^ (a * b);
      default:
        std::abort();
    }
  }

  Module m_module;
  std::uint64_t* m_steps;
};

}  // namespace

std::unique_ptr<Executable> makePlainMachine(Module module, std::uint64_t* steps) {
  return std::make_unique<PlainMachine>(std::move(module), steps);
}

void RunMemory::fill(std::uint64_t seed) {
  for (std::vector<std::uint64_t>* words : {&state, &scratch, &argument}) {
    for (std::uint64_t& word : *words) word = mix64(++seed);
  }
}

std::vector<Runner> runners(const Module& module) {
  std::vector<Runner> result;
  result.push_back({"plain", makePlainMachine(module)});
  result.push_back({"prepared", makePlainMachine(prepareForNative(module))});
  result.push_back({"interpreter", makeInterpreter(module)});
  result.push_back({"native", makeNative(module)});
  if (!result.back().executable) result.pop_back();
  return result;
}

}  // namespace ludo::machine
