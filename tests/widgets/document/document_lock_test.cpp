// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

#include "lock_fixture.h"
#include "widgets/document/companion_file.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;
using Outcome = LockFile::Outcome;

/// Two windows and one file.
class TestDocumentLock : public LockTest {
  Q_OBJECT
 private slots:
  void init() { makeGame(); }

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

 private:
  static QByteArray foreignLock() {
    return QJsonDocument(QJsonObject{{"user", "ada"},
                                     {"host", "laptop"},
                                     {"machine", "another"},
                                     {"process", 7},
                                     {"since", "2024-01-01T12:00:00Z"}})
        .toJson();
  }
};

QTEST_GUILESS_MAIN(TestDocumentLock)
#include "document_lock_test.moc"
