// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/machine/code.h"

/// Steps from code to code that do the same faster. They rest on what code promises and LLVM cannot know.
namespace ludo::machine {

/// For the interpreter; LLVM does the like itself, and takes longer over code in which it has been done. All
/// of the steps below, in their order.
void prepareForInterpreter(Function& function);

/// Chooses between values without a branch where it jumps only over what gives variables other values.
void chooseValues(Function& function);

/// Computes once what is computed several times from the same values: the earlier result stands for the later
/// ones wherever it certainly was computed before them, and what is written to memory for what is read there.
/// What is known, also from branches that were taken before, is not asked.
void shareValues(Function& function);

/// Leaves out what is computed before operations that do it anyhow: the interpreter adds an offset to each
/// address, and shifts by numbers modulo 64. Only the interpreter runs what comes of it.
void foldOperands(Function& function);

/// Leaves out what nobody reads, in registers and in memory, and what nothing leads to.
void removeDead(Function& function);

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
