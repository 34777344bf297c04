// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/kernel/value.h"

namespace ludo::engine {

/// A place in the rules where effects wait for a decision, and what has to be kept until then. A value.
struct ChoicePoint {
  std::uint32_t node = 0;  ///< the effect
  // Of choices that are replayed (see Replays) only node, action, name and kind are used.
  std::uint32_t phase = 0;     ///< of the stage under way,
  std::size_t orderIndex = 0;  ///< and its place in the turn order
  static constexpr std::uint32_t noAction = UINT32_MAX;
  std::uint32_t action = noAction;  ///< whose effects these are; noAction: no action's
  std::uint32_t name = UINT32_MAX;  ///< the name that the choice will bind; UINT32_MAX: none
  kernel::Value::Kind kind = kernel::Value::Kind::Zone;  ///< of its options
  /// A name that stands when effects go on.
  struct Kept {
    std::uint32_t name = 0;                                ///< Rules::bindingIndex
    kernel::Value::Kind kind = kernel::Value::Kind::Zone;  ///< of what it stands for
    /// The payload; where it is known only in play, it is in StateLayout::kept, by its place in `names`.
    std::optional<std::int64_t> known;
  };
  std::vector<Kept> names;  ///< outermost first
  /// An effect list under way.
  struct List {
    std::uint32_t list = 0;      ///< EffectList::list
    std::uint32_t next = 0;      ///< the effect to go on with
    std::uint32_t bindings = 0;  ///< how many names stand when it is done
  };
  std::vector<List> lists;  ///< of effects under way, outermost first
};

}  // namespace ludo::engine
