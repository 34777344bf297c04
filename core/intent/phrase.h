// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/meanings.h"

namespace ludo::mend {

/// A record said in words, in any order: "once per turn", "actor wins", "cup (player, hidden)". Each word has
/// to be a number, a name or a word that one field takes, or one that only joins others.
void phraseMeanings(Meanings& meanings, const language::Type& record, const text::DataNode& node,
                    MeaningList& found);

/// The mapping that "rank: 2, suit: 1" and "rank=2; suit=1" say; a Null when the text says none.
text::DataNode entriesIn(const std::string& text);

}  // namespace ludo::mend
