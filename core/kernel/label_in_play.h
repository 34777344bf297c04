// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/kernel/move_labels.h"

namespace ludo::kernel {

/// The move's label among all moves that are legal in the position (see moveLabels). The legal moves are
/// listed only if the move names a token whose place may be needed to tell it from another; in games on
/// boards alone they never are.
std::string labelInPlay(const Rules& rules, const State& state, const Move& move,
                        const LabelWords& words = {});

/// Whether the label depends on the position, because the move names a token.
bool namesToken(const Move& move);

}  // namespace ludo::kernel
