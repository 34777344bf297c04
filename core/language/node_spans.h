// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/base/source_text.h"
#include "core/language/game_def.h"

namespace ludo::language {

/// Where each node is written, by its number (Node::node); where that is unknown, the last part before it
/// whose place is known. The first, of no node, is unknown.
std::vector<Span> nodeSpans(const GameDef& def);

}  // namespace ludo::language
