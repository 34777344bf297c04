// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>

#include "core/layout/set_variable.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Tokens or zones in a query's order, in scratch memory.
struct OptionList {
  std::uint32_t offset = 0;  ///< of the first, in bytes; 16-bit integers
  machine::Word count;
};

/// Values of another kind in a query's order, in scratch memory.
struct ValueList {
  static constexpr std::int64_t most = 256;  ///< values; where there are more the kernel plays
  std::uint32_t offset = 0;                  ///< of the first, in bytes; words
  machine::Word count;
};

/// What a player has picked, one after another: zones or tokens as in an OptionList and as a set, other
/// values as in a ValueList.
struct Picks {
  std::uint32_t offset = 0;        ///< of the list, in bytes of scratch memory
  machine::Variable count;         ///< how many
  std::optional<SetVariable> set;  ///< the words of the set; empty for other values
};

}  // namespace ludo::engine
