// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/heatmap_painter.h"

#include <QLinearGradient>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/archive/archive_snapshot.h"
#include "widgets/archive/colour_scale.h"
#include "widgets/models/colours.h"

namespace ludo::widgets {
namespace {

constexpr int gap = 4;
QString scaleText(double value) {
  const bool isSmall = std::abs(value) < 10;
  return QLocale().toString(value, isSmall ? 'f' : 'g', isSmall ? 2 : 4);
}

constexpr int leastSplitCell = 5;  ///< pixels; below, a line between cells would hide them

}  // namespace

HeatmapPainter::HeatmapPainter(QPainter& painter, const HeatmapLayout& layout, const Heatmap& map,
                               const ArchiveSnapshot& snapshot, const QPalette& palette)
    : m_painter(painter), m_layout(layout), m_map(map), m_snapshot(snapshot), m_palette(palette) {}

QBrush HeatmapPainter::emptyBrush() const {
  return {mixed(m_palette.color(QPalette::Base), m_palette.color(QPalette::Text), 0.3), Qt::BDiagPattern};
}

QBrush HeatmapPainter::unmeasuredBrush() const {
  return {mixed(m_palette.color(QPalette::Base), m_palette.color(QPalette::Text), 0.5), Qt::Dense6Pattern};
}

void HeatmapPainter::paintCells() {
  m_painter.fillRect(m_layout.plot(), m_palette.color(QPalette::Base));
  m_painter.fillRect(m_layout.plot(), emptyBrush());
  const QRect first = m_layout.cell({0, 0});
  const int split = std::min(first.width(), first.height()) >= leastSplitCell ? 1 : 0;
  for (std::size_t row = 0; row < m_map.rows(); ++row) {
    for (std::size_t column = 0; column < m_map.columns(); ++column) {
      const QRect rect = m_layout.cell({column, row}).adjusted(0, 0, -split, -split);
      const std::optional<Heatmap::Cell>& cell = m_map.at(column, row);
      const Heatmap::Difference* difference = m_map.differenceAt(column, row);
      if (difference != nullptr && !difference->isEmpty()) {
        paintCell(rect, scaleColour(m_map.share(difference->value())), !cell || cell->isMatch);
      } else if (cell) {
        paintCell(rect, brushOf(*cell), cell->isMatch);
      }
      if (cell && m_snapshot.elites[cell->elite].pinned) paintPin(rect);
    }
  }
  m_painter.setPen(mixed(m_palette.color(QPalette::Base), m_palette.color(QPalette::Text), 0.5));
  m_painter.setBrush(Qt::NoBrush);
  m_painter.drawRect(m_layout.plot().adjusted(-1, -1, 0, 0));
}

QBrush HeatmapPainter::brushOf(const Heatmap::Cell& cell) const {
  const double value = measuredValue(m_snapshot.elites[cell.elite], m_map.colour);
  return std::isnan(value) ? unmeasuredBrush() : QBrush(scaleColour(m_map.share(value)));
}

void HeatmapPainter::paintCell(const QRect& rect, const QBrush& brush, bool isMatch) {
  m_painter.fillRect(rect, m_palette.color(QPalette::Base));
  if (isMatch) return m_painter.fillRect(rect, brush);
  // What the filter leaves out is small, so that it is told by more than a colour.
  const QSize size = rect.size() / 3;
  m_painter.fillRect(QRect(rect.center() - QPoint(size.width() / 2, size.height() / 2), size), brush);
}

void HeatmapPainter::paintPin(const QRect& rect) {
  // A disc with a rim, so that it stands out from any colour of the scale.
  const int side = std::clamp(std::min(rect.width(), rect.height()) / 2, 5, 12);
  const QRect disc(rect.center() - QPoint(side / 2, side / 2), QSize(side, side));
  m_painter.save();
  m_painter.setRenderHint(QPainter::Antialiasing);
  m_painter.setPen(QPen(Qt::black, 1.5));
  m_painter.setBrush(Qt::white);
  m_painter.drawEllipse(disc);
  m_painter.restore();
}

void HeatmapPainter::paintAxes() {
  m_painter.setPen(m_palette.color(QPalette::Text));
  if (m_map.across) {
    paintAcrossTicks(*m_map.across);
    m_painter.drawText(m_layout.acrossTitle(), Qt::AlignCenter, m_map.across->title);
  }
  if (!m_map.up) return;
  paintUpTicks(*m_map.up);
  m_painter.save();
  m_painter.translate(m_layout.upTitle().center());
  m_painter.rotate(-90);
  const QRect turned(-m_layout.upTitle().height() / 2, -m_layout.upTitle().width() / 2,
                     m_layout.upTitle().height(), m_layout.upTitle().width());
  m_painter.drawText(turned, Qt::AlignCenter, m_map.up->title);
  m_painter.restore();
}

void HeatmapPainter::paintAcrossTicks(const ArchiveAxis& axis) {
  const QFontMetrics font = m_painter.fontMetrics();
  const QRect& area = m_layout.acrossLabels();
  int free = area.left() - area.height();
  for (std::size_t i = 0; i < tickCount(axis); ++i) {
    const int at = axis.isCategorical() ? (m_layout.columnBegin(i) + m_layout.columnBegin(i + 1)) / 2
                                        : m_layout.columnBegin(i);
    const int most =
        axis.isCategorical() ? m_layout.columnBegin(i + 1) - m_layout.columnBegin(i) - gap : area.width();
    const QString text =
        font.elidedText(tickText(axis, i), Qt::ElideRight, std::max(most, 2 * area.height()));
    const int width = font.horizontalAdvance(text);
    if (at - width / 2 < free) continue;
    m_painter.drawText(QRect(at - width / 2, area.top(), width + 1, area.height()), Qt::AlignCenter, text);
    free = at + width / 2 + 2 * gap;
  }
}

void HeatmapPainter::paintUpTicks(const ArchiveAxis& axis) {
  const QFontMetrics font = m_painter.fontMetrics();
  const QRect& area = m_layout.upLabels();
  const int line = font.height();
  int free = area.bottom() + line;
  for (std::size_t i = 0; i < tickCount(axis); ++i) {
    const int at =
        axis.isCategorical() ? (m_layout.rowBegin(i) + m_layout.rowBegin(i + 1)) / 2 : m_layout.rowBegin(i);
    if (at + line / 2 > free) continue;
    const QString text = font.elidedText(tickText(axis, i), Qt::ElideRight, area.width());
    m_painter.drawText(QRect(area.left(), at - line / 2, area.width(), line),
                       Qt::AlignRight | Qt::AlignVCenter, text);
    free = at - line / 2;
  }
}

void HeatmapPainter::paintLegend() {
  const QRect& area = m_layout.legend();
  const QFontMetrics font = m_painter.fontMetrics();
  m_painter.setPen(m_palette.color(QPalette::Text));
  int left = area.left();
  const auto write = [&](const QString& text) {
    const int width = font.horizontalAdvance(text);
    m_painter.drawText(QRect(left, area.top(), width + 1, area.height()), Qt::AlignVCenter, text);
    left += width + 2 * gap;
  };
  const bool isMeasure = m_map.colour < m_snapshot.measures.size();
  if (!m_map.differences.empty())
    write(archiveText(QT_TRANSLATE_NOOP("Archive", "Fitness less that of the other")));
  else
    write(isMeasure ? m_snapshot.measures[m_map.colour].title
                    : archiveText(QT_TRANSLATE_NOOP("Archive", "Fitness")));
  write(scaleText(m_map.worst));
  const QRect bar(left, area.top() + 2, std::clamp(area.width() / 4, 40, 160), area.height() - 4);
  for (int x = 0; x < bar.width(); ++x) {
    const QColor colour = scaleColour(static_cast<double>(x) / std::max(1, bar.width() - 1));
    m_painter.fillRect(QRect(bar.left() + x, bar.top(), 1, bar.height()), colour);
  }
  left = bar.right() + 2 * gap;
  write(scaleText(m_map.best));
  const auto explain = [&](const QBrush& brush, const QString& text) {
    const QRect swatch(left + 2 * gap, bar.top(), 2 * bar.height(), bar.height());
    m_painter.fillRect(swatch, m_palette.color(QPalette::Base));
    m_painter.fillRect(swatch, brush);
    m_painter.setPen(m_palette.color(QPalette::Text));
    m_painter.drawRect(swatch);
    left = swatch.right() + 2 * gap;
    write(text);
  };
  explain(emptyBrush(), archiveText(QT_TRANSLATE_NOOP("Archive", "empty")));
  const bool isMissing = std::ranges::any_of(m_snapshot.elites, [this](const ArchiveElite& elite) {
    return std::isnan(measuredValue(elite, m_map.colour));
  });
  if (isMissing && m_map.differences.empty())
    explain(unmeasuredBrush(), archiveText(QT_TRANSLATE_NOOP("Archive", "not measured")));
  if (std::ranges::any_of(m_snapshot.elites, &ArchiveElite::pinned)) paintPinLegend(left);
}

void HeatmapPainter::paintPinLegend(int left) {
  const QRect& area = m_layout.legend();
  const QRect swatch(left + 2 * gap, area.top(), area.height(), area.height());
  paintPin(
      swatch.adjusted(-swatch.width() / 2, -swatch.height() / 2, swatch.width() / 2, swatch.height() / 2));
  m_painter.drawText(QRect(swatch.right() + gap, area.top(), area.width(), area.height()), Qt::AlignVCenter,
                     archiveText(QT_TRANSLATE_NOOP("Archive", "pinned")));
}

void HeatmapPainter::paintFrame(HeatmapLayout::CellIndex index, bool hasFocus) {
  const QRect frame = m_layout.cell(index).adjusted(-2, -2, 1, 1);
  m_painter.setBrush(Qt::NoBrush);
  // Dark in light, so that it stands out from any colour of the scale.
  m_painter.setPen(QPen(Qt::white, hasFocus ? 5 : 4));
  m_painter.drawRect(frame);
  m_painter.setPen(QPen(hasFocus ? QColor(0xC0, 0x10, 0x40) : QColor(Qt::black), 2));
  m_painter.drawRect(frame);
}

}  // namespace ludo::widgets
