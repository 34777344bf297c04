// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPoint>
#include <QString>
#include <Qt>

class QWidget;

/// Mouse and keyboard as a person would use them: events are posted to the event loop, none is handled before
/// these functions return. GUI thread.
namespace ludo::ide::input {

/// `position` is in the widget's coordinates.
void move(QWidget* widget, QPoint position);
void click(QWidget* widget, QPoint position);
/// In the middle.
void click(QWidget* widget);
void doubleClick(QWidget* widget, QPoint position);
void press(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
/// A key for each character.
void type(QWidget* widget, const QString& text);

}  // namespace ludo::ide::input
