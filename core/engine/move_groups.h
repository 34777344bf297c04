// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/engine/zone_set.h"
#include "core/kernel/value.h"
#include "core/machine/builder.h"

// The moves of a decision while code is written that picks one at random.
namespace ludo::engine {

/// The zones from which one can go in one way, and where that leads from each zone.
struct Way {
  ZoneSet from;
  std::vector<std::int16_t> target;  ///< by zone; -1 where it leads nowhere
};

/// What a condition on two zones asks of each.
struct Halves {
  ZoneSet outer;
  ZoneSet inner;
};

/// The moves of one action, ready to be counted and picked from.
struct MoveGroup {
  std::uint32_t action = 0;
  kernel::Value::Kind kind = kernel::Value::Kind::Zone;  ///< of a single parameter
  machine::Word count = 0;
  ZoneSet values;             ///< of a single parameter
  bool isCountKept = false;   ///< the values are all empty zones or none, which need not be counted
  bool isListed = false;      ///< moves with all arguments in scratch memory, from `entries` on
  bool isOfPickList = false;  ///< the first so many zones of the pick list
  std::vector<Way> ways;      ///< of two parameters, where they are so
  bool isInTable = false;     ///< the ways are in a WayTable, from `entries` on
  std::uint32_t entries = 0;  ///< else in scratch memory: values of all parameters but the last, how many
                              ///< values that has, and those
  std::uint32_t entryWords = 0;
  bool isTried = false;  ///< whether a pick is allowed shows only when it is tried
};

/// A part of scratch memory.
struct ScratchRoom {
  std::uint32_t offset = 0;
  std::uint32_t bytes = 0;
};

/// Where a player decides: its code, and what the moves are, in variables that those who jump there set.
struct Decision {
  machine::BlockId block = 0;
  bool isBegun = false;
  std::vector<MoveGroup> groups;
  std::vector<machine::Variable> variables;  ///< all words of the groups, in order
};

}  // namespace ludo::engine
