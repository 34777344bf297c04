// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <QSignalSpy>
#include <semaphore>

#include "core/base/limits.h"
#include "document_fixture.h"
#include "widgets/document/text_file.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

class TestDocument : public DocumentTest {
  Q_OBJECT
 private slots:
  void init() { makeFolder(); }

  void opensAndAnalyses();
  void readFailuresNameTheReason();
  void failedOpenKeepsWhatIsOpen();
  void editMarksModifiedAndUndoneEditDoesNot();
  void saveWritesBytesAsTheyAre();
  void saveFailureKeepsTextAndState();
  void saveAsChangesTheFile();
  void untitledNeedsAName();

  void burstOfEditsIsAnalysedOnce();
  void steadyTypingIsAnalysedNevertheless();
  void newestAnalysisWins();
  void analysisFailureIsTold();

  void aTextWithoutEditsFollowsItsFile();
  void outsideChangeIsOfferedAndReloaded();
  void ownSaveIsNoOutsideChange();
  void outsideChangeKept();
  void saveDoesNotOverwriteAnUnseenChange();
  void removedFileIsNoticedAndSavedAgain();
  void removedFileThatComesBackIsSavedAsItWas();

  void bufferHoldsTheTextWhileAttached();
};

void TestDocument::opensAndAnalyses() {
  writeFile(file("game.md"), "# Game\n");
  Document document(plainAnalyser(), quick);
  QSignalSpy analysed(&document, &Document::analysisChanged);
  QVERIFY(document.open(file("game.md")));
  QCOMPARE(document.text(), std::string("# Game\n"));
  QCOMPARE(document.name(), QString("game.md"));
  QVERIFY(!document.isModified());
  QTRY_VERIFY(document.analysisIsCurrent());
  QCOMPARE(document.analysis()->source->content(), std::string("# Game\n"));
  QCOMPARE(document.analysis()->source->name(), std::string("game.md"));
  QVERIFY(analysed.count() >= 1);
}

void TestDocument::readFailuresNameTheReason() {
  Document document(plainAnalyser(), quick);
  auto reasonFor = [&](const QString& path) {
    Result<Done> result = document.open(path);
    return result ? QString("opened") : QString::fromStdString(result.failure());
  };
  QVERIFY(reasonFor(file("missing.md")).contains("No such file"));
  QVERIFY(reasonFor(m_folder->path()).contains("directory", Qt::CaseInsensitive));
  writeFile(file("picture.md"), QByteArray("\x89PNG\0\0", 6));
  QVERIFY(reasonFor(file("picture.md")).contains("binary"));
  QFile huge(file("huge.md"));
  QVERIFY(huge.open(QIODevice::WriteOnly));
  QVERIFY(huge.resize(static_cast<qint64>(limits::textBytes) + 1));
  QVERIFY(reasonFor(file("huge.md")).contains("16 MiB"));
  writeFile(file("secret.md"), "text");
  QVERIFY(QFile::setPermissions(file("secret.md"), {}));
  if (::geteuid() != 0) QVERIFY(reasonFor(file("secret.md")).contains("denied"));
}

void TestDocument::failedOpenKeepsWhatIsOpen() {
  writeFile(file("game.md"), "one");
  Document document(plainAnalyser(), quick);
  QVERIFY(document.open(file("game.md")));
  QVERIFY(!document.open(file("missing.md")));
  QCOMPARE(document.text(), std::string("one"));
  QCOMPARE(document.path(), file("game.md"));
}

void TestDocument::editMarksModifiedAndUndoneEditDoesNot() {
  writeFile(file("game.md"), "one");
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  QSignalSpy modified(&document, &Document::modifiedChanged);
  std::uint64_t before = document.revision();
  editor.type("one two");
  QVERIFY(document.revision() > before);
  QVERIFY(document.isModified());
  editor.type("one");
  QTRY_VERIFY(!document.isModified());
  QCOMPARE(modified.count(), 2);
}

void TestDocument::saveWritesBytesAsTheyAre() {
  QByteArray content("\xEF\xBB\xBF# Spi\xC3\xABl\r\n\xFF\n");
  writeFile(file("game.md"), content);
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  editor.type(document.text() + "x");
  QVERIFY(document.save());
  QVERIFY(!document.isModified());
  QCOMPARE(contentOf(file("game.md")), content + "x");
}

void TestDocument::saveFailureKeepsTextAndState() {
  QVERIFY(QDir(m_folder->path()).mkdir("sub"));
  writeFile(file("sub/game.md"), "one");
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("sub/game.md")));
  editor.type("two");
  QVERIFY(QDir(file("sub")).removeRecursively());
  Result<Done> result = document.save();
  QVERIFY(!result);
  QVERIFY(QString::fromStdString(result.failure()).contains("game.md"));
  QVERIFY(document.isModified());
  QCOMPARE(document.text(), std::string("two"));
  QVERIFY(!document.saveAs(m_folder->path()));
  QCOMPARE(document.path(), file("sub/game.md"));
}

