// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDateTime>
#include <QString>
#include <QStringList>
#include <memory>
#include <string>
#include <vector>

#include "widgets/document/autosave.h"
#include "widgets/document/lock_file.h"

/// Unsaved text that an earlier run left behind: beside its file (see Autosave), or, before it has one, in a
/// recovery folder.
namespace ludo::widgets {

/// One text to offer.
struct Recovery {
  std::string text;
  QDateTime savedAt;
  bool newerThanFile = true;  ///< it was kept after the file was saved last
  QString copy;               ///< the file that holds it
};

/// Where the unsaved text of a file is kept: beside it, or in the recovery folder, if there is one, while its
/// own folder cannot be written.
Autosave::Places copyPlaces(const QString& file, const QString& recoveryFolder);

/// What was left behind for a file whose content is `saved` (none: it is gone), the newest first. Only for
/// who holds the file's lock: the copies of others are theirs. The autosaved copy is given another name, so
/// that autosaving goes on beside the offer; where that fails it keeps its own. Copies equal to `saved`, and
/// what a writer that was stopped left half-written, are removed.
std::vector<Recovery> findRecoveries(const QString& file, const Autosave::Places& places,
                                     const std::optional<std::string>& saved);

/// A place in a recovery folder for the copy of one untitled document. Held, by a lock that a crash releases,
/// until it is destroyed: no other program takes it for abandoned. GUI thread.
class RecoveryPlace {
 public:
  /// A place of its own for a document of this name. Makes the folder. `origin` is the file beside which its
  /// pictures and bundles lie; empty: none.
  static std::unique_ptr<RecoveryPlace> fresh(const QString& folder, const QString& name,
                                              const QString& origin = {});
  /// An abandoned copy; null when a running program holds it. What was left half-written beside it is
  /// removed.
  static std::unique_ptr<RecoveryPlace> takeOver(const QString& copy);

  const QString& copy() const { return m_copy; }
  /// The document's name.
  QString name() const;
  /// What fresh() was given, also after a crash.
  QString origin() const;
  RecoveryPlace(const RecoveryPlace&) = delete;
  RecoveryPlace& operator=(const RecoveryPlace&) = delete;
  /// The origin is kept as long as the copy.
  ~RecoveryPlace();

 private:
  explicit RecoveryPlace(QString copy);

  QString m_copy;
  LockFile m_lock;
};

/// The copies in a folder, the oldest first; whether they are abandoned is known when they are taken over.
QStringList copiesIn(const QString& folder);

/// Removes from a recovery folder the locks, half-written copies and origins without a copy of programs that
/// were stopped.
void sweepRecoveryFolder(const QString& folder);

}  // namespace ludo::widgets
