// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/second_view.h"

#include <QKeyEvent>

#include "widgets/editor/completer.h"
#include "widgets/editor/cursors.h"
#include "widgets/editor/typing.h"

namespace ludo::widgets {

SecondView::SecondView(TextView& first, Document* document, const LanguageServices& services, QWidget* parent)
    : TextView(parent), m_completer(new Completer(this, document, services, this)) {
  setAccessibleName(tr("Specification text, once more"));
  setDocument(first.document());
  setEolMode(first.eolMode());
  const auto takeZoom = [this, &first] { zoomTo(static_cast<int>(first.send(SCI_GETZOOM))); };
  takeZoom();
  connect(&first, &QsciScintillaBase::SCN_ZOOM, this, takeZoom);
  setCaret(first.caret());
  send(SCI_SETFIRSTVISIBLELINE, first.send(SCI_GETFIRSTVISIBLELINE));
  connect(this, &QsciScintillaBase::SCN_CHARADDED, this, [this](int character) {
    if (character < 128 && hasFocus()) m_completer->noteTyped(static_cast<char>(character));
  });
}

bool SecondView::event(QEvent* event) {
  // Keys that steer the completion list must not trigger the window's shortcuts.
  if (event->type() == QEvent::ShortcutOverride &&
      m_completer->wantsKey(static_cast<QKeyEvent*>(event)->key())) {
    event->accept();
    return true;
  }
  return TextView::event(event);
}

void SecondView::focusOutEvent(QFocusEvent* event) {
  m_completer->close();
  TextView::focusOutEvent(event);
}

void SecondView::keyPressEvent(QKeyEvent* event) {
  if (m_completer->handleKey(*event)) return;
  if (event->key() == Qt::Key_Escape) {
    if (countOfCursors(*this) > 1) return dropCursors(*this);
    emit left();
  } else if (!handleTyping(*this, *event)) {
    TextView::keyPressEvent(event);
  } else if (const QString text = event->text(); !text.isEmpty() && text[0].isPrint()) {
    m_completer->noteTyped(text[0].toLatin1());
  }
}

}  // namespace ludo::widgets
