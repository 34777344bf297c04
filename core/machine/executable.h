// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>

#include "core/machine/code.h"

namespace ludo::machine {

/// The memories that code works on; see Memory. Each is aligned to 8 bytes and belongs to the caller; null
/// where the code does not use it.
struct Memories {
  std::uint64_t* state = nullptr;
  std::uint64_t* scratch = nullptr;
  std::uint64_t* argument = nullptr;
};

/// When runAll runs several invocations in step, one in each lane of a vector.
enum class InStep : std::uint8_t {
  WhereFaster,    ///< as its code and its first runs suggest
  WherePossible,  ///< wherever there is a plan for it; for tests and measurements
};

/// One of many runs of the same function: its memories, and what the function gives back.
struct Invocation {
  std::uint64_t* state = nullptr;
  std::uint64_t* argument = nullptr;
  std::int64_t result = 0;
};

/// A module made ready to run. Shared by threads: all that changes is in the memories.
class Executable {
 public:
  Executable() = default;
  Executable(const Executable&) = delete;
  Executable& operator=(const Executable&) = delete;
  virtual ~Executable() = default;
  /// Runs a function and gives its result. Addresses are not checked: the lowering is trusted.
  virtual std::int64_t run(std::uint32_t function, const Memories& memories, std::int64_t a = 0,
                           std::int64_t b = 0, std::int64_t c = 0) const = 0;
  /// Runs it for each invocation, with the same a, b and c; their states and arguments must not overlap.
  /// Several run in step where InStep says so, which changes nothing but what is left in the scratch memory.
  virtual void runAll(std::uint32_t function, std::span<Invocation> runs, std::uint64_t* scratch,
                      std::int64_t a = 0, std::int64_t b = 0, std::int64_t c = 0) const;
  /// How many invocations run in step; 1: one after the other. Does the preparation that the first runAll
  /// would have to do.
  virtual unsigned inStep(std::uint32_t /*function*/) const { return 1; }
  /// Does the preparation that the function's first run would have to do. False when the function will be
  /// slower than the others of this executable, because it has to be interpreted.
  virtual bool getReady(std::uint32_t /*function*/) const { return true; }
};

/// Interprets the code: runs anywhere and is ready at once.
std::unique_ptr<Executable> makeInterpreter(Module module);

/// How many operations of each origin (Instruction::origin) have run.
using OperationCounts = std::map<std::uint32_t, std::uint64_t>;

/// An interpreter that counts the operations that it runs. One thread.
class CountingInterpreter : public Executable {
 public:
  /// Since it was made.
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
