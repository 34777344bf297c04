// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/kernel/move_labels.h"

namespace ludo::kernel {

/// What moveLabels says of a move among all that are legal in the position. These are only looked for where a
/// token is named whose place may have to be told: a game of boards alone is told without.
std::string labelInPlay(const Rules& rules, const State& state, const Move& move,
                        const LabelWords& words = {});

/// Whether what a move reads like depends on the position: where it names a token.
bool namesToken(const Move& move);

}  // namespace ludo::kernel