void TestDocument::saveAsChangesTheFile() {
  writeFile(file("game.md"), "one");
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  editor.type("two");
  QTRY_VERIFY(QFile::exists(file(".game.md.autosave")));
  QVERIFY(document.saveAs(file("other.md")));
  QCOMPARE(document.name(), QString("other.md"));
  QVERIFY(!document.isModified());
  QCOMPARE(contentOf(file("game.md")), QByteArray("one"));
  QCOMPARE(contentOf(file("other.md")), QByteArray("two"));
  QTRY_VERIFY(!QFile::exists(file(".game.md.autosave")));
}

void TestDocument::untitledNeedsAName() {
  Document document(plainAnalyser(), quick);
  document.startNew("# New\n", "Untitled");
  QVERIFY(document.isUntitled());
  QVERIFY(!document.isModified());
  QCOMPARE(document.name(), QString("Untitled"));
  QVERIFY(!document.save());
  QVERIFY(document.saveAs(file("new.md")));
  QVERIFY(!document.isUntitled());
  QCOMPARE(contentOf(file("new.md")), QByteArray("# New\n"));
}

void TestDocument::burstOfEditsIsAnalysedOnce() {
  std::atomic<int> calls = 0;
  Document document(countingAnalyser(calls), quick);
  FakeEditor editor(&document);
  document.startNew("a", "Untitled");
  QTRY_VERIFY(document.analysisIsCurrent());
  int before = calls;
  for (int i = 0; i < 20; ++i) editor.type("text " + std::to_string(i));
  QVERIFY(!document.analysisIsCurrent());
  QTRY_VERIFY(document.analysisIsCurrent());
  QCOMPARE(document.analysis()->source->content(), std::string("text 19"));
  QCOMPARE(calls - before, 1);
}

void TestDocument::steadyTypingIsAnalysedNevertheless() {
  std::atomic<int> calls = 0;
  DocumentSettings settings{std::chrono::milliseconds(200), std::chrono::milliseconds(100),
                            std::chrono::hours(1)};
  Document document(countingAnalyser(calls), settings);
  FakeEditor editor(&document);
  document.startNew("a", "Untitled");
  QTRY_VERIFY(document.analysisIsCurrent());
  int before = calls;
  // Each look types a letter, long before the pause that an analysis waits for.
  QTRY_VERIFY((editor.type(editor.text() + 'x'), calls > before));
}

void TestDocument::newestAnalysisWins() {
  std::binary_semaphore firstBegun{0};
  std::atomic<bool> firstStopped = false;
  Analyser analyser = [&](SourcePtr source, std::uint64_t revision,
                          std::stop_token stop) -> service::AnalysisPtr {
    if (source->content() == "slow") {
      firstBegun.release();
      while (!stop.stop_requested()) std::this_thread::yield();
      firstStopped = true;
      return nullptr;
    }
    auto analysis = std::make_shared<service::Analysis>();
    analysis->source = std::move(source);
    analysis->revision = revision;
    return analysis;
  };
  Document document(analyser, quick);
  FakeEditor editor(&document);
  document.startNew("slow", "Untitled");
  firstBegun.acquire();
  editor.type("new");
  document.analyseNow();
  QTRY_VERIFY(document.analysisIsCurrent());
  QVERIFY(firstStopped);
  QCOMPARE(document.analysis()->source->content(), std::string("new"));
}

void TestDocument::analysisFailureIsTold() {
  Analyser broken = [](SourcePtr, std::uint64_t, std::stop_token) -> service::AnalysisPtr {
    throw std::runtime_error("out of ideas");
  };
  Document document(broken, quick);
  QSignalSpy failed(&document, &Document::analysisFailed);
  document.startNew("a", "Untitled");
  QTRY_COMPARE(failed.count(), 1);
  QVERIFY(failed.first().first().toString().contains("out of ideas"));
}

void TestDocument::aTextWithoutEditsFollowsItsFile() {
  writeFile(file("game.md"), "one");
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  QSignalSpy followed(&document, &Document::followedFile);
  writeFile(file("game.md"), "one and a half");
  QTRY_COMPARE(document.text(), std::string("one and a half"));
  QCOMPARE(followed.count(), 1);
  QVERIFY(!document.isModified() && document.outsideChange() == OutsideChange::None);
  // An edit that was taken back is none.
  editor.type("mine");
  editor.type("one and a half");
  writeFile(file("new"), "two");
  QVERIFY(::rename(qPrintable(file("new")), qPrintable(file("game.md"))) == 0);
  QTRY_COMPARE(document.text(), std::string("two"));
  // And saving does not bring the old text back.
  writeFile(file("game.md"), "three");
  QVERIFY(document.save());
  QCOMPARE(contentOf(file("game.md")), QByteArray("three"));
}

