// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/machine/code.h"

namespace ludo::machine {

/// What the functions of a random module reach, at most.
constexpr std::size_t randomStateWords = 64;
constexpr std::size_t randomScratchWords = 256;
constexpr std::size_t randomArgumentWords = 16;
/// Where generators lie in the argument.
constexpr std::size_t randomGenerators = 2;

/// A module without faults that halts and keeps within its memories, made of these choices; any will do, and
/// when they run out, zeros follow. The last function calls the others.
Module randomModule(const std::vector<std::uint32_t>& choices);
/// The same of functions that can run in step (see LanePlan). They leave Scratch alone.
Module randomModuleForLanes(const std::vector<std::uint32_t>& choices);

}  // namespace ludo::machine
