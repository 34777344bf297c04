// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <llvm/IR/IRBuilder.h>

#include <optional>

#include "core/machine/code.h"

namespace ludo::machine::native {

/// The operations that LLVM has as they are, for a word or for a vector of words; only those may be asked
/// for. Of one operand `b` is not looked at.
llvm::Value* plainOperation(llvm::IRBuilder<>& build, Op op, llvm::Value* a, llvm::Value* b);

/// Of comparisons.
std::optional<llvm::CmpInst::Predicate> predicateOf(Op op);

}  // namespace ludo::machine::native
