// SPDX-License-Identifier: Apache-2.0
#include "core/bench/limits/tables.h"

#include "core/bench/limits/games.h"

namespace ludo::bench::LUDO_LIMITS_FOR {

std::span<const LimitGame> games() {
  static const std::array table{
      ticTacToe(),       connectFour(),    hex(),   reversi(), gomoku(),  yavalath(),       breakthrough(),
      englishDraughts(), nineMensMorris(), kalah(), pente(),   yavalax(), daiHasamiShogi(), hopThrough(),
  };
  return table;
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
