// SPDX-License-Identifier: Apache-2.0
#include "core/machine/llvm/translate_lanes.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include <array>

#include "core/machine/executable.h"
#include "core/machine/llvm/lane_words.h"
#include "core/machine/llvm/plain_operations.h"
#include "core/machine/operations.h"

namespace ludo::machine::native {
namespace {

/// Parameters of the translated function.
enum Parameter : unsigned { Runs, Count, FirstWord };
/// Blocks with more operations than this are left out when no lane comes to them.
constexpr std::size_t fewOperations = 8;

class LaneTranslation {
 public:
  LaneTranslation(const Module& module, std::size_t function, const LanePlan& plan, unsigned lanes,
                  llvm::LLVMContext& context)
      : m_source(module.functions[function]),
        m_plan(plan),
        m_module(std::make_unique<llvm::Module>("ludo", context)),
        m_build(context),
        m_lanes(m_build, lanes) {
    declare(module);
  }

  std::unique_ptr<llvm::Module> run() {
    beginFunction();
    llvm::BasicBlock* pass = newBlock();
    m_build.CreateBr(pass);
    m_build.SetInsertPoint(pass);
    changeRuns();
    for (const BlockId block : m_plan.order) translate(block);
    m_build.CreateBr(pass);
    return std::move(m_module);
  }

 private:
  void declare(const Module& module) {
    // Narrow parts are loaded as whole words, so one more lies behind the last.
    std::vector<std::uint64_t> words = module.constants;
    words.push_back(0);
    auto* table = llvm::ConstantDataArray::get(m_build.getContext(), llvm::ArrayRef(words));
    m_constants = new llvm::GlobalVariable(*m_module, table->getType(), true,
                                           llvm::GlobalValue::PrivateLinkage, table, "constants");
    m_constants->setAlignment(llvm::Align(64));
    m_constants->setUnnamedAddr(llvm::GlobalValue::UnnamedAddr::Global);
    llvm::Type* word = m_build.getInt64Ty();
    auto* type =
        llvm::FunctionType::get(m_build.getVoidTy(), {m_build.getPtrTy(), word, word, word, word}, false);
    m_function =
        llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, lanesSymbol, m_module.get());
    m_function->setDoesNotThrow();
    m_function->addFnAttr("prefer-vector-width", "512");
    m_function->addFnAttr("min-legal-vector-width", "512");
  }

  llvm::BasicBlock* newBlock() { return llvm::BasicBlock::Create(m_build.getContext(), "", m_function); }
  llvm::Value* newVariable(llvm::Type* type, llvm::Value* value) {
    llvm::Value* variable = m_build.CreateAlloca(type);
    m_build.CreateStore(value, variable);
    return variable;
  }
  llvm::Value* load(llvm::Type* type, llvm::Value* variable) { return m_build.CreateLoad(type, variable); }

  void beginFunction() {
    m_build.SetInsertPoint(newBlock());
    m_busy = newVariable(m_lanes.conditions(), m_lanes.none());
    m_next = newVariable(m_build.getInt64Ty(), m_build.getInt64(0));
    m_ended = newVariable(m_lanes.conditions(), llvm::Constant::getAllOnesValue(m_lanes.conditions()));
    llvm::Type* pointers = llvm::ArrayType::get(m_build.getPtrTy(), m_lanes.lanes());
    m_runs = newVariable(pointers, llvm::Constant::getNullValue(pointers));
    m_results = m_build.CreateAlloca(m_lanes.words());
    m_result = newVariable(m_lanes.words(), llvm::Constant::getNullValue(m_lanes.words()));
    for (const LanePlan::Local& local : m_plan.locals) {
      m_locals.push_back(newVariable(m_lanes.words(), llvm::Constant::getNullValue(m_lanes.words())));
      m_copies.push_back(local.isWrittenBack() ? m_build.CreateAlloca(m_lanes.words()) : nullptr);
    }
    m_arrivals.resize(m_source.blocks.size());
    for (const BlockId block : m_plan.order)
      m_arrivals[block] = newVariable(m_lanes.conditions(), m_lanes.none());
    llvm::Value* undefined = llvm::Constant::getNullValue(m_lanes.words());
    m_values.resize(m_source.registers);
    m_conditions.resize(m_source.registers);
    for (Register reg = 0; reg < m_source.registers; ++reg) {
      const bool isParameter = reg < m_source.parameters;
      llvm::Value* start = isParameter ? m_lanes.all(m_function->getArg(FirstWord + reg)) : undefined;
      if (m_plan.isConstant[reg]) {
        m_values[reg] = start;
      } else if (!m_plan.uses[reg].local()) {
        m_values[reg] = newVariable(m_lanes.words(), start);
      }
    }
    for (const BlockId block : m_plan.order) {
      for (const Instruction& instruction : m_source.blocks[block].code) {
        if (instruction.op == Op::Constant && m_plan.isConstant[instruction.result])
          m_values[instruction.result] = m_lanes.all(static_cast<std::uint64_t>(instruction.immediate));
      }
    }
  }

