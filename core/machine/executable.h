// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>

#include "core/machine/code.h"

namespace ludo::machine {

/// What code works on; see Memory. Each is aligned to 8 bytes and belongs to the caller.
struct Memories {
  std::uint64_t* state = nullptr;
  std::uint64_t* scratch = nullptr;
  std::uint64_t* argument = nullptr;
};

/// A module made ready to run. Immutable and shared by threads: what changes is in the memories.
class Executable {
 public:
  Executable() = default;
  Executable(const Executable&) = delete;
  Executable& operator=(const Executable&) = delete;
  virtual ~Executable() = default;
  /// What the function gives back. Addresses are not checked: the lowering vouches for them.
  virtual std::int64_t run(std::uint32_t function, const Memories& memories, std::int64_t a = 0,
                           std::int64_t b = 0, std::int64_t c = 0) const = 0;
};

/// Runs anywhere and is ready at once.
std::unique_ptr<Executable> makeInterpreter(Module module);
/// Translates to the processor's own code: many times faster, after some milliseconds. Null when this build
/// or this processor cannot.
std::unique_ptr<Executable> makeNative(const Module& module);

}  // namespace ludo::machine
