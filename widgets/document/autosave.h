// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>
#include <chrono>
#include <optional>

#include "widgets/jobs/latest_job.h"

namespace ludo::widgets {

/// Keeps a copy of unsaved text in a file, written on a worker thread. GUI
/// thread only.
///
/// The promise: however steadily somebody types, an edit is in the copy, synced
/// to the disk, before the limit has passed. An edit waits a quarter of the
/// limit at most before writing begins; the rest is for the write that may
/// still be running and for its own. When writes get slow, the wait gets
/// shorter; when even that is too little, failed() says so. A write that fails
/// is told, and tried again: the first time within the limit, then once a limit.
class Autosave : public QObject {
  Q_OBJECT
 public:
  using TextSource = std::function<std::string()>;

  /// How long an edit may be in memory alone; none: nothing is written.
  using Limit = std::optional<std::chrono::milliseconds>;

  /// Where the copy is kept. Empty paths: not there.
  struct Places {
    QString first;
    QString second;  ///< used while the first cannot be written
    bool isNowhere() const { return first.isEmpty() && second.isEmpty(); }
    bool operator==(const Places&) const = default;
  };

  /// `text` is asked for what to write.
  Autosave(Limit limit, TextSource text, QObject* parent = nullptr);

  /// Switched off, it removes the copy there is: it would soon be out of date.
  void setLimit(Limit limit);

  /// Where to keep the copy. Leaves the copy at the old place as it is.
  void setPlaces(const Places& places);
  /// The same for text that was saved: removes the copy at the old place.
  void moveTo(const Places& places);
  const Places& places() const { return m_places; }

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
  /// Once for each run of failures, with the reason. It goes on trying.
  void failed(const QString& reason);

 private:
  enum class Work { None, Write, Discard };

  void startWorker();
  bool canWrite() const { return m_limit && m_worker && !m_places.isNowhere(); }
  /// How long an edit waits for others to be written with it.
  std::chrono::milliseconds pause() const;
  void forgetEdits();
  void waitFor(std::chrono::milliseconds pause);
  void noteOutcome(Result<std::string> outcome);
  void noteLate();
  void tell(const QString& reason);

  Limit m_limit;
  TextSource m_text;
  Places m_places;
  QTimer m_pause;
  /// Fires when the promise is broken.
  QTimer m_late;
  /// Since the first edit that no write has taken up.
  QElapsedTimer m_waiting;
  Work m_work = Work::None;
  bool m_writeAgain = false;
  QElapsedTimer m_writing;
  std::chrono::milliseconds m_lastWrite{0};
  bool m_failing = false;
  std::uint64_t m_works = 0;
  /// The worker's value is the reason of a failure, empty when there was none.
  std::unique_ptr<LatestJob<std::string>> m_worker;
};

}  // namespace ludo::widgets
