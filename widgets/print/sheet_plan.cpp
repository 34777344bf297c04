// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/print/sheet_plan.h"

#include <algorithm>
#include <cmath>

namespace ludo::widgets {
namespace {

constexpr double markLength = 5;
constexpr double markGap = 1.5;  ///< between a mark and what is cut out, so that no line is left on it
/// Lengths may differ by so much from rounding.
constexpr double slack = 1e-6;

int howMany(double available, double thing, double gap) {
  return std::max(0, static_cast<int>(std::floor((available + gap) / (thing + gap) + slack)));
}

Paper turned(const Paper& paper) {
  return {paper.size.transposed(), paper.margin};
}

/// Marks for the edges of things that lie in `area`, at all four sides of it.
std::vector<QLineF> marksFor(const std::vector<double>& xs, const std::vector<double>& ys,
                             const QRectF& area) {
  std::vector<QLineF> marks;
  for (const double x : xs) {
    marks.emplace_back(x, area.top() - markGap - markLength, x, area.top() - markGap);
    marks.emplace_back(x, area.bottom() + markGap, x, area.bottom() + markGap + markLength);
  }
  for (const double y : ys) {
    marks.emplace_back(area.left() - markGap - markLength, y, area.left() - markGap, y);
    marks.emplace_back(area.right() + markGap, y, area.right() + markGap + markLength, y);
  }
  return marks;
}

std::vector<double> edges(double begin, double thing, double gap, int count) {
  std::vector<double> result;
  for (int i = 0; i < count; ++i) {
    const double at = begin + i * (thing + gap);
    if (result.empty() || at - result.back() > slack) result.push_back(at);
    result.push_back(at + thing);
  }
  return result;
}

GridSheet fill(const QRectF& printable, const QSizeF& thing, double gap, int columns, int rows, int count) {
  const int usedRows = std::min(rows, (count + columns - 1) / columns);
  const int usedColumns = std::min(columns, count);
  const QSizeF used(usedColumns * (thing.width() + gap) - gap, usedRows * (thing.height() + gap) - gap);
  const QPointF begin(printable.center().x() - used.width() / 2, printable.top());
  GridSheet sheet;
  for (int i = 0; i < count; ++i) {
    const int row = i / columns;
    sheet.places.emplace_back(
        begin + QPointF(i % columns * (thing.width() + gap), row * (thing.height() + gap)), thing);
  }
  sheet.cutMarks = marksFor(edges(begin.x(), thing.width(), gap, usedColumns),
                            edges(begin.y(), thing.height(), gap, usedRows), QRectF(begin, used));
  return sheet;
}

int tilesAlong(double whole, double available, double overlap) {
  if (whole <= available + slack) return 1;
  return 1 + static_cast<int>(std::ceil((whole - available) / (available - overlap) - slack));
}

}  // namespace

GridPlan planGrid(const Paper& paper, const QSizeF& thing, double gap, int count) {
  const auto perSheet = [&](const Paper& candidate) {
    const QRectF printable = candidate.printableRect();
    return howMany(printable.width(), thing.width(), gap) * howMany(printable.height(), thing.height(), gap);
  };
  GridPlan plan;
  plan.isTurned = perSheet(turned(paper)) > perSheet(paper);
  const Paper used = plan.isTurned ? turned(paper) : paper;
  plan.paper = used.size;
  const QRectF printable = used.printableRect();
  const int columns = howMany(printable.width(), thing.width(), gap);
  const int rows = howMany(printable.height(), thing.height(), gap);
  if (columns * rows == 0) return plan;
  for (int left = count; left > 0; left -= columns * rows)
    plan.sheets.push_back(fill(printable, thing, gap, columns, rows, std::min(left, columns * rows)));
  return plan;
}

QRectF behind(const QRectF& place, const QSizeF& paper) {
  return {paper.width() - place.right(), place.top(), place.width(), place.height()};
}

TilePlan planTiles(const Paper& paper, const QSizeF& whole, double overlap) {
  const auto count = [&](const Paper& candidate) {
    const QRectF printable = candidate.printableRect();
    return tilesAlong(whole.width(), printable.width(), overlap) *
           tilesAlong(whole.height(), printable.height(), overlap);
  };
  TilePlan plan;
  plan.isTurned = count(turned(paper)) < count(paper);
  const Paper used = plan.isTurned ? turned(paper) : paper;
  plan.paper = used.size;
  const QRectF printable = used.printableRect();
  plan.columns = tilesAlong(whole.width(), printable.width(), overlap);
  plan.rows = tilesAlong(whole.height(), printable.height(), overlap);
  for (int row = 0; row < plan.rows; ++row) {
    for (int column = 0; column < plan.columns; ++column) {
      Tile tile;
      tile.row = row;
      tile.column = column;
      const QPointF begin(column * (printable.width() - overlap), row * (printable.height() - overlap));
      tile.part = QRectF(begin, printable.size()).intersected(QRectF(QPointF(), whole));
      tile.place = QRectF(printable.topLeft(), tile.part.size());
      tile.cutMarks = marksFor({tile.place.left(), tile.place.right()},
                               {tile.place.top(), tile.place.bottom()}, tile.place);
      plan.tiles.push_back(std::move(tile));
    }
  }
  return plan;
}

}  // namespace ludo::widgets
