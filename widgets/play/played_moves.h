// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>

#include "widgets/models/moves_model.h"
#include "widgets/play/branches_view.h"

class QHBoxLayout;
class QLabel;
class QTableView;

namespace ludo::widgets {

/// The moves of a game so far, and the lines that were taken back.
class PlayedMoves : public QWidget {
  Q_OBJECT
 public:
  explicit PlayedMoves(QWidget* parent = nullptr);

  void showMoves(std::vector<MoveRow> played, const std::vector<GameTree::Branch>& branches);
  /// A button beside the title.
  void addTool(QAction* action);
  /// The last move, and none chosen.
  void showEnd();
  MovesModel* model() const { return m_model; }

 signals:
  /// `row`: somebody wants to see where it led.
  void moveSelected(std::size_t row);
  void branchChosen(std::size_t node);

 private:
  MovesModel* m_model = nullptr;
  QHBoxLayout* m_head = nullptr;
  QLabel* m_title = nullptr;
  QTableView* m_view = nullptr;
  BranchesView* m_branches = nullptr;
};

}  // namespace ludo::widgets
