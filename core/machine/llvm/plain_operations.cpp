// SPDX-License-Identifier: Apache-2.0
#include "core/machine/llvm/plain_operations.h"

namespace ludo::machine::native {

llvm::Value* plainOperation(llvm::IRBuilder<>& build, Op op, llvm::Value* a, llvm::Value* b) {
  switch (op) {
    case Op::Copy:
      return a;
    case Op::Add:
      return build.CreateAdd(a, b);
    case Op::Subtract:
      return build.CreateSub(a, b);
    case Op::Multiply:
      return build.CreateMul(a, b);
    case Op::Divide:
      return build.CreateSDiv(a, b);
    case Op::Modulo:
      return build.CreateSRem(a, b);
    case Op::And:
      return build.CreateAnd(a, b);
    case Op::Or:
      return build.CreateOr(a, b);
    case Op::Xor:
      return build.CreateXor(a, b);
    case Op::ShiftLeft:
      return build.CreateShl(a, b);
    case Op::ShiftRight:
      return build.CreateLShr(a, b);
    case Op::ShiftRightSigned:
      return build.CreateAShr(a, b);
    case Op::CountBits:
      return build.CreateUnaryIntrinsic(llvm::Intrinsic::ctpop, a);
    default:
      llvm_unreachable("translated by the caller, or expanded before");
  }
}

std::optional<llvm::CmpInst::Predicate> predicateOf(Op op) {
  switch (op) {
    case Op::Equal:
      return llvm::CmpInst::ICMP_EQ;
    case Op::NotEqual:
      return llvm::CmpInst::ICMP_NE;
    case Op::Less:
      return llvm::CmpInst::ICMP_SLT;
    case Op::LessOrEqual:
      return llvm::CmpInst::ICMP_SLE;
    case Op::LessUnsigned:
      return llvm::CmpInst::ICMP_ULT;
    default:
      return std::nullopt;
  }
}

}  // namespace ludo::machine::native
