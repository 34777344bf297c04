// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <cassert>
#include <map>
#include <memory>
#include <optional>

#include "app/ide/panel_table.h"
#include "app/ide/timed_analyser.h"
#include "widgets/document/document.h"
#include "widgets/workspace/workspace.h"

class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace ludo::widgets {
class HistoryKeeper;
class Lens;
class PlayPanel;
class SpecEditor;
}  // namespace ludo::widgets

namespace ludo::ide {

/// One open specification: its document, its editor (which this widget shows) and its own set of
/// panels, each made from its row of the panel table and connected to the workspace. The window puts the
/// panels into docks, or one in the middle, a tab before the text; the workbench deletes them with itself, so
/// it has to end before the docks. GUI thread.
class Workbench : public QWidget {
  Q_OBJECT
 public:
  /// `reports` and `jobs` are what all workbenches of a window share.
  Workbench(const widgets::DocumentSettings& settings, std::shared_ptr<widgets::ReportShelf> reports,
            std::shared_ptr<widgets::JobList> jobs, QWidget* parent = nullptr);
  ~Workbench() override;

  widgets::Document& document() { return *m_document; }
  const widgets::Document& document() const { return *m_document; }
  widgets::SpecEditor* editor() const { return m_editor; }
  widgets::Workspace& workspace() const { return *m_workspace; }
  QWidget* panel(Panel panel) const { return m_panels.at(panel); }
  /// The panel of this class; there is one.
  template <typename Class>
  Class* panel() const;

  bool hasGame() const;
  int problemCount() const;
  /// Of warnings that comments in the text allow.
  int allowedCount() const;
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
  /// See widgets::Lens.
  void setLensOn(bool on);
  const widgets::Lens& lens() const { return *m_lens; }
  /// Line and column of the caret, from 1.
  LineColumn caret() const { return m_caret; }
  void goTo(Span place);
  /// Shows what the file held earlier, and brings back what the user wants of it.
  void showHistory();

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
  void panelRequested(ludo::ide::Panel panel, bool focus);
  /// The panel in the middle shall go back to its dock.
  void middleLeft();
  /// The text was not kept for the history of the file.
  void historyFailed(const QString& reason);
  /// The user wants to edit the text apart from its file.
  void copyRequested();

 private:
  void makeMiddle();
  void showPage(QWidget* page);
  void makePanels();
  void wireDocument();
  void wireWorkspace();
  void makeLens();
  /// Marks the rules that no random game used.
  void showUnusedRules();
  void goToZone(const QString& name);
  /// The panel of this class, if it has the keyboard and not one of its fields.
  template <typename Class>
  Class* panelInUse() const;

  std::shared_ptr<AnalysisClock> m_clock;
  std::unique_ptr<widgets::Document> m_document;
  std::unique_ptr<widgets::Workspace> m_workspace;
  std::unique_ptr<widgets::Lens> m_lens;
  widgets::HistoryKeeper* m_history = nullptr;
  widgets::SpecEditor* m_editor = nullptr;
  QTabBar* m_middleTabs = nullptr;          ///< the panel, then the text
  QStackedWidget* m_middlePages = nullptr;  ///< the text, and the area of the panel
  QScrollArea* m_middleArea = nullptr;      ///< holds that panel
  std::optional<Panel> m_middle;
  std::map<Panel, QWidget*> m_panels;
  LineColumn m_caret;
  widgets::SimulationResult m_simulation;  ///< the last one
};

template <typename Class>
Class* Workbench::panel() const {
  for (const auto& [panel, widget] : m_panels) {
    if (auto* found = qobject_cast<Class*>(widget)) return found;
  }
  assert(false);
  return nullptr;
}

}  // namespace ludo::ide
