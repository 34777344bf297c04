// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/grammar/grammar.h"

/// Grammars as sets of rules: a member of the set is a name with one of its alternatives. Results keep the
/// order and the start of the first grammar.
namespace ludo::grammar {

/// What is in either.
Grammar united(const Grammar& first, const Grammar& second);
/// What is in both: of a grammar that somebody wrote, what another one allows.
Grammar common(const Grammar& first, const Grammar& second);
/// What is in the first alone.
Grammar difference(const Grammar& first, const Grammar& second);

/// Names that are used and have no alternative, in order of use; the start too.
std::vector<std::string> undefinedSymbols(const Grammar& grammar);
/// All that the grammar has of these names: what may be chosen from to define them.
Grammar definitionsOf(const Grammar& grammar, const std::vector<std::string>& names);
/// Names that cannot occur below the start, in order of the rules.
std::vector<std::string> unreachableRules(const Grammar& grammar);
/// Names from which no text can be derived, in order of the rules.
std::vector<std::string> unproductiveRules(const Grammar& grammar);

/// The same texts without what takes part in none: alternatives that derive no text, rules below no start.
Grammar pruned(const Grammar& grammar);

/// How many alternatives there are in all.
std::size_t alternativeCount(const Grammar& grammar);

}  // namespace ludo::grammar
