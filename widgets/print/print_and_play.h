// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <stop_token>
#include <string>

#include "core/kernel/rules.h"
#include "widgets/pictures/game_pictures.h"
#include "widgets/print/sheet_plan.h"

namespace ludo::widgets {

/// What is printed of a game, and how large.
struct PrintSettings {
  Paper paper;
  QSizeF card{63, 88};  ///< millimetres; that of poker cards
  double space = 25;    ///< side of a space of a board, to which pieces fit, in millimetres
  bool cards = true;
  bool backs = false;  ///< a sheet behind each sheet of cards, for printing on both sides
  bool pieces = true;
  bool boards = true;
};

/// What came of it: the bytes of a PDF file, and how many sheets of each it holds.
struct PrintedGame {
  std::string pdf;
  int cardSheets = 0;  ///< backs included
  int pieceSheets = 0;
  int boardSheets = 0;
  int sheets() const { return cardSheets + pieceSheets + boardSheets; }
};

/// Cards, pieces and boards of a game as sheets at true size with marks to cut along, and on each sheet a
/// line of 5 cm to check that the printer scaled nothing. For as many players as `rules` are. A game that has
/// nothing of the kind, or an early stop, gives no sheets. Any thread.
PrintedGame printGame(const kernel::Rules& rules, const PrintSettings& settings,
                      const std::stop_token& stop = {}, const GamePicturesPtr& pictures = {});

}  // namespace ludo::widgets
