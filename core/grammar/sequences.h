// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

#include "core/grammar/grammar.h"

/// How sequences are put together: literals that meet become one. Private to the room.
namespace ludo::grammar {

void appendLiteral(Sequence& sequence, std::string_view text);
void append(Sequence& sequence, const Sequence& more);

}  // namespace ludo::grammar
