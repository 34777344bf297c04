// SPDX-License-Identifier: GPL-3.0-or-later
// What the mouse does in the text beside what the view does with it: signs are explained, names are gone to,
// and cursors come and go.
#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>

#include "widgets/editor/diagnostic_marks.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"

namespace ludo::widgets {

using service::Analysis;

bool SpecEditor::handleViewportEvent(QEvent& event) {
  if (event.type() == QEvent::ToolTip) {
    const long line = m_view->signLineAt(static_cast<QHelpEvent&>(event).pos());
    if (line >= 0) explainLine(static_cast<int>(line));
    return line >= 0;
  }
  auto* mouse = dynamic_cast<QMouseEvent*>(&event);
  if (!mouse) return false;
  bool control = (mouse->modifiers() & Qt::ControlModifier) != 0;
  QPoint point = mouse->position().toPoint();
  if (event.type() == QEvent::MouseMove) underlineLink(point, control && mouse->buttons() == Qt::NoButton);
  if (mouse->button() != Qt::LeftButton) return false;
  if (event.type() == QEvent::MouseButtonPress) {
    m_pressedAt = point;
    m_cursorsAtPress = cursorsOf(*m_view);
  }
  const Qt::KeyboardModifiers modifiers = mouse->modifiers();
  const bool isMeant = modifiers == Qt::ControlModifier || modifiers == Qt::AltModifier;
  bool dragged = (point - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
  if (event.type() != QEvent::MouseButtonRelease || !isMeant || dragged) return false;
  underlineLink({}, false);
  if (std::optional<std::size_t> offset = offsetAt(point)) {
    // Later, for the view itself moves the caret when it sees the button released.
    QMetaObject::invokeMethod(
        this, [this, offset, modifiers] { handleClick(*offset, modifiers); }, Qt::QueuedConnection);
  }
  return false;
}

void SpecEditor::handleClick(std::size_t offset, Qt::KeyboardModifiers modifiers) {
  m_view->setCaret(offset);
  if ((modifiers & Qt::ControlModifier) != 0) return goToDefinition(offset);
  const Cursor added{offset, offset, 0, true};
  std::vector<Cursor> all = m_cursorsAtPress;
  // A second click on a cursor takes it away.
  if (std::erase_if(all, [offset](const Cursor& c) { return c.anchor == offset && c.caret == offset; }) ==
          0 ||
      all.empty()) {
    for (Cursor& cursor : all) cursor.isMain = false;
    all.push_back(added);
  }
  setCursors(*m_view, all);
}

std::optional<std::size_t> SpecEditor::offsetAt(const QPoint& point) const {
  long offset = m_view->send(QsciScintillaBase::SCI_POSITIONFROMPOINTCLOSE, point.x(), point.y());
  return offset < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(offset));
}

void SpecEditor::underlineLink(const QPoint& point, bool wanted) {
  std::vector<Span> link;
  const Analysis* analysis = wanted ? currentAnalysis() : nullptr;
  std::optional<std::size_t> offset = analysis ? offsetAt(point) : std::nullopt;
  if (offset && m_services.definitionAt && m_services.definitionAt(*analysis, *offset)) {
    long begin = m_view->send(QsciScintillaBase::SCI_WORDSTARTPOSITION, static_cast<long>(*offset), 1);
    long end = m_view->send(QsciScintillaBase::SCI_WORDENDPOSITION, static_cast<long>(*offset), 1);
    link.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
  }
  m_view->viewport()->setCursor(link.empty() ? Qt::IBeamCursor : Qt::PointingHandCursor);
  showIndicator(*m_view, TextView::LinkMark, std::move(link));
}

}  // namespace ludo::widgets
