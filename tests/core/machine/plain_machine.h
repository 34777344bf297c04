// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <vector>

#include "core/machine/executable.h"

namespace ludo::machine {

/// Runs code as code.h words it, instruction by instruction, without any preparation: what the interpreter
/// and the native back end are compared with. Adds to `steps`, where it is given, how many it has run.
std::unique_ptr<Executable> makePlainMachine(Module module, std::uint64_t* steps = nullptr);

/// The memories of one run.
struct RunMemory {
  std::vector<std::uint64_t> state;
  std::vector<std::uint64_t> scratch;
  std::vector<std::uint64_t> argument;

  RunMemory(std::size_t stateWords, std::size_t scratchWords, std::size_t argumentWords)
      : state(stateWords, 0), scratch(scratchWords, 0), argument(argumentWords, 0) {}
  /// Numbers everywhere that tell one byte from another.
  void fill(std::uint64_t seed);
  Memories memories() { return {state.data(), scratch.data(), argument.data()}; }
  bool operator==(const RunMemory&) const = default;
};

struct Runner {
  const char* name = nullptr;
  std::unique_ptr<Executable> executable;
};
/// All ways to run a module; the native one only where the build has it.
std::vector<Runner> runners(const Module& module);

}  // namespace ludo::machine
