// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/make_archive_panel.h"

#include "widgets/archive/archive_panel.h"
#include "widgets/archive/campaign_controls.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makeArchivePanel(Workspace& workspace) {
  auto* panel = new ArchivePanel;
  workspace.listJob(panel->campaign()->work(), panel);
  const Document& document = workspace.document();
  QObject::connect(&document, &Document::analysisChanged, panel, [panel, &document] {
    const service::AnalysisPtr& analysis = document.analysis();
    if (!analysis) return;
    panel->setGame(
        {document.name(), document.path(), std::string(analysis->source->content()), analysis->rules});
  });
  QObject::connect(&workspace, &Workspace::breedingRequested, panel, [panel, &workspace] {
    emit workspace.panelRequested(panel, true);
    panel->campaign()->breed();
  });
  QObject::connect(&workspace, &Workspace::placingRequested, panel, [panel, &workspace] {
    emit workspace.panelRequested(panel, true);
    panel->addGame();
  });
  QObject::connect(panel, &ArchivePanel::documentRequested, &workspace, &Workspace::documentRequested);
  QObject::connect(panel, &ArchivePanel::playRequested, &workspace, &Workspace::playRequested);
  QObject::connect(panel, &ArchivePanel::replayRequested, &workspace, &Workspace::replayRequested);
  return panel;
}

}  // namespace ludo::widgets
