// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/wait.h>
#include <unistd.h>

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <csignal>

#include "core/base/new_file.h"
#include "document_fixture.h"
#include "widgets/document/companion_file.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;
using Outcome = LockFile::Outcome;

namespace {

/// A process that holds a lock until it is killed.
class OtherProcess {
 public:
  explicit OtherProcess(const QString& path) {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) return;
    m_process = ::fork();
    if (m_process == 0) {
      LockFile lock(path);
      const char held = lock.tryLock() == Outcome::Held ? 'y' : 'n';
      if (::write(pipe[1], &held, 1) == 1) ::pause();
      ::_exit(0);
    }
    char held = 'n';
    m_holds = ::read(pipe[0], &held, 1) == 1 && held == 'y';
    ::close(pipe[0]);
    ::close(pipe[1]);
  }
  ~OtherProcess() { crash(); }
  OtherProcess(const OtherProcess&) = delete;
  OtherProcess& operator=(const OtherProcess&) = delete;

  bool holds() const { return m_holds; }
  qint64 number() const { return m_process; }
  void crash() {
    if (m_process <= 0) return;
    ::kill(m_process, SIGKILL);
    ::waitpid(m_process, nullptr, 0);
    m_process = -1;
  }

 private:
  pid_t m_process = -1;
  bool m_holds = false;
};

/// While it lives, root is a user whom permissions hold back.
class Nobody {
 public:
  Nobody() : m_isRoot(::geteuid() == 0 && ::seteuid(65534) == 0) {}
  ~Nobody() {
    if (m_isRoot && ::seteuid(0) != 0) std::abort();
  }
  Nobody(const Nobody&) = delete;
  Nobody& operator=(const Nobody&) = delete;

 private:
  bool m_isRoot;
};

}  // namespace

/// Two windows and one file.
class TestDocumentLock : public DocumentTest {
  Q_OBJECT
 private slots:
  void init() {
    makeFolder();
    m_settings = quick;
    m_settings.lockFolder = file("locks");
    m_settings.recoveryFolder = file("recovery");
    writeFile(file("game.md"), "one");
  }

  void aCrashReleasesTheLock() {
    OtherProcess other(file("a.lock"));
    QVERIFY(other.holds());
    LockFile lock(file("a.lock"));
    QCOMPARE(lock.tryLock(), Outcome::HeldByOther);
    QCOMPARE(lock.holder().process, other.number());
    QVERIFY(lock.holder().isCertain && !lock.holder().isThisProcess());
    QVERIFY(!lock.holder().host.isEmpty() && lock.holder().since.isValid());
    other.crash();
    QVERIFY(QFile::exists(file("a.lock")));
    QCOMPARE(lock.tryLock(), Outcome::Held);
    lock.release();
    QVERIFY(!QFile::exists(file("a.lock")));
  }

  void aLeftOverFileLocksNothing() {
    // Its process number is in use again, by this very process.
    LockFile made(file("a.lock"));
    QCOMPARE(made.tryLock(), Outcome::Held);
    const QByteArray content = contentOf(file("a.lock"));
    made.release();
    for (const QByteArray& left : {content, QByteArray(), QByteArray("nonsense"), QByteArray(100000, 'x')}) {
      writeFile(file("a.lock"), left);
      LockFile lock(file("a.lock"));
      QCOMPARE(lock.tryLock(), Outcome::Held);
    }
  }

  void aLockOfAnotherMachineIsRespected() {
    writeFile(file("a.lock"), foreignLock());
    LockFile lock(file("a.lock"));
    QCOMPARE(lock.tryLock(), Outcome::HeldByOther);
    QVERIFY(!lock.holder().isCertain);
    QCOMPARE(holderText(lock.holder()).section(", since", 0, 0), QString("ada on laptop, process 7"));
    QCOMPARE(contentOf(file("a.lock")), foreignLock());
    QCOMPARE(lock.tryLock(LockFile::OtherHosts::Ignore), Outcome::Held);
  }

