// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::widgets {

struct Viewer;

/// By seat; nothing where the score depends on what somebody who looks does not know.
using KnownScores = std::vector<std::optional<std::int64_t>>;

/// Each seat's score by the game's scoring section, as one of the viewer's seats can tell it, or as everybody
/// can where the viewer has no seat. Empty without scoring, where that asks for too much, and when stopped.
///
/// What is told follows from what these seats may know alone, and from nothing that is hidden from them: a
/// score is known when it is the same in many states that could be the real one, drawn at random
/// (determinisation; Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012). That
/// may take many times what the rules may take for one scoring: for worker threads.
KnownScores knownScores(const kernel::Rules& rules, const kernel::State& state, const Viewer& viewer,
                        const std::stop_token& stop = {});

}  // namespace ludo::widgets
