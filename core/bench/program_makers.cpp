// SPDX-License-Identifier: Apache-2.0
#include "core/bench/program_makers.h"

#include <array>

namespace ludo::bench {

std::span<const ProgramMaker> programMakers() {
  static constexpr std::array makers{ProgramMaker{"kernel", &engine::makeReferenceProgram}};
  return makers;
}

}  // namespace ludo::bench
