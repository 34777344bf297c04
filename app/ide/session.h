// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QByteArray>
#include <QString>
#include <QStringList>
#include <map>

#include "widgets/play/game_under_way.h"

namespace ludo::ide {

/// How the desk was left: restored at the next start.
struct Session {
  static constexpr int mostRecentFiles = 10;

  QByteArray geometry;  ///< QWidget::saveGeometry
  QByteArray layout;    ///< PanelDocks::state
  /// Absolute paths in the order of the tabs. That of a text without a file is where its copy is kept.
  QStringList openFiles;
  QString currentFile;
  std::map<QString, qint64> carets;                ///< byte offsets, by path
  std::map<QString, widgets::GameUnderWay> games;  ///< that are played, by path
  QStringList recentFiles;                         ///< absolute paths, latest first

  /// Puts a file first among the recent ones.
  void remember(const QString& path);
  bool operator==(const Session&) const = default;
};

/// What can be read of it: of a file that is missing, damaged or no session, nothing.
Session readSession(const QString& file);
/// As text, whole or not at all. Returns an empty text, or why it could not be written. Any thread.
QString writeSession(const Session& session, const QString& file);

}  // namespace ludo::ide
