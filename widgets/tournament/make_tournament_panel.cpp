// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tournament/make_tournament_panel.h"

#include "widgets/tournament/tournament_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makeTournamentPanel(Workspace& workspace) {
  auto* panel = new TournamentPanel;
  workspace.listJob(panel->work(), panel);
  QObject::connect(&workspace.document(), &Document::analysisChanged, panel, [panel, &workspace] {
    const Document& document = workspace.document();
    if (document.analysis())
      panel->setRules(document.analysis()->rules,
                      document.path().isEmpty() ? document.name() : document.path());
  });
  QObject::connect(panel, &TournamentPanel::replayRequested, &workspace, &Workspace::replayRequested);
  return panel;
}

}  // namespace ludo::widgets
