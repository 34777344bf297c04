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

/// A module made ready to run. Shared by threads: what changes is in the memories.
class Executable {
 public:
  Executable() = default;
  Executable(const Executable&) = delete;
  Executable& operator=(const Executable&) = delete;
  virtual ~Executable() = default;
  /// What the function gives back. Addresses are not checked: the lowering vouches for them.
  virtual std::int64_t run(std::uint32_t function, const Memories& memories, std::int64_t a = 0,
                           std::int64_t b = 0, std::int64_t c = 0) const = 0;
  /// Does now what the function's first run would have to do before. False when the function will not run as
  /// fast as functions of this executable do: native code that has to be interpreted after all.
  virtual bool getReady(std::uint32_t /*function*/) const { return true; }
};

/// Runs anywhere and is ready at once.
std::unique_ptr<Executable> makeInterpreter(Module module);
/// Translates to the processor's own code: many times faster. Each function is translated when it is first
/// run, which takes some milliseconds, up to a hundred and more for a large one; other threads that want the
/// same function wait meanwhile. Null when this build or this processor cannot.
std::unique_ptr<Executable> makeNative(const Module& module);

}  // namespace ludo::machine
