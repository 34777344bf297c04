// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/language/type.h"
#include "core/text/data_node.h"

namespace ludo::mend {

/// { shape: { grid: { rows: 3 } } } for { shape.grid.rows: 3 }, where the record has such a field; a Null
/// where no key has dots.
text::DataNode withoutDots(const language::Type& record, const text::DataNode& node);

}  // namespace ludo::mend
