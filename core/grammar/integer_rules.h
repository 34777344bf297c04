// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/grammar/grammar.h"

namespace ludo::grammar {

/// Exactly the whole numbers from the smallest to the largest, without leading zeros. Alternatives do not
/// overlap. Private to the room.
std::vector<Sequence> integersBetween(std::int64_t minimum, std::int64_t maximum);

}  // namespace ludo::grammar
