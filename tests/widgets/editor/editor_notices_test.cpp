// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// What the editor tells of its document.
class TestEditorNotices : public QObject, private EditorFixture {
  Q_OBJECT
 private slots:
  void init() { openEditor(); }
  void cleanup() { closeEditor(); }

  void recoveryIsOffered() {
    QTemporaryDir folder;
    auto write = [&](const char* name, const char* content) {
      QFile file(folder.filePath(name));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(content);
    };
    write("game.md", "one");
    write(".game.md.autosave", "two");
    QVERIFY(m_document->open(folder.filePath("game.md")));
    QCOMPARE(text(), std::string("one"));
    QPushButton* recover = noticeButton("Recover them");
    QVERIFY(recover);
    QTest::mouseClick(recover, Qt::LeftButton);
    QCOMPARE(text(), std::string("two"));
    QVERIFY(m_document->isModified());
    QVERIFY(!m_editor->findChild<NoticeBar*>()->isVisible());
    m_editor->action(EditorCommand::Undo)->trigger();
    QCOMPARE(text(), std::string("one"));
  }

  void outsideChangeIsOffered() {
    QTemporaryDir folder;
    QString path = folder.filePath("game.md");
    auto write = [&](const char* content) {
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(content);
    };
    write("one\ntwo\n");
    QVERIFY(m_document->open(path));
    view()->setCaret(view()->size());
    keys("x");
    view()->setCaret(1);
    write("one\ntwo and a half\n");
    QTRY_VERIFY(noticeButton("Reload"));
    QVERIFY(noticeButton("Keep mine"));
    QTest::mouseClick(noticeButton("Reload"), Qt::LeftButton);
    QCOMPARE(text(), std::string("one\ntwo and a half\n"));
    QCOMPARE(view()->caret(), 1U);
    QVERIFY(!m_document->isModified());
    m_editor->action(EditorCommand::Undo)->trigger();
    QCOMPARE(text(), std::string(R"(one
two
x)"));
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY(noticeButton("Keep editing"));
  }

  void aLockOfAnotherComputerCanBeOverridden() {
    QTemporaryDir folder;
    auto write = [&](const char* name, const char* content) {
      QFile file(folder.filePath(name));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(content);
    };
    write("game.md", "one");
    write(".game.md.lock", R"({"user": "ada", "host": "laptop", "machine": "another", "process": 7})");
    QVERIFY(m_document->open(folder.filePath("game.md")));
    QVERIFY(view()->isReadOnly());
    QVERIFY(m_editor->findChild<NoticeBar*>()->accessibleName().contains("ada on laptop, process 7"));
    QTest::mouseClick(noticeButton("Edit anyway"), Qt::LeftButton);
    QVERIFY(!view()->isReadOnly());
    QVERIFY(!m_editor->findChild<NoticeBar*>()->isVisible());
    m_document->close();
  }

  void aReaderSeesWhatIsSavedElsewhere() {
    QTemporaryDir folder;
    const QString path = folder.filePath("game.md");
    auto write = [&](const char* content) {
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(content);
    };
    write("one\ntwo\n");
    LockFile lock(folder.filePath(".game.md.lock"));
    QCOMPARE(lock.tryLock(), LockFile::Outcome::Held);
    QVERIFY(m_document->open(path));
    // A window that runs is not overridden.
    QVERIFY(noticeButton("Edit a copy") && noticeButton("Try again") && !noticeButton("Edit anyway"));
    view()->setCaret(1);
    write("one\ntwo and a half\n");
    QTRY_COMPARE(text(), std::string("one\ntwo and a half\n"));
    QCOMPARE(view()->caret(), 1U);
    QVERIFY(view()->isReadOnly() && !m_document->isModified());
    QVERIFY(noticeButton("Edit a copy"));
    m_document->close();
  }

  void aKeptTextSaysThatItsPicturesAreGone() {
    QTemporaryDir folder;
    const auto write = [&](const QString& name, const QByteArray& content) {
      QFile file(folder.filePath(name));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(content);
    };
    write("1.game.md.autosave", "one");
    write("1.game.md.autosave.origin", folder.filePath("gone.md").toUtf8());
    QVERIFY(m_document->takeOver(folder.filePath("1.game.md.autosave")));
    QVERIFY(m_editor->findChild<NoticeBar*>()->accessibleName().contains("pictures lay beside"));
    write("2.game.md.autosave", "one");
    write("2.game.md.autosave.origin", folder.filePath("there.md").toUtf8());
    write("there.md", "one");
    QVERIFY(m_document->takeOver(folder.filePath("2.game.md.autosave")));
    const QString notice = m_editor->findChild<NoticeBar*>()->accessibleName();
    QVERIFY(notice.contains("never saved") && !notice.contains("pictures"));
    m_document->close();
  }

  void failureIsShownAndDismissed() {
    m_editor->showFailure("The disk is full");
    QVERIFY(m_editor->findChild<NoticeBar*>()->isVisible());
    QTest::mouseClick(noticeButton("Dismiss"), Qt::LeftButton);
    QVERIFY(!m_editor->findChild<NoticeBar*>()->isVisible());
  }

  void editorMayOutliveTheDocument() {
    m_document.reset();
    keys("x");
    key(Qt::Key_F12);
    key(Qt::Key_F8);
    key(Qt::Key_Period, Qt::ControlModifier);
    key(Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(!text().empty());
  }
};

QTEST_MAIN(TestEditorNotices)
#include "editor_notices_test.moc"
