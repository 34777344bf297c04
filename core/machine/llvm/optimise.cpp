// SPDX-License-Identifier: Apache-2.0
#include "core/machine/llvm/optimise.h"

#include <llvm/IR/Module.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Target/TargetMachine.h>

namespace ludo::machine::native {

void optimise(llvm::Module& module, llvm::TargetMachine& machine) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager calls;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(calls);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, calls, modules);
  llvm::ModulePassManager passes;
  // One round of combining is enough, so nobody need check that a second finds nothing.
  llvm::cantFail(builder.parsePassPipeline(passes,
                                           "function(mem2reg,early-cse<memssa>,instcombine<no-verify-"
                                           "fixpoint>,simplifycfg,loop-mssa(licm),simplifycfg)"));
  passes.run(module, modules);
}

}  // namespace ludo::machine::native
