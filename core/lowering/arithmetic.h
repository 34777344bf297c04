// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

/// Numbers and comparisons: what the kernel's arithmetic.cpp does, saturation included.
class Arithmetic : private Part {
 public:
  explicit Arithmetic(FunctionLowering& function) : Part(function) {}

  /// As a number: what kernel::Evaluator::integer does.
  Word integerOf(const Typed& value);
  Word compute(language::ArithmeticOp op, Word left, Word right);
  /// Whether the value is Nothing.
  Word isNothing(const Typed& value);
  /// Whether the values are equal; Nothing equals only Nothing.
  Word same(const Typed& a, const Typed& b);
  Word compare(language::CompareOp op, const Typed& left, const Typed& right);
  /// The value as a coded_value; gives up (Part::escape) where a number has no room in it.
  Word coded(const Typed& value);

 private:
  Word sameAsCoded(Word code, const Typed& value);
  Word sumWith(Word number, std::int64_t added);
  Word productWith(Word number, std::int64_t factor);
};

}  // namespace ludo::engine
