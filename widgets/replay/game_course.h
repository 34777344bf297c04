// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/sim/replay.h"

namespace ludo::widgets {

/// How a recorded game went, from its start to its end: the score of each seat, or where there is no scoring,
/// how many moves there were to choose from; or the chances of each seat, see win_chances.h. A plain value.
struct GameCourse {
  enum class Kind { Scores, Choices, WinChances };

  /// More are not told apart on a screen; of longer games every so many steps are taken.
  static constexpr std::size_t mostPoints = 2000;

  Kind kind = Kind::Choices;
  std::vector<std::size_t> steps;                 ///< rising, those that can be shown
  std::vector<std::vector<std::int64_t>> curves;  ///< by seat, or one; a value for each of `steps`

  /// Whether there is a curve for each seat.
  bool isBySeat() const { return kind != Kind::Choices; }
  bool empty() const { return steps.size() < 2; }
  /// The last of `steps` that is not behind `step`. There has to be one.
  std::size_t pointAt(std::size_t step) const;
};

/// Plays the game once more. Cut short when stop is requested. Any thread.
GameCourse courseOf(const sim::Replay& replay, const std::stop_token& stop = {});

}  // namespace ludo::widgets
