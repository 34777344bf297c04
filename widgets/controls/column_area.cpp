// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/column_area.h"

#include <QEvent>
#include <QScrollBar>

namespace ludo::widgets {

ColumnArea::ColumnArea(QWidget* column, QWidget* parent) : QScrollArea(parent) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setWidget(column);
}

QSize ColumnArea::minimumSizeHint() const {
  const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
  return {width, QScrollArea::minimumSizeHint().height()};
}

bool ColumnArea::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace ludo::widgets
