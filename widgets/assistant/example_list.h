// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QTimer>
#include <QWidget>

#include "widgets/assistant/assistance.h"
#include "widgets/jobs/latest_job.h"

class QListWidget;
class QPushButton;

namespace ludo::widgets {

/// The samples that a draft is like, or that a language model is shown. Those likest to the words are ticked
/// and stand first, until somebody ticks others. Looks for them on a worker thread, while it is shown and
/// after a pause in typing. GUI thread.
class ExampleList : public QWidget {
  Q_OBJECT
 public:
  explicit ExampleList(QWidget* parent = nullptr);

  void setWords(const QString& words);
  /// The stems of those that somebody has ticked; empty where the likest are.
  std::vector<std::string> chosenByHand() const;
  /// Why nothing can be begun; empty when it can.
  QString mistake() const;

 signals:
  void changed();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void look();
  void show(const std::vector<Example>& examples);
  void chooseByLikeness();
  std::vector<std::string> ticked() const;

  QString m_words;
  QString m_shownFor;  ///< the words that the list is for; null before the first
  bool m_isByHand = false;
  QListWidget* m_list;
  QPushButton* m_byLikeness;
  QTimer m_pause;
  // Last, so that it stops before what its callback uses is gone.
  LatestJob<Result<std::vector<Example>>> m_job;
};

}  // namespace ludo::widgets
