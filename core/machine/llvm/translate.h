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

/// LLVM's form of a function, and of those that it calls, of a module without faults and without Op::Random.
/// Each becomes i64 (state, scratch, argument, i64, i64, i64); only the function itself is seen from outside.
std::unique_ptr<llvm::Module> translate(const Module& module, std::size_t function,
                                        const Processor& processor, llvm::LLVMContext& context);

}  // namespace ludo::machine::native
