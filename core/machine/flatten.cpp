// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <utility>

#include "core/machine/coalesce.h"
#include "core/machine/flat_code.h"
#include "core/machine/operations.h"
#include "core/machine/slots.h"

namespace ludo::machine {
namespace {

FlatOp after(FlatOp base, std::size_t steps) {
  return static_cast<FlatOp>(static_cast<std::size_t>(base) + steps);
}

FlatOp storeOf(Width width) {
  switch (bytesOf(width)) {
    case 1:
      return FlatOp::Store8;
    case 2:
      return FlatOp::Store16;
    case 4:
      return FlatOp::Store32;
    default:
      return FlatOp::StoreWord;
  }
}

std::optional<FlatOp> branchOn(Op op) {
  switch (op) {
    case Op::Equal:
      return FlatOp::BranchEqual;
    case Op::NotEqual:
      return FlatOp::BranchNotEqual;
    case Op::Less:
      return FlatOp::BranchLess;
    case Op::LessOrEqual:
      return FlatOp::BranchLessOrEqual;
    case Op::LessUnsigned:
      return FlatOp::BranchLessUnsigned;
    default:
      return std::nullopt;
  }
}

bool isCommutative(FlatOp op) {
  switch (op) {
    case FlatOp::Add:
    case FlatOp::Multiply:
    case FlatOp::And:
    case FlatOp::Or:
    case FlatOp::Xor:
    case FlatOp::Equal:
    case FlatOp::NotEqual:
    case FlatOp::HighProduct:
    case FlatOp::MixedProduct:
    case FlatOp::BranchEqual:
    case FlatOp::BranchNotEqual:
      return true;
    default:
      return false;
  }
}

class Flattening {
 public:
  explicit Flattening(Function function)
      : m_function(std::move(function)), m_order(reachableBlocks(m_function)) {
    coalesceCopies(m_function, m_order);
    passOverEmptyBlocks();
    m_order = reachableBlocks(m_function);
    m_uses = registerUses(m_function, m_order);
    m_slots = assignSlots(m_function, m_order, m_uses);
  }

  FlatFunction run() {
    std::vector<std::uint32_t> begins(m_function.blocks.size(), 0);
    for (std::size_t at = 0; at < m_order.size(); ++at) {
      begins[m_order[at]] = static_cast<std::uint32_t>(m_flat.code.size());
      addBlock(m_function.blocks[m_order[at]], at + 1 < m_order.size() ? m_order[at + 1] : none);
    }
    resolve(begins);
    m_flat.parameters = m_function.parameters;
    m_flat.constants = std::move(m_slots.constants);
    m_flat.slots = m_slots.count;
    return std::move(m_flat);
  }

 private:
  void passOverEmptyBlocks() {
    for (const BlockId block : m_order) {
      for (BlockId& target : m_function.blocks[block].exit.targets) {
        for (std::size_t steps = 0; isEmpty(m_function.blocks[target]) && steps < m_order.size(); ++steps)
          target = m_function.blocks[target].exit.targets[0];
      }
    }
  }
  static bool isEmpty(const Block& block) {
    return block.code.empty() && block.exit.kind == Exit::Kind::Jump;
  }

  std::uint32_t slot(Register reg) const { return reg == none ? 0 : m_slots.ofRegister[reg]; }

  FlatInstruction& add(FlatOp op) { return m_flat.code.emplace_back(FlatInstruction{op}); }

  /// The address goes to memory, offset, a and b; without an index, b is 0 and any slot will do as a.
  static void setAddress(FlatInstruction& flat, const Address& address, std::uint32_t indexSlot) {
    flat.memory = address.memory;
    flat.offset = address.offset;
    flat.a = indexSlot;
    flat.b = address.index == none ? 0 : address.stride;
  }

  void addBlock(const Block& block, BlockId next) {
    const std::size_t begin = m_begin = m_flat.code.size();
    std::size_t count = block.code.size();
    const Instruction* compare = nullptr;
    if (block.exit.kind == Exit::Kind::Branch && count > 0 && branchOn(block.code.back().op) &&
        block.code.back().result == block.exit.value && m_uses[block.exit.value].local() &&
        m_uses[block.exit.value].reads == 1) {
      compare = &block.code.back();
      --count;
    }
    for (std::size_t at = 0; at < count; ++at) {
      addInstruction(block.code[at]);
      keepOrigins(block.code[at].origin);
    }
    const std::size_t end = addExit(block.exit, compare, next);
    keepOrigins(block.code.empty() ? 0 : block.code.back().origin);
    for (std::size_t at = begin + 1; at < end; ++at) chain(at);
  }

