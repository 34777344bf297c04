// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/machine/code.h"

namespace ludo::machine {

/// Removes copies out of and into variables within the given blocks, where reading the variable itself, or
/// writing it at once, comes to the same. For the interpreter, which pays for each instruction.
void coalesceCopies(Function& function, const std::vector<BlockId>& blocks);

}  // namespace ludo::machine
