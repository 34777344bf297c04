// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <memory>
#include <optional>

#include "app/ide/timed_analyser.h"
#include "widgets/document/document.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/models/games_model.h"

class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace ludo::widgets {
class BoardPanel;
class ChartsPanel;
class PlayPanel;
class ProblemsPanel;
class ReplayPanel;
class SimulatePanel;
class SpecEditor;
}  // namespace ludo::widgets

namespace ludo::ide {

/// The panels beside the text.
enum class Panel { Problems, Board, Play, Simulate, Charts, Replay };
constexpr int panelCount = 6;

/// The name of a panel, as users read it.
QString panelTitle(Panel panel);

/// One open specification: its document, its editor (which this widget shows) and its own set of
/// panels, wired to one another. The window puts the panels into docks, or one in the middle, a tab before
/// the text; the workbench deletes them with itself, so it has to end before the docks. GUI thread.
class Workbench : public QWidget {
  Q_OBJECT
 public:
  explicit Workbench(widgets::DocumentSettings settings, QWidget* parent = nullptr);
  ~Workbench() override;

  widgets::Document& document() { return *m_document; }
  const widgets::Document& document() const { return *m_document; }
  widgets::SpecEditor* editor() const { return m_editor; }
  QWidget* panel(Panel panel) const;
  widgets::ProblemsPanel* problems() const { return m_problems; }
  widgets::BoardPanel* board() const { return m_board; }
  widgets::PlayPanel* play() const { return m_play; }
  widgets::SimulatePanel* simulate() const { return m_simulate; }
  widgets::ChartsPanel* charts() const { return m_charts; }
  widgets::ReplayPanel* replay() const { return m_replay; }

  bool hasGame() const;
  int problemCount() const;
  /// How long the last check took; negative before the first.
  double analysisMilliseconds() const { return m_clock->milliseconds(); }

  /// Takes one of its panels to where the text is, and shows it there; none gives it free, hidden and without
  /// a parent.
  void setMiddle(std::optional<Panel> panel);
  void showText();
  /// Brings the panel in the middle before the text. There has to be one.
  void showMiddlePanel();
  /// Whether a panel is in the middle, and not behind the text.
  bool middlePanelIsShown() const;
  /// Puts the keyboard into what the middle shows.
  void focusMiddle();
  void focusEditor();
  bool editorHasFocus() const;
  /// Points of the text, whatever size the desktop gives.
  void setFontSize(int points);
  /// Line and column of the caret, from 1.
  LineColumn caret() const { return m_caret; }
  void goTo(Span place);

  /// Which of undo and redo make sense for the widget that has the focus, and doing it there.
  struct UndoState {
    bool canUndo = false;
    bool canRedo = false;
    bool isGame = false;  ///< it is a move of the game that would be taken back
  };
  UndoState undoState() const;
  void undo();
  void redo();

 signals:
  /// Something that menus or the status bar show has changed.
  void changed();
  /// A panel has something to show that the user asked for.
  void panelRequested(ludo::ide::Panel panel);
  /// The panel in the middle shall go back to its dock.
  void middleLeft();
  /// The user wants to edit the text apart from its file.
  void copyRequested();

 private:
  void makeMiddle();
  void showPage(QWidget* page);
  void makePanels();
  void wireDocument();
  void wirePanels();
  void takeAnalysis();
  void showPlayedPosition();
  void goToZone(const QString& name);
  void replayGame(const widgets::SimulationResult& simulation, const sim::GameSummary& game, int ply);
  bool playHasFocus() const;

  std::shared_ptr<AnalysisClock> m_clock;
  std::unique_ptr<widgets::Document> m_document;
  widgets::SpecEditor* m_editor = nullptr;
  QTabBar* m_middleTabs = nullptr;          ///< the panel, then the text
  QStackedWidget* m_middlePages = nullptr;  ///< the text, and the area of the panel
  QScrollArea* m_middleArea = nullptr;      ///< holds that panel
  std::optional<Panel> m_middle;
  widgets::ProblemsPanel* m_problems = nullptr;
  widgets::BoardPanel* m_board = nullptr;
  widgets::PlayPanel* m_play = nullptr;
  widgets::SimulatePanel* m_simulate = nullptr;
  widgets::ChartsPanel* m_charts = nullptr;
  widgets::ReplayPanel* m_replay = nullptr;
  LineColumn m_caret;
  std::function<void(std::shared_ptr<sim::GameTrace>)> m_openTrace;
  // Last, so that it stops before what its callback uses is gone.
  widgets::LatestJob<std::shared_ptr<sim::GameTrace>> m_traceJob;
};

}  // namespace ludo::ide
