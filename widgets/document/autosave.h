// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QString>
#include <QTimer>
#include <chrono>
#include <optional>

#include "widgets/jobs/latest_job.h"

namespace ludo::widgets {

/// Keeps a copy of unsaved text in a hidden file beside the document's file,
/// written on a worker thread. GUI thread only.
class Autosave : public QObject {
  Q_OBJECT
 public:
  using TextSource = std::function<std::string()>;

  /// How long no edit may have come before the copy is written; none: never.
  using Delay = std::optional<std::chrono::milliseconds>;

  /// `text` is asked for what to write.
  Autosave(Delay delay, TextSource text, QObject* parent = nullptr);

  /// Switched off, it removes the copy there is: it would soon be out of date.
  void setDelay(Delay delay);

  /// ".name.md.autosave" beside name.md; empty for an empty path.
  static QString pathFor(const QString& file);

  /// Where to keep the copy; empty: nowhere. Leaves the copy at the old place
  /// as it is.
  void setPath(const QString& path);
  /// The same for text that was saved: removes the copy at the old place.
  void moveTo(const QString& path);
  const QString& path() const { return m_path; }

  /// Notes an edit.
  void schedule();
  /// Writes without waiting for a pause. written() is then told of this or of a
  /// later text, never of an older one.
  void writeNow();
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
  void noteOutcome(Result<std::string> outcome);

  TextSource m_text;
  bool m_enabled = true;
  QString m_path;
  QTimer m_idle;
  bool m_failing = false;
  std::uint64_t m_writes = 0;
  /// The worker's value is the reason of a failure, empty when there was none.
  std::unique_ptr<LatestJob<std::string>> m_worker;
};

}  // namespace ludo::widgets
