// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>

#include "widgets/document/document.h"
#include "widgets/document/local_history.h"
#include "widgets/jobs/latest_job.h"

namespace ludo::widgets {

/// Keeps what a document's file holds whenever that is known anew: when it was opened, saved, or changed by
/// another program. On a worker thread. GUI thread.
class HistoryKeeper : public QObject {
  Q_OBJECT
 public:
  /// The document outlives it.
  HistoryKeeper(const Document& document, LocalHistory history, QObject* parent = nullptr);

  const LocalHistory& history() const { return m_history; }

 signals:
  void kept();
  /// A text could not be kept.
  void failed(const QString& reason);

 private:
  void keep();

  const Document& m_document;
  LocalHistory m_history;
  LatestJob<Result<Done>> m_job;
};

}  // namespace ludo::widgets
