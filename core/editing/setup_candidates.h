// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/editing/setup_edits.h"

namespace ludo::editing {

using Edits = std::vector<diagnostics::TextEdit>;

/// Each is tried on the whole text.
constexpr std::size_t mostCandidates = 24;

/// Changes of the text that may make a setup begin as wanted, the simplest first, no more than
/// mostCandidates; each in source order. What they bring about is not looked at. Private to the room.
std::vector<Edits> setupCandidates(const text::MarkdownDocument& markdown, const SetupChange& change);

}  // namespace ludo::editing
