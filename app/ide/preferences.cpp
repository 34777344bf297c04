// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/preferences.h"

#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <algorithm>

#include "widgets/document/text_file.h"

namespace ludo::ide {
namespace {

QString settingsFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
}

/// A folder that nobody but this user can look into.
bool isOnlyOurs(const QString& folder) {
  struct stat info {};
  return !folder.isEmpty() && ::lstat(QFile::encodeName(folder).constData(), &info) == 0 &&
         S_ISDIR(info.st_mode) && info.st_uid == ::getuid() && (info.st_mode & 077) == 0;
}

/// Qt reads any kind of object, pictures for instance, from a value that begins like one. Each of these holds
/// a zero byte, as itself or as \0 or \x0; our own values never do.
bool mayHoldObjects(const std::string& text) {
  return text.find("\\0") != std::string::npos || text.find("\\x0") != std::string::npos;
}

/// Whether nothing in the file is more than words and numbers.
bool isPlain(const QString& file) {
  const Result<std::string> text = widgets::readTextFile(file);
  return text && !mayHoldObjects(*text);
}

}  // namespace

Preferences readPreferences(const QString& file) {
  Preferences preferences;
  if (!isPlain(file)) return preferences;
  QSettings stored(file, QSettings::IniFormat);
  preferences.theme = themeNamed(stored.value("theme").toString()).value_or(Theme::System);
  const QString language = stored.value("language").toString();
  const auto isLanguage = [&language](const auto& known) { return known.first == language; };
  if (std::ranges::any_of(languages(), isLanguage)) preferences.language = language;
  preferences.fontSize = std::clamp(stored.value("fontSize", preferences.fontSize).toInt(),
                                    Preferences::leastFontSize, Preferences::mostFontSize);
  preferences.autosaveSeconds =
      std::clamp(stored.value("autosaveSeconds", preferences.autosaveSeconds).toInt(), 0,
                 Preferences::mostAutosaveSeconds);
  preferences.spelling = stored.value("spelling", preferences.spelling).toString();
  preferences.liveLens = stored.value("liveLens", preferences.liveLens).toBool();
  stored.beginGroup("shortcuts");
  for (const QString& id : stored.childKeys()) {
    // A damaged file may hold a shortcut for a command without a name, which could not be written again.
    if (!id.isEmpty()) preferences.shortcuts[id] = stored.value(id).toString();
  }
  return preferences;
}

QString writePreferences(const Preferences& preferences, const QString& file) {
  QSettings stored(file, QSettings::IniFormat);
  stored.setValue("theme", themeName(preferences.theme));
  stored.setValue("language", preferences.language);
  stored.setValue("fontSize", preferences.fontSize);
  stored.setValue("autosaveSeconds", preferences.autosaveSeconds);
  stored.setValue("spelling", preferences.spelling);
  stored.setValue("liveLens", preferences.liveLens);
  stored.remove("shortcuts");
  stored.beginGroup("shortcuts");
  for (const auto& [id, keys] : preferences.shortcuts) stored.setValue(id, keys);
  stored.endGroup();
  stored.sync();
  if (stored.status() == QSettings::NoError) return {};
  return QCoreApplication::translate("Preferences", "The preferences could not be written to %1").arg(file);
}

std::vector<std::pair<QString, QString>> languages() {
  return {{QStringLiteral("en"), QStringLiteral("English")},
          {QStringLiteral("de"), QStringLiteral("Deutsch")}};
}

QString preferencesFile() {
  return settingsFolder() + QStringLiteral("/preferences.ini");
}
QString sessionFile() {
  return settingsFolder() + QStringLiteral("/session.json");
}
QString wordsFile() {
  return settingsFolder() + QStringLiteral("/words.txt");
}
QString recoveryFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

QString historyFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/history");
}

QString runtimeFolder() {
  // Not QStandardPaths::RuntimeLocation: it warns where a session has no such folder.
  const QString session = qEnvironmentVariable("XDG_RUNTIME_DIR");
  const QString folder = isOnlyOurs(session)
                             ? session + QStringLiteral("/ludoforge")
                             : QStringLiteral("%1/ludoforge-%2").arg(QDir::tempPath()).arg(::getuid());
  ::mkdir(QFile::encodeName(folder).constData(), 0700);
  // In a folder for everybody, somebody else may have made it first.
  return isOnlyOurs(folder) ? folder : QString();
}

}  // namespace ludo::ide
