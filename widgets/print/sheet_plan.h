// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QLineF>
#include <QtCore/QRectF>
#include <vector>

/// Where on sheets of paper things to cut out go. Lengths are millimetres from the upper left corner of a
/// sheet. Pure values.
namespace ludo::widgets {

struct Paper {
  QSizeF size{210, 297};
  double margin = 7;  ///< at each side: printers leave some white, and cut marks and captions stand in it

  QRectF printableRect() const {
    return QRectF(QPointF(), size).marginsRemoved({margin, margin, margin, margin});
  }
};
inline constexpr QSizeF a4Size{210, 297};
inline constexpr QSizeF letterSize{215.9, 279.4};

/// One sheet of things that are all as large.
struct GridSheet {
  std::vector<QRectF> places;    ///< in the order of reading
  std::vector<QLineF> cutMarks;  ///< in the margin, in line with the edges of the places
};

/// As many sheets as `count` things take, each as full as it goes and centred; `gap` lies between things.
/// The paper is turned where more fit then: see isTurned. Nothing where not one fits.
struct GridPlan {
  QSizeF paper;  ///< turned or not
  bool isTurned = false;
  std::vector<GridSheet> sheets;
};
GridPlan planGrid(const Paper& paper, const QSizeF& thing, double gap, int count);

/// The place of a thing on the sheet behind, when the paper is turned about its long edge or, if turned, its
/// short one: left and right are exchanged.
QRectF behind(const QRectF& place, const QSizeF& paper);

/// A part of something too large for a sheet.
struct Tile {
  QRectF part;   ///< of the whole, in millimetres from its upper left corner
  QRectF place;  ///< of this part on the sheet, as large
  int row = 0;
  int column = 0;
  std::vector<QLineF> cutMarks;
};

struct TilePlan {
  QSizeF paper;
  bool isTurned = false;
  int rows = 0;
  int columns = 0;
  std::vector<Tile> tiles;  ///< row by row; neighbours share `overlap` millimetres
};
TilePlan planTiles(const Paper& paper, const QSizeF& whole, double overlap);

}  // namespace ludo::widgets
