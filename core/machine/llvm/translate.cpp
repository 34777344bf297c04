// SPDX-License-Identifier: Apache-2.0
#include "core/machine/llvm/translate.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicsX86.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <set>

#include "core/machine/bits.h"
#include "core/machine/flow.h"
#include "core/machine/llvm/plain_operations.h"
#include "core/machine/operations.h"

namespace ludo::machine::native {
namespace {

/// Parameters of a translated function: three memories, then three words.
constexpr unsigned wordsAt = 3;

/// The function and all that it calls, directly or not.
std::set<std::size_t> calledFrom(const Module& module, std::size_t function) {
  std::set<std::size_t> called = {function};
  // Calls lead to smaller numbers only.
  for (auto number = called.rbegin(); number != called.rend(); ++number) {
    for (const Block& block : module.functions[*number].blocks) {
      for (const Instruction& instruction : block.code) {
        if (instruction.op == Op::Call) called.insert(static_cast<std::size_t>(instruction.immediate));
      }
    }
  }
  return called;
}

class ModuleTranslation {
 public:
  ModuleTranslation(const Module& module, std::size_t function, const Processor& host,
                    llvm::LLVMContext& context)
      : source(module),
        processor(host),
        result(std::make_unique<llvm::Module>("ludo", context)),
        build(context),
        word(build.getInt64Ty()),
        pointer(build.getPtrTy()),
        functions(module.functions.size(), nullptr) {
    auto* table = llvm::ConstantDataArray::get(context, llvm::ArrayRef(module.constants));
    constants = new llvm::GlobalVariable(*result, table->getType(), true, llvm::GlobalValue::PrivateLinkage,
                                         table, "constants");
    constants->setAlignment(llvm::Align(16));
    constants->setUnnamedAddr(llvm::GlobalValue::UnnamedAddr::Global);
    auto* type =
        llvm::FunctionType::get(word, {pointer, pointer, pointer, word, word, word}, /*isVarArg=*/false);
    for (std::size_t number : calledFrom(module, function)) {
      functions[number] = declare(
          type, number,
          number == function ? llvm::GlobalValue::ExternalLinkage : llvm::GlobalValue::InternalLinkage);
    }
  }

  const Module& source;
  const Processor& processor;
  std::unique_ptr<llvm::Module> result;
  llvm::IRBuilder<> build;
  llvm::Type* word;
  llvm::PointerType* pointer;
  llvm::GlobalVariable* constants = nullptr;
  std::vector<llvm::Function*> functions;  ///< by number; null for those that are not needed

 private:
  llvm::Function* declare(llvm::FunctionType* type, std::size_t number,
                          llvm::GlobalValue::LinkageTypes linkage) {
    auto* function = llvm::Function::Create(type, linkage, symbolOf(number), result.get());
    function->setDoesNotThrow();
    function->setDSOLocal(true);
    for (unsigned memory = 0; memory < wordsAt; ++memory) {
      for (auto kind : {llvm::Attribute::NoAlias, llvm::Attribute::NoCapture, llvm::Attribute::NoUndef}) {
        function->addParamAttr(memory, kind);
      }
    }
    return function;
  }
};

class FunctionTranslation {
 public:
  FunctionTranslation(ModuleTranslation& module, std::size_t number)
      : m_module(module),
        m_build(module.build),
        m_source(module.source.functions[number]),
        m_target(module.functions[number]),
        m_order(reachableBlocks(m_source)),
        m_uses(registerUses(m_source, m_order)),
        m_values(m_source.registers, nullptr),
        m_conditions(m_source.registers, nullptr),
        m_blocks(m_source.blocks.size(), nullptr) {}

  void run() {
    llvm::LLVMContext& context = m_build.getContext();
    auto* entry = llvm::BasicBlock::Create(context, "", m_target);
    for (BlockId block : m_order) m_blocks[block] = llvm::BasicBlock::Create(context, "", m_target);
    m_build.SetInsertPoint(entry);
    beginVariables();
    m_build.CreateBr(m_blocks[0]);
    // A register that is written once is written in a block that comes before all that read it.
    for (BlockId block : m_order) {
      m_build.SetInsertPoint(m_blocks[block]);
      for (const Instruction& instruction : m_source.blocks[block].code) translate(instruction);
      leave(m_source.blocks[block].exit);
    }
  }

 private:
  void beginVariables() {
    for (Register reg = 0; reg < m_source.registers; ++reg) {
      llvm::Value* argument = reg < m_source.parameters ? m_target->getArg(wordsAt + reg) : nullptr;
      if (m_uses[reg].writes > 1) {
        m_values[reg] = m_build.CreateAlloca(m_module.word);
        if (argument) m_build.CreateStore(argument, m_values[reg]);
      } else {
        m_values[reg] = argument;
      }
    }
  }

  llvm::Value* get(Register reg) {
    return m_uses[reg].writes > 1 ? m_build.CreateLoad(m_module.word, m_values[reg]) : m_values[reg];
  }

