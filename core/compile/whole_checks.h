// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/compile/findings.h"
#include "core/language/damage.h"
#include "core/language/game_def.h"

// Checks that ask for no names in scope. Each tells the findings what is wrong. Private to the room.
namespace ludo::compile {

/// Tells of counts below 0.
void checkCounts(const language::Type& root, const void* value, Findings& findings);
/// Tells of lists that name a direction twice: their writer means steps one after another, but a list of
/// directions is a choice.
void checkRepeatedDirections(const language::Type& root, const void* value, Findings& findings);
/// Tells of boards that the game lacks, and of texts that are no colour.
void checkRendering(const language::GameDef& def, const language::Damage& damage, Findings& findings);
/// Tells of names and labels that would be very long with their holes filled.
void checkShownTexts(const language::GameDef& def, Findings& findings);
/// Tells of actions that would be legal depending on whether they are legal.
void checkLegalCounts(const language::GameDef& def, Findings& findings);

}  // namespace ludo::compile
