// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/layout/zone_set.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Writes code for a list of the empty zones in scratch memory, in any order, kept through a playout. For
/// games in which they only become fewer: a random one is found at once, where a set of several words would
/// have to be counted and searched.
class PickList {
 public:
  /// The builder outlives it. `scratch` is the first free byte of the scratch memory; it grows by what the
  /// list needs.
  PickList(machine::Builder& builder, std::size_t zones, std::uint32_t& scratch);

  /// Fills the list with these zones, in rising order.
  void fill(SetWriter& sets, const ZoneSet& zones);
  machine::Word size() { return m_builder.get(m_size); }
  /// The zone at the index.
  machine::Word at(machine::Word index);
  /// Removes the zone at the index; the last one takes its place.
  void take(machine::Word index);
  /// The same for one of the first `candidates` zones; the others of these stay in front.
  void take(machine::Word index, machine::Word candidates);
  /// Makes the zone at the index the last of the first `candidates`.
  void putBehind(machine::Word index, machine::Word candidates);

 private:
  void put(machine::Word index, machine::Word zone);
  machine::At place(machine::Word index) const;

  machine::Builder& m_builder;
  machine::Width m_width;
  std::uint32_t m_offset;
  std::uint32_t m_bytes;
  machine::Variable m_size;
};

}  // namespace ludo::engine
