// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/language/game_def.h"

namespace ludo::engine {

/// What kind of change code tells of: those of kernel::Delta::Kind and kernel::Note::Kind that reports count.
enum class ChangeKind : std::uint8_t {
  Other,      ///< an effect did something, but to neither a variable nor a token
  Variable,   ///< `subject`: the slot; `before`: how many changes in a row
  Created,    ///< `subject`: the token; `before`: its owner; `after`: its zone
  Moved,      ///< `subject`: the token; from the zone `before` to `after`
  Swapped,    ///< of cells: the tokens of the zones `before` and `after`
  Destroyed,  ///< `subject`: the token; `before`: its zone
  Owner,      ///< `subject`: the token; `after`: whose it is now
  Property,   ///< `subject`: the token
  Fired,      ///< `subject`: the trigger; `before`: how many fired because of each other before it
  // What could not be done, as the kernel notes it; `subject`: the effect's node.
  Clamped,
  ZoneFull,
  NothingToMove,
};

/// The argument memory of LoweredGame::recordedApply, as byte offsets. First comes the move; then the code
/// writes how many entries there are, whether the kernel has to be asked what happened (1 or 0), and the
/// entries, each a ChangeKind, subject, before and after. A token without an id is given as its zone.
struct ChangeMemory {
  static constexpr std::uint32_t count = 8 * (1 + language::maximumParameters);  ///< how many entries
  static constexpr std::uint32_t isLeft = count + 8;    ///< 1: the kernel has to be asked
  static constexpr std::uint32_t entries = isLeft + 8;  ///< the first of them
  static constexpr std::uint32_t entryWords = 4;        ///< of each
  static constexpr std::uint32_t capacity = 512;  ///< entries; a move that changes more is left to the kernel
  /// The size of all of it.
  static constexpr std::size_t words = entries / 8 + std::size_t{capacity} * entryWords;
};

}  // namespace ludo::engine
