// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/bench/limit_game.h"

namespace ludo::bench::LUDO_LIMITS_FOR {

LimitGame ticTacToe();
LimitGame connectFour();
LimitGame hex();
LimitGame reversi();
LimitGame gomoku();
LimitGame yavalath();
LimitGame breakthrough();
LimitGame englishDraughts();
LimitGame nineMensMorris();
LimitGame kalah();
LimitGame pente();
LimitGame yavalax();
LimitGame daiHasamiShogi();
LimitGame hopThrough();

}  // namespace ludo::bench::LUDO_LIMITS_FOR