  /// Puts back what lanes have that ended, and lets free lanes begin the next runs, in order of the lanes.
  void changeRuns() {
    llvm::Value* ended = load(m_lanes.conditions(), m_ended);
    llvm::BasicBlock* change = newBlock();
    llvm::BasicBlock* goOn = newBlock();
    m_build.CreateCondBr(m_lanes.any(ended), change, goOn);

    m_build.SetInsertPoint(change);
    m_build.CreateStore(m_lanes.none(), m_ended);
    laneByLane(ended);
    llvm::BasicBlock* done = newBlock();
    m_build.CreateCondBr(m_lanes.any(load(m_lanes.conditions(), m_busy)), goOn, done);
    m_build.SetInsertPoint(done);
    m_build.CreateRetVoid();
    m_build.SetInsertPoint(goOn);
  }

  /// One lane after the other, since in most passes few lanes change.
  void laneByLane(llvm::Value* ended) {
    for (std::size_t number = 0; number < m_plan.locals.size(); ++number) {
      if (m_plan.locals[number].isWrittenBack())
        m_build.CreateStore(load(m_lanes.words(), m_locals[number]), m_copies[number]);
    }
    m_build.CreateStore(load(m_lanes.words(), m_result), m_results);
    llvm::Value* left = m_build.CreateBitCast(ended, m_build.getIntNTy(m_lanes.lanes()));
    llvm::BasicBlock* before = m_build.GetInsertBlock();
    llvm::BasicBlock* loop = newBlock();
    m_build.CreateBr(loop);
    m_build.SetInsertPoint(loop);
    llvm::PHINode* bits = m_build.CreatePHI(left->getType(), 2);
    bits->addIncoming(left, before);
    llvm::Value* lane = m_build.CreateBinaryIntrinsic(llvm::Intrinsic::cttz, bits, m_build.getTrue());
    llvm::Value* bit = m_build.CreateAnd(bits, m_build.CreateNeg(bits));
    llvm::Value* onlyIt = m_build.CreateBitCast(bit, m_lanes.conditions());
    change(m_build.CreateZExt(lane, m_build.getInt64Ty()), onlyIt);
    llvm::Value* others = m_build.CreateXor(bits, bit);
    bits->addIncoming(others, m_build.GetInsertBlock());
    llvm::BasicBlock* behindIt = newBlock();
    m_build.CreateCondBr(m_build.CreateIsNull(others), behindIt, loop);
    m_build.SetInsertPoint(behindIt);
  }

