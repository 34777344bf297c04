// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

/// Numbers and comparisons, saturating as the kernel's arithmetic.cpp.
class Arithmetic : private Part {
 public:
  explicit Arithmetic(Scope& scope) : Part(scope) {}

  Word integerOf(const Typed& value);
  Word compute(language::ArithmeticOp op, Word left, Word right);
  Word same(const Typed& a, const Typed& b);
  Word compare(language::CompareOp op, const Typed& left, const Typed& right);

 private:
};

}  // namespace ludo::engine
