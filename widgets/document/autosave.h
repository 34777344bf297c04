// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QString>
#include <QTimer>
#include <chrono>

#include "widgets/jobs/latest_job.h"

namespace ludo::widgets {

/// Keeps a copy of unsaved text in a hidden file beside the document's file,
/// written on a worker thread. GUI thread only.
class Autosave : public QObject {
  Q_OBJECT
 public:
  using TextSource = std::function<std::string()>;

  /// The copy is written once no edit came for `delay`; `text` is asked for it
  /// then.
  Autosave(std::chrono::milliseconds delay, TextSource text, QObject* parent = nullptr);

  /// ".name.md.autosave" beside name.md; empty for an empty path.
  static QString pathFor(const QString& file);

  /// Whose copy to keep. With an empty path nothing is kept. Leaves the old
  /// file's copy as it is.
  void setFile(const QString& file);
  /// The same for text that was saved to another file: removes the old file's
  /// copy.
  void moveTo(const QString& file);
  const QString& path() const { return m_path; }

  /// Notes an edit.
  void schedule();
  /// Removes the copy: after a save, or when the edits are given up.
  void discard();
  /// Waits for a running write, writes nothing more and leaves the file as it
  /// is, or removes it.
  void end(bool removeCopy);

 signals:
  void written();
  /// Once for each run of failures, with the reason.
  void failed(const QString& reason);

 private:
  void startWorker();
  void write();
  void noteOutcome(Result<std::string> outcome);

  TextSource m_text;
  QString m_path;
  QTimer m_idle;
  bool m_failing = false;
  std::uint64_t m_writes = 0;
  /// The worker's value is the reason of a failure, empty when there was none.
  std::unique_ptr<LatestJob<std::string>> m_worker;
};

}  // namespace ludo::widgets
