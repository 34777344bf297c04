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

/// The name of the LLVM function for a function of the module.
std::string symbolOf(std::size_t function);

/// An LLVM module for a function and those that it calls, of a module without faults (code.h) and without
/// Op::Random. Each becomes i64 (state, scratch, argument, i64, i64, i64); only the function itself is
/// visible from outside.
std::unique_ptr<llvm::Module> translate(const Module& module, std::size_t function,
                                        const Processor& processor, llvm::LLVMContext& context);

}  // namespace ludo::machine::native
