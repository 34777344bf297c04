// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

namespace ludo {

/// How many steps the calling thread has made in the rooms that read and check a text: the compiler counts
/// each stretch of code without a jump that runs, library templates among them, so that no loop can be
/// forgotten. Always 0 unless the build has LUDO_COUNT_STEPS. For tests of how work grows.
std::uint64_t stepsMade();
bool stepsAreCounted();

}  // namespace ludo
