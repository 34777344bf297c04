// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/machine/code.h"

/// Steps from code to code that do the same faster. The native back end takes them first: they rest on what
/// code promises and LLVM cannot know.
namespace ludo::machine {

/// All of the steps below, in their order.
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
