// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>
#include <memory>

#include "core/kernel/kernel.h"
#include "widgets/board/board_view.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/models/zones_model.h"

class QAction;
class QLabel;
class QStackedWidget;
class QTableView;
class QToolBar;

namespace ludo::widgets {

/// A board with its tools: zoom, coordinates, the same position as a table, saving as an image.
/// Give it rules and a state; layouts are kept as long as the game's zones stay the same, and those that take
/// time are made on a worker thread.
class BoardPanel : public QWidget {
  Q_OBJECT
 public:
  explicit BoardPanel(QWidget* parent = nullptr);

  /// The board of a game without tokens, or the empty view for null.
  void showRules(kernel::RulesPtr rules);
  /// A position as the viewer may know it. The state is copied.
  void showPosition(kernel::RulesPtr rules, const kernel::State& state,
                    const Viewer& viewer = Viewer::everything(), bool animate = false);
  void setMarks(BoardMarks marks);
  /// What tokens and boards show; null: nothing.
  void setPictures(GamePicturesPtr pictures);
  /// Says above the board that it is that of an older text, for the present one has errors.
  void setStale(bool stale);

  /// Puts a tool that can be checked before the others, such as one that belongs to a document.
  void addTool(QAction* action);
  /// At the end of the tools.
  void addToolWidget(QWidget* tool);
  /// Puts a widget between the tools and the board, and owns it.
  void addBar(QWidget* bar);

  /// A text that wraps above the board makes it smaller, and the panel no taller.
  bool hasHeightForWidth() const override { return false; }

  BoardView* view() const { return m_view; }
  ZonesModel* zonesModel() const { return m_zones; }
  void setShowsTable(bool table);

 signals:
  void zoneActivated(ludo::kernel::ZoneId zone);
  void tokenActivated(ludo::kernel::ZoneId zone, ludo::kernel::TokenId token);
  void zoneDefinitionRequested(const QString& name);
  void cancelled();

 private:
  void buildToolBar(QToolBar& bar);
  void display(kernel::RulesPtr rules, std::optional<kernel::State> state, const Viewer& viewer,
               bool animate);
  void layOut(bool animate);
  void rebuildScene(bool animate);
  ShownVariables shownVariables() const;
  void saveImage();

  kernel::RulesPtr m_rules;
  std::optional<kernel::State> m_state;
  Viewer m_viewer;
  BoardMarks m_marks;
  GamePicturesPtr m_pictures;
  BoardLayoutPtr m_layout;
  std::uint64_t m_layoutKey = 0;
  LatestJob<BoardLayoutPtr> m_layoutJob;

  BoardView* m_view = nullptr;
  ZonesModel* m_zones = nullptr;
  QTableView* m_table = nullptr;
  QStackedWidget* m_pages = nullptr;
  QToolBar* m_tools = nullptr;
  QLabel* m_stale = nullptr;
  QAction* m_tableAction = nullptr;
  QAction* m_coordinatesAction = nullptr;
  QAction* m_adjacencyAction = nullptr;
  QAction* m_variablesAction = nullptr;
};

}  // namespace ludo::widgets
