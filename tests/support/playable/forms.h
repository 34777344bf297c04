// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <set>
#include <string>

#include "core/language/game_def.h"

/// What games are made of, by the language's descriptions: "effect / draw", "phase.skipIf", "event
/// turnStart".
namespace ludo::testing {

/// Every union's forms, every word of every enumeration and every key of every record that a game can hold.
std::set<std::string> allForms();

/// Counts those that the game holds.
void addForms(const language::GameDef& game, std::map<std::string, int>& forms);

}  // namespace ludo::testing
