// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

namespace ludo::testing {

/// The work that the calling thread has done so far: the steps of the program that the build counts (see
/// core/base/step_counter.h), and a step for each 16 bytes of memory that it asked for, since what is not
/// counted, such as copying, is in proportion to that. A program that links this asks for all its memory
/// through it.
std::uint64_t workDone();

}  // namespace ludo::testing
