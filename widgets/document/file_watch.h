// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace ludo::widgets {

/// Tells when a file may have changed, also when it is replaced by a rename,
/// removed, or comes back. Bursts of changes are told once. GUI thread only.
class FileWatch : public QObject {
  Q_OBJECT
 public:
  explicit FileWatch(QObject* parent = nullptr);

  /// Watches this file instead of the one before; an empty path ends watching.
  void watch(const QString& path);

 signals:
  void mayHaveChanged();

 private:
  void noteChange();

  QString m_path;
  QFileSystemWatcher m_watcher;
  QTimer m_settle;
};

}  // namespace ludo::widgets
