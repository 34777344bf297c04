// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

#include "core/machine/code.h"

namespace ludo::machine {

/// Which parts of an instruction an operation uses.
struct Operation {
  std::string_view name;     ///< as toText() writes it
  std::size_t operands = 2;  ///< how many of a, b, c are read, in this order; Store reads b alone
  bool result = true;        ///< it has a result
  bool address = false;      ///< it uses the address
  bool source = false;       ///< it uses the source
};

const Operation& operationOf(Op op);

/// Whether the operation does nothing but give its result.
inline bool isPure(Op op) {
  return op != Op::Store && op != Op::CopyBytes && op != Op::Random && op != Op::Call;
}

/// Calls `visit` with a reference to each register that the instruction reads; those of addresses count.
template <typename AnyInstruction, typename Visit>
void forEachRead(AnyInstruction& instruction, const Visit& visit) {
  const Operation& operation = operationOf(instruction.op);
  auto one = [&](auto& reg) {
    if (reg != none) visit(reg);
  };
  if (instruction.op == Op::Store) {
    one(instruction.b);
  } else {
    if (operation.operands > 0) one(instruction.a);
    if (operation.operands > 1) one(instruction.b);
    if (operation.operands > 2) one(instruction.c);
  }
  if (operation.address) one(instruction.address.index);
  if (operation.source) one(instruction.source.index);
}

}  // namespace ludo::machine
