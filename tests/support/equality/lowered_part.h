// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/engine/form.h"
#include "core/language/game_def.h"

namespace ludo::testing {

/// The game without the constructs that there is no code for: all that a program of this form (any form
/// unless written) can play. Nothing when there would be no game left.
std::optional<language::GameDef> loweredPart(language::GameDef game,
                                             std::optional<engine::Form> form = std::nullopt);

}  // namespace ludo::testing