  /// What the instruction before has just given is taken from there.
  void chain(std::size_t at) {
    const FlatInstruction& last = m_flat.code[at - 1];
    FlatInstruction& now = m_flat.code[at];
    if (last.op > FlatOp::LoadWordAt || (now.op >= FlatOp::LoadUInt8 && now.op <= FlatOp::LoadWord)) return;
    if (now.a != last.result && isCommutative(now.op) && now.b == last.result) std::swap(now.a, now.b);
    if (now.a == last.result && now.op != FlatOp::Jump) m_chained.push_back(at);
  }

  /// Of the instructions that have come since.
  void keepOrigins(std::uint32_t origin) { m_flat.origins.resize(m_flat.code.size(), origin); }

  void addInstruction(const Instruction& instruction) {
    const bool dead = operationOf(instruction.op).result && m_uses[instruction.result].reads == 0;
    if (dead && isPure(instruction.op)) return;
    switch (instruction.op) {
      case Op::Constant:
        return addConstant(instruction);
      case Op::Load:
      case Op::Store:
        return addAccess(instruction);
      case Op::CopyBytes: {
        FlatInstruction& to = add(FlatOp::CopyBytes);
        setAddress(to, instruction.address, slot(instruction.address.index));
        to.c = static_cast<std::uint32_t>(instruction.immediate);
        setAddress(add(FlatOp::CopyBytes), instruction.source, slot(instruction.source.index));
        return;
      }
      case Op::Random: {
        FlatInstruction& flat = add(FlatOp::Random);
        setAddress(flat, instruction.address, slot(instruction.address.index));
        flat.result = slot(instruction.result);
        return;
      }
      case Op::Call: {
        FlatInstruction& flat = add(FlatOp::Call);
        setAddress(flat, instruction.address, slot(instruction.address.index));
        flat.result = slot(instruction.result);
        flat.c = static_cast<std::uint32_t>(instruction.immediate);
        setOperands(add(FlatOp::Call), instruction);
        return;
      }
      default: {
        if (joinsTheLast(instruction)) return;
        FlatInstruction& flat = add(after(
            FlatOp::Copy, static_cast<std::size_t>(instruction.op) - static_cast<std::size_t>(Op::Copy)));
        flat.result = slot(instruction.result);
        setOperands(flat, instruction);
      }
    }
  }

  /// Whether the instruction before, of whose result nothing else is made, does the work of both now.
  bool joinsTheLast(const Instruction& instruction) {
    if (instruction.op != Op::And && instruction.op != Op::Or) return false;
    if (m_flat.code.size() <= m_begin) return false;
    FlatInstruction& last = m_flat.code.back();
    for (const bool isLeft : {true, false}) {
      const Register made = isLeft ? instruction.a : instruction.b;
      const std::uint32_t other = slot(isLeft ? instruction.b : instruction.a);
      if (slot(made) != last.result || m_uses[made].reads != 1 || !m_uses[made].local()) continue;
      if (!join(last, instruction.op, other)) continue;
      last.result = slot(instruction.result);
      takeLowest();
      return true;
    }
    return false;
  }

  /// Whether `op` of what `last` gives and of another slot is one operation; then `last` becomes it.
  bool join(FlatInstruction& last, Op op, std::uint32_t other) const {
    if (op == Op::And && last.op == FlatOp::Subtract && last.a == other && isConstant(last.b, 1)) {
      last.op = FlatOp::ClearLowest;
    } else if (op == Op::And && last.op == FlatOp::ShiftRight && isConstant(other, 1)) {
      last.op = FlatOp::BitAt;
    } else if (op == Op::And && last.op == FlatOp::Xor && isConstant(last.b, -1)) {
      last.op = FlatOp::AndNot;
      last.b = other;
    } else if (op == Op::Or && last.op == FlatOp::ShiftLeft && other != last.result) {
      last.op = FlatOp::OrShifted;
      last.c = other;
    } else {
      return false;
    }
    return true;
  }

