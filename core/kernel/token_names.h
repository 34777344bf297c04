// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/kernel/state.h"

namespace ludo::kernel {

class Rules;

/// What people call a token: the name of its type, or the type's id where it has none, with the properties by
/// which one tells such tokens apart: "Q of hearts", "card (hearts, rank 12)", "man".
std::string tokenTitle(const Rules& rules, const State& state, const Token& token);

/// The title, with the token's number where another token in play has the same title but differs to the
/// rules: "man#3". Tokens that are alike in everything and lie in one zone without an order have no number.
std::string tokenName(const Rules& rules, const State& state, TokenId token);

/// A token type's name or label with the token's properties in the places of "{property}": "Card {strength}".
std::string withProperties(const Rules& rules, const State& state, const Token& token,
                           const std::string& pattern);

/// How a token is to be drawn: the look for its seat, else the one for any seat; null: the rules say nothing.
const language::TokenLook* tokenLook(const Rules& rules, const Token& token);

}  // namespace ludo::kernel
