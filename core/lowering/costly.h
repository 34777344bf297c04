// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/language/game_def.h"

namespace ludo::engine {

/// Whether asking costs so much that an answer which is not needed is worth a jump; also of what has a name.
bool isCostly(const language::GameDef& def, const language::Condition& condition);
bool isCostly(const language::GameDef& def, const language::ValueExpr& value);

}  // namespace ludo::engine
