// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/session.h"

#include <QCoreApplication>
#include <QSettings>

namespace ludo::ide {

void Session::remember(const QString& path) {
  recentFiles.removeAll(path);
  recentFiles.prepend(path);
  while (recentFiles.size() > mostRecentFiles) recentFiles.removeLast();
}

Session readSession(const QString& file) {
  QSettings stored(file, QSettings::IniFormat);
  Session session;
  session.geometry = stored.value("window/geometry").toByteArray();
  session.layout = stored.value("window/layout").toByteArray();
  session.openFiles = stored.value("files/open").toStringList();
  session.currentFile = stored.value("files/current").toString();
  session.recentFiles = stored.value("files/recent").toStringList().mid(0, Session::mostRecentFiles);
  return session;
}

QString writeSession(const Session& session, const QString& file) {
  QSettings stored(file, QSettings::IniFormat);
  stored.setValue("window/geometry", session.geometry);
  stored.setValue("window/layout", session.layout);
  stored.setValue("files/open", session.openFiles);
  stored.setValue("files/current", session.currentFile);
  stored.setValue("files/recent", session.recentFiles);
  stored.sync();
  if (stored.status() == QSettings::NoError) return {};
  return QCoreApplication::translate("Session", "The session could not be written to %1").arg(file);
}

}  // namespace ludo::ide
