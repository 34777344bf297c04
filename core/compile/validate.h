// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"
#include "core/language/damage.h"
#include "core/language/game_def.h"
#include "core/language/spec_tests.h"

namespace ludo::compile {

/// Resolves a GameDef and checks everything that the kernel relies on: names,
/// scopes of bindings, types of values, bounds, players, phases. A GameDef without errors can be played.
/// Nothing is said about what depends on `damage`.
void validateGameDef(language::GameDef& def, diagnostics::List& diagnostics,
                     const language::Damage& damage = {});

/// The same for the tests of a specification, against its game, which has been validated.
void validateTests(language::GameDef& def, std::vector<language::TestDef>& tests,
                   diagnostics::List& diagnostics, const language::Damage& damage = {});

}  // namespace ludo::compile
