// SPDX-License-Identifier: GPL-3.0-or-later
// The settings' files, damaged in ways that are the same on every run.
#include <QTemporaryDir>
#include <QtTest>

#include "app/ide/preferences.h"
#include "app/ide/session.h"
#include "mutate/bytes.h"

using namespace ludo;
using namespace ludo::ide;

namespace {

constexpr int rounds = 300;

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A file of its own each time, since QSettings remembers what it read.
QString damagedFile(const QTemporaryDir& folder, const QByteArray& content, Rng& random) {
  const QString path = folder.filePath(QString::number(random.next()));
  QFile file(path);
  const std::string damaged = fuzz::damaged(content.toStdString(), content.toStdString(), random);
  if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(damaged)) < 0) return {};
  return path;
}

}  // namespace

class TestDamagedSettings : public QObject {
  Q_OBJECT

 private slots:
  void preferencesAreInRangeAndCanBeWrittenAgain() {
    QTemporaryDir folder;
    const QString whole = folder.filePath("preferences.ini");
    Preferences written;
    written.theme = Theme::Dark;
    written.fontSize = 17;
    written.shortcuts = {{"game.simulate", "Ctrl+R"}, {"file.new", ""}};
    QCOMPARE(writePreferences(written, whole), QString());
    const QByteArray content = contentOf(whole);
    Rng random(1);
    int others = 0;
    for (int i = 0; i < rounds; ++i) {
      const QString file = damagedFile(folder, content, random);
      Preferences preferences = readPreferences(file);
      QVERIFY(!preferences.shortcuts.contains(""));
      QVERIFY(preferences.fontSize >= Preferences::leastFontSize);
      QVERIFY(preferences.fontSize <= Preferences::mostFontSize);
      QVERIFY(preferences.autosaveSeconds >= 0);
      QVERIFY(preferences.autosaveSeconds <= Preferences::mostAutosaveSeconds);
      others += preferences != written ? 1 : 0;
      const QString again = folder.filePath("again%1.ini").arg(i);
      QCOMPARE(writePreferences(preferences, again), QString());
      QCOMPARE(readPreferences(again), preferences);
    }
    QVERIFY(others > rounds / 4);
  }

  void settingsWithObjectsAreNotRead() {
    QTemporaryDir folder;
    // As Qt writes a picture: the number of its type, and nothing more.
    for (const char* value : {"@Variant(\\0\\0\\0\\x41\\x1\\0)", "@Variant(\\x0\\x0\\x0\\x41\\x1\\x0)"}) {
      const QString path = folder.filePath(value[9] == '\\' && value[10] == 'x' ? "hex.ini" : "octal.ini");
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(QByteArray(R"([General]
fontSize=17
liveLens=)") + value +
                 "\n");
      file.close();
      QCOMPARE(readPreferences(path), Preferences());
    }
  }

  void sessionsAreReadAndWrittenAgain() {
    QTemporaryDir folder;
    const QString whole = folder.filePath("session.json");
    Session written;
    written.geometry = "some bytes";
    written.layout = "some more";
    written.openFiles = QStringList{"/tmp/one.md", "/tmp/two, with a comma.md"};
    written.recentFiles = written.openFiles;
    written.carets["/tmp/one.md"] = 7;
    QCOMPARE(writeSession(written, whole), QString());
    const QByteArray content = contentOf(whole);
    Rng random(2);
    int others = 0;
    for (int i = 0; i < rounds; ++i) {
      const Session session = readSession(damagedFile(folder, content, random));
      QVERIFY(session.recentFiles.size() <= Session::mostRecentFiles);
      // Neither is given to Qt unless it is what was written.
      QVERIFY(session.layout.isEmpty() || session.layout == written.layout);
      QVERIFY(session.geometry.isEmpty() || session.geometry == written.geometry);
      for (const auto& [path, caret] : session.carets) QVERIFY(caret >= 0);
      others += session != written ? 1 : 0;
      const QString again = folder.filePath("again%1.json").arg(i);
      QCOMPARE(writeSession(session, again), QString());
      QCOMPARE(readSession(again), session);
    }
    QVERIFY(others > rounds / 4);
  }
};

QTEST_MAIN(TestDamagedSettings)
#include "damaged_settings_test.moc"
