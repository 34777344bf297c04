// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <functional>
#include <stop_token>

#include "core/base/result.h"
#include "core/sim/replay.h"
#include "widgets/board/board_colours.h"
#include "widgets/pictures/game_pictures.h"

namespace ludo::widgets {

/// Which part of a game becomes an animation, and how.
struct AnimationSettings {
  std::size_t first = 0;  ///< the positions after so many plies, both ends included
  std::size_t last = 0;
  int milliseconds = 1000;  ///< that a position is seen
  int cell = 64;            ///< pixels of a space's side
};

/// Positions that one animation shows at most, pixels that one image has, and bytes of the file. Larger
/// images are drawn smaller.
constexpr std::size_t mostAnimated = 2000;
constexpr double mostAnimatedPixels = 2'000'000;
constexpr qsizetype mostAnimationBytes = qsizetype{200} << 20;

/// An animated PNG of a game's board, seen from the outside like the board of a replay, with what each ply
/// changed marked; the last position is seen longer. Fails where it becomes too large. `report` is told the
/// share that is drawn. Any thread; stops early when asked to, with a file that is not whole.
Result<std::string> animateReplay(const sim::Replay& replay, const AnimationSettings& settings,
                                  const BoardColours& colours, const GamePicturesPtr& pictures,
                                  const std::stop_token& stop, const std::function<void(double)>& report);

}  // namespace ludo::widgets