void TestDocument::outsideChangeIsOfferedAndReloaded() {
  writeFile(file("game.md"), "one");
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  editor.type("mine");
  QSignalSpy noticed(&document, &Document::outsideChangeChanged);
  writeFile(file("game.md"), "one and a half");
  QTRY_COMPARE(document.outsideChange(), OutsideChange::Modified);
  QCOMPARE(noticed.count(), 1);
  QCOMPARE(document.text(), std::string("mine"));
  QVERIFY(document.reload());
  QCOMPARE(document.text(), std::string("one and a half"));
  QCOMPARE(document.outsideChange(), OutsideChange::None);
  QVERIFY(!document.isModified());
  // Again, now by a rename over the file, as most programs save.
  editor.type("mine");
  writeFile(file("new"), "two");
  QVERIFY(::rename(qPrintable(file("new")), qPrintable(file("game.md"))) == 0);
  QTRY_COMPARE(document.outsideChange(), OutsideChange::Modified);
  QVERIFY(document.reload());
  editor.type("mine");
  writeFile(file("game.md"), "three");
  QTRY_COMPARE(document.outsideChange(), OutsideChange::Modified);
}

void TestDocument::ownSaveIsNoOutsideChange() {
  writeFile(file("game.md"), "one");
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  QSignalSpy noticed(&document, &Document::outsideChangeChanged);
  editor.type("two");
  QVERIFY(document.save());
  // A change that others had made would be told now.
  editor.type("three");
  letFileWatchesPass();
  QCOMPARE(noticed.count(), 0);
}

void TestDocument::outsideChangeKept() {
  writeFile(file("game.md"), "one");
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  editor.type("mine");
  writeFile(file("game.md"), "theirs");
  QTRY_COMPARE(document.outsideChange(), OutsideChange::Modified);
  document.keepMine();
  QCOMPARE(document.outsideChange(), OutsideChange::None);
  QVERIFY(document.isModified());
  QVERIFY(document.save());
  QCOMPARE(contentOf(file("game.md")), QByteArray("mine"));
}

void TestDocument::saveDoesNotOverwriteAnUnseenChange() {
  writeFile(file("game.md"), "one");
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  editor.type("mine");
  writeFile(file("game.md"), "theirs");
  Result<Done> result = document.save();
  QVERIFY(!result);
  QVERIFY(QString::fromStdString(result.failure()).contains("another program"));
  QCOMPARE(document.outsideChange(), OutsideChange::Modified);
  QCOMPARE(contentOf(file("game.md")), QByteArray("theirs"));
}

void TestDocument::removedFileIsNoticedAndSavedAgain() {
  writeFile(file("game.md"), "one");
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  QVERIFY(QFile::remove(file("game.md")));
  QTRY_COMPARE(document.outsideChange(), OutsideChange::Removed);
  QVERIFY(document.isModified());
  document.keepMine();
  QVERIFY(document.isModified());
  QVERIFY(document.save());
  QCOMPARE(contentOf(file("game.md")), QByteArray("one"));
  QVERIFY(!document.isModified());
}

void TestDocument::removedFileThatComesBackIsSavedAsItWas() {
  writeFile(file("game.md"), "one");
  Document document(plainAnalyser(), quick);
  FakeEditor editor(&document);
  QVERIFY(document.open(file("game.md")));
  QVERIFY(QFile::remove(file("game.md")));
  QTRY_VERIFY(document.isModified());
  QTRY_VERIFY(QFile::exists(file(".game.md.autosave")));
  writeFile(file("game.md"), "one");
  QTRY_COMPARE(document.outsideChange(), OutsideChange::None);
  QVERIFY(!document.isModified());
  // Without edits of its own the text follows the file, however it was written.
  QVERIFY(QFile::remove(file("game.md")));
  QTRY_VERIFY(document.isModified());
  writeFile(file("game.md"), "two");
  QTRY_COMPARE(document.text(), std::string("two"));
  QVERIFY(!document.isModified());
}

void TestDocument::bufferHoldsTheTextWhileAttached() {
  Document document(plainAnalyser(), quick);
  document.startNew("one", "Untitled");
  {
    FakeEditor editor(&document);
    QCOMPARE(editor.text(), std::string("one"));
    editor.type("two");
    QCOMPARE(document.text(), std::string("two"));
    document.startNew("three", "Untitled");
    QCOMPARE(editor.text(), std::string("three"));
    QCOMPARE(editor.resets, 2);
    editor.type("four");
  }
  QCOMPARE(document.text(), std::string("four"));
}

QTEST_GUILESS_MAIN(TestDocument)
#include "document_test.moc"