  void change(llvm::Value* lane, llvm::Value* onlyIt) {
    llvm::Value* address = m_build.CreateGEP(m_build.getPtrTy(), m_runs, lane);
    llvm::Value* old = load(m_build.getPtrTy(), address);
    llvm::BasicBlock* release = newBlock();
    llvm::BasicBlock* ask = newBlock();
    llvm::BasicBlock* takeUp = newBlock();
    llvm::BasicBlock* next = newBlock();
    m_build.CreateCondBr(m_build.CreateIsNotNull(old), release, ask);
    m_build.SetInsertPoint(release);
    forEachLocal(old, [&](std::size_t number, llvm::Value* theirs) {
      const LanePlan::Local& local = m_plan.locals[number];
      if (!local.isWrittenBack()) return;
      llvm::Value* word = load(m_build.getInt64Ty(), inLane(m_copies[number], lane));
      m_build.CreateStore(m_build.CreateTrunc(word, typeIn(local)), theirs);
    });
    m_build.CreateStore(load(m_build.getInt64Ty(), inLane(m_results, lane)),
                        behind(old, offsetof(Invocation, result)));
    m_build.CreateBr(ask);

    m_build.SetInsertPoint(ask);
    llvm::Value* number = load(m_build.getInt64Ty(), m_next);
    llvm::Value* busy = load(m_lanes.conditions(), m_busy);
    m_build.CreateStore(m_build.CreateAnd(busy, m_build.CreateNot(onlyIt)), m_busy);
    m_build.CreateCondBr(m_build.CreateICmpULT(number, m_function->getArg(Count)), takeUp, next);
    m_build.SetInsertPoint(takeUp);
    m_build.CreateStore(m_build.CreateAdd(number, m_build.getInt64(1)), m_next);
    m_build.CreateStore(m_build.CreateOr(busy, onlyIt), m_busy);
    llvm::Value* steps = m_build.CreateMul(number, m_build.getInt64(sizeof(Invocation)));
    llvm::Value* run = m_build.CreateGEP(m_build.getInt8Ty(), m_function->getArg(Runs), steps);
    m_build.CreateStore(run, address);
    forEachLocal(run, [&](std::size_t local, llvm::Value* theirs) {
      llvm::Value* part = load(typeIn(m_plan.locals[local]), theirs);
      llvm::Value* taken = m_lanes.all(m_build.CreateZExt(part, m_build.getInt64Ty()));
      llvm::Value* kept = load(m_lanes.words(), m_locals[local]);
      m_build.CreateStore(m_build.CreateSelect(onlyIt, taken, kept), m_locals[local]);
    });
    arrive(0, onlyIt);
    m_build.CreateBr(next);
    m_build.SetInsertPoint(next);
  }

  llvm::Type* typeIn(const LanePlan::Local& local) { return m_build.getIntNTy(8 * local.bytes); }

  /// Each local that a lane keeps, by its number, and where it lies in the run's own memories.
  void forEachLocal(llvm::Value* run, llvm::function_ref<void(std::size_t, llvm::Value*)> visit) {
    std::array<llvm::Value*, memoryCount> memories{};
    for (std::size_t number = 0; number < m_plan.locals.size(); ++number) {
      const LanePlan::Local& local = m_plan.locals[number];
      if (local.memory == Memory::Scratch) continue;
      llvm::Value*& memory = memories[static_cast<std::size_t>(local.memory)];
      if (memory == nullptr) {
        const std::uint64_t offset =
            local.memory == Memory::State ? offsetof(Invocation, state) : offsetof(Invocation, argument);
        memory = load(m_build.getPtrTy(), behind(run, offset));
      }
      visit(number, behind(memory, local.offset));
    }
  }

  llvm::Value* inLane(llvm::Value* words, llvm::Value* lane) {
    return m_build.CreateGEP(m_build.getInt64Ty(), words, lane);
  }
  llvm::Value* behind(llvm::Value* addresses, std::uint64_t offset) {
    return offset == 0 ? addresses
                       : m_build.CreateGEP(m_build.getInt8Ty(), addresses, m_build.getInt64(offset));
  }

  void arrive(BlockId block, llvm::Value* lanes) {
    llvm::Value* before = load(m_lanes.conditions(), m_arrivals[block]);
    m_build.CreateStore(m_build.CreateOr(before, lanes), m_arrivals[block]);
  }

