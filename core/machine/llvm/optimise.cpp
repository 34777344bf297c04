// SPDX-License-Identifier: Apache-2.0
#include "core/machine/llvm/optimise.h"

#include <llvm/IR/Module.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Target/TargetMachine.h>

#include <string>

namespace ludo::machine::native {

namespace {

// Combining looks back along what a value is made of. In long stretches without a branch it takes a third of
// LLVM's time, and finds less there than the bits that nobody asks for: see docs/performance.md, what was
// tried.
bool hasLongStretches(const llvm::Module& module) {
  constexpr std::size_t fewestInstructionsOfBlock = 64;
  std::size_t instructions = 0;
  std::size_t blocks = 0;
  for (const llvm::Function& function : module) {
    instructions += function.getInstructionCount();
    blocks += function.size();
  }
  return instructions > fewestInstructionsOfBlock * blocks;
}

}  // namespace

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
  const std::string simplify = hasLongStretches(module) ? "bdce" : "instcombine<no-verify-fixpoint>";
  llvm::cantFail(builder.parsePassPipeline(passes, "function(mem2reg,early-cse<memssa>," + simplify +
                                                       ",simplifycfg,loop-mssa(licm),simplifycfg)"));
  passes.run(module, modules);
}

}  // namespace ludo::machine::native
