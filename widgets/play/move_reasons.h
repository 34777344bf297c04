// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <optional>
#include <vector>

#include "core/base/source_text.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// Why an action may be taken now, or why not.
namespace ludo::widgets {

/// One thing that the rules ask for, and how it stands.
struct Reason {
  QString text;  ///< what is asked for, in words
  QString now;   ///< the values in it: "your money is 3"; may be empty
  bool holds = false;
  Span place;              ///< where it is written
  bool isSummary = false;  ///< those after it say more
};

struct ActionReasons {
  QString title;  ///< the action's label
  Span place;
  bool isLegal = false;         ///< at the asked place when there is one
  std::vector<Reason> reasons;  ///< up to the first that keeps the rest from being asked
};

/// A place of the board that is asked about: a zone, and perhaps a token in it that is to come to a goal.
struct AskedPlace {
  kernel::ZoneId zone;
  kernel::TokenId token;
  kernel::ZoneId goal = {};  ///< invalid: any
};

/// All actions of the game for a player who is to choose one. A place narrows parameters to it; a goal leaves
/// out actions that can bring nothing there.
std::vector<ActionReasons> moveReasons(const kernel::Rules& rules, const kernel::State& state,
                                       kernel::Seat player, std::optional<AskedPlace> place = std::nullopt);

/// What is in the way, a line for each of the first few actions; empty when nothing is told.
QString refusalText(const std::vector<ActionReasons>& actions);

}  // namespace ludo::widgets
