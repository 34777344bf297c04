// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDateTime>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace ludo::widgets {

/// A text that a file had once.
struct Snapshot {
  QString file;  ///< that holds it
  QDateTime when;
};

/// What files held at each save and before, over sessions: each text in a file of its own, in a folder for
/// each path. The newest `mostSnapshots` of a path are kept, as long as they take no more than `mostBytes`. A
/// plain value; any thread, but one at a time for a path.
class LocalHistory {
 public:
  static constexpr qsizetype mostSnapshots = 200;
  static constexpr qint64 mostBytes = qint64{64} << 20;

  /// Makes the folder when there is something to keep. Empty: keeps nothing.
  explicit LocalHistory(QString folder = {}) : m_folder(std::move(folder)) {}

  /// Keeps what a file holds now, unless that is what was kept last.
  Result<Done> keep(const QString& path, const std::string& text) const;
  /// What is kept of a file, the newest first.
  std::vector<Snapshot> of(const QString& path) const;
  /// The text that was kept of a file last and can be read; nothing when there is none.
  std::optional<std::string> newest(const QString& path) const;

 private:
  QString folderOf(const QString& path) const;

  QString m_folder;
};

}  // namespace ludo::widgets
