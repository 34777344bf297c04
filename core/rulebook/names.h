// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/base/words.h"

namespace ludo::rulebook {

/// With a large first letter.
std::string capitalised(std::string text);
/// “text”
std::string inQuotes(const std::string& text);
/// A name for people in which {property} stands for what differs from token to token, without these.
std::string withoutHoles(const std::string& name);
/// The same where the properties stand at one end and words are left; else empty, for what is left would be
/// no name: "Card {points} / {colour}".
std::string nameWithoutHoles(const std::string& name);
/// A label by which an action is found again: "Sell {$sacks}" is "Sell", "Move {$a}, then {$b}" is "Move …,
/// then …".
std::string labelInShort(const std::string& label);
/// A label in which {$parameter} stands for what was picked, with “parameter” in its place.
std::string labelText(const std::string& label);

}  // namespace ludo::rulebook
