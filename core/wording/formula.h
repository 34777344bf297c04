// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>
#include <vector>

#include "core/text/data_node.h"
#include "core/wording/known_words.h"

namespace ludo::mend {

/// What a formula such as "threat >= 12" may mean, likeliest first: comparisons, "and", "or" and "not", sums
/// and products of numbers, variables, constants and bindings, in the usual order of operations. A variable
/// of each player is the actor's. Nothing when the text is no formula.
std::vector<text::DataNode> readFormula(std::string_view text, const KnownWords& words);

/// Whether all words of a formula that was read are numbers, variables, constants and bindings of the game.
bool namesOnlyWhatIsKnown(const text::DataNode& formula, const KnownWords& words);

}  // namespace ludo::mend
