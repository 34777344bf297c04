// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <set>

#include "document_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

class TestDocumentRecovery : public DocumentTest {
  Q_OBJECT
 private slots:
  void init() { makeFolder(); }

  void autosaveAppearsAndGoesWithSaving();
  void steadyTypingIsAutosaved();
  void aCopyIsNeverOlderThanItsNotice();
  void autosavingGoesOnAfterAFailure();
  void whatFailedOnceIsTriedAgainInTime();
  void autosaveGoesWhenTheEditIsUndone();
  void cleanCloseRemovesAutosave();
  void crashLeavesAutosaveAndItIsOffered();
  void refusedRecoveryRemovesTheCopy();
  void unansweredRecoverySurvivesEditsAndClose();
  void aCrashBeforeTheAnswerLosesNeitherText();
  void untitledTextIsKeptAndTakenOver();
  void anUntitledTextFindsItsPicturesAfterACrash();
  void untitledTextThatIsGivenUpLeavesNothing();
  void switchedOffNothingIsAutosaved();
  void equalAutosaveIsNotOffered();
  void equalCopiesAreOfferedOnce();
  void autosaveFailureIsToldOnce();
};

void TestDocumentRecovery::autosaveAppearsAndGoesWithSaving() {
  writeFile(file("game.md"), "one");
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  editor.type("two");
  QTRY_COMPARE(contentOf(file(".game.md.autosave")), QByteArray("two"));
  QCOMPARE(contentOf(file("game.md")), QByteArray("one"));
  QVERIFY(document.save());
  QTRY_VERIFY(!QFile::exists(file(".game.md.autosave")));
}

void TestDocumentRecovery::steadyTypingIsAutosaved() {
  writeFile(file("game.md"), "");
  DocumentSettings settings = quick;
  settings.autosaveLimit = std::chrono::milliseconds(400);
  Document document(plainAnalyser(), settings);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  // A key each time the event loop comes round, never a pause: copies come all the same, one after the other.
  std::string typed;
  QTimer keys;
  connect(&keys, &QTimer::timeout, this, [&] { editor.type(typed += 'x'); });
  keys.start(0);
  for (qsizetype seen = 0, copies = 0; copies < 3; ++copies) {
    QTRY_VERIFY(contentOf(file(".game.md.autosave")).startsWith('x'));
    QTRY_VERIFY(contentOf(file(".game.md.autosave")).size() > seen);
    seen = contentOf(file(".game.md.autosave")).size();
  }
}

void TestDocumentRecovery::aCopyIsNeverOlderThanItsNotice() {
  std::string text = std::string(1 << 20, 'a');
  Autosave autosave(std::chrono::milliseconds(400), [&] { return text; });
  autosave.setPlaces({file("copy"), {}});
  QSignalSpy written(&autosave, &Autosave::written);
  autosave.writeNow();
  // While that is being written.
  text = "newer";
  autosave.writeNow();
  QVERIFY(written.wait());
  QCOMPARE(contentOf(file("copy")), QByteArray("newer"));
  QCOMPARE(written.count(), 1);
}

void TestDocumentRecovery::autosavingGoesOnAfterAFailure() {
  writeFile(file("game.md"), "one");
  QVERIFY(QDir(m_folder->path()).mkdir(".game.md.autosave"));
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  QSignalSpy failed(&document, &Document::autosaveFailed);
  editor.type("two");
  QTRY_COMPARE(failed.count(), 1);
  QVERIFY(QDir(file(".game.md.autosave")).removeRecursively());
  // Without another edit.
  QTRY_COMPARE(contentOf(file(".game.md.autosave")), QByteArray("two"));
}

