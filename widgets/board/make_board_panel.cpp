// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/make_board_panel.h"

#include <QtGui/QAction>

#include "widgets/board/board_panel.h"
#include "widgets/board/heat_mode.h"
#include "widgets/board/setup_mode.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

namespace {

/// What the board shows while it is not set up: the game that is played, or else the bare board.
void showGame(BoardPanel& panel, const Workspace& workspace) {
  const service::AnalysisPtr& analysis = workspace.document().analysis();
  if (workspace.position())
    return panel.showPosition(workspace.position()->rules, workspace.position()->state);
  if (analysis && analysis->rules) panel.showRules(analysis->rules);
}

void showSetupInText(Workspace& workspace) {
  const service::AnalysisPtr& analysis = workspace.document().analysis();
  if (!analysis || !workspace.document().analysisIsCurrent()) return;
  for (const char* section : {"setup", "tokenTypes", "boards"}) {
    for (const text::YamlBlock& block : analysis->markdown.blocks) {
      if (block.section == section) return workspace.placeRequested(block.sectionSpan);
    }
  }
}

void connectSetup(BoardPanel& panel, Workspace& workspace) {
  auto* action = new QAction(BoardPanel::tr("Set up"), &panel);
  action->setCheckable(true);
  action->setToolTip(BoardPanel::tr("Put the tokens where the game begins with them; the text follows"));
  panel.addTool(action);
  auto* mode = new SetupMode(panel);
  const auto follow = [mode, &workspace] {
    const bool isCurrent = workspace.document().analysisIsCurrent();
    mode->setAnalysis(isCurrent ? workspace.document().analysis() : nullptr);
  };
  QObject::connect(action, &QAction::toggled, &workspace, &Workspace::setSettingUp);
  QObject::connect(&workspace, &Workspace::settingUpChanged, mode, [=, &panel, &workspace] {
    action->setChecked(workspace.isSettingUp());
    follow();
    mode->setOn(workspace.isSettingUp());
    if (!mode->isOn()) return showGame(panel, workspace);
    emit workspace.panelRequested(&panel, true);
    panel.view()->setFocus();
  });
  QObject::connect(&workspace.document(), &Document::analysisChanged, mode, follow);
  QObject::connect(&workspace.document(), &Document::edited, mode, follow);
  QObject::connect(mode, &SetupMode::changeRequested, &workspace, &Workspace::fixRequested);
  QObject::connect(mode, &SetupMode::textRequested, &workspace, [&workspace] { showSetupInText(workspace); });
}

}  // namespace

void followPictures(BoardPanel& board, const Workspace& workspace) {
  const auto follow = [&board, &workspace] { board.setPictures(workspace.pictures().pictures()); };
  QObject::connect(&workspace.pictures(), &PictureShelf::changed, &board, follow);
  follow();
}

QWidget* makeBoardPanel(Workspace& workspace) {
  auto* panel = new BoardPanel;
  followPictures(*panel, workspace);
  QObject::connect(&workspace.document(), &Document::analysisChanged, panel, [panel, &workspace] {
    const service::AnalysisPtr& analysis = workspace.document().analysis();
    if (!analysis) return;
    if (!workspace.isSettingUp() && !workspace.position()) showGame(*panel, workspace);
    panel->setStale(analysis->rules == nullptr);
  });
  QObject::connect(&workspace, &Workspace::positionChanged, panel, [panel, &workspace] {
    if (!workspace.isSettingUp()) showGame(*panel, workspace);
  });
  QObject::connect(panel, &BoardPanel::zoneDefinitionRequested, &workspace,
                   &Workspace::zoneDefinitionRequested);
  connectSetup(*panel, workspace);
  auto* heat = new HeatMode(*panel);
  QObject::connect(&workspace, &Workspace::simulationFinished, heat, &HeatMode::setSimulation);
  return panel;
}

}  // namespace ludo::widgets
