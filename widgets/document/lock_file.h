// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDateTime>
#include <QString>

namespace ludo::widgets {

/// Who holds a lock, as the lock's file says. What it does not say is empty.
struct LockHolder {
  QString user;
  QString host;
  qint64 process = 0;
  QDateTime since;
  /// The system vouches for it: the holder runs. Otherwise the file names
  /// another machine, where it may have stopped without a word.
  bool isCertain = true;
  bool isThisProcess() const;
};

/// A file that one process at a time can hold, until it lets go or ends in
/// whatever way: the lock is the operating system's (flock(2)), and what stands
/// in the file is for people. So a left-over file locks nothing, even when its
/// process number is used again; only one that names another machine is
/// respected, for on a network folder the system may not know of locks there.
/// Not for threads at the same time; flock is between open files, so two of
/// these in one process keep each other out too.
class LockFile {
 public:
  enum class Outcome {
    Held,         ///< by this object, now
    HeldByOther,  ///< see holder()
    Impossible    ///< there can be no such file
  };
  enum class OtherHosts { Respect, Ignore };

  explicit LockFile(QString path) : m_path(std::move(path)) {}
  LockFile(const LockFile&) = delete;
  LockFile& operator=(const LockFile&) = delete;
  /// Lets go.
  ~LockFile() { release(); }

  /// Makes the file, not its folder. Never waits.
  Outcome tryLock(OtherHosts otherHosts = OtherHosts::Respect);
  bool isHeld() const { return m_descriptor >= 0; }
  /// After HeldByOther.
  const LockHolder& holder() const { return m_holder; }
  /// Removes the file.
  void release();

 private:
  enum class Attempt { Held, HeldByOther, Impossible, Again };
  Attempt attempt(OtherHosts otherHosts);

  QString m_path;
  int m_descriptor = -1;
  LockHolder m_holder;
};

}  // namespace ludo::widgets
