// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/make_play_panel.h"

#include "widgets/board/board_panel.h"
#include "widgets/board/make_board_panel.h"
#include "widgets/play/play_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

QWidget* makePlayPanel(Workspace& workspace) {
  auto* panel = new PlayPanel;
  followPictures(*panel->board(), workspace);
  QObject::connect(&workspace.document(), &Document::analysisChanged, panel, [panel, &workspace] {
    const service::AnalysisPtr& analysis = workspace.document().analysis();
    if (analysis) panel->setRules(analysis->rules);
  });
  QObject::connect(panel, &PlayPanel::changed, &workspace, [panel, &workspace] {
    if (const PlaySession* session = panel->session())
      workspace.setPosition({session->rulesPtr(), session->state()});
  });
  QObject::connect(&workspace, &Workspace::newGameRequested, panel, [panel, &workspace] {
    emit workspace.panelRequested(panel, true);
    panel->restart();
  });
  QObject::connect(&workspace, &Workspace::hintRequested, panel, [panel, &workspace] {
    emit workspace.panelRequested(panel, true);
    panel->askForHint();
  });
  QObject::connect(
      &workspace, &Workspace::playOnRequested, panel,
      [panel, &workspace](std::uint64_t seed, int players, const std::vector<std::string>& moves,
                          std::size_t made) {
        emit workspace.panelRequested(panel, true);
        panel->playOn({seed, std::vector<std::string>(static_cast<std::size_t>(players)), moves}, made);
      });
  QObject::connect(panel, &PlayPanel::zoneDefinitionRequested, &workspace,
                   &Workspace::zoneDefinitionRequested);
  QObject::connect(panel, &PlayPanel::definitionRequested, &workspace, &Workspace::placeRequested);
  QObject::connect(panel, &PlayPanel::replayRequested, &workspace, &Workspace::replayRequested);
  return panel;
}

}  // namespace ludo::widgets
