// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/wording/known_words.h"

namespace ludo::mend {

/// The words of the language for players, which are no seats.
const std::vector<std::string>& playerWords();

/// The seat, from 0, of a player who is counted from one: "first", "second player", "P1".
std::optional<std::string> seatByPosition(std::string_view written);

/// The player that a word means in any way people say it: "me" is "actor", "others" is "allOther". Words of
/// the language, seats and bindings mean themselves.
std::optional<std::string> playerMeant(std::string_view written, const KnownWords& words);

}  // namespace ludo::mend