  void whatIsNoFileIsNoLock() {
    QVERIFY(QDir(m_folder->path()).mkdir("a.lock"));
    QCOMPARE(LockFile(file("a.lock")).tryLock(), Outcome::Impossible);
    QVERIFY(QFile::link(file("game.md"), file("b.lock")));
    QCOMPARE(LockFile(file("b.lock")).tryLock(), Outcome::Impossible);
    QCOMPARE(contentOf(file("game.md")), QByteArray("one"));
    QCOMPARE(LockFile(file("missing/c.lock")).tryLock(), Outcome::Impossible);
  }

  void theSecondWindowOnlyReads() {
    Document first(plainAnalyser(), m_settings);
    FakeEditor editor(&first);
    QVERIFY(first.open(file("game.md")));
    QVERIFY(!first.openElsewhere());
    editor.type("two");
    QTRY_COMPARE(contentOf(file(".game.md.autosave")), QByteArray("two"));

    Document second(plainAnalyser(), m_settings);
    FakeEditor reader(&second);
    QVERIFY(second.open(file("game.md")));
    QVERIFY(second.openElsewhere() && second.openElsewhere()->isThisProcess());
    // The first one's live copy is not left over.
    QVERIFY(!second.recovery());
    second.discardRecovery();
    QCOMPARE(hiddenFiles(), QStringList{".game.md.autosave"});
    // Whatever gets into its text goes nowhere.
    reader.type("mine");
    QVERIFY(!second.save());
    second.close();
    QCOMPARE(contentOf(file(".game.md.autosave")), QByteArray("two"));
    QCOMPARE(contentOf(file("game.md")), QByteArray("one"));
  }

  void theReaderFollowsAndTakesOver() {
    auto first = std::make_unique<Document>(plainAnalyser(), m_settings);
    FakeEditor editor(first.get());
    QVERIFY(first->open(file("game.md")));
    Document second(plainAnalyser(), m_settings);
    FakeEditor reader(&second);
    QVERIFY(second.open(file("game.md")));
    editor.type("two");
    QVERIFY(first->save());
    QTRY_COMPARE(second.text(), std::string("two"));
    QCOMPARE(second.outsideChange(), OutsideChange::None);
    QVERIFY(!second.isModified());
    first->close();
    QSignalSpy changed(&second, &Document::openElsewhereChanged);
    QVERIFY(second.open(file("game.md")));
    QVERIFY(!second.openElsewhere());
    QVERIFY(changed.count() > 0);
    reader.type("three");
    QVERIFY(second.save());
    QCOMPARE(contentOf(file("game.md")), QByteArray("three"));
  }

  void linksAreTheSameFile() {
    QVERIFY(QDir(m_folder->path()).mkdir("far"));
    QVERIFY(QFile::link(file("game.md"), file("far/soft.md")));
    QCOMPARE(::link(qPrintable(file("game.md")), qPrintable(file("far/hard.md"))), 0);
    Document first(plainAnalyser(), m_settings);
    QVERIFY(first.open(file("game.md")));
    for (const char* name : {"far/soft.md", "far/hard.md", "far/../game.md"}) {
      Document second(plainAnalyser(), m_settings);
      QVERIFY(second.open(file(name)));
      QVERIFY2(second.openElsewhere(), name);
    }
  }

  void aCopyIsFoundThroughALink() {
    QVERIFY(QDir(m_folder->path()).mkdir("far"));
    QVERIFY(QFile::link(file("game.md"), file("far/soft.md")));
    {
      Document crashed(plainAnalyser(), m_settings);
      FakeEditor editor(&crashed);
      QVERIFY(crashed.open(file("far/soft.md")));
      editor.type("two");
      QTRY_COMPARE(contentOf(file(".game.md.autosave")), QByteArray("two"));
    }
    Document document(plainAnalyser(), m_settings);
    QVERIFY(document.open(file("game.md")));
    QVERIFY(document.recovery());
  }

  void aFileReplacedFromOutsideStaysLocked() {
    Document first(plainAnalyser(), m_settings);
    QVERIFY(first.open(file("game.md")));
    writeFile(file("new.md"), "new");
    QCOMPARE(::rename(qPrintable(file("new.md")), qPrintable(file("game.md"))), 0);
    QTRY_COMPARE(first.text(), std::string("new"));
    Document second(plainAnalyser(), m_settings);
    QVERIFY(second.open(file("game.md")));
    QVERIFY(second.openElsewhere());
    // The lock by number went along.
    QCOMPARE(::link(qPrintable(file("game.md")), qPrintable(file("hard.md"))), 0);
    QVERIFY(second.open(file("hard.md")));
    QVERIFY(second.openElsewhere());
  }

