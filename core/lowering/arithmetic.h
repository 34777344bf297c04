// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

/// Numbers and comparisons, saturating as the kernel's arithmetic.cpp.
class Arithmetic : private Part {
 public:
  explicit Arithmetic(Scope& scope) : Part(scope) {}

  /// The number, where it is one.
  Word integerOf(const Typed& value);
  Word compute(language::ArithmeticOp op, Word left, Word right);
  /// Whether there is no such value.
  Word isNothing(const Typed& value);
  /// Whether they are equal; nothing equals nothing alone.
  Word same(const Typed& a, const Typed& b);
  Word compare(language::CompareOp op, const Typed& left, const Typed& right);
  /// As a coded_value; escapes where a number has no room in it.
  Word coded(const Typed& value);

 private:
  Word sameAsCoded(Word code, const Typed& value);
  Word sumWith(Word number, std::int64_t added);
  Word productWith(Word number, std::int64_t factor);
};

}  // namespace ludo::engine
