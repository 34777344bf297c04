// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problems/problem_details.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/diagnostics/render.h"

namespace ludo::widgets {

using diagnostics::Diagnostic;

namespace {

constexpr std::size_t mostAlternatives = 24;

class Words {
  Q_DECLARE_TR_FUNCTIONS(ProblemDetails)
};

QString escaped(const std::string& text) {
  return QString::fromStdString(text).toHtmlEscaped();
}

QString paragraph(const QString& html) {
  return QStringLiteral("<p style='margin:0 0 8px 0'>%1</p>").arg(html);
}

QString alternativesOf(const Diagnostic& problem) {
  if (problem.alternatives.empty()) return {};
  QStringList shown;
  for (const std::string& alternative : problem.alternatives) {
    if (static_cast<std::size_t>(shown.size()) == mostAlternatives) break;
    shown << QStringLiteral("<code>%1</code>").arg(escaped(alternative));
  }
  QString text = Words::tr("Accepted here: %1").arg(shown.join(QStringLiteral(", ")));
  std::size_t left = problem.alternatives.size() - static_cast<std::size_t>(shown.size());
  if (left > 0) text += Words::tr(" and %1 more").arg(left);
  return paragraph(text);
}

QString relatedOf(const Diagnostic& problem, const SourceText* source) {
  QString html;
  for (const diagnostics::RelatedPlace& related : problem.related) {
    QString text = escaped(related.message);
    if (source && related.span.known()) {
      text = QStringLiteral("<a href='place:%1-%2'>%3</a> %4")
                 .arg(related.span.begin)
                 .arg(related.span.end)
                 .arg(Words::tr("Line %1").arg(source->lineOf(related.span.begin)), text);
    }
    html += paragraph(text);
  }
  return html;
}

}  // namespace

QString problemDetails(const Diagnostic& problem, const SourceText* source) {
  QString code =
      QString::fromUtf8(problem.kind->code.data(), static_cast<qsizetype>(problem.kind->code.size()));
  QString html = paragraph(QStringLiteral("<b>%1</b>").arg(escaped(problem.message)));
  if (!problem.suggestion.empty()) html += paragraph(escaped(problem.suggestion));
  if (source && problem.span.known()) {
    QString snippet = escaped(diagnostics::contextSnippet(*source, problem.span));
    if (!snippet.isEmpty()) html += QStringLiteral("<pre style='margin:0 0 8px 0'>%1</pre>").arg(snippet);
  }
  html += alternativesOf(problem);
  html += relatedOf(problem, source);
  if (!problem.kind->explanation.empty()) {
    html += paragraph(QStringLiteral("<i>%1</i>").arg(escaped(std::string(problem.kind->explanation))));
  }
  html += paragraph(Words::tr("Code: %1").arg(code.toHtmlEscaped()));
  return html;
}

Span placeOfLink(const QUrl& link) {
  if (link.scheme() != QLatin1String("place")) return {};
  QStringList ends = link.path().split(QLatin1Char('-'));
  if (ends.size() != 2) return {};
  bool beginFine = false;
  bool endFine = false;
  Span span{ends[0].toUInt(&beginFine), ends[1].toUInt(&endFine)};
  return beginFine && endFine ? span : Span{};
}

}  // namespace ludo::widgets
