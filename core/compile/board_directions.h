// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/compile/board_shapes.h"

namespace ludo::compile {

/// Adds what a board's shape says about directions: the sets "orthogonal", "diagonal" and "all", how
/// directions turn and mirror, and, when seats face somewhere, what each calls "forward", "left" and so on.
/// `facing` holds a direction of the plan for each seat. Sets of several boards become one.
void addDirections(const BoardPlan& plan, const std::vector<std::string>& facing, language::GameDef& def);

/// To be called after the last board: a basic direction that shares its name with a set becomes part of it,
/// so that "forward" means the same on a track beside a board.
void completeDirectionSets(language::GameDef& def);

}  // namespace ludo::compile
