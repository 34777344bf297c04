// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>

#include "core/language/expressions.h"

namespace ludo::kernel {

/// Whole-number arithmetic in 64 bits that never leaves them: what would, stops at the nearest end.
namespace saturating {

std::int64_t add(std::int64_t a, std::int64_t b);
std::int64_t subtract(std::int64_t a, std::int64_t b);

}  // namespace saturating

/// What an operation came to.
struct Computed {
  std::int64_t value = 0;
  bool exact = true;  ///< false when it was saturated, or divided by zero
};

/// Division and modulo truncate toward zero; by zero they give 0.
Computed compute(language::ArithmeticOp op, std::int64_t a, std::int64_t b);

}  // namespace ludo::kernel
