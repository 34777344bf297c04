// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/sample_picture.h"

#include <QPainter>
#include <algorithm>

#include "core/base/files.h"
#include "core/kernel/kernel.h"
#include "core/service/analysis.h"

#include "widgets/board/board_painter.h"

namespace ludo::ide {
namespace {

constexpr std::uint64_t seed = 1;
/// So many say more than a board that is empty or full.
constexpr int movesPlayed = 8;
constexpr std::int64_t pixelsOfGallery = 500'000;

kernel::State someMovesIn(const kernel::Rules& rules) {
  Rng rng = Rng::forRun(seed, 0);
  kernel::State state = kernel::initialState(rules, seed);
  for (int move = 0; move < movesPlayed && !state.over(); ++move) {
    const std::vector<kernel::Move> moves = kernel::legalMoves(rules, state);
    if (moves.empty()) break;
    kernel::applyMove(rules, state, moves[rng.below(moves.size())]);
  }
  return state;
}

}  // namespace

SamplePicture pictureOf(const QString& path, const std::stop_token& stop) {
  const Result<std::string> text = readFile(path.toStdString());
  if (!text) return nullptr;
  const auto source = std::make_shared<const SourceText>(path.toStdString(), *text);
  const service::AnalysisPtr analysis =
      service::analyse(source, 0, stop, service::SpecTests::Leave, service::Fixes::Leave);
  if (!analysis || !analysis->rules) return nullptr;
  const kernel::Rules& rules = *analysis->rules;
  const kernel::State state = someMovesIn(rules);
  auto scene = std::make_shared<widgets::BoardScene>(
      widgets::makeScene(rules, widgets::layOutBoard(rules), &state, widgets::Viewer::everything(),
                         widgets::ShownVariables::Facts,
                         widgets::loadPictures(rules.def(), path.toStdString(), pixelsOfGallery, {}, stop)));
  return scene->empty() || scene->bounds.isEmpty() ? nullptr : scene;
}

void drawPicture(QPainter& painter, const QRectF& rect, const widgets::BoardScene& picture,
                 const QPalette& palette) {
  const QRectF& bounds = picture.bounds;
  const double scale = std::min(rect.width() / bounds.width(), rect.height() / bounds.height());
  painter.save();
  painter.translate(rect.center());
  painter.scale(scale, scale);
  painter.translate(-bounds.center());
  const widgets::BoardColours colours = widgets::BoardColours::from(palette);
  widgets::BoardPainter(picture, colours).paint(painter, bounds);
  painter.restore();
}

}  // namespace ludo::ide
