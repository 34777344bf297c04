// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QObject>
#include <optional>

#include "widgets/jobs/latest_job.h"
#include "widgets/play/advice.h"

namespace ludo::widgets {

/// Asks bots for advice about a game, one question at a time, on a worker thread, and keeps what they said of
/// the position that is there now. GUI thread.
class Adviser : public QObject {
  Q_OBJECT
 public:
  explicit Adviser(QObject* parent = nullptr);

  void ask(const std::string& agent, const PlaySession& session);
  /// What somebody else found out.
  void take(Advice advice);
  /// Stops the question, and forgets what was said.
  void clear();
  bool isThinking() const { return m_job.running(); }
  const std::optional<Advice>& advice() const { return m_advice; }

 signals:
  /// Thinking began or ended, or the advice was forgotten.
  void changed();
  void failed(const QString& reason);

 private:
  std::optional<Advice> m_advice;
  LatestJob<Advice> m_job;
};

}  // namespace ludo::widgets
