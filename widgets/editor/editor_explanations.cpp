// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor says of a place or a line: problems, documentation, remarks.
#include <QToolTip>

#include "widgets/editor/completer.h"
#include "widgets/editor/hover_text.h"
#include "widgets/editor/line_remarks.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"

namespace ludo::widgets {

using service::Analysis;

void SpecEditor::explainAt(std::size_t offset) {
  const Analysis* analysis = currentAnalysis();
  if (!analysis || m_completer->isOpen()) return;
  std::optional<service::Hover> documentation;
  if (m_services.hoverAt) documentation = m_services.hoverAt(*analysis, offset);
  QString html = hoverText(diagnosticsAt(analysis->diagnostics, offset), documentation, QToolTip::palette());
  if (!html.isEmpty()) showTip(html, offset);
}

void SpecEditor::explainAtCaret() {
  const Analysis* analysis = currentAnalysis();
  std::optional<service::Hover> documentation;
  if (analysis && m_services.hoverAt) documentation = m_services.hoverAt(*analysis, m_view->caret());
  QString html = analysis ? hoverText(diagnosticsAt(analysis->diagnostics, m_view->caret()), documentation,
                                      QToolTip::palette())
                          : QString();
  html += remarkHtml(m_view->lineOf(m_view->caret()));
  showTip(html.isEmpty() ? tr("There is nothing to explain here") : html, m_view->caret());
}

void SpecEditor::explainLine(int line) {
  const Analysis* analysis = currentAnalysis();
  QString html = analysis ? hoverText(diagnosticsOnLine(*analysis, static_cast<std::uint32_t>(line) + 1),
                                      std::nullopt, QToolTip::palette())
                          : QString();
  html += remarkHtml(line);
  if (!html.isEmpty()) showTip(html, m_view->lineBegin(line));
}

void SpecEditor::setRemarks(const std::vector<LineRemark>& remarks) {
  m_remarks->show(remarks);
}

QString SpecEditor::remarkHtml(long line) const {
  const QString remark =
      m_remarks->on(line).toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
  return remark.isEmpty() ? QString() : QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(remark);
}

void SpecEditor::showTip(const QString& html, std::size_t offset) {
  QPoint below = m_view->pointBelow(offset);
  QToolTip::showText(m_view->viewport()->mapToGlobal(below), html, m_view->viewport());
}

}  // namespace ludo::widgets
