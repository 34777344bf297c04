// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rng.h"
#include "core/grammar/grammar.h"

namespace ludo::testing {

/// A grammar from lines such as "S = a S b | A |": capital letters are rules, small letters and digits
/// themselves, the first rule is the start, nothing between two bars is the empty text.
grammar::Grammar smallGrammar(std::string_view lines);

/// Ambiguous, nullable, left- and right-recursive ones, some that derive nothing in part or at all.
std::vector<grammar::Grammar> smallGrammars();

/// Up to four rules over the letters a and b, whatever they may come to.
grammar::Grammar randomGrammar(Rng& rng);

/// All texts of the letters up to a length, shorter ones first.
std::vector<std::string> textsUpTo(std::size_t length, std::string_view letters);

/// The grammar as lines, for messages.
std::string lines(const grammar::Grammar& grammar);

}  // namespace ludo::testing