  void set(Register reg, llvm::Value* value) {
    if (m_uses[reg].writes > 1) {
      m_build.CreateStore(value, m_values[reg]);
    } else {
      m_values[reg] = value;
    }
  }

  /// Whether a register is not 0. A comparison's own bit is remembered beside the word that is made of it.
  llvm::Value* isSet(Register reg) {
    return m_conditions[reg] ? m_conditions[reg] : m_build.CreateIsNotNull(get(reg));
  }

  llvm::Value* base(Memory memory) {
    if (memory == Memory::Constants) return m_module.constants;
    return m_target->getArg(static_cast<unsigned>(memory));
  }

  llvm::Value* address(const Address& of) {
    llvm::Value* at = base(of.memory);
    if (of.index != none) {
      llvm::Value* steps = m_build.CreateNSWMul(get(of.index), m_build.getInt64(of.stride));
      at = m_build.CreateInBoundsGEP(m_build.getInt8Ty(), at, steps);
    }
    return of.offset == 0 ? at
                          : m_build.CreateInBoundsGEP(m_build.getInt8Ty(), at, m_build.getInt64(of.offset));
  }

  llvm::Type* typeOf(Width width) { return m_build.getIntNTy(static_cast<unsigned>(8 * bytesOf(width))); }

  void translate(const Instruction& instruction) {
    switch (instruction.op) {
      case Op::Store: {
        llvm::Value* part = m_build.CreateTrunc(get(instruction.b), typeOf(instruction.width));
        m_build.CreateAlignedStore(part, address(instruction.address),
                                   llvm::Align(bytesOf(instruction.width)));
        return;
      }
      case Op::CopyBytes:
        m_build.CreateMemCpy(address(instruction.address), llvm::Align(8), address(instruction.source),
                             llvm::Align(8), static_cast<std::uint64_t>(instruction.immediate));
        return;
      default:
        if (llvm::Value* simpler = ofFoundBit(instruction)) return set(instruction.result, simpler);
        if (const auto predicate = predicateOf(instruction.op)) return compare(instruction, *predicate);
        set(instruction.result, compute(instruction));
    }
  }

  void compare(const Instruction& instruction, llvm::CmpInst::Predicate predicate) {
    llvm::Value* condition = m_build.CreateICmp(predicate, get(instruction.a), get(instruction.b));
    set(instruction.result, m_build.CreateZExt(condition, m_module.word));
    if (m_uses[instruction.result].writes == 1) m_conditions[instruction.result] = condition;
  }

  llvm::Value* compute(const Instruction& instruction) {
    auto a = [&] { return get(instruction.a); };
    auto b = [&] { return get(instruction.b); };
    switch (instruction.op) {
      case Op::Constant:
        return m_build.getInt64(static_cast<std::uint64_t>(instruction.immediate));
      case Op::Select:
        return m_build.CreateSelect(isSet(instruction.a), b(), get(instruction.c));
      case Op::LowestBit:
        return lowestBit(a());
      case Op::HighestBit:
        return highestBit(a());
      case Op::NthBit:
        return nthBit(a(), b());
      case Op::HighProduct:
        return upperHalf(product(a(), b()));
      case Op::MixedProduct: {
        llvm::Value* both = product(a(), b());
        return m_build.CreateXor(upperHalf(both), m_build.CreateTrunc(both, m_module.word));
      }
      case Op::Load:
        return load(instruction);
      case Op::Call:
        return call(instruction);
      default:
        return plainOperation(m_build, instruction.op, a(), instruction.b == none ? nullptr : b());
    }
  }

  llvm::Value* lowestBit(llvm::Value* set) {
    return m_build.CreateBinaryIntrinsic(llvm::Intrinsic::cttz, set, m_build.getTrue());
  }

  llvm::Value* highestBit(llvm::Value* set) {
    llvm::Value* above = m_build.CreateBinaryIntrinsic(llvm::Intrinsic::ctlz, set, m_build.getTrue());
    return m_build.CreateXor(above, m_build.getInt64(63));
  }

  llvm::Value* nthBit(llvm::Value* set, llvm::Value* n) {
    if (m_module.processor.depositsBits) {
      llvm::Value* bit = m_build.CreateShl(m_build.getInt64(1), n);
      bit = m_build.CreateIntrinsic(llvm::Intrinsic::x86_bmi_pdep_64, {}, {bit, set});
      llvm::Value* index = lowestBit(bit);
      m_bitAt[index] = bit;
      return index;
    }
    auto* type = llvm::FunctionType::get(m_module.word, {m_module.word, m_module.word}, /*isVarArg=*/false);
    const auto helper = reinterpret_cast<std::uintptr_t>(&machine::nthBit);
    llvm::Value* callee = m_build.CreateIntToPtr(m_build.getInt64(helper), m_module.pointer);
    llvm::CallInst* result = m_build.CreateCall(type, callee, {set, n});
    result->setDoesNotAccessMemory();
    result->setDoesNotThrow();
    return result;
  }

