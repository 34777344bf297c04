// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <vector>

#include "core/kernel/rules.h"

namespace ludo::widgets {

/// Which variables stand beside a board.
enum class ShownVariables : std::uint8_t {
  Facts,  ///< what players would keep on the table: money, points, a die
  All     ///< also what the rules count for themselves
};

/// The variables of a seat, or of the table for nobody, as indices into the game's variables.
///
/// No fact is a variable of the table that is a mere yes or no, or that nobody has to look at to play: one
/// that is read neither by actions nor by scoring nor by ends that somebody wins or loses, but elsewhere.
/// Such ones end a phase, deal out at the start, or count towards a draw.
std::vector<std::uint32_t> shownVariables(const kernel::Rules& rules, kernel::Seat seat,
                                          ShownVariables shown);

/// Whether the game has variables that are no facts.
bool hasInternalVariables(const kernel::Rules& rules);

}  // namespace ludo::widgets
