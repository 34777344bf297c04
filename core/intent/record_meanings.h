// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/meanings.h"

namespace ludo::mend {

/// What a value may mean where the fields of this record are wanted: fields by other names, without a level
/// or with one too many, in order without their names, or the value of the only field. A member of a union is
/// given its fields alone, without its tag.
MeaningList recordMeanings(Meanings& meanings, const language::Type& record, const text::DataNode& node);

}  // namespace ludo::mend