  /// What an operation on the index of a bit found in a set comes to: the processor finds the bit, then its
  /// index, and code that goes back from the index to the bit would wait for both. Null for all other
  /// operations.
  llvm::Value* ofFoundBit(const Instruction& instruction) {
    const auto bitAt = [this](Register reg) -> llvm::Value* {
      return reg != none && m_uses[reg].writes == 1 ? m_bitAt.lookup(m_values[reg]) : nullptr;
    };
    const auto is = [this](Register reg, std::uint64_t value) {
      const auto* constant =
          m_uses[reg].writes == 1 ? llvm::dyn_cast<llvm::ConstantInt>(m_values[reg]) : nullptr;
      return constant != nullptr && constant->equalsInt(value);
    };
    switch (instruction.op) {
      case Op::LessOrEqual:
        return bitAt(instruction.b) && is(instruction.a, 0) ? m_build.getInt64(1) : nullptr;
      case Op::And:
        return bitAt(instruction.a) && is(instruction.b, 63) ? m_values[instruction.a] : nullptr;
      case Op::ShiftLeft:
        return is(instruction.a, 1) ? bitAt(instruction.b) : nullptr;
      default:
        return nullptr;
    }
  }

  llvm::Value* product(llvm::Value* a, llvm::Value* b) {
    llvm::Type* wide = m_build.getInt128Ty();
    return m_build.CreateNUWMul(m_build.CreateZExt(a, wide), m_build.CreateZExt(b, wide));
  }
  llvm::Value* upperHalf(llvm::Value* wide) {
    return m_build.CreateTrunc(m_build.CreateLShr(wide, 64), m_module.word);
  }

  llvm::Value* load(const Instruction& instruction) {
    const Width width = instruction.width;
    llvm::Value* part =
        m_build.CreateAlignedLoad(typeOf(width), address(instruction.address), llvm::Align(bytesOf(width)));
    return isSigned(width) ? m_build.CreateSExt(part, m_module.word)
                           : m_build.CreateZExt(part, m_module.word);
  }

  llvm::Value* call(const Instruction& instruction) {
    auto operand = [&](Register reg) { return reg == none ? m_build.getInt64(0) : get(reg); };
    llvm::CallInst* result =
        m_build.CreateCall(m_module.functions[static_cast<std::size_t>(instruction.immediate)],
                           {address(instruction.address), base(Memory::Scratch), base(Memory::Argument),
                            operand(instruction.a), operand(instruction.b), operand(instruction.c)});
    result->setDoesNotThrow();
    return result;
  }

  void leave(const Exit& exit) {
    switch (exit.kind) {
      case Exit::Kind::Jump:
        m_build.CreateBr(m_blocks[exit.targets[0]]);
        return;
      case Exit::Kind::Branch:
        m_build.CreateCondBr(isSet(exit.value), m_blocks[exit.targets[0]], m_blocks[exit.targets[1]]);
        return;
      case Exit::Kind::Switch:
        return leaveBySwitch(exit);
      case Exit::Kind::Return:
        m_build.CreateRet(get(exit.value));
        return;
    }
  }

  void leaveBySwitch(const Exit& exit) {
    llvm::Value* value = get(exit.value);
    auto* never = llvm::BasicBlock::Create(m_build.getContext(), "", m_target);
    auto* choice = m_build.CreateSwitch(value, never, static_cast<unsigned>(exit.targets.size()));
    for (std::size_t number = 0; number < exit.targets.size(); ++number) {
      choice->addCase(m_build.getInt64(number), m_blocks[exit.targets[number]]);
    }
    m_build.SetInsertPoint(never);
    m_build.CreateUnreachable();
  }

  ModuleTranslation& m_module;
  llvm::IRBuilder<>& m_build;
  const Function& m_source;
  llvm::Function* m_target;
  std::vector<BlockId> m_order;
  std::vector<RegisterUse> m_uses;
  std::vector<llvm::Value*> m_values;  ///< of a variable: where it is kept
  std::vector<llvm::Value*> m_conditions;
  std::vector<llvm::BasicBlock*> m_blocks;
  llvm::DenseMap<llvm::Value*, llvm::Value*> m_bitAt;  ///< by the index that was found: the bit
};

}  // namespace

std::string symbolOf(std::size_t function) {
  return "f" + std::to_string(function);
}

std::unique_ptr<llvm::Module> translate(const Module& module, std::size_t function,
                                        const Processor& processor, llvm::LLVMContext& context) {
  ModuleTranslation translation(module, function, processor, context);
  for (std::size_t number = 0; number < module.functions.size(); ++number) {
    if (translation.functions[number] != nullptr) FunctionTranslation(translation, number).run();
  }
  return std::move(translation.result);
}

}  // namespace ludo::machine::native
