// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/file_watch.h"

#include <QFileInfo>

namespace ludo::widgets {

FileWatch::FileWatch(QObject* parent) : QObject(parent) {
  m_settle.setSingleShot(true);
  m_settle.setInterval(100);
  connect(&m_settle, &QTimer::timeout, this, &FileWatch::mayHaveChanged);
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::noteChange);
  connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::noteChange);
}

void FileWatch::watch(const QString& path) {
  m_settle.stop();
  QStringList old = m_watcher.files() + m_watcher.directories();
  if (!old.isEmpty()) m_watcher.removePaths(old);
  m_path = path;
  if (path.isEmpty()) return;
  // The folder too: a file that is replaced by a rename is another file, which
  // the watch on the old one misses.
  m_watcher.addPaths({path, QFileInfo(path).absolutePath()});
}

void FileWatch::noteChange() {
  if (m_path.isEmpty()) return;
  if (!m_watcher.files().contains(m_path) && QFileInfo::exists(m_path)) m_watcher.addPath(m_path);
  m_settle.start();
}

}  // namespace ludo::widgets
