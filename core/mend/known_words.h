// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/language/game_def.h"

namespace ludo::mend {

/// Names that a text may use: those that its game defines, as far as it could be read, and those it binds.
struct KnownWords {
  std::vector<std::string> zones;  ///< and regions
  std::vector<std::string> bindings;
  std::vector<std::string> globals;    ///< variables of the game
  std::vector<std::string> perPlayer;  ///< variables of each player

  KnownWords(const language::GameDef& game, std::string_view text);
};

/// The known word that is written with small slips: another case, blanks round it, a letter in three wrong.
std::optional<std::string> meantOf(std::string_view written, const std::vector<std::string>& known);

/// The player that a word means in any way people say it: "me" is "actor", "others" is "allOther". Words of
/// the language, seats and bindings mean themselves.
std::optional<std::string> playerMeant(std::string_view written, const KnownWords& words);

}  // namespace ludo::mend