  void translate(BlockId number) {
    const Block& block = m_source.blocks[number];
    m_here = load(m_lanes.conditions(), m_arrivals[number]);
    m_build.CreateStore(m_lanes.none(), m_arrivals[number]);
    const bool isGuarded = block.code.size() > fewOperations;
    llvm::BasicBlock* next = nullptr;
    if (isGuarded) {
      llvm::BasicBlock* body = newBlock();
      next = newBlock();
      m_build.CreateCondBr(m_lanes.any(m_here), body, next);
      m_build.SetInsertPoint(body);
    }
    for (const Instruction& instruction : block.code) translate(instruction);
    leave(block.exit);
    if (!isGuarded) return;
    m_build.CreateBr(next);
    m_build.SetInsertPoint(next);
  }

  bool isKeptInVariable(Register reg) const { return !m_plan.isConstant[reg] && !m_plan.uses[reg].local(); }

  llvm::Value* get(Register reg) {
    return isKeptInVariable(reg) ? load(m_lanes.words(), m_values[reg]) : m_values[reg];
  }

  void set(Register reg, llvm::Value* value) {
    if (!isKeptInVariable(reg)) {
      m_values[reg] = value;
      return;
    }
    if (m_plan.isBlended[reg]) value = m_build.CreateSelect(m_here, value, get(reg));
    m_build.CreateStore(value, m_values[reg]);
  }

  /// Whether a register is not 0, never poison: lanes that do not take part hold anything.
  llvm::Value* isSet(Register reg) {
    llvm::Value* condition = m_plan.uses[reg].local() ? m_conditions[reg] : nullptr;
    return m_build.CreateFreeze(condition ? condition : m_build.CreateIsNotNull(get(reg)));
  }

  void translate(const Instruction& instruction) {
    switch (instruction.op) {
      case Op::Constant:
        if (m_plan.isConstant[instruction.result]) return;
        return set(instruction.result, m_lanes.all(static_cast<std::uint64_t>(instruction.immediate)));
      case Op::Store:
        return store(instruction);
      default:
        if (const auto predicate = predicateOf(instruction.op)) return compare(instruction, *predicate);
        set(instruction.result, compute(instruction));
    }
  }

  void compare(const Instruction& instruction, llvm::CmpInst::Predicate predicate) {
    llvm::Value* condition = m_build.CreateICmp(predicate, get(instruction.a), get(instruction.b));
    set(instruction.result, m_build.CreateZExt(condition, m_lanes.words()));
    m_conditions[instruction.result] = condition;
  }

  llvm::Value* compute(const Instruction& instruction) {
    auto a = [&] { return get(instruction.a); };
    auto b = [&] { return get(instruction.b); };
    switch (instruction.op) {
      case Op::Divide:
      case Op::Modulo:
        return plainOperation(m_build, instruction.op, hereOrOne(a()), hereOrOne(b()));
      case Op::Select:
        return m_build.CreateSelect(isSet(instruction.a), b(), get(instruction.c));
      case Op::LowestBit:
        return m_lanes.lowestBit(a());
      case Op::HighestBit:
        return m_lanes.highestBit(a());
      case Op::NthBit:
        return m_lanes.nthBit(a(), b());
      case Op::HighProduct:
        return m_lanes.highProduct(a(), b());
      case Op::MixedProduct:
        return m_lanes.mixedProduct(a(), b());
      case Op::Load:
        return load(instruction);
      default:
        return plainOperation(m_build, instruction.op, a(), instruction.b == none ? nullptr : b());
    }
  }

  /// An operand that must not be 0 or poison.
  llvm::Value* hereOrOne(llvm::Value* words) {
    return m_build.CreateFreeze(m_build.CreateSelect(m_here, words, m_lanes.all(1)));
  }

  llvm::Value* localAt(const Address& address) const {
    const auto local = std::ranges::find_if(m_plan.locals, [&](const LanePlan::Local& one) {
      return one.memory == address.memory && one.offset == address.offset;
    });
    return m_locals[static_cast<std::size_t>(local - m_plan.locals.begin())];
  }

