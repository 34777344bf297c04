// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/compile/board_parts.h"
#include "core/compile/board_shapes.h"

namespace ludo::compile {

/// The plan of a board's shape, whose sizes may be constants of the game. Nothing when there is none, and
/// then that is told.
std::optional<BoardPlan> planBoard(const language::BoardDef& board, const std::string& path,
                                   const std::vector<language::ConstantDef>& constants, BoardParts& parts,
                                   diagnostics::List& list);

}  // namespace ludo::compile
