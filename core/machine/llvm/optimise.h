// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace llvm {
class Module;
class TargetMachine;
}  // namespace llvm

namespace ludo::machine::native {

/// Runs the passes that pay for their time; see docs/engine.md.
void optimise(llvm::Module& module, llvm::TargetMachine& machine);

}  // namespace ludo::machine::native
