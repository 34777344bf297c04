// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

#include "widgets/play/play_session.h"

/// What a game in progress says about itself, in words.
namespace ludo::widgets {

/// "Player 1 to move", "Player 2 decides", "Game over".
QString turnText(const PlaySession& session);
/// "Turn 3, phase main".
QString phaseText(const PlaySession& session);
/// What a pending decision asks, e.g. "Choose target: 1 of 2 chosen"; empty when none is pending.
QString decisionText(const PlaySession& session);

/// How a game ended, and why.
struct ResultText {
  QString headline;                      ///< "Player 1 wins"
  QString reason;                        ///< "The end condition threeInARow was met."
  QString scores;                        ///< "Scores: Player 1: 12, Player 2: 9"; empty without scoring
  kernel::Seat winner = kernel::nobody;  ///< the only one, if there is one
  Span condition;                        ///< where the end condition is written
};
ResultText resultText(const kernel::Rules& rules, const kernel::Outcome& outcome);

}  // namespace ludo::widgets
