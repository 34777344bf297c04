// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/bar_chart_view.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QtCharts/QBarSet>
#include <algorithm>

namespace ludo::widgets {

BarChartView::BarChartView(QWidget* parent) : QChartView(parent) {
  // The view hands back each chart that is replaced, the empty one it begins with too.
  m_built.chart.reset(chart());
  setRenderHint(QPainter::Antialiasing);
  setFrameShape(QFrame::NoFrame);
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void BarChartView::setData(const ChartData& shown) {
  m_data = shown;
  m_currentBar = -1;
  setAccessibleName(tr("Chart: %1").arg(shown.title));
  setAccessibleDescription(shown.summary());
  rebuild();
}

void BarChartView::rebuild() {
  if (m_data.barCount() == 0) return;
  BuiltChart built = buildChart(m_data, ChartColours::fromPalette(palette()), font(), false);
  setChart(built.chart.get());
  m_built = std::move(built);
  const int bar = m_currentBar;
  m_currentBar = -1;
  setCurrentBar(bar);
}

void BarChartView::setCurrentBar(int bar) {
  if (!m_built.bars || bar == m_currentBar) return;
  m_currentBar = bar;
  QBarSet* set = m_built.bars->barSets().first();
  set->deselectAllBars();
  if (bar >= 0) {
    set->selectBar(m_built.horizontal ? set->count() - 1 - bar : bar);
    setAccessibleDescription(m_data.barText(bar));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
  }
  emit currentBarChanged(bar);
}

int BarChartView::barAt(const QPoint& position) const {
  if (!m_built.bars) return -1;
  return m_built.barAt(m_built.chart->mapFromScene(mapToScene(position)));
}

QPoint BarChartView::middleOf(int bar) const {
  return mapFromScene(m_built.chart->mapToScene(m_built.middleOf(bar)));
}

void BarChartView::mouseMoveEvent(QMouseEvent* event) {
  const int bar = barAt(event->position().toPoint());
  viewport()->setCursor(bar < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
  if (bar < 0) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(event->globalPosition().toPoint(),
                       tr("%1\nClick to list its games").arg(m_data.barText(bar)), viewport());
  }
  QChartView::mouseMoveEvent(event);
}

void BarChartView::leaveEvent(QEvent* event) {
  QToolTip::hideText();
  QChartView::leaveEvent(event);
}

void BarChartView::mouseReleaseEvent(QMouseEvent* event) {
  QChartView::mouseReleaseEvent(event);
  if (event->button() != Qt::LeftButton) return;
  const int bar = barAt(event->position().toPoint());
  if (bar < 0) return;
  setCurrentBar(bar);
  emit barActivated(bar);
}

void BarChartView::keyPressEvent(QKeyEvent* event) {
  const int last = m_data.barCount() - 1;
  if (last < 0) return QChartView::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
      return setCurrentBar(std::max(0, m_currentBar - 1));
    case Qt::Key_Right:
    case Qt::Key_Down:
      return setCurrentBar(std::min(last, m_currentBar + 1));
    case Qt::Key_Home:
      return setCurrentBar(0);
    case Qt::Key_End:
      return setCurrentBar(last);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (m_currentBar >= 0) emit barActivated(m_currentBar);
      return;
    default:
      QChartView::keyPressEvent(event);
  }
}

void BarChartView::wheelEvent(QWheelEvent* event) {
  // The page of charts scrolls, not the chart.
  event->ignore();
}

void BarChartView::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) rebuild();
}

void BarChartView::focusInEvent(QFocusEvent* event) {
  QChartView::focusInEvent(event);
  const bool byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  if (byKeyboard && m_currentBar < 0 && m_data.barCount() > 0) setCurrentBar(0);
}

}  // namespace ludo::widgets
