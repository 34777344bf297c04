// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPalette>

#include "widgets/archive/heatmap_layout.h"

class QPainter;

namespace ludo::widgets {

/// Paints a heatmap into a layout: cells, axes, legend and the frame round what is selected.
class HeatmapPainter {
 public:
  /// All outlive it.
  HeatmapPainter(QPainter& painter, const HeatmapLayout& layout, const Heatmap& map,
                 const ArchiveSnapshot& snapshot, const QPalette& palette);

  void paintCells();
  void paintAxes();
  void paintLegend();
  void paintFrame(HeatmapLayout::CellIndex index, bool hasFocus);

 private:
  QBrush emptyBrush() const;
  QBrush unmeasuredBrush() const;
  QBrush brushOf(const Heatmap::Cell& cell) const;
  void paintPin(const QRect& rect);
  void paintPinLegend(int left);
  void paintCell(const QRect& rect, const QBrush& brush, bool isMatch);
  void paintAcrossTicks(const ArchiveAxis& axis);
  void paintUpTicks(const ArchiveAxis& axis);

  QPainter& m_painter;
  const HeatmapLayout& m_layout;
  const Heatmap& m_map;
  const ArchiveSnapshot& m_snapshot;
  const QPalette& m_palette;
};

}  // namespace ludo::widgets
