// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/hover_text.h"

#include <QTextDocument>

#include "widgets/models/severity_icon.h"

namespace ludo::widgets {

using diagnostics::Diagnostic;

namespace {

QString markdownToHtml(const std::string& markdown) {
  QTextDocument document;
  document.setMarkdown(QString::fromStdString(markdown), QTextDocument::MarkdownNoHTML);
  return document.toHtml();
}

}  // namespace

QString hoverText(const std::vector<const Diagnostic*>& problems,
                  const std::optional<service::Hover>& documentation, const QPalette& palette) {
  QStringList parts;
  for (const Diagnostic* problem : problems) {
    QString colour = severityColour(problem->severity(), palette).name();
    QString part = QStringLiteral("<p style='margin:2px 0'><b style='color:%1'>%2:</b> %3")
                       .arg(colour, severityText(problem->severity()),
                            QString::fromStdString(problem->message).toHtmlEscaped());
    if (!problem->suggestion.empty()) {
      part += QStringLiteral("<br>") + QString::fromStdString(problem->suggestion).toHtmlEscaped();
    }
    parts << part + QStringLiteral("</p>");
  }
  if (documentation && !documentation->markdown.empty()) parts << markdownToHtml(documentation->markdown);
  return parts.join(QStringLiteral("<hr>"));
}

std::vector<const Diagnostic*> diagnosticsAt(const diagnostics::List& all, std::size_t offset) {
  std::vector<const Diagnostic*> found;
  for (const Diagnostic& diagnostic : all) {
    if (diagnostic.span.touches(offset)) found.push_back(&diagnostic);
  }
  return found;
}

std::vector<const Diagnostic*> diagnosticsOnLine(const service::Analysis& analysis, std::uint32_t line) {
  std::vector<const Diagnostic*> found;
  for (const Diagnostic& diagnostic : analysis.diagnostics) {
    if (diagnostic.span.known() && analysis.source->lineOf(diagnostic.span.begin) == line)
      found.push_back(&diagnostic);
  }
  return found;
}

}  // namespace ludo::widgets
