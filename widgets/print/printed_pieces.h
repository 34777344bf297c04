// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <stop_token>
#include <vector>

#include "widgets/board/board_scene.h"

namespace ludo::widgets {

/// Tokens that look alike, to be cut out of paper.
struct PrintedPiece {
  SceneToken look;  ///< without place and size
  int copies = 1;
  bool isCard() const { return look.shape == language::TokenShape::Card; }
};

/// No more pieces are printed of one game.
constexpr int mostPrintedPieces = 3000;

struct PrintedPieces {
  std::vector<PrintedPiece> pieces;  ///< cards first
  int left = 0;                      ///< that there would be beyond mostPrintedPieces
};

/// What a table needs to play: everything that the game begins with, and of what is made while playing as
/// much as lay on the table at once in some games by random moves. A token that is ever on a board is a
/// piece, all others are cards, unless the game says how they look. Any thread.
PrintedPieces printedPieces(const kernel::Rules& rules, const BoardLayout& layout,
                            const GamePicturesPtr& pictures = {}, const std::stop_token& stop = {});

}  // namespace ludo::widgets
