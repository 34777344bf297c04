// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/meanings.h"

namespace ludo::mend {

/// A value as a number, true or false, a text, a word of the language, a name or a short notation.
MeaningList scalarMeanings(const language::Type& type, const text::DataNode& node, const KnownWords& words);

/// A value as a whole number.
MeaningList integerMeanings(const text::DataNode& node);
/// The only space of a board with the numbers of [2, 3] or { row: 2, col: 3 }; empty when there is none.
std::string spaceWith(const text::DataNode& node, const KnownWords& words);
/// The same value in other words: it keeps its place in the text.
text::DataNode inPlace(text::DataNode made, const text::DataNode& node);

}  // namespace ludo::mend
