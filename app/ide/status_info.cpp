// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/status_info.h"

#include <QLabel>
#include <QLocale>
#include <QStatusBar>
#include <QToolButton>

#include "app/ide/icons.h"
#include "app/ide/workbench.h"
#include "widgets/editor/spec_editor.h"

namespace ludo::ide {

StatusInfo::StatusInfo(QStatusBar& bar) : QObject(&bar) {
  m_problems = new QToolButton(&bar);
  m_problems->setAutoRaise(true);
  m_problems->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  connect(m_problems, &QToolButton::clicked, this, &StatusInfo::problemsRequested);
  m_time = new QLabel(&bar);
  m_time->setToolTip(tr("How long the last check of the specification took"));
  m_place = new QLabel(&bar);
  m_place->setToolTip(tr("Where the cursor is"));
  for (QWidget* widget :
       {static_cast<QWidget*>(m_problems), static_cast<QWidget*>(m_time), static_cast<QWidget*>(m_place)}) {
    bar.addPermanentWidget(widget);
  }
}

void StatusInfo::showWorkbench(const Workbench* workbench) {
  m_problems->setVisible(workbench != nullptr);
  m_time->setVisible(workbench != nullptr);
  m_place->setVisible(workbench != nullptr);
  if (workbench == nullptr) return;
  const int problems = workbench->problemCount();
  m_problems->setIcon(themedIcon(problems == 0 ? QStringLiteral("fine") : QStringLiteral("problems")));
  m_problems->setText(problems == 0 ? tr("No problems") : tr("%n problem(s)", nullptr, problems));
  m_problems->setAccessibleName(m_problems->text());
  const int allowed = workbench->allowedCount();
  const QString tip = tr("Go to the list of problems");
  m_problems->setToolTip(
      allowed == 0 ? tip
                   : tip + u'\n' + tr("%n warning(s) allowed by comments in the text", nullptr, allowed));
  const double milliseconds = workbench->analysisMilliseconds();
  m_time->setText(
      milliseconds < 0
          ? tr("Checking…")
          : tr("Checked in %1 ms").arg(QLocale().toString(milliseconds, 'f', milliseconds < 10 ? 1 : 0)));
  const LineColumn place = workbench->caret();
  const auto cursors = static_cast<int>(workbench->editor()->cursorCount());
  m_place->setText(cursors > 1 ? tr("%n cursors", nullptr, cursors)
                               : tr("Line %1, column %2").arg(place.line).arg(place.column));
}

}  // namespace ludo::ide
