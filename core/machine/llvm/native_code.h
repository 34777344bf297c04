// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>

#include "core/machine/executable.h"

/// The library ludo_native, which holds LLVM and is loaded when it is first asked for: programs that
/// translate nothing start without it. It exports one function.
namespace ludo::machine::native {

/// A translated function: the memories (state, scratch, argument), then three words.
using Entry = std::int64_t (*)(std::uint64_t*, std::uint64_t*, std::uint64_t*, std::int64_t, std::int64_t,
                               std::int64_t);

/// A function translated for many runs in step: the runs, how many, then three words.
using LanesEntry = void (*)(Invocation*, std::uint64_t, std::int64_t, std::int64_t, std::int64_t);

/// Owns the code of one function and of those that it calls. What the entry is follows from what was asked
/// for.
class Code {
 public:
  Code() = default;
  Code(const Code&) = delete;
  Code& operator=(const Code&) = delete;
  virtual ~Code() = default;
  virtual void* address() const = 0;
};

/// Knows the processor. May be asked by several threads at a time.
class Translator {
 public:
  Translator() = default;
  Translator(const Translator&) = delete;
  Translator& operator=(const Translator&) = delete;
  virtual ~Translator() = default;
  /// A function of a module without faults and without Op::Random. The code does not need the module. Null
  /// when there is no memory for code.
  virtual std::unique_ptr<Code> translate(const Module& module, std::uint32_t function) const = 0;
  /// How many words are in a vector; 0 where vectors do not pay.
  virtual unsigned lanes() const = 0;
  /// The same for many runs in step; null too where function or processor are not made for that.
  virtual std::unique_ptr<Code> translateLanes(const Module& module, std::uint32_t function,
                                               InStep inStep) const = 0;
};

}  // namespace ludo::machine::native

/// The one translator there is, owned by the library; null when LLVM cannot make code for this processor.
extern "C" const ludo::machine::native::Translator* ludoNativeTranslator();
