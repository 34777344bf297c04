// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/machine/code.h"

namespace ludo::engine {

constexpr std::uint32_t wordBytes = 8;

/// One number in a position's block; offsets are in bytes.
struct Field {
  std::uint32_t offset = 0;
  machine::Width width = machine::Width::Word;
};

/// One number for each zone or token. Before the entry of id 0 stands that of -1, of none, so that a zone or
/// token that does not exist can be looked up too.
struct Table {
  std::uint32_t offset = 0;
  machine::Width width = machine::Width::Word;
  std::uint32_t stride = 0;   ///< bytes from one entry to the next
  std::uint32_t entries = 0;  ///< the one of none included
};

}  // namespace ludo::engine
