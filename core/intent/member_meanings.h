// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/meanings.h"

namespace ludo::mend {

/// What a value may mean where one of several forms is wanted: a tag as a key, a key as a tag, another word
/// for a tag, a call, a statement, a formula, a list that begins with a tag, or fields that only one of them
/// has.
MeaningList memberMeanings(Meanings& meanings, const language::Type& type, const text::DataNode& node);

}  // namespace ludo::mend
