// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFontMetrics>
#include <QRect>
#include <optional>

#include "widgets/archive/heatmap.h"

namespace ludo::widgets {

/// Where the parts of a heatmap lie in a widget, in its pixels. Cells cover the plot without gaps, and differ
/// by a pixel at most. A plain value.
class HeatmapLayout {
 public:
  struct CellIndex {
    std::size_t column = 0;
    std::size_t row = 0;  ///< from below
    bool operator==(const CellIndex&) const = default;
  };

  HeatmapLayout(const Heatmap& map, QSize size, const QFontMetrics& font);

  const QRect& plot() const { return m_plot; }
  const QRect& acrossLabels() const { return m_acrossLabels; }
  const QRect& upLabels() const { return m_upLabels; }
  const QRect& acrossTitle() const { return m_acrossTitle; }
  const QRect& upTitle() const { return m_upTitle; }
  const QRect& legend() const { return m_legend; }
  QRect cell(CellIndex index) const;
  /// The cell at a point of the plot.
  std::optional<CellIndex> indexAt(QPoint point) const;
  /// Where the boundary before a column or a row lies; that of the number of columns is the end.
  int columnBegin(std::size_t column) const;
  int rowBegin(std::size_t row) const;

 private:
  std::size_t m_columns;
  std::size_t m_rows;
  QRect m_plot, m_acrossLabels, m_upLabels, m_acrossTitle, m_upTitle, m_legend;
};

/// What stands at a boundary, or in the middle of a cell of kinds.
QString tickText(const ArchiveAxis& axis, std::size_t index);
/// How many labels an axis has: one a boundary, or one a kind.
std::size_t tickCount(const ArchiveAxis& axis);

}  // namespace ludo::widgets
