// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <span>
#include <string_view>

#include "core/engine/program.h"

namespace ludo::bench {

/// A kind of program that the engine offers.
struct ProgramMaker {
  std::string_view name;
  engine::ProgramPtr (*make)(kernel::RulesPtr rules);  ///< null where it cannot make one of this kind
};

/// All kinds; the first is the kernel itself, which the others are compared with.
std::span<const ProgramMaker> programMakers();

}  // namespace ludo::bench
