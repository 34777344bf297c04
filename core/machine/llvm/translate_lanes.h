// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>

#include "core/machine/lane_plan.h"

namespace llvm {
class LLVMContext;
class Module;
}  // namespace llvm

namespace ludo::machine::native {

constexpr const char* lanesSymbol = "lanes";

/// LLVM's form of a function that runs for many callers in step: a LanesEntry, called `lanesSymbol`. Runs are
/// taken up in order, the next one where a lane has finished its own. `lanes` is a power of two from 2 to 64.
std::unique_ptr<llvm::Module> translateLanes(const Module& module, std::size_t function, const LanePlan& plan,
                                             unsigned lanes, llvm::LLVMContext& context);

}  // namespace ludo::machine::native
