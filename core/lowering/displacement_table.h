// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/layout/zone_set.h"
#include "core/lowering/displacements.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// A move among those of several displacements.
struct FoundDisplacement {
  machine::Word displacement;
  machine::Word number;  ///< of the move among those of its displacement
  ZoneSet from;
};

/// The displacement of the move with this number, looked for one after the other.
FoundDisplacement findDisplacement(machine::Builder& builder, SetWriter& sets,
                                   const std::vector<Displacement>& displacements, machine::Word number);

/// Many displacements in scratch memory, instead of more registers than a processor has: for each how many
/// moves come before it, and the zones that it begins in. They are found by bisection.
class DisplacementTable {
 public:
  /// Fewer are found sooner one after the other.
  static constexpr std::size_t fewest = 17;
  /// A table of so many bytes, from `offset` on.
  static std::uint32_t bytes(const SetWriter& sets, std::size_t displacements);

  DisplacementTable(machine::Builder& builder, SetWriter& sets, std::uint32_t offset,
                    std::size_t displacements);

  /// Gives how many moves there are.
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
