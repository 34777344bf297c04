// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <llvm/IR/IRBuilder.h>

#include <optional>

#include "core/machine/code.h"

namespace ludo::machine::native {

/// Writes an operation that LLVM has itself, for words or for vectors of words; `op` must be such a one. `b`
/// is not used where the operation has one operand.
llvm::Value* plainOperation(llvm::IRBuilder<>& build, Op op, llvm::Value* a, llvm::Value* b);

/// The predicate of a comparison; nothing for other operations.
std::optional<llvm::CmpInst::Predicate> predicateOf(Op op);

}  // namespace ludo::machine::native
