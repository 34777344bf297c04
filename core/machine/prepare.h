// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/machine/code.h"

/// Steps from code to code that do the same faster. They rest on what code promises and LLVM cannot know.
namespace ludo::machine {

/// For the interpreter. Computes once what is computed several times from the same values: the earlier result
/// stands for the later ones wherever each way to them leads past it. LLVM does that itself, and takes longer
/// over code in which it has been done.
void shareValues(Function& function);

/// For native code: all of the steps below, in their order.
Module prepareForNative(Module module);

/// Writes out, with simpler operations, drawing numbers and copying a few bytes between constant addresses.
void expandOperations(Function& function);

/// Puts functions in the place of calls of them: where their State begins at a constant address and they are
/// small or called once.
void inlineCalls(Module& module);

/// Keeps what loops read and write at constant addresses in variables: loads it where control enters a loop,
/// and stores it where control leaves the loop and around calls and copies that can see it. What an indexed
/// access within the loop may reach stays in memory. Looks at outermost loops only.
void promoteMemory(Module& module);

}  // namespace ludo::machine
