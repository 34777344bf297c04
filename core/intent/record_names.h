// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/meanings.h"

namespace ludo::mend {

/// Mappings that a mapping of the record may be meant for, where a name or a word of it stands in the wrong
/// place: as a key, under the key of another, or beside what it belongs to.
MeaningList namedShapes(Meanings& meanings, const language::Type& record, const text::DataNode& node);

}  // namespace ludo::mend
