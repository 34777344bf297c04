// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <memory>
#include <vector>

#include "app/ide/session.h"
#include "widgets/document/lock_file.h"
#include "widgets/jobs/latest_job.h"

namespace ludo::ide {

/// The files of sessions. Each running program has one of its own, under a lock that a crash releases: the
/// first `session.json`, further ones `session-2.json` and so on. So programs do not overwrite one another's,
/// and what a crash left is told from what is in use. Written on a worker thread. GUI thread.
class SessionStore : public QObject {
  Q_OBJECT
 public:
  /// `file` is the first one's; empty: nothing is kept.
  explicit SessionStore(QString file, QObject* parent = nullptr);

  /// How this program's session begins: as the last one ended. A further program begins with the first one's
  /// window, but without its files.
  const Session& first() const { return m_first; }
  /// The sessions of programs that were stopped and whose sessions no running program has. They stay on disk
  /// until a session of ours was written after this.
  std::vector<Session> takeAbandoned();

  /// Writes soon; of sessions that come faster than the disk takes them the newest.
  void save(const Session& session);
  /// Writes before it returns, for the program ends: the first one's session is for the next start, of a
  /// further one's only the files with `unanswered` questions. Returns an empty text, or why it could not be
  /// written.
  QString finish(const Session& session, const QStringList& unanswered);

 signals:
  void failed(const QString& reason);

 private:
  struct Abandoned {
    QString file;
    std::unique_ptr<widgets::LockFile> lock;
  };

  QString fileOf(int number) const;
  std::unique_ptr<widgets::LockFile> lockOf(int number) const;
  void forgetAbandoned();

  QString m_firstFile;
  int m_number = 1;
  Session m_first;
  std::unique_ptr<widgets::LockFile> m_lock;
  std::vector<Abandoned> m_abandoned;
  std::uint64_t m_writes = 0;
  std::uint64_t m_takenAfter = 0;  ///< the last write before takeAbandoned()
  /// The worker's value is the reason of a failure, empty when there was none.
  std::unique_ptr<widgets::LatestJob<QString>> m_worker;
};

}  // namespace ludo::ide
