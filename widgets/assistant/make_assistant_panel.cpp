// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/assistant/make_assistant_panel.h"

#include <QDir>
#include <QStandardPaths>

#include "widgets/assistant/assistant_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makeAssistantPanel(Workspace& workspace) {
  auto* panel = new AssistantPanel;
  // Beside the settings that nobody edits by hand; docs/drafting.md says what is in it.
  const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
  if (data.mkpath(QStringLiteral("."))) panel->setMemory(data.filePath(QStringLiteral("fixes.json")));
  workspace.listJob(panel->work(), panel);
  const Document& document = workspace.document();
  QObject::connect(&document, &Document::analysisChanged, panel, [panel, &document] {
    if (document.analysis()) panel->setSource(document.analysis()->source);
  });
  QObject::connect(&workspace, &Workspace::repairRequested, panel, [panel, &workspace] {
    emit workspace.panelRequested(panel, true);
    panel->repair();
  });
  QObject::connect(&workspace, &Workspace::caretMoved, panel,
                   [panel, &workspace] { panel->setCaret(workspace.caret()); });
  QObject::connect(&workspace, &Workspace::completionRequested, panel, [panel, &workspace, &document] {
    panel->setCaret(workspace.caret());
    emit workspace.panelRequested(panel, true);
    const auto analysis = document.analysis();
    if (analysis && analysis->revision == document.revision()) return panel->completePlace();
    // The place is one of the text as it is: what was typed last is still being read.
    QObject::connect(&document, &Document::analysisChanged, panel, &AssistantPanel::completePlace,
                     Qt::SingleShotConnection);
  });
  QObject::connect(panel, &AssistantPanel::fixRequested, &workspace, &Workspace::fixRequested);
  QObject::connect(panel, &AssistantPanel::documentRequested, &workspace, &Workspace::documentRequested);
  return panel;
}

}  // namespace ludo::widgets
