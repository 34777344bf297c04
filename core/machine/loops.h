// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/machine/code.h"

namespace ludo::machine {

/// The outermost loops of a function, each as its blocks: what is strongly connected. Tarjan, "Depth-first
/// search and linear graph algorithms" (1972).
std::vector<std::vector<BlockId>> outermostLoops(const Function& function);

}  // namespace ludo::machine
