// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/language/game_def.h"
#include "core/language/spec_tests.h"

namespace ludo::compile {

/// Replaces what names a token type or a property by a binding by one case for each name that it may be, and
/// the words of a property by a list of them. The game is resolved and has no errors; what is replaced is to
/// be resolved again. Whether anything is replaced; nothing, with a diagnostic, when there are too many
/// cases. Private to the room.
std::optional<bool> writeOutNames(language::GameDef& def, std::vector<language::TestDef>& tests,
                                  diagnostics::List& diagnostics);

}  // namespace ludo::compile
