// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <set>

#include "core/diagnostics/diagnostic.h"
#include "core/language/game_def.h"
#include "core/language/spec_tests.h"

namespace ludo::language {

/// Looks every name up: fills Ref::index and the name tables of the GameDef, and gives every node and every
/// effect list its number (see Node, EffectList). A text value that starts with "$" becomes a binding, one
/// that names a constant becomes the constant. Names that are unknown or defined twice are diagnostics; their
/// references stay unresolved. Nothing is said about unknown names of the kinds in `incomplete`: their
/// definitions could not all be read.
void resolve(GameDef& def, diagnostics::List& diagnostics, const std::set<NameKind>& incomplete = {});

/// The same for the tests of a specification whose game is resolved. Names that only the tests bind come
/// after the game's own in its table of bindings, and their numbers after its own, so the game plays as it
/// would without tests.
void resolveTests(GameDef& def, std::vector<TestDef>& tests, diagnostics::List& diagnostics,
                  const std::set<NameKind>& incomplete = {});

/// Whether a name within is not known. Nothing may be said about it: see `incomplete` above. What has such
/// names cannot be played.
bool hasUnknownNames(const GameDef& def);
bool hasUnknownNames(const TestDef& test);

}  // namespace ludo::language
