// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "core/grammar/grammar.h"

namespace ludo::grammar {

/// A rule that begins with itself by way of others or behind what may be empty, or is begun with by such a
/// rule; nothing when there is none.
/// Private to the room.
std::optional<std::string> indirectlyLeftRecursive(const Grammar& grammar);

}  // namespace ludo::grammar
