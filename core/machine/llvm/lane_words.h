// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <llvm/IR/IRBuilder.h>

#include "core/machine/code.h"

namespace ludo::machine::native {

/// Writes operations on vectors of 64-bit words, a word a lane, that LLVM has no instruction for or only ones
/// for one word at a time.
class LaneWords {
 public:
  LaneWords(llvm::IRBuilder<>& build, unsigned lanes);

  unsigned lanes() const { return m_lanes; }
  llvm::Type* words() const { return m_words; }
  llvm::Type* conditions() const { return m_conditions; }

  /// The same number in each lane.
  llvm::Value* all(std::uint64_t number) const;
  llvm::Value* all(llvm::Value* word);
  llvm::Value* none() const;  ///< of the lanes
  llvm::Value* any(llvm::Value* condition);

  /// What a word holds in its lowest part of so much width, extended to the whole word.
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
