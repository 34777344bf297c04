// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/language/game_def.h"

namespace ludo::engine {

/// Whether evaluating it costs more than a jump, so that code jumps over it when it is not needed.
/// Definitions that it uses count.
bool isCostly(const language::GameDef& def, const language::Condition& condition);
bool isCostly(const language::GameDef& def, const language::ValueExpr& value);

}  // namespace ludo::engine
