// SPDX-License-Identifier: Apache-2.0
#include "core/machine/llvm/native_code.h"

#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/ExecutionEngine/Orc/ObjectTransformLayer.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>

#include <algorithm>
#include <cassert>

#include "core/machine/llvm/check_code.h"
#include "core/machine/llvm/optimise.h"
#include "core/machine/llvm/translate.h"
#include "core/machine/llvm/translate_lanes.h"

namespace ludo::machine::native {
namespace {

using llvm::orc::JITTargetMachineBuilder;

class JitCode final : public Code {
 public:
  JitCode(std::unique_ptr<llvm::orc::LLJIT> jit, void* address) : m_jit(std::move(jit)), m_address(address) {}
  void* address() const override { return m_address; }

 private:
  std::unique_ptr<llvm::orc::LLJIT> m_jit;  ///< owns the code
  void* m_address;
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
Processor chooseProcessor(JITTargetMachineBuilder& target) {
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

/// How many words fit into a vector of the processor; 0 where it does not pay.
unsigned lanesOf(const JITTargetMachineBuilder& host) {
  if (!host.getTargetTriple().isX86()) return 0;
  const std::vector<std::string>& features = host.getFeatures().getFeatures();
  const auto has = [&](const char* feature) {
    return std::ranges::find(features, feature) != features.end();
  };
  const bool wide = has("+avx512f") && has("+avx512dq") && has("+avx512bw") && has("+avx512vl");
  return wide ? 8 : has("+avx2") ? 4 : 0;
}

class JitTranslator final : public Translator {
 public:
  explicit JitTranslator(JITTargetMachineBuilder target)
      : m_lanes(lanesOf(target)),
        m_host(target),
        m_processor(chooseProcessor(target)),
        m_target(std::move(target)) {}

  std::unique_ptr<Code> translate(const Module& module, std::uint32_t function) const override {
    auto context = std::make_unique<llvm::LLVMContext>();
    std::unique_ptr<llvm::Module> code = native::translate(module, function, m_processor, *context);
    return finish(std::move(code), std::move(context), m_target, symbolOf(function), false);
  }

  unsigned lanes() const override { return m_lanes; }

  std::unique_ptr<Code> translateLanes(const Module& module, std::uint32_t function,
                                       InStep inStep) const override {
    if (m_lanes == 0) return nullptr;
    const std::optional<LanePlan> plan = planLanes(module.functions[function]);
    if (!plan) return nullptr;
    const bool pays = paysInLanes(module.functions[function], *plan, m_lanes);
    if (inStep == InStep::WhereFaster && !pays) return nullptr;
    auto context = std::make_unique<llvm::LLVMContext>();
    std::unique_ptr<llvm::Module> code = native::translateLanes(module, function, *plan, m_lanes, *context);
    return finish(std::move(code), std::move(context), m_host, lanesSymbol, true);
  }

 private:
  static std::unique_ptr<Code> finish(std::unique_ptr<llvm::Module> code,
                                      std::unique_ptr<llvm::LLVMContext> context,
                                      JITTargetMachineBuilder target, const std::string& symbol,
                                      bool hasVectors) {
    const auto machine = orNothing(target.createTargetMachine());
    if (!machine) return nullptr;
    code->setDataLayout((*machine)->createDataLayout());
    code->setTargetTriple((*machine)->getTargetTriple().str());
    assert(!llvm::verifyModule(*code, &llvm::errs()));
    optimise(*code, **machine);

    // No platform: there are no constructors to run.
    auto jit = orNothing(llvm::orc::LLJITBuilder()
                             .setJITTargetMachineBuilder(std::move(target))
                             .setPlatformSetUp(llvm::orc::setUpInactivePlatform)
                             .create());
    if (!jit) return nullptr;
    const auto isDoubtful = std::make_shared<bool>(false);
    if (hasVectors) {
      (*jit)->getObjTransformLayer().setTransform([isDoubtful](std::unique_ptr<llvm::MemoryBuffer> object) {
        *isDoubtful = hasDoubtfulCode(*object);
        return llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>(std::move(object));
      });
    }
    if (llvm::Error error = (*jit)->addIRModule({std::move(code), std::move(context)})) {
      llvm::consumeError(std::move(error));
      return nullptr;
    }
    auto address = orNothing((*jit)->lookup(symbol));
    if (!address || *isDoubtful) return nullptr;
    return std::make_unique<JitCode>(std::move(*jit), address->toPtr<void*>());
  }

  unsigned m_lanes;
  JITTargetMachineBuilder m_host;
  Processor m_processor;
  JITTargetMachineBuilder m_target;
};

/// A translator that has translated something: whether the processor is known and memory for code is to be
/// had shows then.
std::unique_ptr<JitTranslator> makeTranslator() {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetDisassembler();
  auto target = orNothing(JITTargetMachineBuilder::detectHost());
  if (!target) return nullptr;
  auto translator = std::make_unique<JitTranslator>(std::move(*target));
  Module sample;
  sample.functions.emplace_back();
  sample.functions[0].registers = 1;
  Block& block = sample.functions[0].blocks.emplace_back();
  block.code.emplace_back().result = 0;
  block.exit.value = 0;
  return translator->translate(sample, 0) ? std::move(translator) : nullptr;
}

}  // namespace
}  // namespace ludo::machine::native

const ludo::machine::native::Translator* ludoNativeTranslator() {
  static const auto translator = ludo::machine::native::makeTranslator();
  return translator.get();
}
