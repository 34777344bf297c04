// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <set>
#include <string>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"

namespace ludo::compile {

/// Makes a GameDef of a specification: boards become zones and regions, macros become plain effects, nothing
/// is interpreted. The result is not resolved or checked yet: see validate.h.
language::GameDef compile(language::SpecDocument document, diagnostics::List& diagnostics);

/// Replaces each macro in the game by what it stands for, which keeps the macro's place.
void expandMacros(language::GameDef& def);
void expandMacros(std::vector<language::TestDef>& tests);

/// Writes out, wherever the game and its tests use them: the effects of the section "definitions", then token
/// types and properties that are named by a binding, then the words of properties. Then resolves the game and
/// the tests anew. The game has been validated and has no errors. False when there would be too many effects.
bool writeOutEffects(language::GameDef& def, std::vector<language::TestDef>& tests,
                     diagnostics::List& diagnostics);

/// Leaves out what is beyond the limits on names of one kind, and tells so. `boards` are those of the
/// document, if the game is not compiled yet.
void limitNames(language::GameDef& def, std::vector<language::BoardDef>& boards,
                diagnostics::List& diagnostics);

/// The properties of zones that some rule or test reads: of what shapes know of their spaces, no more is
/// kept.
std::set<std::string> askedZoneProperties(const language::SpecDocument& document);

/// Adds the zones and regions that the boards describe.
void expandBoards(const std::vector<language::BoardDef>& boards, const std::set<std::string>& asked,
                  language::GameDef& def, diagnostics::List& diagnostics);

}  // namespace ludo::compile
