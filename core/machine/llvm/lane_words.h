// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <llvm/IR/IRBuilder.h>

#include "core/machine/code.h"

namespace ludo::machine::native {

/// Writes operations on vectors of 64-bit words, one word for each lane, for which LLVM has no instruction or
/// only one for single words. The operations are those of Op. The builder outlives it.
class LaneWords {
 public:
  LaneWords(llvm::IRBuilder<>& build, unsigned lanes);

  unsigned lanes() const { return m_lanes; }
  /// The types of vectors of words and of truth values.
  llvm::Type* words() const { return m_words; }
  llvm::Type* conditions() const { return m_conditions; }

  /// The same number in each lane.
  llvm::Value* all(std::uint64_t number) const;
  llvm::Value* all(llvm::Value* word);
  llvm::Value* none() const;  ///< false in each lane
  /// A single truth value: whether the condition holds in some lane.
  llvm::Value* any(llvm::Value* condition);

  /// The lowest part of each word, as wide as `width`, extended to 64 bits as a load does.
  llvm::Value* extended(llvm::Value* words, Width width);
  llvm::Value* countBits(llvm::Value* set);
  llvm::Value* lowestBit(llvm::Value* set);
  llvm::Value* highestBit(llvm::Value* set);
  llvm::Value* nthBit(llvm::Value* set, llvm::Value* n);
  llvm::Value* highProduct(llvm::Value* a, llvm::Value* b);
  llvm::Value* mixedProduct(llvm::Value* a, llvm::Value* b);

 private:
  struct Product {
    llvm::Value* high = nullptr;
    llvm::Value* low = nullptr;
  };
  Product product(llvm::Value* a, llvm::Value* b);
  llvm::Value* shiftLeft(llvm::Value* words, std::uint64_t by);
  llvm::Value* shiftRight(llvm::Value* words, std::uint64_t by);
  llvm::Value* countPerByte(llvm::Value* words);
  llvm::Value* runningTotals(llvm::Value* words);
  llvm::Value* spread(llvm::Value* words);
  llvm::Value* bytesUpTo(llvm::Value* totals, llvm::Value* number);

  llvm::IRBuilder<>& m_build;
  unsigned m_lanes;
  llvm::Type* m_words;
  llvm::Type* m_bytes;
  llvm::Type* m_conditions;
};

}  // namespace ludo::machine::native