  /// The index of a lowest bit, and then the word without it.
  void takeLowest() {
    if (m_flat.code.size() < m_begin + 2) return;
    FlatInstruction& index = m_flat.code[m_flat.code.size() - 2];
    const FlatInstruction rest = m_flat.code.back();
    const bool isPair = index.op == FlatOp::LowestBit && rest.op == FlatOp::ClearLowest;
    if (!isPair || rest.a != index.a || index.result == index.a || index.result == rest.result) return;
    index.op = FlatOp::TakeLowest;
    index.c = rest.result;
    m_flat.code.pop_back();
  }
  bool isConstant(std::uint32_t slot, std::int64_t value) const {
    const auto found = m_slots.ofConstant.find(value);
    return found != m_slots.ofConstant.end() && found->second == slot;
  }

  void setOperands(FlatInstruction& flat, const Instruction& instruction) const {
    flat.a = slot(instruction.a);
    flat.b = slot(instruction.b);
    flat.c = slot(instruction.c);
  }

  /// Only variables need code; other constants are in their slots before the function begins.
  void addConstant(const Instruction& instruction) {
    if (m_uses[instruction.result].writes == 1) return;
    FlatInstruction& flat = add(FlatOp::Copy);
    flat.result = slot(instruction.result);
    flat.a = m_slots.ofConstant.at(instruction.immediate);
  }

  void addAccess(const Instruction& instruction) {
    const bool indexed = instruction.address.index != none;
    if (instruction.op == Op::Load) {
      const FlatOp op = after(FlatOp::LoadUInt8, static_cast<std::size_t>(instruction.width));
      FlatInstruction& flat = add(indexed ? after(op, 7) : op);
      setAddress(flat, instruction.address, slot(instruction.address.index));
      flat.result = slot(instruction.result);
    } else {
      const FlatOp op = storeOf(instruction.width);
      FlatInstruction& flat = add(indexed ? after(op, 4) : op);
      setAddress(flat, instruction.address, slot(instruction.address.index));
      (indexed ? flat.result : flat.a) = slot(instruction.b);
    }
  }

  /// Gives the number of the instruction behind it; what is written once more comes there.
  std::size_t addExit(const Exit& exit, const Instruction* compare, BlockId next) {
    switch (exit.kind) {
      case Exit::Kind::Jump: {
        const std::size_t end = m_flat.code.size();
        if (exit.targets[0] != next) addJump(m_function.blocks[exit.targets[0]], exit.targets[0]);
        return end;
      }
      case Exit::Kind::Branch: {
        FlatInstruction& flat = add(compare ? *branchOn(compare->op) : FlatOp::Branch);
        flat.a = compare ? slot(compare->a) : slot(exit.value);
        flat.b = compare ? slot(compare->b) : 0;
        flat.c = exit.targets[0];
        flat.offset = exit.targets[1];
        break;
      }
      case Exit::Kind::Switch: {
        FlatInstruction& flat = add(FlatOp::Switch);
        flat.a = slot(exit.value);
        flat.offset = static_cast<std::uint32_t>(m_flat.targets.size());
        m_flat.targets.insert(m_flat.targets.end(), exit.targets.begin(), exit.targets.end());
        break;
      }
      case Exit::Kind::Return:
        add(FlatOp::Return).a = slot(exit.value);
        break;
    }
    return m_flat.code.size();
  }

  /// A block that soon decides where to go on, such as the head of a loop, is written once more instead.
  void addJump(const Block& target, BlockId id) {
    constexpr std::size_t shortest = 4;
    const Exit::Kind kind = target.exit.kind;
    if (target.code.size() <= shortest && (kind == Exit::Kind::Branch || kind == Exit::Kind::Return)) {
      addBlock(target, none);
    } else {
      add(FlatOp::Jump).c = id;
    }
  }

  /// Blocks become positions in the code.
  void resolve(const std::vector<std::uint32_t>& begins) {
    for (FlatInstruction& flat : m_flat.code) {
      if (flat.op < FlatOp::Jump || flat.op > FlatOp::BranchLessUnsigned) continue;
      flat.c = begins[flat.c];
      if (flat.op != FlatOp::Jump) flat.offset = begins[flat.offset];
    }
    for (std::uint32_t& target : m_flat.targets) target = begins[target];
    for (const std::size_t at : m_chained) m_flat.code[at].op = ofLast(m_flat.code[at].op);
  }

  Function m_function;
  std::vector<BlockId> m_order;
  std::vector<RegisterUse> m_uses;
  Slots m_slots;
  FlatFunction m_flat;
  std::size_t m_begin = 0;             ///< of the block that is being written
  std::vector<std::size_t> m_chained;  ///< instructions that take what the one before gives
};

}  // namespace

FlatFunction flatten(Function function) {
  return Flattening(std::move(function)).run();
}

}  // namespace ludo::machine
