// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

/// Mistakes in a recorded game.
namespace ludo::diagnostics::kinds {

inline constexpr Kind InvalidTrace{
    "invalid-trace", Severity::Error, "Trace that cannot be read",
    "The file is not a whole recorded game. Record it again with ludo run --out."};
inline constexpr Kind TraceOfOtherGame{"trace-of-other-game", Severity::Error, "Trace of another game",
                                       "A trace belongs to exactly the rules it was recorded with; any "
                                       "change of the rules makes it another game's."};

/// All kinds of this file, in its order.
inline constexpr const Kind* traceKinds[] = {
    &InvalidTrace,
    &TraceOfOtherGame,
};

}  // namespace ludo::diagnostics::kinds
