// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>

#include "core/kernel/value.h"

namespace ludo::engine {

/// A value together with its kind in one word, where values of several kinds stand in one place: the payload
/// times 8, and the kind. Nothing is -1.
namespace coded_value {

constexpr int kindBits = 3;
constexpr std::int64_t kindMask = 7;
/// The code of Nothing.
constexpr std::int64_t nothing = -1;
/// The smallest number that can be coded; the greatest is -least - 1.
constexpr std::int64_t least = -(std::int64_t{1} << 59);

/// Nothing where the number is too small or too great.
inline std::optional<std::int64_t> encode(const kernel::Value& value) {
  if (value.kind == kernel::Value::Kind::Nothing) return nothing;
  if (value.payload < least || value.payload >= -least) return std::nullopt;
  return value.payload * (kindMask + 1) + static_cast<std::int64_t>(value.kind);
}

inline kernel::Value decode(std::int64_t word) {
  if (word == nothing) return kernel::Value::nothing();
  return {static_cast<kernel::Value::Kind>(word & kindMask), word >> kindBits};
}

}  // namespace coded_value

}  // namespace ludo::engine
