// SPDX-License-Identifier: Apache-2.0
#include "core/machine/operations.h"

#include <array>

namespace ludo::machine {

const Operation& operationOf(Op op) {
  static constexpr std::array<Operation, 30> operations = {{
      {"constant", 0},
      {"copy", 1},
      {"add"},
      {"subtract"},
      {"multiply"},
      {"divide"},
      {"modulo"},
      {"and"},
      {"or"},
      {"xor"},
      {"shift left"},
      {"shift right"},
      {"shift right signed"},
      {"equal"},
      {"not equal"},
      {"less"},
      {"less or equal"},
      {"less unsigned"},
      {"select", 3},
      {"count bits", 1},
      {"lowest bit", 1},
      {"highest bit", 1},
      {"nth bit"},
      {"high product"},
      {"mixed product"},
      {"load", 0, true, true},
      {"store", 1, false, true},
      {"copy bytes", 0, false, true, true},
      {"random", 0, true, true},
      {"call", 3, true, true},
  }};
  static_assert(static_cast<std::size_t>(Op::Call) + 1 == operations.size());
  return operations[static_cast<std::size_t>(op)];
}

}  // namespace ludo::machine
