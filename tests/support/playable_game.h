// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/generate/random_chooser.h"
#include "core/language/game_def.h"

namespace ludo::testing {

using Choices = generate::RandomChooser;

/// A random game that can be played: it passes validateGameDef, has boards, pieces and cards on them, phases
/// in which players act, and actions that are legal often enough. It reaches every construct of the language.
/// `size` from 0 to 100 says how large it is. A game that is refused, or whose boards cannot be made, is a
/// mistake of the generator and aborts.
language::GameDef playableGame(generate::Chooser& choices, int size);

/// The same before its macros are expanded and its names looked up: what the generator has written.
language::GameDef writtenGame(generate::Chooser& choices, int size);

}  // namespace ludo::testing
