// SPDX-License-Identifier: Apache-2.0
#include "core/machine/llvm/native_code.h"

#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>

#include <algorithm>
#include <cassert>
#include <mutex>

#include "core/machine/llvm/optimise.h"
#include "core/machine/llvm/translate.h"

namespace ludo::machine::native {
namespace {

using Entry = std::int64_t (*)(std::uint64_t*, std::uint64_t*, std::uint64_t*, std::int64_t, std::int64_t,
                               std::int64_t);

class NativeCode final : public Executable {
 public:
  NativeCode(std::unique_ptr<llvm::orc::LLJIT> jit, std::vector<Entry> entries)
      : m_jit(std::move(jit)), m_entries(std::move(entries)) {}

  std::int64_t run(std::uint32_t function, const Memories& memories, std::int64_t a, std::int64_t b,
                   std::int64_t c) const override {
    return m_entries[function](memories.state, memories.scratch, memories.argument, a, b, c);
  }

 private:
  std::unique_ptr<llvm::orc::LLJIT> m_jit;  ///< owns the code
  std::vector<Entry> m_entries;
};

/// The value, or nothing: why LLVM cannot is of no use to anybody here, but it wants to be asked.
template <typename Value>
std::optional<Value> orNothing(llvm::Expected<Value> expected) {
  if (expected) return std::move(*expected);
  llvm::consumeError(expected.takeError());
  return std::nullopt;
}

/// A processor without vectors, which words have no use for and which take the compiler much time; with the
/// host's instructions for sets of bits.
Processor chooseProcessor(llvm::orc::JITTargetMachineBuilder& target) {
  Processor processor;
  if (!target.getTargetTriple().isX86()) return processor;
  std::vector<std::string> features = target.getFeatures().getFeatures();
  std::erase_if(features, [](const std::string& feature) {
    return feature != "+bmi" && feature != "+bmi2" && feature != "+lzcnt" && feature != "+popcnt";
  });
  // Zen 1 and 2 have pdep, but take a step for each bit.
  const bool slow = target.getCPU() == "znver1" || target.getCPU() == "znver2";
  processor.depositsBits = !slow && std::find(features.begin(), features.end(), "+bmi2") != features.end();
  target.setCPU("x86-64");
  target.getFeatures() = llvm::SubtargetFeatures();
  target.addFeatures(features);
  return processor;
}

std::unique_ptr<Executable> compile(const Module& module) {
  static std::once_flag initialised;
  std::call_once(initialised, [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
  });
  auto target = orNothing(llvm::orc::JITTargetMachineBuilder::detectHost());
  if (!target) return nullptr;
  const Processor processor = chooseProcessor(*target);
  const auto machine = orNothing(target->createTargetMachine());
  if (!machine) return nullptr;

  auto context = std::make_unique<llvm::LLVMContext>();
  std::unique_ptr<llvm::Module> code = translate(module, processor, *context);
  code->setDataLayout((*machine)->createDataLayout());
  code->setTargetTriple((*machine)->getTargetTriple().str());
  assert(!llvm::verifyModule(*code, &llvm::errs()));
  optimise(*code, **machine);

  // No platform: there are no constructors to run.
  auto jit = orNothing(llvm::orc::LLJITBuilder()
                           .setJITTargetMachineBuilder(std::move(*target))
                           .setPlatformSetUp(llvm::orc::setUpInactivePlatform)
                           .create());
  if (!jit) return nullptr;
  if (llvm::Error error = (*jit)->addIRModule({std::move(code), std::move(context)})) {
    llvm::consumeError(std::move(error));
    return nullptr;
  }
  std::vector<Entry> entries;
  for (std::size_t number = 0; number < module.functions.size(); ++number) {
    auto address = orNothing((*jit)->lookup(symbolOf(number)));
    if (!address) return nullptr;
    entries.push_back(address->toPtr<Entry>());
  }
  return std::make_unique<NativeCode>(std::move(*jit), std::move(entries));
}

}  // namespace
}  // namespace ludo::machine::native

ludo::machine::Executable* ludoCompileNative(const ludo::machine::Module& module) {
  return ludo::machine::native::compile(module).release();
}
