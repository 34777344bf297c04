// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/machine/code.h"

/// Transformations of code that make it faster. They use what the intermediate code guarantees and LLVM
/// cannot know. What follows from constants alone is worked out earlier, by the Builder (builder.h); single
/// operations are not made into cheaper ones, such as a division by a constant into a product: that is LLVM's
/// part.
namespace ludo::machine {

/// Does the four that follow, in their order, for the interpreter. LLVM does the same itself, and takes
/// longer over code in which it has been done.
void prepareForInterpreter(Function& function);

/// If-conversion: where a branch only skips assignments of variables, selects their values without a branch.
void chooseValues(Function& function);

/// Common subexpression elimination: what is computed several times from the same values is computed once,
/// where the first computation certainly comes before the others. Values written to memory stand for what is
/// read there. Tests whose outcome is known, also from branches taken before, are left out.
void shareValues(Function& function);

/// Leaves out computations that the next operation does anyhow: the interpreter adds an offset to each
/// address, and shifts by numbers modulo 64. Only the interpreter can run the result.
void foldOperands(Function& function);

/// Dead code elimination: leaves out results that are never read, in registers and in memory, and blocks that
/// are never reached.
void removeDead(Function& function);

/// For native code: does the three that follow, in their order.
Module prepareForNative(Module module);

/// Replaces Random, and CopyBytes of a few bytes between constant addresses, by simpler operations.
void expandOperations(Function& function);

/// Replaces calls by the code of the functions, where their State begins at a constant address and they are
/// small or called once.
void inlineCalls(Module& module);

/// Scalar promotion: what an outermost loop reads and writes at constant addresses is kept in variables; it
/// is loaded where control enters the loop, and stored where control leaves it and around calls and copies
/// that can see it. What an indexed access in the loop may reach stays in memory.
void promoteMemory(Module& module);

}  // namespace ludo::machine
