// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <memory>
#include <optional>

#include "widgets/document/lock_file.h"

namespace ludo::widgets {

/// Says that a document's file is being edited, so that a second window does
/// not take it for its own. Two locks: a hidden file beside the real file, which
/// links and other users meet too, and one in a folder of this user named after
/// the file's number on its disk, which its other hard links meet, and which is
/// there when the file's folder cannot be written. GUI thread.
class DocumentLock {
 public:
  /// `folder` is this user's, for locks by number; empty: none.
  explicit DocumentLock(QString folder) : m_folder(std::move(folder)) {}

  /// False when somebody else has the file: see other(). Where no lock can be
  /// made at all the file counts as ours. `otherHosts`: whether a lock from
  /// another machine is respected.
  bool take(const QString& file, LockFile::OtherHosts otherHosts = LockFile::OtherHosts::Respect);
  /// Whether this is the lock of the file that the path leads to, and ours.
  bool holds(const QString& file) const;
  /// After the file was written or replaced: it has another number now.
  void followFile();

  /// Who has the file, after take() failed; otherwise null.
  const LockHolder* other() const { return m_other ? &*m_other : nullptr; }

 private:
  void release();
  QString numberPath() const;
  LockFile::Outcome takeNumber();

  QString m_folder;
  QString m_file;
  QString m_numberPath;
  std::unique_ptr<LockFile> m_byName;
  std::unique_ptr<LockFile> m_byNumber;
  std::optional<LockHolder> m_other;
};

/// "ada on laptop, process 4711, since 14:02", as much of it as is known.
QString holderText(const LockHolder& holder);

}  // namespace ludo::widgets
