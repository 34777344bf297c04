// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/machine/code.h"

namespace ludo::engine {

constexpr std::uint32_t wordBytes = 8;

/// One number in a position's block.
struct Field {
  std::uint32_t offset = 0;
  machine::Width width = machine::Width::Word;
};

/// Numbers in a row, one for each zone or token. The first is that of -1: of none.
struct Table {
  std::uint32_t offset = 0;
  machine::Width width = machine::Width::Word;
  std::uint32_t stride = 0;
  std::uint32_t entries = 0;  ///< with the one of none
};

}  // namespace ludo::engine
