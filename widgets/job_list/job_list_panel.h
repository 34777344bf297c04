// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <memory>
#include <vector>

#include "widgets/jobs/running_work.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace ludo::widgets {

/// Everything that runs in the program, of all specifications: how far it is, how long it will take, and
/// buttons to cancel it and to see what came of it. GUI thread.
class JobListPanel : public QWidget {
  Q_OBJECT
 public:
  explicit JobListPanel(std::shared_ptr<JobList> jobs, QWidget* parent = nullptr);

 private:
  /// What is shown of one work. Rows are used again for other works as these come and go.
  struct Row {
    QWidget* box = nullptr;
    QLabel* title = nullptr;
    QProgressBar* progress = nullptr;
    QLabel* state = nullptr;
    QPushButton* cancel = nullptr;
    QPushButton* result = nullptr;
  };

  Row addRow();
  void showWorks();
  void showWork(const Row& row, const RunningWork& work) const;

  std::shared_ptr<JobList> m_jobs;
  QLabel* m_none;
  QVBoxLayout* m_list;
  std::vector<Row> m_rows;
};

}  // namespace ludo::widgets
