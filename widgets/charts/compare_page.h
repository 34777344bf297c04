// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <memory>
#include <set>
#include <vector>

#include "widgets/jobs/job.h"
#include "widgets/workspace/report_shelf.h"

class QCheckBox;
class QLabel;
class QStackedWidget;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ludo::widgets {

class ValueView;

/// Reports side by side: above, those that there are, of which two or more are ticked; below, what each says
/// and how far it differs from the first that is ticked. GUI thread.
class ComparePage : public QWidget {
  Q_OBJECT
 public:
  explicit ComparePage(std::shared_ptr<ReportShelf> shelf, QWidget* parent = nullptr);

  QTreeWidget* reports() const { return m_reports; }
  ValueView* numbers() const { return m_numbers; }
  QCheckBox* onlyDifferences() const { return m_onlyDifferences; }
  /// What is said above the numbers.
  QString summary() const;
  /// Reads report files on a worker thread, and ticks them; what is none is told in a message box.
  void open(const QStringList& paths);

 private:
  struct Opened {
    QString path;
    Result<metrics::ReportFigures> figures;
  };

  void makeReports();
  QWidget* makeButtons();
  void fillReports();
  void tick(QTreeWidgetItem* item);
  void tickNewest();
  void take(std::vector<Opened> opened);
  void showComparison();
  quint64 chosen() const;
  void updateButtons();

  std::shared_ptr<ReportShelf> m_shelf;
  QTreeWidget* m_reports = nullptr;
  QToolButton* m_first = nullptr;
  QToolButton* m_remove = nullptr;
  QToolButton* m_open = nullptr;
  QCheckBox* m_onlyDifferences = nullptr;
  QLabel* m_summary = nullptr;
  ValueView* m_numbers = nullptr;
  std::set<quint64> m_ticked;
  quint64 m_newest = 0;
  bool m_isTickedByHand = false;
  bool m_isFilling = false;
  // Last, so that it stops before what its callback uses is gone.
  std::unique_ptr<Job<std::vector<Opened>>> m_job;
};

}  // namespace ludo::widgets
