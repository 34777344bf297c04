// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>

class QLabel;
class QStatusBar;
class QToolButton;

namespace ludo::ide {

class Workbench;

/// What stands at the right of the status bar: problems, how long the last check took, where the cursor is.
/// GUI thread.
class StatusInfo : public QObject {
  Q_OBJECT
 public:
  /// The bar owns what is put into it, and outlives this.
  explicit StatusInfo(QStatusBar& bar);

  /// Null: nothing.
  void showWorkbench(const Workbench* workbench);

 signals:
  void problemsRequested();

 private:
  QToolButton* m_problems = nullptr;
  QLabel* m_time = nullptr;
  QLabel* m_place = nullptr;
};

}  // namespace ludo::ide
