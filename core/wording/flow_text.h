// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/text/data_node.h"

namespace ludo::mend {

/// The value on one line, as the language writes it: { scope: "global", max: 3 }.
std::string flowText(const text::DataNode& node);

}  // namespace ludo::mend
