// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/arithmetic.h"

#include <algorithm>

namespace ludo::kernel {

namespace {

constexpr Computed saturated(bool positive) {
  return {positive ? INT64_MAX : INT64_MIN, false};
}

}  // namespace

Computed compute(language::ArithmeticOp op, std::int64_t a, std::int64_t b) {
  using language::ArithmeticOp;
  std::int64_t result = 0;
  switch (op) {
    case ArithmeticOp::Add:
      return __builtin_add_overflow(a, b, &result) ? saturated(a > 0) : Computed{result};
    case ArithmeticOp::Subtract:
      return __builtin_sub_overflow(a, b, &result) ? saturated(b < 0) : Computed{result};
    case ArithmeticOp::Multiply:
      return __builtin_mul_overflow(a, b, &result) ? saturated((a > 0) == (b > 0)) : Computed{result};
    case ArithmeticOp::Divide:
      if (b == 0) return {0, false};
      return a == INT64_MIN && b == -1 ? saturated(true) : Computed{a / b};
    case ArithmeticOp::Modulo:
      if (b == 0) return {0, false};
      return {b == -1 ? 0 : a % b};
    case ArithmeticOp::Minimum:
      return {std::min(a, b)};
    case ArithmeticOp::Maximum:
      return {std::max(a, b)};
  }
  return {};
}

namespace saturating {

std::int64_t add(std::int64_t a, std::int64_t b) {
  return compute(language::ArithmeticOp::Add, a, b).value;
}
std::int64_t subtract(std::int64_t a, std::int64_t b) {
  return compute(language::ArithmeticOp::Subtract, a, b).value;
}

}  // namespace saturating

}  // namespace ludo::kernel