  /// Narrow numbers of a table are loaded with what follows them.
  llvm::Value* lookUp(const Address& address) {
    llvm::Value* offset = m_lanes.all(address.offset);
    if (address.index != none) {
      llvm::Value* steps = m_build.CreateMul(get(address.index), m_lanes.all(address.stride));
      offset = m_build.CreateAdd(steps, offset);
    }
    llvm::Value* addresses = m_build.CreateGEP(m_build.getInt8Ty(), m_constants, offset);
    return m_build.CreateMaskedGather(m_lanes.words(), addresses, llvm::Align(1), m_here);
  }

  llvm::Value* load(const Instruction& instruction) {
    const Address& address = instruction.address;
    llvm::Value* words =
        address.memory == Memory::Constants ? lookUp(address) : load(m_lanes.words(), localAt(address));
    return m_lanes.extended(words, instruction.width);
  }

  /// Rooms keep whole words; of those that are narrow only the lower part counts.
  void store(const Instruction& instruction) {
    llvm::Value* local = localAt(instruction.address);
    llvm::Value* others = load(m_lanes.words(), local);
    m_build.CreateStore(m_build.CreateSelect(m_here, get(instruction.b), others), local);
  }

  void leave(const Exit& exit) {
    switch (exit.kind) {
      case Exit::Kind::Jump:
        return arrive(exit.targets[0], m_here);
      case Exit::Kind::Branch: {
        llvm::Value* condition = isSet(exit.value);
        arrive(exit.targets[0], m_build.CreateAnd(m_here, condition));
        return arrive(exit.targets[1], m_build.CreateAnd(m_here, m_build.CreateNot(condition)));
      }
      case Exit::Kind::Switch: {
        llvm::Value* value = m_build.CreateFreeze(get(exit.value));
        for (std::size_t number = 0; number < exit.targets.size(); ++number) {
          llvm::Value* chosen = m_build.CreateICmpEQ(value, m_lanes.all(number));
          arrive(exit.targets[number], m_build.CreateAnd(m_here, chosen));
        }
        return;
      }
      case Exit::Kind::Return: {
        llvm::Value* others = load(m_lanes.words(), m_result);
        m_build.CreateStore(m_build.CreateSelect(m_here, get(exit.value), others), m_result);
        llvm::Value* earlier = load(m_lanes.conditions(), m_ended);
        m_build.CreateStore(m_build.CreateOr(earlier, m_here), m_ended);
        return;
      }
    }
  }

  const Function& m_source;
  const LanePlan& m_plan;
  std::unique_ptr<llvm::Module> m_module;
  llvm::IRBuilder<> m_build;
  LaneWords m_lanes;
  llvm::GlobalVariable* m_constants = nullptr;
  llvm::Function* m_function = nullptr;
  llvm::Value* m_busy = nullptr;       ///< lanes with a run
  llvm::Value* m_ended = nullptr;      ///< lanes whose run has ended in this pass; before the first all lanes
  llvm::Value* m_next = nullptr;       ///< the run to take up next
  llvm::Value* m_runs = nullptr;       ///< by lane: its run, or null
  llvm::Value* m_result = nullptr;     ///< what the run gives back
  llvm::Value* m_results = nullptr;    ///< the same, to be read lane by lane
  std::vector<llvm::Value*> m_locals;  ///< by number: what lanes keep
  std::vector<llvm::Value*> m_copies;  ///< the same, to be read lane by lane
  std::vector<llvm::Value*> m_arrivals;  ///< by block: the lanes that are to go through it
  std::vector<llvm::Value*> m_values;    ///< by register; of one that several blocks use: where it is kept
  std::vector<llvm::Value*> m_conditions;
  llvm::Value* m_here = nullptr;  ///< the lanes that take part in the current block
};

}  // namespace

std::unique_ptr<llvm::Module> translateLanes(const Module& module, std::size_t function, const LanePlan& plan,
                                             unsigned lanes, llvm::LLVMContext& context) {
  return LaneTranslation(module, function, plan, lanes, context).run();
}

}  // namespace ludo::machine::native
