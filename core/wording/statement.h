// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>
#include <vector>

#include "core/text/data_node.h"
#include "core/wording/known_words.h"

namespace ludo::mend {

/// What a line of a program may mean, as data: "pot += 1" as { addVar: {...} }, "draw(deck, hand, 1)" as
/// { draw: ["deck", "hand", 1] }, "draw 1 from deck to hand" and "draw(from: deck)" as { draw: { from: "deck"
/// } }. Nothing when the text is no such line.
std::vector<text::DataNode> readStatement(std::string_view text, const KnownWords& words);

/// Whether the word, or the first part of one, says that something becomes less: "pay", "subVar".
bool isLessening(std::string_view word);

}  // namespace ludo::mend
