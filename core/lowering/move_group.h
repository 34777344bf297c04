// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <deque>
#include <variant>

#include "core/lowering/displacement_moves.h"
#include "core/lowering/product_moves.h"
#include "core/lowering/tabled_moves.h"
#include "core/lowering/zone_moves.h"

namespace ludo::engine {

/// The moves of one action at a decision, while code is written that picks one of them at random. Each
/// alternative writes code that finds its moves when it is constructed, and knows how many there are
/// (`count`), which words the draw needs (`words`, `recount`), and how to play the move with a number below
/// the count (`play`).
using MoveGroup = std::variant<SingleMove, ListedZoneMoves, SetMoves, DisplacementMoves, PrefixMoves,
                               ProductMoves, ListedMoves>;

/// The groups of one decision. A deque, because groups cannot be moved.
struct MoveGroups {
  std::deque<MoveGroup> all;
};

}  // namespace ludo::engine
