// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/text/data_node.h"

namespace ludo::mend {

/// A condition that holds where the other does not: the contrary comparison, what was denied, or the
/// condition under "not".
text::DataNode contraryOf(const text::DataNode& condition);

}  // namespace ludo::mend
