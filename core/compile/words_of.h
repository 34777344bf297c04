// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/language/game_def.h"

namespace ludo::compile {

/// The words that a property of tokens has in the rules' text, each once: those with which token types begin,
/// then those that createToken gives. Private to the room.
std::vector<std::string> wordsOf(const language::GameDef& def, const std::string& property);

}  // namespace ludo::compile
