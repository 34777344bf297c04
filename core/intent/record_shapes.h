// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/meanings.h"

namespace ludo::mend {

/// A mapping with its entries on other levels, where not all of them are fields of the record: those that it
/// does not have go into one of its fields, or what stands too deep comes out of one. Each is still to be
/// read.
MeaningList otherShapes(Meanings& meanings, const language::Type& record, const text::DataNode& node);

}  // namespace ludo::mend
