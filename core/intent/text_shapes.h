// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/meanings.h"

namespace ludo::mend {

/// Mappings that a mapping of the record may be meant for, where a value says more than its own key asks:
/// what belongs to other keys, in the words of the same text or beside the word. Each at what it costs to
/// think so.
MeaningList fullerShapes(Meanings& meanings, const language::Type& record, const text::DataNode& node);

}  // namespace ludo::mend
