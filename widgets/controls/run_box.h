// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "core/sim/run_batch.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace ludo::widgets {

class RunningWork;

/// Starts and ends what bots play, and says how far it is and how long it will take. Knows no games. GUI
/// thread.
class RunBox : public QWidget {
  Q_OBJECT
 public:
  /// What is run, for screen readers: "Simulation".
  explicit RunBox(const QString& what, QWidget* parent = nullptr);

  /// Whether a run can begin, and why or why not.
  void setReady(bool ready, const QString& reason);
  /// From the start of a run to its end.
  void setRunning(bool running);
  /// From now on for work of which nobody knows how long it takes, and of which nothing is kept when it is
  /// cancelled.
  void setLengthUnknown();
  /// `part` names the part of a run that is made of several; it may be empty.
  void showProgress(const sim::BatchProgress& progress, const QString& part = {});
  void say(const QString& text);
  QString said() const;
  /// The same for a list of jobs.
  RunningWork* work() const { return m_work; }

 signals:
  void runRequested();
  void cancelRequested();

 private:
  void showState();

  QPushButton* m_run;
  QPushButton* m_cancel;
  QProgressBar* m_progress;
  QLabel* m_status;
  RunningWork* m_work;
  bool m_isReady = false;
  bool m_isRunning = false;
};

/// "8 s", "12 min 5 s", "2 h 7 min"; rounded up to whole seconds.
QString durationText(double seconds);

}  // namespace ludo::widgets
