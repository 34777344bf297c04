// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <llvm/Support/MemoryBufferRef.h>

namespace ludo::machine::native {

/// Whether an object file has instructions that LLVM may have made wrongly: `vpternlog` under a mask that
/// keeps other lanes. Where its operands change places to read one from memory its table is not changed with
/// them, up to LLVM 21 (github.com/llvm/llvm-project/issues/157929). One that is right cannot be told from
/// one that is wrong. Code that cannot be read counts as wrong.
bool hasDoubtfulCode(llvm::MemoryBufferRef object);

}  // namespace ludo::machine::native
