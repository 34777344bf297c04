// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/analysis/coded_value.h"
#include "core/kernel/value.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// A value of the language while code is written. Its kind is known; what is nothing among zones, tokens and
/// players is -1; among numbers `exists` says so.
struct Typed {
  kernel::Value::Kind kind = kernel::Value::Kind::Integer;
  machine::Word payload;
  machine::Word exists = 1;  ///< 0: it is nothing; of whole numbers and truth values only
  /// Where only play knows the kind: those that it may be, as bits. Then the payload is a coded_value, and
  /// `kind` says nothing.
  std::uint8_t kinds = 0;

  bool isCoded() const { return kinds != 0; }
};

inline std::uint8_t bitOf(kernel::Value::Kind kind) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(kind));
}
inline std::uint8_t kindsOf(const Typed& value) {
  return value.isCoded() ? value.kinds : bitOf(value.kind);
}

/// Whether it is known when code is written that the value is of another kind.
inline bool isNever(const Typed& value, kernel::Value::Kind kind) {
  return (kindsOf(value) & bitOf(kind)) == 0;
}

/// The payload where the value is of the kind, one of those of which nothing is -1; else -1.
inline machine::Word payloadOf(machine::Builder& builder, const Typed& value, kernel::Value::Kind kind) {
  if (!value.isCoded()) return value.kind == kind ? value.payload : machine::Word(-1);
  const machine::Word its = builder.bitAnd(value.payload, coded_value::kindMask);
  return builder.select(builder.equal(its, static_cast<std::int64_t>(kind)),
                        builder.shiftRightSigned(value.payload, coded_value::kindBits), -1);
}

}  // namespace ludo::engine
