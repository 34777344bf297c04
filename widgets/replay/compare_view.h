// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>
#include <vector>

#include "widgets/replay/state_differences.h"

class QLabel;
class QSpinBox;
class QStandardItemModel;
class QTableView;

namespace ludo::widgets {

/// What differs between two steps of a game: the one that is shown, and one that is chosen here.
class CompareView : public QWidget {
  Q_OBJECT
 public:
  explicit CompareView(QWidget* parent = nullptr);

  /// A game with so many steps, 0 included; the first is chosen.
  void begin(std::size_t lastStep);
  std::size_t other() const;
  void setOther(std::size_t step);
  /// `step` is the one that is shown.
  void showDifferences(std::size_t step, const std::vector<StateDifference>& differences);
  QTableView* table() const { return m_table; }

 signals:
  void otherChanged();
  /// The chosen step is to be shown, and the other way round.
  void swapRequested();

 private:
  QSpinBox* m_other = nullptr;
  QLabel* m_summary = nullptr;
  QTableView* m_table = nullptr;
  QStandardItemModel* m_model = nullptr;
  std::size_t m_step = 0;
};

}  // namespace ludo::widgets
