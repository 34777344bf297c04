// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/layout/zone_set.h"
#include "core/lowering/ways.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// A move among those of several ways.
struct FoundWay {
  machine::Word way;
  machine::Word number;  ///< of the move among those of its way
  ZoneSet from;
};

/// The way of the move with this number, which is one of them, looked for one after the other.
FoundWay findWay(machine::Builder& builder, SetWriter& sets, const std::vector<Way>& ways,
                 machine::Word number);

/// Many ways in scratch memory while code is written, instead of more registers than a processor has: for
/// each how many moves come before it, and the zones from which it can be gone. Ways are found by halves.
class WayTable {
 public:
  /// Fewer are found sooner one after the other.
  static constexpr std::size_t fewestWays = 17;
  /// A table of so many bytes, from `offset` on.
  static std::uint32_t bytes(const SetWriter& sets, std::size_t ways);

  WayTable(machine::Builder& builder, SetWriter& sets, std::uint32_t offset, std::size_t ways);

  /// Gives how many moves there are.
  machine::Word write(const std::vector<Way>& ways);

  /// As findWay().
  FoundWay find(machine::Word number);

 private:
  machine::At movesBefore(machine::Word way, std::size_t further) const;
  machine::At word(machine::Word way, std::size_t word) const;

  machine::Builder& m_builder;
  SetWriter& m_sets;
  std::uint32_t m_offset;
  std::size_t m_ways;
};

}  // namespace ludo::engine
