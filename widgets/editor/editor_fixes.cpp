// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor offers to mend.
#include <QAction>
#include <QMenu>
#include <algorithm>

#include "core/service/allowances.h"
#include "widgets/editor/diagnostic_marks.h"
#include "widgets/editor/prose_spelling.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"

namespace ludo::widgets {

using diagnostics::Diagnostic;
using service::Analysis;

std::vector<const Diagnostic*> SpecEditor::problemsAtCaret(const Analysis& analysis) const {
  std::vector<const Diagnostic*> problems = diagnosticsAt(analysis.diagnostics, m_view->caret());
  for (const Diagnostic* other : diagnosticsOnLine(analysis, analysis.source->lineOf(m_view->caret()))) {
    if (std::find(problems.begin(), problems.end(), other) == problems.end()) problems.push_back(other);
  }
  return problems;
}

void SpecEditor::offerFixes() {
  if (m_spelling != nullptr && m_spelling->offerAtCaret()) return;
  const Analysis* analysis = currentAnalysis();
  if (!analysis) return;
  m_fixMenu->clear();
  const std::vector<const Diagnostic*> problems = problemsAtCaret(*analysis);
  for (const Diagnostic* problem : problems) {
    if (!problem->fix) continue;
    QAction* offer = m_fixMenu->addAction(
        QString::fromStdString(problem->fix->title).replace(QLatin1Char('&'), QLatin1String("&&")));
    offer->setToolTip(QString::fromStdString(problem->message));
    connect(offer, &QAction::triggered, this, [this, fix = *problem->fix] { applyFix(fix); });
  }
  offerAllowances(*analysis, problems);
  auto certain = std::count_if(analysis->diagnostics.begin(), analysis->diagnostics.end(),
                               [](const Diagnostic& d) { return d.fix && d.fix->certain; });
  if (certain > 1) {
    if (!m_fixMenu->isEmpty()) m_fixMenu->addSeparator();
    QAction* all = m_fixMenu->addAction(tr("Apply all certain fixes (%1)").arg(certain));
    connect(all, &QAction::triggered, this, &SpecEditor::applyAllCertainFixes);
  }
  if (m_fixMenu->isEmpty()) {
    showTip(tr("There is no automatic fix here"), m_view->caret());
    return;
  }
  m_fixMenu->setActiveAction(m_fixMenu->actions().constFirst());
  m_fixMenu->popup(m_view->viewport()->mapToGlobal(m_view->pointBelow(m_view->caret())));
}

void SpecEditor::offerAllowances(const Analysis& analysis, const std::vector<const Diagnostic*>& problems) {
  if (!m_services.allowanceFor) return;
  for (const Diagnostic* problem : problems) {
    const std::optional<diagnostics::Fix> fix = m_services.allowanceFor(analysis, *problem);
    if (!fix) continue;
    QAction* offer = m_fixMenu->addAction(
        tr("Allow this here, with a reason (%1)")
            .arg(QString::fromUtf8(problem->kind->code.data(), qsizetype(problem->kind->code.size()))));
    offer->setToolTip(QString::fromStdString(problem->message));
    connect(offer, &QAction::triggered, this, [this, allowed = *fix] {
      if (!applyFix(allowed)) return;
      // The reason is to be written: the next key takes its place.
      const diagnostics::TextEdit& edit = allowed.edits.front();
      const auto begin =
          edit.span.begin + static_cast<std::uint32_t>(edit.replacement.rfind(service::reasonToWrite));
      m_view->select({begin, begin + static_cast<std::uint32_t>(service::reasonToWrite.size())});
    });
  }
}

bool SpecEditor::applyFix(const diagnostics::Fix& fix) {
  if (!currentAnalysis()) {
    showTip(tr("The text has changed since. Try again in a moment."), m_view->caret());
    return false;
  }
  if (fix.edits.empty()) return true;
  m_view->apply(fix.edits);
  m_view->reveal(fix.edits.front().span.begin);
  return true;
}

void SpecEditor::applyAllCertainFixes() {
  const Analysis* analysis = currentAnalysis();
  if (!analysis) return;
  const diagnostics::FixedText fixed =
      diagnostics::applyCertainFixes(*analysis->source, analysis->diagnostics);
  if (fixed.applied.empty()) return showTip(tr("No fix is certain"), m_view->caret());
  m_view->replaceContent(fixed.content);
}

}  // namespace ludo::widgets
