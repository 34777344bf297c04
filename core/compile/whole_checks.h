// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/compile/findings.h"
#include "core/language/damage.h"
#include "core/language/game_def.h"

// Checks that ask for no names in scope. Each tells the findings what is wrong. Private to the room.
namespace ludo::compile {

/// Nothing can be there fewer than 0 times.
void checkCounts(const language::Type& root, const void* value, Findings& findings);
/// Who names a direction twice means steps one after another, and such a list means a choice.
void checkRepeatedDirections(const language::Type& root, const void* value, Findings& findings);
/// Boards and colours that there are not.
void checkRendering(const language::GameDef& def, const language::Damage& damage, Findings& findings);
/// Names and labels that would be very long with their holes filled.
void checkShownTexts(const language::GameDef& def, Findings& findings);
/// Actions whose being legal would depend on itself.
void checkLegalCounts(const language::GameDef& def, Findings& findings);

}  // namespace ludo::compile
