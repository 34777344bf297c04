// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <vector>

#include "core/kernel/kernel.h"

namespace ludo::widgets {

/// One thing in which two positions of a game differ, in words.
struct StateDifference {
  enum class Kind { Turn, Variable, Zone, Token };
  Kind kind = Kind::Turn;
  QString subject;  ///< "money of player 1", "hand of player 2"
  QString before;
  QString after;
  kernel::ZoneId zone;  ///< where it is seen on the board; invalid where it is not
};

/// What differs from one position to another: whose turn it is, variables, what lies in zones, and properties
/// and owners of tokens that are in both.
std::vector<StateDifference> stateDifferences(const kernel::Rules& rules, const kernel::State& before,
                                              const kernel::State& after);

}  // namespace ludo::widgets
