// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/archive/lineage_tree.h"
#include "widgets/jobs/latest_job.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace ludo::widgets {

/// Where a game comes from and what came of it, as a tree: its ancestors from the eldest down, and below it
/// its descendants; with the operator and the change of each, and fitness as number and colour. GUI thread;
/// read on a worker.
class LineagePage : public QWidget {
  Q_OBJECT
 public:
  explicit LineagePage(QWidget* parent = nullptr);

  /// Shows another game, or the same one anew; nothing shows that there is none. Read once it is seen.
  void setCandidate(const QString& store, std::optional<campaign::CandidateId> candidate);

 signals:
  /// A game was chosen.
  void candidateRequested(ludo::campaign::CandidateId candidate);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void read();
  void show(const LineageTree& tree);
  void choose(const QTreeWidgetItem* item);

  QString m_store;
  std::optional<campaign::CandidateId> m_candidate;
  bool m_isRead = false;
  std::uint64_t m_asked = 0;
  QLabel* m_text = nullptr;
  QTreeWidget* m_tree = nullptr;
  LatestJob<Result<LineageTree>> m_job;
};

}  // namespace ludo::widgets
