// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/meanings.h"

namespace ludo::mend {

/// A value as a short notation, such as the selector of a zone or a move.
MeaningList notationMeanings(const language::Type& type, const text::DataNode& node, const KnownWords& words);

}  // namespace ludo::mend
