// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>
#include <vector>

#include "widgets/play/game_tree.h"

class QLabel;
class QStandardItemModel;
class QTreeView;

namespace ludo::widgets {

/// The lines of a game that were taken back, each of which can be gone back to. Hidden while there are none.
class BranchesView : public QWidget {
  Q_OBJECT
 public:
  explicit BranchesView(QWidget* parent = nullptr);
  void showBranches(const std::vector<GameTree::Branch>& branches);
  QTreeView* list() const { return m_list; }

 signals:
  /// `node`: the end of the line.
  void branchChosen(std::size_t node);

 private:
  QLabel* m_title = nullptr;
  QTreeView* m_list = nullptr;
  QStandardItemModel* m_model = nullptr;
};

}  // namespace ludo::widgets