void TestDocumentRecovery::whatFailedOnceIsTriedAgainInTime() {
  QVERIFY(QDir(m_folder->path()).mkdir("copy"));
  const std::chrono::milliseconds limit(4'000);
  Autosave autosave(limit, [] { return std::string("two"); });
  autosave.setPlaces({file("copy"), {}});
  QSignalSpy failed(&autosave, &Autosave::failed);
  QSignalSpy written(&autosave, &Autosave::written);
  autosave.writeNow();
  QVERIFY(failed.wait());
  QVERIFY(QDir(file("copy")).removeRecursively());
  QVERIFY(written.wait(static_cast<int>(limit.count()) * 7 / 8));
  QCOMPARE(contentOf(file("copy")), QByteArray("two"));
}

void TestDocumentRecovery::autosaveGoesWhenTheEditIsUndone() {
  writeFile(file("game.md"), "one");
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  editor.type("two");
  QTRY_VERIFY(QFile::exists(file(".game.md.autosave")));
  editor.type("one");
  QTRY_VERIFY(!QFile::exists(file(".game.md.autosave")));
}

void TestDocumentRecovery::cleanCloseRemovesAutosave() {
  writeFile(file("game.md"), "one");
  {
    Document document(plainAnalyser(), quick);
    FakeEditor editor(&document);
    QVERIFY(document.open(file("game.md")));
    editor.type("two");
    QTRY_VERIFY(QFile::exists(file(".game.md.autosave")));
    document.close();
    QVERIFY(!QFile::exists(file(".game.md.autosave")));
  }
  QVERIFY(!QFile::exists(file(".game.md.autosave")));
}

void TestDocumentRecovery::crashLeavesAutosaveAndItIsOffered() {
  writeFile(file("game.md"), "one");
  {
    Document document(plainAnalyser(), quick);
    FakeEditor editor(&document);
    QVERIFY(document.open(file("game.md")));
    editor.type("two");
    QTRY_COMPARE(contentOf(file(".game.md.autosave")), QByteArray("two"));
    // Destroyed without close(), as by a crash.
  }
  Document document(plainAnalyser(), quick);
  QVERIFY(document.open(file("game.md")));
  QVERIFY(document.recovery() != nullptr);
  QCOMPARE(document.recovery()->text, std::string("two"));
  QVERIFY(document.recovery()->newerThanFile);
  QCOMPARE(document.text(), std::string("one"));
  document.acceptRecovery();
  QCOMPARE(document.text(), std::string("two"));
  QVERIFY(document.isModified());
  QVERIFY(!document.recovery());
  QVERIFY(document.save());
  QCOMPARE(contentOf(file("game.md")), QByteArray("two"));
  QTRY_VERIFY(!QFile::exists(file(".game.md.autosave")));
}

void TestDocumentRecovery::refusedRecoveryRemovesTheCopy() {
  writeFile(file("game.md"), "one");
  writeFile(file(".game.md.autosave"), "two");
  Document document(plainAnalyser(), quick);
  QVERIFY(document.open(file("game.md")));
  QVERIFY(document.recovery() != nullptr);
  document.discardRecovery();
  QCOMPARE(document.text(), std::string("one"));
  QTRY_VERIFY(!QFile::exists(file(".game.md.autosave")));
}

void TestDocumentRecovery::unansweredRecoverySurvivesEditsAndClose() {
  writeFile(file("game.md"), "one");
  writeFile(file(".game.md.autosave"), "two");
  {
    Document document(plainAnalyser(), quick);
    FakeEditor editor(&document);
    QVERIFY(document.open(file("game.md")));
    editor.type("three");
    QTRY_COMPARE(contentOf(file(".game.md.autosave")), QByteArray("three"));
    QCOMPARE(contentOf(file(".game.md.autosave.1")), QByteArray("two"));
    QVERIFY(document.save());
    QTRY_VERIFY(!QFile::exists(file(".game.md.autosave")));
    QVERIFY(document.recovery() != nullptr);
    document.close();
  }
  Document document(plainAnalyser(), quick);
  QVERIFY(document.open(file("game.md")));
  QVERIFY(document.recovery() != nullptr);
  QCOMPARE(document.recovery()->text, std::string("two"));
  QCOMPARE(document.text(), std::string("three"));
}

void TestDocumentRecovery::aCrashBeforeTheAnswerLosesNeitherText() {
  writeFile(file("game.md"), "one");
  writeFile(file(".game.md.autosave"), "two");
  {
    Document document(plainAnalyser(), quick);
    FakeEditor editor(&document);
    QVERIFY(document.open(file("game.md")));
    // So that the second copy is the later one on any file system.
    QFile first(file(".game.md.autosave.1"));
    QVERIFY(first.open(QIODevice::ReadWrite));
    QVERIFY(first.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
    editor.type("three");
    QTRY_COMPARE(contentOf(file(".game.md.autosave")), QByteArray("three"));
  }
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  QVERIFY(document.recovery() != nullptr);
  QCOMPARE(document.recovery()->text, std::string("three"));
  document.acceptRecovery();
  QCOMPARE(document.text(), std::string("three"));
  QVERIFY(document.recovery() != nullptr);
  QCOMPARE(document.recovery()->text, std::string("two"));
  document.discardRecovery();
  QVERIFY(document.recovery() == nullptr);
  // What was accepted is kept safe by autosaving again; its offer and the refused one are gone.
  QTRY_COMPARE(contentOf(file(".game.md.autosave")), QByteArray("three"));
  QTRY_COMPARE(hiddenFiles(), QStringList{".game.md.autosave"});
  QVERIFY(document.save());
  QTRY_COMPARE(hiddenFiles(), QStringList());
}

void TestDocumentRecovery::untitledTextIsKeptAndTakenOver() {
  DocumentSettings settings = quick;
  settings.recoveryFolder = file("recovery");
  {
    Document document(plainAnalyser(), settings);
    FakeEditor editor(&document);
    document.startNew("one", "game.md");
    letAutosavesPass();
    QCOMPARE(copiesIn(settings.recoveryFolder), QStringList());
    editor.type("two");
    QTRY_COMPARE(copiesIn(settings.recoveryFolder).size(), 1);
    // It belongs to a document that is open.
    Document other(plainAnalyser(), settings);
    QVERIFY(!other.takeOver(copiesIn(settings.recoveryFolder).first()));
    // Destroyed without close(), as by a crash.
  }
  const QString copy = copiesIn(settings.recoveryFolder).value(0);
  QCOMPARE(contentOf(copy), QByteArray("two"));
  Document document(plainAnalyser(), settings);
  FakeEditor editor(&document);
  QVERIFY(document.takeOver(copy));
  QCOMPARE(document.name(), QString("game.md"));
  QCOMPARE(document.text(), std::string("two"));
  QVERIFY(document.isUntitled() && document.isModified());
  QVERIFY(document.recovery() != nullptr);
  editor.type("three");
  QTRY_COMPARE(contentOf(copy), QByteArray("three"));
  document.acceptRecovery();
  QVERIFY(document.recovery() == nullptr);
  QCOMPARE(document.text(), std::string("three"));
  QVERIFY(document.saveAs(file("game.md")));
  QCOMPARE(contentOf(file("game.md")), QByteArray("three"));
  QCOMPARE(QDir(settings.recoveryFolder).entryList(QDir::Files), QStringList());
}

void TestDocumentRecovery::anUntitledTextFindsItsPicturesAfterACrash() {
  DocumentSettings settings = quick;
  settings.recoveryFolder = file("recovery");
  writeFile(file("sample.md"), "one");
  {
    Document document(plainAnalyser(), settings);
    FakeEditor editor(&document);
    document.startNew("one", "sample.md", file("sample.md"));
    QCOMPARE(document.home(), file("sample.md"));
    editor.type("two");
    QTRY_COMPARE(copiesIn(settings.recoveryFolder).size(), 1);
  }
  {
    Document document(plainAnalyser(), settings);
    QVERIFY(document.takeOver(copiesIn(settings.recoveryFolder).value(0)));
    QCOMPARE(document.home(), file("sample.md"));
    // Another crash.
  }
  Document document(plainAnalyser(), settings);
  QVERIFY(document.takeOver(copiesIn(settings.recoveryFolder).value(0)));
  QCOMPARE(document.home(), file("sample.md"));
  document.acceptRecovery();
  QVERIFY(document.saveAs(file("mine.md")));
  QCOMPARE(document.home(), file("mine.md"));
  QCOMPARE(QDir(settings.recoveryFolder).entryList(QDir::Files), QStringList());
  // A window that was stopped before anybody typed leaves an origin without a copy.
  writeFile(file("recovery/1.game.md.autosave.origin"), "x");
  writeFile(file("recovery/1.game.md.autosave.lock"), "");
  sweepRecoveryFolder(settings.recoveryFolder);
  QCOMPARE(QDir(settings.recoveryFolder).entryList(QDir::Files), QStringList());
}

void TestDocumentRecovery::untitledTextThatIsGivenUpLeavesNothing() {
  DocumentSettings settings = quick;
  settings.recoveryFolder = file("recovery");
  {
    Document document(plainAnalyser(), settings);
    FakeEditor editor(&document);
    document.startNew("one", "game.md");
    editor.type("two");
    QTRY_COMPARE(copiesIn(settings.recoveryFolder).size(), 1);
  }
  Document document(plainAnalyser(), settings);
  QSignalSpy givenUp(&document, &Document::givenUp);
  QVERIFY(document.takeOver(copiesIn(settings.recoveryFolder).value(0)));
  document.discardRecovery();
  QCOMPARE(givenUp.count(), 1);
  document.close();
  QCOMPARE(copiesIn(settings.recoveryFolder), QStringList());
}

void TestDocumentRecovery::switchedOffNothingIsAutosaved() {
  writeFile(file("game.md"), "one");
  DocumentSettings settings = quick;
  settings.autosaveLimit.reset();
  settings.recoveryFolder = file("recovery");
  Document document(plainAnalyser(), settings);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  editor.type("two");
  letAutosavesPass();
  QCOMPARE(hiddenFiles(), QStringList());
  document.setAutosaveLimit(quick.autosaveLimit);
  QTRY_COMPARE(hiddenFiles(), QStringList{".game.md.autosave"});
  document.setAutosaveLimit(std::nullopt);
  QTRY_COMPARE(hiddenFiles(), QStringList());
  editor.type("three");
  document.startNew("four", "new.md");
  editor.type("five");
  letAutosavesPass();
  QCOMPARE(hiddenFiles(), QStringList());
  QCOMPARE(copiesIn(settings.recoveryFolder), QStringList());
}

void TestDocumentRecovery::equalAutosaveIsNotOffered() {
  writeFile(file("game.md"), "one");
  writeFile(file(".game.md.autosave"), "one");
  Document document(plainAnalyser(), quick);
  QVERIFY(document.open(file("game.md")));
  QVERIFY(!document.recovery());
  QTRY_VERIFY(!QFile::exists(file(".game.md.autosave")));
}

void TestDocumentRecovery::equalCopiesAreOfferedOnce() {
  writeFile(file("game.md"), "one");
  writeFile(file(".game.md.autosave"), "two");
  writeFile(file(".game.md.autosave.1"), "two");
  writeFile(file(".game.md.autosave.2"), "three");
  Document document(plainAnalyser(), quick);
  QVERIFY(document.open(file("game.md")));
  QCOMPARE(hiddenFiles().size(), 2);
  std::set<std::string> offered;
  for (; document.recovery(); document.discardRecovery()) offered.insert(document.recovery()->text);
  QCOMPARE(offered, (std::set<std::string>{"two", "three"}));
  QCOMPARE(hiddenFiles(), QStringList());
}

void TestDocumentRecovery::autosaveFailureIsToldOnce() {
  writeFile(file("game.md"), "one");
  QVERIFY(QDir(m_folder->path()).mkdir(".game.md.autosave"));
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  QSignalSpy failed(&document, &Document::autosaveFailed);
  editor.type("two");
  QTRY_COMPARE(failed.count(), 1);
  editor.type("three");
  letAutosavesPass();
  QCOMPARE(failed.count(), 1);
}

QTEST_GUILESS_MAIN(TestDocumentRecovery)
#include "document_recovery_test.moc"
