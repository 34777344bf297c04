// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "core/bench/contender.h"

namespace ludo::bench {

/// A kind of program that the engine offers, and how it is asked for games.
struct ProgramMaker {
  std::string_view name;
  engine::ProgramPtr (*make)(kernel::RulesPtr rules);  ///< null where it cannot make one of this kind
  Contender (*contender)(std::string name, engine::ProgramPtr program);
  void (*playFirst)(const engine::Program& program);  ///< after this it is as fast as it gets
};

/// All kinds; the first is the kernel itself, which the others are compared with.
std::span<const ProgramMaker> programMakers();

}  // namespace ludo::bench
