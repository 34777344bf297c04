// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <vector>

#include "widgets/board/board_painter.h"
#include "widgets/play/bot_move.h"

namespace ludo::widgets {

/// One move as a bot thinks of it, in words.
struct AdvisedMove {
  kernel::Move move;
  QString title;
  QString chance;    ///< "61 %", "certain win"; empty where the bot does not say
  QString games;     ///< played in thought
  QString line;      ///< what it expects to follow; empty where nobody can know
  BoardArrow arrow;  ///< where the move goes on the board; neither end where it cannot be drawn
};

/// What a bot says of a position.
struct Advice {
  std::string agent;  ///< its text, as makeAgent knows it
  kernel::Seat seat = kernel::nobody;
  std::size_t plies = 0;           ///< how many moves were made before it
  std::vector<AdvisedMove> moves;  ///< best first; the first is what it would play
};

/// The first three.
std::vector<BoardArrow> arrowsOf(const Advice& advice);

/// Any thread. Tells nothing that the player to move may not know.
Advice adviceFrom(const std::string& agent, const PlaySession& session, const BotAnswer& answer);
Advice askForAdvice(const std::string& agent, const PlaySession& session, std::stop_token stop);

}  // namespace ludo::widgets
