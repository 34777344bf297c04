// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/text/data_node.h"
#include "core/wording/known_words.h"

namespace ludo::mend {

/// What lies in any of several zones, as { query: "union", of: [...] } with their names, for ["deck",
/// "hand:actor"] and "deck and hand:actor"; nothing where anything else is named.
std::optional<text::DataNode> unionOfZones(const text::DataNode& node, const KnownWords& words);

}  // namespace ludo::mend
