// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/machine/code.h"

namespace ludo::machine {

/// The outermost loops of a function, each as its blocks: the strongly connected components of its flow
/// graph. Tarjan, "Depth-first search and linear graph algorithms" (1972).
std::vector<std::vector<BlockId>> outermostLoops(const Function& function);

}  // namespace ludo::machine
