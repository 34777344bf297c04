// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <memory>
#include <string>

#include "core/machine/code.h"

namespace llvm {
class LLVMContext;
class Module;
}  // namespace llvm

namespace ludo::machine::native {

/// What the processor can do that translation makes use of.
struct Processor {
  bool depositsBits = false;  ///< pdep, and fast
};

/// The symbol of a function.
std::string symbolOf(std::size_t function);

/// LLVM's form of a module without faults and without Op::Random. Each function becomes
/// i64 (state, scratch, argument, i64, i64, i64).
std::unique_ptr<llvm::Module> translate(const Module& module, const Processor& processor,
                                        llvm::LLVMContext& context);

}  // namespace ludo::machine::native
