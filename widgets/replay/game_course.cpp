// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/game_course.h"

#include <algorithm>

#include "core/kernel/kernel.h"

namespace ludo::widgets {

std::size_t GameCourse::pointAt(std::size_t step) const {
  const auto behind = std::ranges::upper_bound(steps, step);
  return static_cast<std::size_t>(std::max<std::ptrdiff_t>(behind - steps.begin() - 1, 0));
}

GameCourse courseOf(const sim::Replay& replay, const std::stop_token& stop) {
  const kernel::Rules& rules = *replay.rules();
  const std::size_t last = replay.stepCount() - 1;
  const std::size_t stride = last / GameCourse::mostPoints + 1;
  GameCourse course;
  const bool hasScores = rules.def().scoring.has_value();
  course.kind = hasScores ? GameCourse::Kind::Scores : GameCourse::Kind::Choices;
  course.curves.resize(hasScores ? static_cast<std::size_t>(rules.seats()) : 1);
  kernel::State state;
  if (hasScores) state = replay.stateAt(0);
  for (std::size_t step = 0; step <= last && !stop.stop_requested(); ++step) {
    if (hasScores && step > 0) kernel::applyMove(rules, state, replay.trace().entries[step - 1].move);
    if (step % stride != 0 && step != last) continue;
    // The choice of a step is that of the move after it; behind the last there is none.
    if (!hasScores && step == last) break;
    if (hasScores) {
      const std::vector<std::int64_t> scores = kernel::scores(rules, state);
      if (scores.size() != course.curves.size()) return {};
      for (std::size_t seat = 0; seat < scores.size(); ++seat) course.curves[seat].push_back(scores[seat]);
    } else {
      course.curves[0].push_back(replay.trace().entries[step].legalMoveCount);
    }
    course.steps.push_back(step);
  }
  return course;
}

}  // namespace ludo::widgets
