// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/mirrored_windows.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace ludo::ide {

MirroredWindows::MirroredWindows(QApplication& application) {
  if (QApplication::layoutDirection() != Qt::RightToLeft) return;
  QApplication::setLayoutDirection(Qt::LeftToRight);
  application.installEventFilter(this);
}

bool MirroredWindows::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Polish && watched->isWidgetType()) {
    auto* widget = static_cast<QWidget*>(watched);
    if (widget->isWindow() && !widget->testAttribute(Qt::WA_SetLayoutDirection))
      widget->setLayoutDirection(Qt::RightToLeft);
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace ludo::ide
