// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/kernel/value.h"

namespace ludo::engine {

/// A place where effects wait for a decision, and what has to be kept until then.
struct ChoicePoint {
  std::uint32_t node = 0;  ///< the effect
  // Where the move is played once more, this, the action, the name and the kind are all: see Replays.
  std::uint32_t phase = 0;
  std::size_t orderIndex = 0;
  static constexpr std::uint32_t noAction = UINT32_MAX;
  std::uint32_t action = noAction;                       ///< whose effects these are
  std::uint32_t name = UINT32_MAX;                       ///< that the choice will bind
  kernel::Value::Kind kind = kernel::Value::Kind::Zone;  ///< of its options
  struct Kept {
    std::uint32_t name = 0;
    kernel::Value::Kind kind = kernel::Value::Kind::Zone;
    std::optional<std::int64_t> known;  ///< else it is in StateLayout::kept, by its place in this list
  };
  std::vector<Kept> names;  ///< outermost first
  struct List {
    std::uint32_t list = 0;      ///< EffectList::list
    std::uint32_t next = 0;      ///< the effect to go on with
    std::uint32_t bindings = 0;  ///< how many names stand when it is done
  };
  std::vector<List> lists;  ///< of effects under way, outermost first
};

}  // namespace ludo::engine
