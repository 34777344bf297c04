// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>

#include "core/machine/code.h"

namespace ludo::machine {

/// What code works on; see Memory. Each is aligned to 8 bytes and belongs to the caller.
struct Memories {
  std::uint64_t* state = nullptr;
  std::uint64_t* scratch = nullptr;
  std::uint64_t* argument = nullptr;
};

/// When runAll runs a function several times in step.
enum class InStep : std::uint8_t {
  WhereFaster,    ///< as far as its code tells, and the first runs
  WherePossible,  ///< for tests and measurements
};

/// One of many runs of the same function: its memories, and what the function gives back.
struct Invocation {
  std::uint64_t* state = nullptr;
  std::uint64_t* argument = nullptr;
  std::int64_t result = 0;
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
  /// The same for each of many, whose states and arguments do not overlap: several in step where InStep says
  /// so. What comes out is the same either way, but for the scratch memory.
  virtual void runAll(std::uint32_t function, std::span<Invocation> runs, std::uint64_t* scratch,
                      std::int64_t a = 0, std::int64_t b = 0, std::int64_t c = 0) const;
  /// How many of them run in step; 1 where none do. Does what runAll's first call would have to do before.
  virtual unsigned inStep(std::uint32_t /*function*/) const { return 1; }
  /// Does now what the function's first run would have to do before. False when the function will not run as
  /// fast as functions of this executable do: native code that has to be interpreted after all.
  virtual bool getReady(std::uint32_t /*function*/) const { return true; }
};

/// Runs anywhere and is ready at once.
std::unique_ptr<Executable> makeInterpreter(Module module);

/// How many operations have run of each origin (Instruction::origin).
using OperationCounts = std::map<std::uint32_t, std::uint64_t>;

/// An interpreter that counts what it does. Of one thread.
class CountingInterpreter : public Executable {
 public:
  virtual OperationCounts counts() const = 0;
};
std::unique_ptr<CountingInterpreter> makeCountingInterpreter(Module module);
/// Translates to the processor's own code: many times faster. Each function is translated when it is first
/// run, which takes some milliseconds, up to a hundred and more for a large one; other threads that want the
/// same function wait meanwhile. Null when whyNotNative() has something to say.
std::unique_ptr<Executable> makeNative(const Module& module, InStep inStep = InStep::WhereFaster);
/// Why there is no native code, as the end of a sentence: of this build, this installation or this processor.
/// Empty where there is.
std::string whyNotNative();
/// The same of one module: its functions may be too long to translate. Empty when makeNative() makes one.
std::string whyNotNative(const Module& module);

}  // namespace ludo::machine
