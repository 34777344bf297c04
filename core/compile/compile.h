// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"

namespace ludo::compile {

/// Makes a GameDef of a specification: boards become zones and regions, macros become plain effects, nothing
/// is interpreted. The result is not resolved or checked yet: see validate.h.
language::GameDef compile(language::SpecDocument document, diagnostics::List& diagnostics);

/// Replaces each macro in the game by what it stands for, which keeps the macro's place.
void expandMacros(language::GameDef& def);
void expandMacros(std::vector<language::TestDef>& tests);

/// Adds the zones and regions that the boards describe.
void expandBoards(const std::vector<language::BoardDef>& boards, language::GameDef& def,
                  diagnostics::List& diagnostics);

}  // namespace ludo::compile
