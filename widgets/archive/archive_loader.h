// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QTimer>

#include "widgets/archive/archive_reader.h"
#include "widgets/jobs/latest_job.h"

namespace ludo::widgets {

/// Reads the store of a campaign on a worker thread: once, or again and again while a campaign adds to it.
/// The file is only open while it is read. GUI thread.
class ArchiveLoader : public QObject {
  Q_OBJECT
 public:
  explicit ArchiveLoader(QObject* parent = nullptr);

  /// Reads a file. If it fails, the one that was read before stays.
  void load(const QString& path);
  /// Sees the archive in this way from now on, if it can be read so; else in the way it was read last.
  /// Another file begins with its campaign's own axes.
  void setWishes(const ArchiveWishes& wishes);
  /// Reads the file again that was read last.
  void reload();
  /// Whether it is read about once a second.
  void setWatching(bool watching);
  /// What was read last; empty before.
  const QString& path() const { return m_path; }
  bool loading() const { return m_job.running(); }

 signals:
  void loaded(const ludo::widgets::ArchiveSnapshotPtr& snapshot);
  void failed(const QString& reason);

 private:
  using Read = Result<ArchiveSnapshotPtr>;
  void take(Result<Read> result);

  QString m_path;
  ArchiveWishes m_wishes;
  ArchiveWishes m_loaded;  ///< what was read last, to go back to
  std::uint64_t m_revision = 0;
  QTimer m_timer;
  LatestJob<Read> m_job;
};

}  // namespace ludo::widgets
