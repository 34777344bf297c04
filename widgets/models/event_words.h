// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include "core/kernel/kernel.h"

/// What happens in a game, as players say it: tokens by their names and zones by their owners, without the
/// numbers that core knows them by.
namespace ludo::widgets {

/// One change of the state: "Farm: supply → discard of player 1".
QString changeTitle(const kernel::Rules& rules, const kernel::State& after, const kernel::Delta& delta);
/// One remark of the rules.
QString noteTitle(const kernel::Rules& rules, const kernel::Note& note);

}  // namespace ludo::widgets
