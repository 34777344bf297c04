// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QDialog>

#include "widgets/jobs/latest_job.h"
#include "widgets/play/move_reasons.h"
#include "widgets/play/play_session.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace ludo::widgets {

/// Tells of each action of a game why the player to move may take it or not, beside the game. GUI thread;
/// what is told is found on a worker thread.
class ReasonsDialog : public QDialog {
  Q_OBJECT
 public:
  explicit ReasonsDialog(QWidget* parent = nullptr);
  ~ReasonsDialog() override;

  /// Shows the dialog, about the position as it is and perhaps about one place.
  void explain(const PlaySession& session, std::optional<AskedPlace> place);

 signals:
  /// Somebody wants to see where a rule is written.
  void definitionRequested(ludo::Span span);

 private:
  void fill(const std::vector<ActionReasons>& actions);
  QTreeWidgetItem* makeRow(const QString& text, const QString& now, bool holds, Span place) const;

  QLabel* m_about;
  QTreeWidget* m_tree;
  std::uint64_t m_request = 0;
  LatestJob<std::vector<ActionReasons>> m_job;
};

}  // namespace ludo::widgets
