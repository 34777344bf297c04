// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>

#include "core/machine/executable.h"

/// The interface of the library ludo_native, which holds LLVM. It is loaded when it is first needed, so that
/// programs that translate nothing start without it. It exports one function.
namespace ludo::machine::native {

/// A translated function: takes the memories (state, scratch, argument), then a, b and c.
using Entry = std::int64_t (*)(std::uint64_t*, std::uint64_t*, std::uint64_t*, std::int64_t, std::int64_t,
                               std::int64_t);

/// A function translated to run in step: takes the invocations, how many there are, then a, b and c.
using LanesEntry = void (*)(Invocation*, std::uint64_t, std::int64_t, std::int64_t, std::int64_t);

/// Owns the machine code of one function and of those that it calls. Its address is an Entry or a LanesEntry,
/// by which of the Translator's functions made it.
class Code {
 public:
  Code() = default;
  Code(const Code&) = delete;
  Code& operator=(const Code&) = delete;
  virtual ~Code() = default;
  virtual void* address() const = 0;
};

/// Translates for the processor that it runs on. Thread-safe.
class Translator {
 public:
  Translator() = default;
  Translator(const Translator&) = delete;
  Translator& operator=(const Translator&) = delete;
  virtual ~Translator() = default;
  /// Translates a function of a module without faults (code.h) and without Op::Random; the module is not
  /// needed afterwards. Null when there is no memory for code.
  virtual std::unique_ptr<Code> translate(const Module& module, std::uint32_t function) const = 0;
  /// How many words a vector has, and so how many lanes; 0 where vectors do not pay.
  virtual unsigned lanes() const = 0;
  /// The same for running in step; null too where the function or the processor cannot.
  virtual std::unique_ptr<Code> translateLanes(const Module& module, std::uint32_t function,
                                               InStep inStep) const = 0;
};

}  // namespace ludo::machine::native

/// The one translator there is, owned by the library; null when LLVM cannot make code for this processor.
extern "C" const ludo::machine::native::Translator* ludoNativeTranslator();
