// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <functional>
#include <memory>
#include <string>

#include "widgets/jobs/job.h"
#include "widgets/jobs/running_work.h"

class QWidget;

namespace ludo::widgets {

/// Makes a text and writes it to a file, whole or not at all, on a worker thread; a failure is told in a
/// message box. One text at a time. Where it takes long enough, the list of jobs shows it as `work`:
/// cancelled there, nothing is written. GUI thread.
class TextSaver : public QObject {
  Q_OBJECT
 public:
  /// Owned by the widget that asks for the text. `failure` is the title of the message about one.
  TextSaver(const QString& failure, QWidget* owner, RunningWork* work = nullptr);

  /// `make` is called on the worker thread. Does nothing while a text is being saved.
  void save(const QString& path, std::function<std::string()> make);
  bool isSaving() const { return m_job != nullptr; }

  /// Asks for a file of this suffix ("json"), beside `neighbour`; empty when none was chosen.
  static QString askPath(QWidget* parent, const QString& title, const QString& neighbour, const QString& name,
                         const QString& suffix, const QString& filter);

 signals:
  void savingChanged(bool saving);
  void saved(const QString& path);

 private:
  /// By value: the job that calls it is gone after its first line.
  void finish(QString path, Result<Result<Done>> outcome);
  void say(const QString& outcome);

  QString m_failure;
  RunningWork* m_work;
  QString m_written;  ///< the file that was saved last
  // Last, so that it stops before what its callback uses is gone.
  std::unique_ptr<Job<Result<Done>>> m_job;
};

}  // namespace ludo::widgets
