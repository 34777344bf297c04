// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/analysis/unsupported.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// Which part of the rules keeps a game from being held in some encoding, for --explain. Each function is
/// asked only when there is such a part.
namespace ludo::engine {

/// The first zone that not everybody sees.
Unsupported causeOfSecrets(const language::GameDef& def);
/// The first effect that changes whose turn it is, or how it goes on.
Unsupported causeOfChangingTurns(const language::GameDef& def);
/// Why there is no room for a state that a game begins with, where tokens have ids.
Unsupported causeOfBeginning(const kernel::Rules& rules, const kernel::State& state);
/// The first zone that holds several tokens in the state.
Unsupported causeOfStacks(const kernel::Rules& rules, const kernel::State& state);
/// What tells tokens apart, so that counting them is not enough. `areOfSeveralTypes`: those that are ever
/// made.
Unsupported causeOfDifference(const language::GameDef& def, bool areOfSeveralTypes);

}  // namespace ludo::engine
