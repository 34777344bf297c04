// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/machine/code.h"

namespace ludo::machine {

/// Removes copies from and to variables within the given blocks, where the variable can be read or written in
/// place of the copy. For the interpreter, to which each instruction costs time.
void coalesceCopies(Function& function, const std::vector<BlockId>& blocks);

}  // namespace ludo::machine
