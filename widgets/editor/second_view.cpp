// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/second_view.h"

#include <QKeyEvent>

#include "widgets/editor/cursors.h"
#include "widgets/editor/typing.h"

namespace ludo::widgets {

SecondView::SecondView(TextView& first, QWidget* parent) : TextView(parent) {
  setAccessibleName(tr("Specification text, once more"));
  setDocument(first.document());
  setEolMode(first.eolMode());
  const auto takeZoom = [this, &first] { zoomTo(static_cast<int>(first.send(SCI_GETZOOM))); };
  takeZoom();
  connect(&first, &QsciScintillaBase::SCN_ZOOM, this, takeZoom);
  setCaret(first.caret());
  send(SCI_SETFIRSTVISIBLELINE, first.send(SCI_GETFIRSTVISIBLELINE));
}

void SecondView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    if (countOfCursors(*this) > 1) return dropCursors(*this);
    emit left();
  } else if (!handleTyping(*this, *event)) {
    TextView::keyPressEvent(event);
  }
}

}  // namespace ludo::widgets
