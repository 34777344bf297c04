// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/heatmap_view.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/archive/heatmap_painter.h"

namespace ludo::widgets {
namespace {

constexpr std::size_t pageStep = 10;

std::size_t moved(std::size_t from, std::size_t count, bool forward, std::size_t step) {
  return forward ? std::min(from + step, count - 1) : from - std::min(from, step);
}

}  // namespace

HeatmapView::HeatmapView(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Heatmap of the archive"));
  tellSelected();
}

void HeatmapView::setHeatmap(ArchiveSnapshotPtr snapshot, Heatmap map) {
  m_snapshot = std::move(snapshot);
  m_map = std::move(map);
  const bool isThere = m_selected && m_selected->column < m_map.columns() && m_selected->row < m_map.rows();
  if (!isThere) m_selected.reset();
  tellSelected();
  update();
}

void HeatmapView::select(CellIndex index) {
  if (index.column >= m_map.columns() || index.row >= m_map.rows() || m_selected == index) return;
  m_selected = index;
  tellSelected();
  update();
  emit cellSelected();
}

void HeatmapView::tellSelected() {
  setAccessibleDescription(m_selected ? cellText(*m_selected)
                                      : tr("No cell is selected. Arrow keys move over the cells."));
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

QString HeatmapView::differenceText(const Heatmap::Difference& difference) {
  if (!difference.others) return difference.mine ? tr(", empty in the other") : QString();
  const QLocale locale;
  const auto decimal = [&locale](double number) { return locale.toString(number, 'f', 3); };
  const campaign::Estimate& others = *difference.others;
  return tr(", in the other fitness %1 (%2 to %3)")
      .arg(decimal(others.value), decimal(others.low), decimal(others.high));
}

QString HeatmapView::cellText(CellIndex index) const {
  QString text = tr("%1: %2").arg(m_map.across->title, cellLabel(*m_map.across, index.column));
  if (m_map.up) text += tr(", %1: %2").arg(m_map.up->title, cellLabel(*m_map.up, index.row));
  if (const Heatmap::Difference* difference = m_map.differenceAt(index.column, index.row))
    text += differenceText(*difference);
  const std::optional<Heatmap::Cell>& cell = m_map.at(index.column, index.row);
  if (!cell) return tr("%1 – empty").arg(text);
  const ArchiveElite& elite = m_snapshot->elites[cell->elite];
  const QLocale locale;
  const auto decimal = [&locale](double number) { return locale.toString(number, 'f', 3); };
  text = tr("%1 – %2, fitness %3 (%4 to %5)")
             .arg(text, elite.name, decimal(elite.fitness.value), decimal(elite.fitness.low),
                  decimal(elite.fitness.high));
  const double value = measuredValue(elite, m_map.colour);
  if (m_map.colour != 0 && m_map.colour < m_snapshot->measures.size())
    text += tr(", %1 %2").arg(m_snapshot->measures[m_map.colour].title,
                              std::isnan(value) ? tr("not measured") : locale.toString(value, 'g', 4));
  if (elite.pinned) text += tr(", pinned");
  if (!cell->isMatch) text += tr(", does not match the filter");
  if (cell->games > 1)
    text += tr(", the best of %1 games here").arg(locale.toString(static_cast<int>(cell->games)));
  return text;
}

HeatmapLayout HeatmapView::layoutNow() const {
  return {m_map, size(), fontMetrics()};
}

QSize HeatmapView::sizeHint() const {
  return {480, 360};
}

QSize HeatmapView::minimumSizeHint() const {
  return {200, 160};
}

void HeatmapView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!m_snapshot || !m_map.across) return;
  const HeatmapLayout layout = layoutNow();
  HeatmapPainter heatmap(painter, layout, m_map, *m_snapshot, palette());
  heatmap.paintCells();
  heatmap.paintAxes();
  heatmap.paintLegend();
  if (m_selected) heatmap.paintFrame(*m_selected, hasFocus());
  const std::optional<QRect> drawn = drawnFrame();
  if (!drawn) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
  painter.drawRect(*drawn);
}

void HeatmapView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_map.across) return QWidget::mousePressEvent(event);
  const auto index = layoutNow().indexAt(event->position().toPoint());
  if (!index) return;
  select(*index);
  m_pressed = m_under = index;
}

void HeatmapView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_pressed) return QWidget::mouseMoveEvent(event);
  const auto index = layoutNow().indexAt(event->position().toPoint());
  if (index) m_under = index;
  update();
}

void HeatmapView::mouseReleaseEvent(QMouseEvent* event) {
  if (!m_pressed || event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
  const CellIndex from = *std::exchange(m_pressed, std::nullopt);
  const CellIndex to = *std::exchange(m_under, std::nullopt);
  update();
  if (from == to) return;
  emit closerRequested({std::min(from.column, to.column), std::min(from.row, to.row)},
                       {std::max(from.column, to.column), std::max(from.row, to.row)});
}

std::optional<QRect> HeatmapView::drawnFrame() const {
  if (!m_pressed || m_pressed == m_under) return std::nullopt;
  return cellRect(*m_pressed).united(cellRect(*m_under));
}

void HeatmapView::zoomIn() {
  if (!m_selected) return;
  const auto around = [](std::size_t cell, std::size_t count) {
    const std::size_t side = count / 4;
    return std::pair(cell - std::min(cell, side), std::min(cell + side, count - 1));
  };
  const auto [left, right] = around(m_selected->column, m_map.columns());
  const auto [lowest, highest] = around(m_selected->row, m_map.rows());
  emit closerRequested({left, lowest}, {right, highest});
}

void HeatmapView::mouseDoubleClickEvent(QMouseEvent* event) {
  mousePressEvent(event);
  if (m_map.across && m_selected && layoutNow().indexAt(event->position().toPoint()) == m_selected)
    emit cellActivated();
}

void HeatmapView::keyPressEvent(QKeyEvent* event) {
  if (!m_map.across) return QWidget::keyPressEvent(event);
  const bool isFirst = !m_selected;
  CellIndex to = m_selected.value_or(CellIndex{});
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
      to.column = moved(to.column, m_map.columns(), event->key() == Qt::Key_Right, 1);
      break;
    case Qt::Key_Up:
    case Qt::Key_Down:
      to.row = moved(to.row, m_map.rows(), event->key() == Qt::Key_Up, 1);
      break;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      to.row = moved(to.row, m_map.rows(), event->key() == Qt::Key_PageUp, pageStep);
      break;
    case Qt::Key_Home:
      to.column = 0;
      break;
    case Qt::Key_End:
      to.column = m_map.columns() - 1;
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (m_selected) emit cellActivated();
      return;
    case Qt::Key_Plus:
      return zoomIn();
    case Qt::Key_Minus:
      emit wholeRequested();
      return;
    default:
      return QWidget::keyPressEvent(event);
  }
  select(isFirst ? CellIndex{} : to);
}

bool HeatmapView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && m_map.across) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto index = layoutNow().indexAt(help->pos());
    index ? QToolTip::showText(help->globalPos(), cellText(*index), this) : QToolTip::hideText();
    return true;
  }
  const bool isFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
  if (isFocus) update();
  return QWidget::event(event);
}

}  // namespace ludo::widgets
