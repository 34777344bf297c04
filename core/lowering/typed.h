// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/analysis/coded_value.h"
#include "core/kernel/value.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// A value of the language while code is written: its kind, which is known unless it is coded, and a word.
/// Nothing is the payload -1 where the kind is zone, token, player or symbol; for numbers and truth values
/// `exists` says it.
struct Typed {
  kernel::Value::Kind kind = kernel::Value::Kind::Integer;
  machine::Word payload;
  machine::Word exists = 1;  ///< 0: it is Nothing; only of whole numbers and truth values
  /// Where the kind is known only in play: the kinds that it may be, as bits (bitOf). Then the payload is a
  /// coded_value and `kind` is not used. 0: the kind is known.
  std::uint8_t kinds = 0;

  bool isCoded() const { return kinds != 0; }
};

inline std::uint8_t bitOf(kernel::Value::Kind kind) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(kind));
}
inline std::uint8_t kindsOf(const Typed& value) {
  return value.isCoded() ? value.kinds : bitOf(value.kind);
}

/// Whether the value is certainly not of the kind.
inline bool isNever(const Typed& value, kernel::Value::Kind kind) {
  return (kindsOf(value) & bitOf(kind)) == 0;
}

/// The payload if the value is of the kind, else -1. The kind is one of which Nothing is -1.
inline machine::Word payloadOf(machine::Builder& builder, const Typed& value, kernel::Value::Kind kind) {
  if (!value.isCoded()) return value.kind == kind ? value.payload : machine::Word(-1);
  const machine::Word its = builder.bitAnd(value.payload, coded_value::kindMask);
  return builder.select(builder.equal(its, static_cast<std::int64_t>(kind)),
                        builder.shiftRightSigned(value.payload, coded_value::kindBits), -1);
}

}  // namespace ludo::engine
