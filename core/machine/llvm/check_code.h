// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <llvm/Support/MemoryBufferRef.h>

namespace ludo::machine::native {

/// Whether an object file has instructions that LLVM up to 21 may have made wrongly: `vpternlog` under a mask
/// that keeps other lanes. When LLVM swaps its operands to read one from memory, it does not change the truth
/// table to match (github.com/llvm/llvm-project/issues/157929). A right one cannot be told from a wrong one,
/// so all count. Code that cannot be read counts too.
bool hasDoubtfulCode(llvm::MemoryBufferRef object);

}  // namespace ludo::machine::native
