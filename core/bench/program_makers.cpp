// SPDX-License-Identifier: Apache-2.0
#include "core/bench/program_makers.h"

#include <array>
#include <utility>

#include "core/engine/compile.h"

namespace ludo::bench {
namespace {

template <engine::Execution execution>
engine::ProgramPtr make(kernel::RulesPtr rules) {
  const engine::Compilation made = engine::compileProgram(std::move(rules), execution);
  return made.execution == execution ? made.program : nullptr;
}

}  // namespace

std::span<const ProgramMaker> programMakers() {
  using engine::Execution;
  static constexpr std::array makers{
      ProgramMaker{"kernel", &engine::makeReferenceProgram, &programContender, &playOnePly},
      ProgramMaker{"interpreted", &make<Execution::Interpreted>, &programContender, &playOnePly},
      ProgramMaker{"native", &make<Execution::Native>, &programContender, &playOnePly},
      ProgramMaker{"batch", &make<Execution::Native>, &batchContender, &playOneBatch},
      ProgramMaker{"step", &make<Execution::Native>, &stepContender, &playOneStep}};
  return makers;
}

}  // namespace ludo::bench
