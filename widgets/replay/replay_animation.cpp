// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/replay_animation.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/kernel/kernel.h"
#include "widgets/board/board_image.h"
#include "widgets/board/board_layout.h"
#include "widgets/board/board_scene.h"
#include "widgets/replay/animated_png.h"
#include "widgets/replay/changed_zones.h"

namespace ludo::widgets {
namespace {

constexpr int lastIsLonger = 3;  ///< times

struct AnimationTexts {
  Q_DECLARE_TR_FUNCTIONS(ReplayAnimation)
};

/// Pixels of a space, as many as are wanted and fit.
double fittingCell(const QRectF& bounds, int wanted) {
  const double pixels = bounds.width() * bounds.height() * std::pow(wanted / cellSize, 2);
  return wanted * std::min(1.0, std::sqrt(mostAnimatedPixels / std::max(1.0, pixels)));
}

}  // namespace

Result<std::string> animateReplay(const sim::Replay& replay, const AnimationSettings& settings,
                                  const BoardColours& colours, const GamePicturesPtr& pictures,
                                  const std::stop_token& stop, const std::function<void(double)>& report) {
  const std::size_t last = std::min(settings.last, replay.stepCount() - 1);
  const std::size_t first = std::min(settings.first, last);
  const std::size_t count = last - first + 1;
  if (count > mostAnimated)
    return Failure{AnimationTexts::tr("An animation shows %n position(s) at most. Choose a part of the game.",
                                      nullptr, static_cast<int>(mostAnimated))
                       .toStdString()};
  const kernel::Rules& rules = *replay.rules();
  const BoardLayout layout = layOutBoard(rules);
  kernel::State state = replay.stateAt(first);
  std::optional<AnimatedPng> animation;
  BoardMarks marks;
  for (std::size_t step = first; step <= last && !stop.stop_requested(); ++step) {
    if (step > first) {
      kernel::EventLog log;
      kernel::applyMove(rules, state, replay.trace().entries[step - 1].move, &log);
      marks.changed = changedZones(state, log);
    }
    const BoardScene scene =
        makeScene(rules, layout, &state, Viewer::everything(), ShownVariables::Facts, pictures);
    const QRectF bounds = scene.boundsWithCoordinates;
    const QImage image =
        boardImage({scene, colours, marks, true, false, nullptr, bounds}, fittingCell(bounds, settings.cell));
    if (!animation) animation.emplace(image.size());
    animation->add(image, step == last ? lastIsLonger * settings.milliseconds : settings.milliseconds);
    if (animation->size() > mostAnimationBytes)
      return Failure{
          AnimationTexts::tr(
              "The animation would be larger than 200 MB. Choose a part of the game, or smaller spaces.")
              .toStdString()};
    report(static_cast<double>(step - first + 1) / static_cast<double>(count));
  }
  return animation ? animation->finish().toStdString() : std::string();
}

}  // namespace ludo::widgets
