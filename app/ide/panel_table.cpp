// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/panel_table.h"

#include <QCoreApplication>
#include <array>
#include <cassert>

#include "widgets/archive/make_archive_panel.h"
#include "widgets/assistant/make_assistant_panel.h"
#include "widgets/board/make_board_panel.h"
#include "widgets/charts/make_charts_panel.h"
#include "widgets/form/make_form_panel.h"
#include "widgets/job_list/make_job_list_panel.h"
#include "widgets/outline/make_outline_panel.h"
#include "widgets/play/make_play_panel.h"
#include "widgets/preview/make_preview_panel.h"
#include "widgets/problems/make_problems_panel.h"
#include "widgets/replay/make_replay_panel.h"
#include "widgets/simulate/make_simulate_panel.h"
#include "widgets/tournament/make_tournament_panel.h"

namespace ludo::ide {
namespace {

using enum Panel;
using enum PanelArea;

// clang-format off
constexpr std::array infos{
  PanelInfo{Problems, "problems", "view.problems", QT_TRANSLATE_NOOP("Commands", "&Problems"), QT_TRANSLATE_NOOP("Commands", "Go to the list of problems, or back to the text"), "Ctrl+1", "problems", BelowText, widgets::makeProblemsPanel},
  PanelInfo{Board, "board", "view.board", QT_TRANSLATE_NOOP("Commands", "&Board"), QT_TRANSLATE_NOOP("Commands", "Go to the board, or back to the text"), "Ctrl+2", "board", BesideText, widgets::makeBoardPanel},
  PanelInfo{Play, "play", "view.play", QT_TRANSLATE_NOOP("Commands", "P&lay"), QT_TRANSLATE_NOOP("Commands", "Go to the panel for playing, or back to the text"), "Ctrl+3", "play", BesideText, widgets::makePlayPanel},
  PanelInfo{Simulate, "simulate", "view.simulate", QT_TRANSLATE_NOOP("Commands", "&Simulate"), QT_TRANSLATE_NOOP("Commands", "Go to the panel that lets bots play, or back to the text"), "Ctrl+4", "simulate", BesideText, widgets::makeSimulatePanel},
  PanelInfo{Charts, "charts", "view.charts", QT_TRANSLATE_NOOP("Commands", "&Charts"), QT_TRANSLATE_NOOP("Commands", "Go to the charts of the last simulation, or back to the text"), "Ctrl+5", "charts", BesideText, widgets::makeChartsPanel},
  PanelInfo{Replay, "replay", "view.replay", QT_TRANSLATE_NOOP("Commands", "&Replay"), QT_TRANSLATE_NOOP("Commands", "Go to the replay of a game, or back to the text"), "Ctrl+6", "replay", BesideText, widgets::makeReplayPanel},
  PanelInfo{Outline, "outline", "view.outline", QT_TRANSLATE_NOOP("Commands", "O&utline"), QT_TRANSLATE_NOOP("Commands", "Go to the list of what is defined, or back to the text"), "Ctrl+7", "outline", BesideText, widgets::makeOutlinePanel},
  PanelInfo{Tournament, "tournament", "view.tournament", QT_TRANSLATE_NOOP("Commands", "Tour&nament"), QT_TRANSLATE_NOOP("Commands", "Go to the panel in which bots meet each other, or back to the text"), "Ctrl+8", "tournament", BesideText, widgets::makeTournamentPanel},
  PanelInfo{Archive, "archive", "view.archive", QT_TRANSLATE_NOOP("Commands", "Arc&hive"), QT_TRANSLATE_NOOP("Commands", "Go to the archive of a campaign, or back to the text"), "Ctrl+9", "archive", BesideText, widgets::makeArchivePanel},
  PanelInfo{Assistant, "assistant", "view.assistant", QT_TRANSLATE_NOOP("Commands", "Assistant"), QT_TRANSLATE_NOOP("Commands", "Go to the panel that repairs, completes and drafts games, or back to the text"), "", "assistant", BesideText, widgets::makeAssistantPanel},
  PanelInfo{Form, "form", "view.form", QT_TRANSLATE_NOOP("Commands", "Form"), QT_TRANSLATE_NOOP("Commands", "Go to the form of what the cursor is in, or back to the text"), "", "form", BesideText, widgets::makeFormPanel},
  PanelInfo{Preview, "preview", "view.preview", QT_TRANSLATE_NOOP("Commands", "Preview"), QT_TRANSLATE_NOOP("Commands", "Go to the rules as people read them, or back to the text"), "", "preview", BesideText, widgets::makePreviewPanel},
  PanelInfo{Jobs, "jobs", "view.jobs", QT_TRANSLATE_NOOP("Commands", "Jobs"), QT_TRANSLATE_NOOP("Commands", "Go to the list of everything that runs, or back to the text"), "", "jobs", BesideText, widgets::makeJobListPanel},
};
// clang-format on

constexpr bool hasTheOrderOfPanels() {
  for (std::size_t i = 0; i < infos.size(); ++i) {
    if (infos[i].panel != static_cast<Panel>(i)) return false;
  }
  return true;
}
static_assert(hasTheOrderOfPanels());

}  // namespace

std::span<const PanelInfo> panelInfos() {
  return infos;
}

const PanelInfo& infoOf(Panel panel) {
  assert(static_cast<std::size_t>(panel) < infos.size());
  return infos[static_cast<std::size_t>(panel)];
}

QString panelTitle(Panel panel) {
  return QCoreApplication::translate("Commands", infoOf(panel).text).remove(u'&');
}

}  // namespace ludo::ide
