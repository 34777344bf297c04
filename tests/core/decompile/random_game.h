// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/base/rng.h"
#include "core/language/game_def.h"

namespace ludo::testing {

/// A GameDef filled at random through the language's descriptions: every construct, any text, names that need
/// not exist. It need not make sense; it is what the JSON of a game can hold. Without macros.
language::GameDef randomGame(Rng& rng);

}  // namespace ludo::testing
