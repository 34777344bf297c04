// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "core/base/new_file.h"
#include "lock_fixture.h"
#include "widgets/document/companion_file.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;
using Outcome = LockFile::Outcome;

/// Where locks and copies of a file lie, also where its folder or its name makes that hard.
class TestCompanionFiles : public LockTest {
  Q_OBJECT
 private slots:
  void init() { makeGame(); }

  void whereTheFolderCannotBeWrittenTheRecoveryFolderIsUsed() {
    // As on a disk without space, and for any user.
    QVERIFY(QDir(m_folder->path()).mkdir(".game.md.autosave"));
    // So long that a busy machine is not taken for a slow disk.
    m_settings.autosaveLimit = std::chrono::seconds(20);
    {
      Document crashed(plainAnalyser(), m_settings);
      FakeEditor editor(&crashed);
      QSignalSpy failed(&crashed, &Document::autosaveFailed);
      QVERIFY(crashed.open(file("game.md")));
      editor.type("two");
      QTRY_COMPARE_WITH_TIMEOUT(filesIn("recovery/files").size(), 1, 20000);
      QCOMPARE(failed.count(), 0);
    }
    // Nothing for a window without a file to take up.
    QCOMPARE(copiesIn(m_settings.recoveryFolder), QStringList());
    Document document(plainAnalyser(), m_settings);
    QVERIFY(document.open(file("game.md")));
    QVERIFY(document.recovery());
    QCOMPARE(document.recovery()->text, std::string("two"));
    document.acceptRecovery();
    QVERIFY(document.save());
    QTRY_COMPARE(filesIn("recovery/files"), QStringList());
  }

  void aReadOnlyFolderIsLockedByNumber() {
    QVERIFY(QDir(m_folder->path()).mkdir("shut"));
    writeFile(file("shut/game.md"), "one");
    const QFile::Permissions everything(0x7777);
    for (const QString& open : {m_folder->path(), file("shut/game.md")})
      QVERIFY(QFile::setPermissions(open, everything));
    QVERIFY(QFile::setPermissions(file("shut"), QFile::Permissions(0x5555)));
    {
      const Nobody nobody;
      Document first(plainAnalyser(), m_settings);
      FakeEditor editor(&first);
      QVERIFY(first.open(file("shut/game.md")));
      QVERIFY(!first.openElsewhere());
      Document second(plainAnalyser(), m_settings);
      QVERIFY(second.open(file("shut/game.md")));
      QVERIFY(second.openElsewhere());
      editor.type("two");
      QTRY_COMPARE(filesIn("recovery/files").size(), 1);
    }
    QCOMPARE(filesIn("shut"), QStringList{"game.md"});
    QVERIFY(QFile::setPermissions(file("shut"), everything));
  }

  void anyNameHasALockAndACopy_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("spaces") << "  my game .md ";
    QTest::newRow("umlauts") << QString::fromUtf8("Spiël für Zwölf.md");
    QTest::newRow("a line break") << "a\nb.md";
    QTest::newRow("no suffix") << "game";
    QTest::newRow("255 bytes") << QString(252, 'x') + ".md";
    QTest::newRow("255 bytes of umlauts") << QString::fromUtf8("ä").repeated(126) + ".md";
    QTest::newRow("four bytes each") << QString::fromUtf8("🎲").repeated(62) + ".md";
  }
  void anyNameHasALockAndACopy() {
    QFETCH(QString, name);
    const QString path = m_folder->filePath(name);
    writeFile(path, "one");
    for (const QString& suffix : {QString("autosave"), QString("lock")}) {
      const QByteArray companion = QFile::encodeName(QFileInfo(companionOf(path, suffix)).fileName());
      QVERIFY2(companion.size() <= 255 - 16, companion);
      QVERIFY(companion.startsWith('.') && companion.endsWith(suffix.toUtf8()));
      // Two names that begin alike have two companions.
      QVERIFY(companionOf(path, suffix) != companionOf(path + "x", suffix));
    }
    {
      Document crashed(plainAnalyser(), m_settings);
      FakeEditor editor(&crashed);
      QVERIFY(crashed.open(path));
      editor.type("two");
      QTRY_COMPARE(contentOf(companionOf(path, "autosave")), QByteArray("two"));
      Document second(plainAnalyser(), m_settings);
      QVERIFY(second.open(path) && second.openElsewhere());
      QCOMPARE(filesIn("recovery/files"), QStringList());
    }
    Document document(plainAnalyser(), m_settings);
    QVERIFY(document.open(path));
    QVERIFY(document.recovery());
    QCOMPARE(document.recovery()->text, std::string("two"));
  }

  void unfinishedCopiesGo() {
    writeFile(unfinished(file(".game.md.autosave")), "never put in place");
    writeFile(file(".game.md.autosave.2"), "whole");
    writeFile(file("game.md.backup"), "mine");
    Document document(plainAnalyser(), m_settings);
    QVERIFY(document.open(file("game.md")));
    QVERIFY(document.recovery());
    QCOMPARE(document.recovery()->text, std::string("whole"));
    QCOMPARE(hiddenFiles(), QStringList{".game.md.autosave.2"});
    QVERIFY(QFile::exists(file("game.md.backup")));

    const QString folder = file("recovery");
    {
      const std::unique_ptr<RecoveryPlace> held = RecoveryPlace::fresh(folder, "held.md");
      writeFile(unfinished(held->copy()), "about to be put in place");
      writeFile(unfinished(folder + "/0.left.md.autosave"), "never put in place");
      writeFile(folder + "/0.left.md.autosave.lock", "");
      sweepRecoveryFolder(folder);
      QVERIFY(QFile::exists(unfinished(held->copy())));
      QVERIFY(!QFile::exists(unfinished(folder + "/0.left.md.autosave")));
      // Also where somebody takes the copy over before it is swept, or there is none yet.
      for (const char* name : {"/1.taken.md.autosave", "/2.none.md.autosave"}) {
        writeFile(unfinished(folder + name), "never put in place");
        writeFile(folder + name + ".lock", "");
      }
      writeFile(folder + "/1.taken.md.autosave", "whole");
      const std::unique_ptr<RecoveryPlace> taken = RecoveryPlace::takeOver(folder + "/1.taken.md.autosave");
      QVERIFY(taken && !RecoveryPlace::takeOver(folder + "/2.none.md.autosave"));
      QVERIFY(!QFile::exists(unfinished(taken->copy())));
      QVERIFY(!QFile::exists(unfinished(folder + "/2.none.md.autosave")));
    }
  }

  void anUntitledTextOfARunningWindowIsNotAbandoned() {
    const std::unique_ptr<RecoveryPlace> held = RecoveryPlace::fresh(file("recovery"), "game.md");
    writeFile(held->copy(), "two");
    QVERIFY(!RecoveryPlace::takeOver(held->copy()));
    OtherProcess other(file("recovery/1.game.md.autosave.lock"));
    writeFile(file("recovery/1.game.md.autosave"), "three");
    QVERIFY(!RecoveryPlace::takeOver(file("recovery/1.game.md.autosave")));
    other.crash();
    QVERIFY(RecoveryPlace::takeOver(file("recovery/1.game.md.autosave")));
  }

 private:
  /// What a kill at the end of a save leaves of a file.
  static QString unfinished(const QString& path) {
    return QString::fromStdString(NewFile::waitingName(path.toStdString()));
  }
};

QTEST_GUILESS_MAIN(TestCompanionFiles)
#include "companion_files_test.moc"
