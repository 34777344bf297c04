// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/input_events.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWidget>

namespace ludo::ide::input {
namespace {

void post(QWidget* widget, QEvent::Type type, QPoint position, Qt::MouseButton button,
          Qt::MouseButtons held) {
  QCoreApplication::postEvent(
      widget, new QMouseEvent(type, position, widget->mapToGlobal(position), button, held, Qt::NoModifier));
}

void post(QWidget* widget, int key, Qt::KeyboardModifiers modifiers, const QString& text) {
  QCoreApplication::postEvent(widget, new QKeyEvent(QEvent::KeyPress, key, modifiers, text));
  QCoreApplication::postEvent(widget, new QKeyEvent(QEvent::KeyRelease, key, modifiers, text));
}

}  // namespace

void move(QWidget* widget, QPoint position) {
  post(widget, QEvent::MouseMove, position, Qt::NoButton, Qt::NoButton);
}

void click(QWidget* widget, QPoint position) {
  move(widget, position);
  post(widget, QEvent::MouseButtonPress, position, Qt::LeftButton, Qt::LeftButton);
  post(widget, QEvent::MouseButtonRelease, position, Qt::LeftButton, Qt::NoButton);
}

void click(QWidget* widget) {
  click(widget, widget->rect().center());
}

void doubleClick(QWidget* widget, QPoint position) {
  click(widget, position);
  post(widget, QEvent::MouseButtonDblClick, position, Qt::LeftButton, Qt::LeftButton);
  post(widget, QEvent::MouseButtonRelease, position, Qt::LeftButton, Qt::NoButton);
}

void press(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers) {
  post(widget, key, modifiers, key == Qt::Key_Return ? QStringLiteral("\r") : QString());
}

void type(QWidget* widget, const QString& text) {
  for (const QChar c : text) post(widget, c.toUpper().unicode(), Qt::NoModifier, QString(c));
}

}  // namespace ludo::ide::input
