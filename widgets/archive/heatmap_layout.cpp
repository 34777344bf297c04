// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/heatmap_layout.h"

#include <QLocale>
#include <algorithm>

namespace ludo::widgets {
namespace {

constexpr int labelGap = 4;
constexpr int mostLabelShare = 3;  ///< labels of rows take a third of the width at most

int widestLabel(const ArchiveAxis& axis, const QFontMetrics& font) {
  int widest = 0;
  for (std::size_t i = 0; i < tickCount(axis); ++i)
    widest = std::max(widest, font.horizontalAdvance(tickText(axis, i)));
  // Painters may round the width of a text up.
  return widest + labelGap;
}

}  // namespace

std::size_t tickCount(const ArchiveAxis& axis) {
  return axis.isCategorical() ? axis.cells : axis.boundaries.size();
}

QString tickText(const ArchiveAxis& axis, std::size_t index) {
  return axis.isCategorical() ? cellLabel(axis, index) : QLocale().toString(axis.boundaries[index], 'g', 4);
}

HeatmapLayout::HeatmapLayout(const Heatmap& map, QSize size, const QFontMetrics& font)
    : m_columns(std::max<std::size_t>(1, map.columns())), m_rows(std::max<std::size_t>(1, map.rows())) {
  const int line = font.height();
  const int labels = map.up ? std::min(widestLabel(*map.up, font), size.width() / mostLabelShare) : 0;
  const int left = map.up ? line + labelGap + labels + labelGap : line / 2;
  // The first and the last labels stick out by half.
  const int right = line + labelGap;
  const int below = 3 * (line + labelGap) + labelGap;
  m_plot = QRect(left, line / 2 + labelGap, std::max(1, size.width() - left - right),
                 std::max(1, size.height() - line / 2 - labelGap - below));
  m_upTitle = QRect(0, m_plot.top(), line, m_plot.height());
  m_upLabels = QRect(line + labelGap, m_plot.top(), labels, m_plot.height());
  const int under = m_plot.bottom() + 1 + labelGap;
  m_acrossLabels = QRect(left, under, m_plot.width(), line);
  m_acrossTitle = QRect(left, under + line, m_plot.width(), line);
  m_legend = QRect(left, under + 2 * line + 2 * labelGap, m_plot.width(), line);
}

int HeatmapLayout::columnBegin(std::size_t column) const {
  return m_plot.left() + static_cast<int>(static_cast<std::size_t>(m_plot.width()) * column / m_columns);
}

int HeatmapLayout::rowBegin(std::size_t row) const {
  return m_plot.bottom() + 1 - static_cast<int>(static_cast<std::size_t>(m_plot.height()) * row / m_rows);
}

QRect HeatmapLayout::cell(CellIndex index) const {
  return {QPoint(columnBegin(index.column), rowBegin(index.row + 1)),
          QPoint(columnBegin(index.column + 1) - 1, rowBegin(index.row) - 1)};
}

std::optional<HeatmapLayout::CellIndex> HeatmapLayout::indexAt(QPoint point) const {
  if (!m_plot.contains(point)) return std::nullopt;
  // The last column that begins at the point or before it, and the same of rows from below.
  const auto column = ((static_cast<std::size_t>(point.x() - m_plot.left()) + 1) * m_columns - 1) /
                      static_cast<std::size_t>(m_plot.width());
  const auto row = ((static_cast<std::size_t>(m_plot.bottom() - point.y()) + 1) * m_rows - 1) /
                   static_cast<std::size_t>(m_plot.height());
  return CellIndex{column, row};
}

}  // namespace ludo::widgets
