// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/language/game_def.h"
#include "core/language/walk.h"

namespace ludo::compile {

/// Visits everything in which rules stand. The spaces of boards, of which there can be thousands, hold none
/// and are passed over.
void walkRules(const language::GameDef& def, const language::VisitConstAt& visit);

}  // namespace ludo::compile
