// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/layout/zone_set.h"
#include "core/lowering/displacements.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// The move with some number among those of several displacements.
struct FoundDisplacement {
  machine::Word displacement;  ///< index of the displacement
  machine::Word number;        ///< of the move, counted from 0 among those of its displacement
  ZoneSet from;                ///< the zones that the displacement begins in
};

/// Finds the move with this number by going through the displacements. There must be such a move.
FoundDisplacement findDisplacement(machine::Builder& builder, SetWriter& sets,
                                   const std::vector<Displacement>& displacements, machine::Word number);

/// A table of many displacements in scratch memory, where they would need more registers than a processor
/// has. It holds for each how many moves come before it and the zones that it begins in; moves are found by
/// bisection.
class DisplacementTable {
 public:
  /// With fewer displacements findDisplacement() is faster.
  static constexpr std::size_t fewest = 17;
  /// How many bytes of scratch memory a table takes. It must begin at a multiple of 8: `offset`.
  static std::uint32_t bytes(const SetWriter& sets, std::size_t displacements);

  DisplacementTable(machine::Builder& builder, SetWriter& sets, std::uint32_t offset,
                    std::size_t displacements);

  /// Fills the table, and gives how many moves there are.
  machine::Word write(const std::vector<Displacement>& displacements);

  /// As findDisplacement().
  FoundDisplacement find(machine::Word number);

 private:
  machine::At movesBefore(machine::Word displacement, std::size_t further) const;
  machine::At word(machine::Word displacement, std::size_t word) const;

  machine::Builder& m_builder;
  SetWriter& m_sets;
  std::uint32_t m_offset;
  std::size_t m_count;
};

}  // namespace ludo::engine
