// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/meanings.h"

namespace ludo::mend {

/// Whether the field does nothing but say which of a union this record is.
bool isTag(const language::Type& record, const language::Field& field);

/// What a mapping means as a record, entry by entry: each under its own key, or another that it may be meant
/// for, and what is missing as far as it can be only one thing.
MeaningList entryMeanings(Meanings& meanings, const language::Type& record, const text::DataNode& node);

}  // namespace ludo::mend
