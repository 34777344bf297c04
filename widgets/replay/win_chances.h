// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <functional>
#include <stop_token>

#include "widgets/replay/game_course.h"

namespace ludo::widgets {

/// How many positions of a game are tried, how often each, and for how long altogether: what is not reached
/// by then is left out.
struct WinChanceSettings {
  std::size_t positions = 120;
  int playouts = 200;   ///< of each position
  double seconds = 20;  ///< altogether
};

/// The chances of each seat in the course of a recorded game, in percent, as games by random moves go on from
/// there; a draw counts half. Nothing is hidden from these players. The ends of the game come first and what
/// lies between is filled in ever closer, so that `progressed` is given a whole course each time, if a coarse
/// one. Stops when asked. The same every time, but for how far it comes. Any thread.
GameCourse winChances(const sim::Replay& replay, const WinChanceSettings& settings,
                      const std::stop_token& stop = {},
                      const std::function<void(const GameCourse&)>& progressed = {});

}  // namespace ludo::widgets
