// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/assistant/growth_view.h"

#include <QFontDatabase>
#include <QScrollBar>

namespace ludo::widgets {

GrowthView::GrowthView(QWidget* parent) : QPlainTextEdit(parent) {
  setReadOnly(true);
  setTabChangesFocus(true);
  setLineWrapMode(QPlainTextEdit::NoWrap);
  setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
}

void GrowthView::setGrowth(const drafting::Growth& growth) {
  const QString valid = QString::fromStdString(growth.valid);
  setPlainText(valid + QString::fromStdString(growth.open));
  QTextEdit::ExtraSelection open;
  open.cursor = textCursor();
  open.cursor.setPosition(static_cast<int>(valid.size()));
  open.cursor.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
  open.format.setForeground(palette().color(QPalette::Disabled, QPalette::Text));
  open.format.setFontItalic(true);
  setExtraSelections({open});
  verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

}  // namespace ludo::widgets
