// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

/// Cut, copy, paste and select all for whichever widget has the keyboard: the text of a specification, a
/// field, a table or list (whose rows are copied as lines), or a text that is only read. GUI thread.
namespace ludo::ide::clipboard {

/// What a widget offers; nothing for null. Whether anything is selected in it is not asked: copying nothing
/// does nothing.
struct Offer {
  bool copy = false;  ///< and select all
  bool edit = false;  ///< cut and paste
};
Offer offerOf(QWidget* widget);

/// Nothing happens where the widget does not offer it.
void cut(QWidget* widget);
void copy(QWidget* widget);
void paste(QWidget* widget);
void selectAll(QWidget* widget);

}  // namespace ludo::ide::clipboard
