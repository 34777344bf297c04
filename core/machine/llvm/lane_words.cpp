// SPDX-License-Identifier: Apache-2.0
#include "core/machine/llvm/lane_words.h"

namespace ludo::machine::native {
namespace {

constexpr std::uint64_t topPerByte = 0x8080808080808080U;
constexpr unsigned bytesAWord = 8;

}  // namespace

LaneWords::LaneWords(llvm::IRBuilder<>& build, unsigned lanes)
    : m_build(build),
      m_lanes(lanes),
      m_words(llvm::FixedVectorType::get(build.getInt64Ty(), lanes)),
      m_bytes(llvm::FixedVectorType::get(build.getInt8Ty(), lanes * bytesAWord)),
      m_conditions(llvm::FixedVectorType::get(build.getInt1Ty(), lanes)) {}

llvm::Value* LaneWords::all(std::uint64_t number) const {
  return llvm::ConstantInt::get(m_words, number);
}

llvm::Value* LaneWords::all(llvm::Value* word) {
  return m_build.CreateVectorSplat(m_lanes, word);
}

llvm::Value* LaneWords::none() const {
  return llvm::Constant::getNullValue(m_conditions);
}

llvm::Value* LaneWords::any(llvm::Value* condition) {
  return m_build.CreateIsNotNull(m_build.CreateBitCast(condition, m_build.getIntNTy(m_lanes)));
}

llvm::Value* LaneWords::extended(llvm::Value* words, Width width) {
  const std::uint64_t bits = 8 * bytesOf(width);
  if (bits == 64) return words;
  if (!isSigned(width)) return m_build.CreateAnd(words, all((std::uint64_t{1} << bits) - 1));
  llvm::Value* above = all(64 - bits);
  return m_build.CreateAShr(m_build.CreateShl(words, above), above);
}

llvm::Value* LaneWords::countBits(llvm::Value* set) {
  return m_build.CreateUnaryIntrinsic(llvm::Intrinsic::ctpop, set);
}

llvm::Value* LaneWords::lowestBit(llvm::Value* set) {
  return m_build.CreateBinaryIntrinsic(llvm::Intrinsic::cttz, set, m_build.getTrue());
}

llvm::Value* LaneWords::highestBit(llvm::Value* set) {
  llvm::Value* above = m_build.CreateBinaryIntrinsic(llvm::Intrinsic::ctlz, set, m_build.getTrue());
  return m_build.CreateXor(above, all(63));
}

// First the byte that has the bit, then the bit in that byte, both by running totals.
llvm::Value* LaneWords::nthBit(llvm::Value* set, llvm::Value* n) {
  llvm::Value* totals = runningTotals(countPerByte(set));
  llvm::Value* place = shiftLeft(bytesUpTo(totals, n), 3);
  llvm::Value* byte = m_build.CreateAnd(m_build.CreateLShr(set, place), all(0xFF));
  llvm::Value* before =
      m_build.CreateAnd(m_build.CreateLShr(shiftLeft(totals, bytesAWord), place), all(0xFF));
  llvm::Value* rest = m_build.CreateSub(n, before);

  // Each bit of the byte as a byte that is 0 or 1.
  llvm::Value* bits = m_build.CreateAnd(spread(byte), all(0x8040201008040201U));
  bits = shiftRight(m_build.CreateAnd(m_build.CreateAdd(bits, all(~topPerByte)), all(topPerByte)), 7);
  return m_build.CreateAdd(place, bytesUpTo(runningTotals(bits), rest));
}

llvm::Value* LaneWords::highProduct(llvm::Value* a, llvm::Value* b) {
  return product(a, b).high;
}

llvm::Value* LaneWords::mixedProduct(llvm::Value* a, llvm::Value* b) {
  const Product both = product(a, b);
  return m_build.CreateXor(both.high, both.low);
}

// By halves, whose products the processor has.
LaneWords::Product LaneWords::product(llvm::Value* a, llvm::Value* b) {
  const auto lower = [this](llvm::Value* words) { return m_build.CreateAnd(words, all(UINT32_MAX)); };
  const auto upper = [this](llvm::Value* words) { return shiftRight(words, 32); };
  llvm::Value* low = m_build.CreateMul(lower(a), lower(b));
  llvm::Value* first = m_build.CreateAdd(m_build.CreateMul(upper(a), lower(b)), upper(low));
  llvm::Value* second = m_build.CreateAdd(m_build.CreateMul(lower(a), upper(b)), lower(first));
  llvm::Value* high = m_build.CreateMul(upper(a), upper(b));
  high = m_build.CreateAdd(high, m_build.CreateAdd(upper(first), upper(second)));
  return {high, m_build.CreateOr(shiftLeft(second, 32), lower(low))};
}

llvm::Value* LaneWords::shiftLeft(llvm::Value* words, std::uint64_t by) {
  return m_build.CreateShl(words, all(by));
}

llvm::Value* LaneWords::shiftRight(llvm::Value* words, std::uint64_t by) {
  return m_build.CreateLShr(words, all(by));
}

llvm::Value* LaneWords::countPerByte(llvm::Value* words) {
  return m_build.CreateBitCast(countBits(m_build.CreateBitCast(words, m_bytes)), m_words);
}

/// Each byte's sum with all below it. Added as bytes, or LLVM makes a product of it, which takes longer.
llvm::Value* LaneWords::runningTotals(llvm::Value* words) {
  const auto asBytes = [this](llvm::Value* value) { return m_build.CreateBitCast(value, m_bytes); };
  for (const unsigned by : {8U, 16U, 32U}) {
    llvm::Value* bytes = m_build.CreateAdd(asBytes(words), asBytes(shiftLeft(words, by)));
    words = m_build.CreateBitCast(bytes, m_words);
  }
  return words;
}

/// The lowest byte in all bytes of its word.
llvm::Value* LaneWords::spread(llvm::Value* words) {
  llvm::SmallVector<int> order;
  for (unsigned byte = 0; byte < m_lanes * bytesAWord; ++byte)
    order.push_back(static_cast<int>(byte - byte % bytesAWord));
  return m_build.CreateBitCast(m_build.CreateShuffleVector(m_build.CreateBitCast(words, m_bytes), order),
                               m_words);
}

/// How many bytes of `totals`, all below 128, are at most `number`, which is below 128.
llvm::Value* LaneWords::bytesUpTo(llvm::Value* totals, llvm::Value* number) {
  llvm::Value* numbers = m_build.CreateOr(spread(number), all(topPerByte));
  return countBits(m_build.CreateAnd(m_build.CreateSub(numbers, totals), all(topPerByte)));
}

}  // namespace ludo::machine::native
