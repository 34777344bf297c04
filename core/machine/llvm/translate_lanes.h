// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>

#include "core/machine/lane_plan.h"

namespace llvm {
class LLVMContext;
class Module;
}  // namespace llvm

namespace ludo::machine::native {

/// The name of the LLVM function that translateLanes makes.
constexpr const char* lanesSymbol = "lanes";

/// An LLVM module for a function that runs in step: a LanesEntry, called `lanesSymbol`. Invocations are begun
/// in order; a lane that has finished its own takes the next one. `lanes` is a power of two from 2 to 64.
std::unique_ptr<llvm::Module> translateLanes(const Module& module, std::size_t function, const LanePlan& plan,
                                             unsigned lanes, llvm::LLVMContext& context);

}  // namespace ludo::machine::native
