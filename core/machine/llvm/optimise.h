// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace llvm {
class Module;
class TargetMachine;
}  // namespace llvm

namespace ludo::machine::native {

/// Runs those of LLVM's passes that are worth their time; see docs/engine.md.
void optimise(llvm::Module& module, llvm::TargetMachine& machine);

}  // namespace ludo::machine::native
