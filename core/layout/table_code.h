// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/layout/field.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Where a table of a position has the entry, by zone or token; that of none at -1.
inline machine::At entryOf(machine::Builder& builder, const Table& table, const machine::Word& index) {
  using machine::Memory;
  if (index.known())
    return {Memory::State, table.offset + static_cast<std::uint32_t>(index.value() + 1) * table.stride};
  return {Memory::State, table.offset, builder.add(index, 1), table.stride, table.entries * table.stride};
}

inline machine::Word readEntry(machine::Builder& builder, const Table& table, const machine::Word& index) {
  return builder.load(table.width, entryOf(builder, table, index));
}

inline void writeEntry(machine::Builder& builder, const Table& table, const machine::Word& index,
                       const machine::Word& value) {
  builder.store(table.width, entryOf(builder, table, index), value);
}

}  // namespace ludo::engine