  void savingOntoAnOpenFileIsRefused() {
    writeFile(file("other.md"), "other");
    Document first(plainAnalyser(), m_settings);
    QVERIFY(first.open(file("other.md")));
    Document second(plainAnalyser(), m_settings);
    FakeEditor editor(&second);
    QVERIFY(second.open(file("game.md")));
    editor.type("two");
    const Result<Done> saved = second.saveAs(file("other.md"));
    QVERIFY(!saved && saved.failure().find("open in another tab") != std::string::npos);
    QCOMPARE(contentOf(file("other.md")), QByteArray("other"));
    QCOMPARE(second.path(), file("game.md"));
    QVERIFY(second.isModified());
    first.close();
    QVERIFY(second.saveAs(file("other.md")));
    // The lock moved with it.
    QVERIFY(!QFile::exists(file(".game.md.lock")));
    QVERIFY(first.open(file("other.md")) && first.openElsewhere());
    QVERIFY(first.open(file("game.md")) && !first.openElsewhere());
  }

  void savingOverAFileKeepsWhatWasLeftForIt() {
    writeFile(file("other.md"), "other");
    writeFile(file(".other.md.autosave"), "never saved");
    Document document(plainAnalyser(), m_settings);
    FakeEditor editor(&document);
    QVERIFY(document.open(file("game.md")));
    editor.type("two");
    QVERIFY(document.saveAs(file("other.md")));
    QVERIFY(document.recovery());
    QCOMPARE(document.recovery()->text, std::string("never saved"));
    QTRY_COMPARE(hiddenFiles(), QStringList{".other.md.autosave.1"});
  }

  void overridingTouchesNothingOfTheOther() {
    writeFile(file(".game.md.lock"), foreignLock());
    writeFile(file(".game.md.autosave"), "theirs");
    Document document(plainAnalyser(), m_settings);
    FakeEditor editor(&document);
    QVERIFY(document.open(file("game.md")));
    QVERIFY(document.openElsewhere() && !document.openElsewhere()->isCertain);
    QVERIFY(document.open(file("game.md"), LockFile::OtherHosts::Ignore));
    QVERIFY(!document.openElsewhere() && !document.recovery());
    editor.type("mine");
    QTRY_COMPARE(filesIn("recovery/files").size(), 1);
    QVERIFY(document.save());
    document.close();
    QCOMPARE(contentOf(file(".game.md.autosave")), QByteArray("theirs"));
    QVERIFY(document.open(file("game.md")));
    QVERIFY(document.recovery());
  }

  void aFileThatIsGoneOpensWithWhatWasLeft() {
    QVERIFY(QFile::remove(file("game.md")));
    Document document(plainAnalyser(), m_settings);
    FakeEditor editor(&document);
    QVERIFY(!document.open(file("game.md")));
    QVERIFY(!QFile::exists(file(".game.md.lock")));
    writeFile(file(".game.md.autosave"), "two");
    QVERIFY(document.open(file("game.md")));
    QCOMPARE(document.outsideChange(), OutsideChange::Removed);
    QVERIFY(document.recovery());
    document.acceptRecovery();
    QCOMPARE(document.text(), std::string("two"));
    QVERIFY(document.save());
    QCOMPARE(contentOf(file("game.md")), QByteArray("two"));
  }

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
  static QByteArray foreignLock() {
    return QJsonDocument(QJsonObject{{"user", "ada"},
                                     {"host", "laptop"},
                                     {"machine", "another"},
                                     {"process", 7},
                                     {"since", "2024-01-01T12:00:00Z"}})
        .toJson();
  }
  QStringList filesIn(const char* folder) const {
    return QDir(file(folder)).entryList(QDir::Files | QDir::Hidden);
  }

  DocumentSettings m_settings;
};

QTEST_GUILESS_MAIN(TestDocumentLock)
#include "document_lock_test.moc"
