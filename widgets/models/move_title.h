// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <vector>

#include "core/kernel/kernel.h"

/// Moves as players read them: core's labels (core/kernel/move_labels.h) in the user's language.
namespace ludo::widgets {

/// One a move, as moveLabels.
std::vector<QString> moveTitles(const kernel::Rules& rules, const kernel::State& state,
                                const std::vector<kernel::Move>& moves);
/// Of one of the moves there are.
QString moveTitle(const kernel::Rules& rules, const kernel::State& state,
                  const std::vector<kernel::Move>& moves, const kernel::Move& move);
/// The same where the moves there are have not been looked for.
QString moveTitle(const kernel::Rules& rules, const kernel::State& state, const kernel::Move& move);

}  // namespace ludo::widgets
