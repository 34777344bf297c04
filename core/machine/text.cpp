// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <string_view>

#include "core/machine/operations.h"

namespace ludo::machine {
namespace {

std::string textOf(Register reg) {
  return reg == none ? "?" : "r" + std::to_string(reg);
}

std::string textOf(const Address& address) {
  static constexpr std::array<std::string_view, memoryCount> names = {"state", "scratch", "argument",
                                                                      "constants"};
  std::string text(names[static_cast<std::size_t>(address.memory)]);
  text += "[" + std::to_string(address.offset);
  if (address.index != none) text += " + " + textOf(address.index) + " * " + std::to_string(address.stride);
  if (address.index != none && address.extent != 0) text += " within " + std::to_string(address.extent);
  return text + "]";
}

std::string_view textOf(Width width) {
  static constexpr std::array<std::string_view, 7> names = {"uint8",  "int8",  "uint16", "int16",
                                                            "uint32", "int32", "word"};
  return names[static_cast<std::size_t>(width)];
}

std::string textOf(const Instruction& instruction) {
  const Operation& operation = operationOf(instruction.op);
  std::string text = operation.result ? textOf(instruction.result) + " = " : "";
  text += operation.name;
  switch (instruction.op) {
    case Op::Constant:
      return text + " " + std::to_string(instruction.immediate);
    case Op::Load:
      return text.append(" ").append(textOf(instruction.width)) + " " + textOf(instruction.address);
    case Op::Store:
      return text.append(" ").append(textOf(instruction.width)) + " " + textOf(instruction.address) + ", " +
             textOf(instruction.b);
    case Op::CopyBytes:
      return text + " " + textOf(instruction.address) + ", " + textOf(instruction.source) + ", " +
             std::to_string(instruction.immediate);
    case Op::Random:
      return text + " " + textOf(instruction.address);
    case Op::Call:
      text += " " + std::to_string(instruction.immediate) + " at " + textOf(instruction.address) + ",";
      break;
    default:
      break;
  }
  const std::array<Register, 3> operands = {instruction.a, instruction.b, instruction.c};
  for (std::size_t operand = 0; operand < operation.operands; ++operand) {
    text.append(operand == 0 ? " " : ", ").append(textOf(operands[operand]));
  }
  return text;
}

std::string textOf(const Exit& exit) {
  std::string targets;
  for (BlockId target : exit.targets) targets += (targets.empty() ? "" : ", ") + std::to_string(target);
  switch (exit.kind) {
    case Exit::Kind::Jump:
      return "jump " + targets;
    case Exit::Kind::Branch:
      return "branch " + textOf(exit.value) + ", " + targets;
    case Exit::Kind::Switch:
      return "switch " + textOf(exit.value) + ", " + targets;
    case Exit::Kind::Return:
      break;
  }
  return "return " + textOf(exit.value);
}

}  // namespace

std::string toText(const Function& function) {
  std::string text = "function " + function.name + " (" + std::to_string(function.parameters) + ")\n";
  for (std::size_t block = 0; block < function.blocks.size(); ++block) {
    text += "block " + std::to_string(block) + "\n";
    for (const Instruction& instruction : function.blocks[block].code) {
      text += "  " + textOf(instruction) + "\n";
    }
    text += "  " + textOf(function.blocks[block].exit) + "\n";
  }
  return text;
}

}  // namespace ludo::machine
