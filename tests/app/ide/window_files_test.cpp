// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>

#include "core/base/files.h"
#include "main_window_fixture.h"
#include "widgets/document/lock_file.h"

using namespace ludo;
using namespace ludo::ide;
using namespace ludo::ide::testing;

/// Files in the window: opened, saved, closed, dropped, and open elsewhere.
class TestWindowFiles : public QObject, private MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { start(); }
  void init() { openFirstWindow(); }
  void cleanup() { closeWindow(); }

  void filesAreSavedReopenedAndRemembered() {
    const QString path = copySample("pig.md");
    QVERIFY(m_window->documents()->openFile(path));
    QVERIFY(m_window->documents()->openFile(path));
    QCOMPARE(m_window->documents()->workbenches().size(), std::size_t{1});
    Workbench& bench = workbench();
    bench.focusEditor();
    QTest::keyClick(bench.editor()->view(), Qt::Key_Return);
    QVERIFY(bench.document().isModified());
    QVERIFY(m_window->isWindowModified());
    QVERIFY(
        m_window->documents()->tabText(m_window->documents()->currentIndex()).endsWith(QStringLiteral("•")));
    command(Command::Save)->trigger();
    QVERIFY(!bench.document().isModified());
    QVERIFY(readFile(path.toStdString())->starts_with("\n# Pig"));
    m_window->close();
    openWindow();
    m_window->restoreOpenFiles();
    QCOMPARE(workbench().document().path(), path);
  }

  void openingBeginsWhereTheLastFileWas() {
    QCOMPARE(m_window->documents()->folderInUse(), QString());
    const QString path = copySample("pig.md");
    QVERIFY(m_window->documents()->openFile(path));
    m_window->documents()->showStartPage();
    QCOMPARE(m_window->documents()->folderInUse(), QFileInfo(path).absolutePath());
    QVERIFY(m_window->close());
    openWindow();
    QCOMPARE(m_window->documents()->folderInUse(), QFileInfo(path).absolutePath());
    // The dialog itself begins there.
    QString begun;
    auto* timer = new QTimer(m_window.get());
    QObject::connect(timer, &QTimer::timeout, timer, [timer, &begun] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      timer->deleteLater();
      begun = dialog->directory().absolutePath();
      QTest::keyClick(dialog, Qt::Key_Escape);
    });
    timer->start(10);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    command(Command::OpenFile)->trigger();
    QCOMPARE(begun, QFileInfo(path).absolutePath());
  }

  void unsavedChangesAreAskedAbout() {
    const QString path = copySample("pig.md");
    QVERIFY(m_window->documents()->openFile(path));
    workbench().focusEditor();
    QTest::keyClick(workbench().editor()->view(), Qt::Key_Return);
    answerNextQuestion(QMessageBox::Cancel);
    QVERIFY(!m_window->close());
    QVERIFY(m_window->documents()->current() != nullptr);
    answerNextQuestion(QMessageBox::Discard);
    command(Command::CloseFile)->trigger();
    QVERIFY(m_window->documents()->current() == nullptr);
    QVERIFY(readFile(path.toStdString())->starts_with("# Pig"));
  }

  void picturesComeAlongWhereASampleIsSaved() {
    openSample("A small deck builder");
    QTRY_COMPARE(workbench().problemCount(), 0);
    QDir(m_folder->path()).mkpath("mine");
    const QString path = m_folder->filePath("mine/game.md");
    const auto pictures = [&] {
      return QDir(m_folder->filePath("mine/deck-builder")).entryList(QDir::Files);
    };
    const QStringList all = QDir(LUDO_SOURCE_DIR "/samples/deck-builder").entryList(QDir::Files);
    QVERIFY(all.size() > 2);
    // Left where they are, they are missing.
    answerNextQuestion(QMessageBox::No);
    saveAs(path);
    QVERIFY2(m_told.contains("deck-builder/copper.svg"), qPrintable(m_told));
    QVERIFY(pictures().isEmpty());
    QTRY_VERIFY(workbench().problemCount() > 0);
    command(Command::CloseFile)->trigger();
    QVERIFY(QFile::remove(path));
    // One that is there already stays as it is.
    openSample("A small deck builder");
    QDir(m_folder->path()).mkpath("mine/deck-builder");
    const std::string mine = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>";
    QVERIFY(writeFile(m_folder->filePath("mine/deck-builder/gold.svg").toStdString(), mine));
    answerNextQuestion(QMessageBox::Yes);
    saveAs(path);
    QCOMPARE(pictures(), all);
    QCOMPARE(*readFile(m_folder->filePath("mine/deck-builder/gold.svg").toStdString()), mine);
    QCOMPARE(*readFile(m_folder->filePath("mine/deck-builder/copper.svg").toStdString()),
             *readFile(LUDO_SOURCE_DIR "/samples/deck-builder/copper.svg"));
    QTRY_COMPARE(workbench().problemCount(), 0);
    // In the same folder nobody is asked: another question would wait here for ever.
    m_told.clear();
    saveAs(m_folder->filePath("mine/other.md"));
    QVERIFY(m_told.isEmpty());
    QCOMPARE(workbench().document().name(), QStringLiteral("other.md"));
  }

  void bundlesComeAlongAsWell() {
    QDir(m_folder->path()).mkpath("old/bundles");
    QDir(m_folder->path()).mkpath("new");
    const std::string bundle = R"(```yaml
section: "bundle"
id: "own-board"
version: "1.0"
summary: "A board of three by three."
```

```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 3, cols: 3 } } }
```
)";
    QVERIFY(writeFile(m_folder->filePath("old/bundles/own-board.md").toStdString(), bundle));
    QString text = QString::fromStdString(*readFile(LUDO_SOURCE_DIR "/samples/tic-tac-toe.md"));
    text += QStringLiteral(R"(
```yaml
section: "bundles"
items:
  - { use: "own-board", as: "mine" }
```
)");
    const QString path = m_folder->filePath("old/game.md");
    QVERIFY(writeFile(path.toStdString(), text.toStdString()));
    QVERIFY(m_window->documents()->openFile(path));
    QTRY_VERIFY(workbench().document().analysisIsCurrent() &&
                !workbench().document().analysis()->bundles.instances.empty());
    answerNextQuestion(QMessageBox::Yes);
    saveAs(m_folder->filePath("new/game.md"));
    QVERIFY2(m_told.contains("bundles/own-board.md"), qPrintable(m_told));
    QCOMPARE(*readFile(m_folder->filePath("new/bundles/own-board.md").toStdString()), bundle);
  }

  void aFileThatIsOpenElsewhereCanBeRead() {
    const QString path = copySample("pig.md");
    widgets::LockFile lock(m_folder->filePath(".pig.md.lock"));
    QCOMPARE(lock.tryLock(), widgets::LockFile::Outcome::Held);
    QVERIFY(m_window->documents()->openFile(path));
    Workbench& reader = workbench();
    QVERIFY(reader.editor()->view()->isReadOnly());
    QVERIFY(m_window->documents()->tabText(m_window->documents()->currentIndex()).contains("read only"));
    const std::string before = reader.document().text();
    QTest::keyClicks(reader.editor()->view(), "Mine ");
    QCOMPARE(reader.document().text(), before);
    // Reading does not keep it out of reach of who has it.
    QTRY_VERIFY(reader.hasGame());
    QTest::mouseClick(notice("Edit a copy"), Qt::LeftButton);
    QVERIFY(&workbench() != &reader);
    QVERIFY(workbench().document().isUntitled());
    QCOMPARE(workbench().document().text(), before);
    QVERIFY(m_window->documents()->openFile(path));
    QTest::mouseClick(notice("Try again"), Qt::LeftButton);
    QVERIFY(reader.document().openElsewhere());
    lock.release();
    QTRY_VERIFY(notice("Try again") != nullptr);
    QTest::mouseClick(notice("Try again"), Qt::LeftButton);
    QVERIFY(!reader.document().openElsewhere() && notice("Try again") == nullptr);
    QVERIFY(!reader.editor()->view()->isReadOnly());
    QVERIFY(!m_window->documents()->tabText(m_window->documents()->currentIndex()).contains("read only"));
  }

  void anotherNameOfAnOpenFileIsTheSameTab() {
    const QString path = copySample("pig.md");
    QVERIFY(QFile::link(path, m_folder->filePath("link.md")));
    QVERIFY(m_window->documents()->openFile(path));
    m_window->openFromOutside({m_folder->filePath("link.md"), m_folder->filePath("./pig.md")});
    QCOMPARE(m_window->documents()->workbenches().size(), std::size_t{1});
  }

  void aFullDiskIsToldAndLosesNothing() {
    const QString path = copySample("pig.md");
    QVERIFY(m_window->documents()->openFile(path));
    Workbench& bench = workbench();
    QTest::keyClicks(bench.editor()->view(), "Mine ");
    const std::string before = *readFile(path.toStdString());
    {
      const FullDisk full;
      answerNextQuestion(QMessageBox::Ok);
      command(Command::Save)->trigger();
      QVERIFY2(m_told.contains("pig.md") && m_told.contains("too large"), qPrintable(m_told));
      QVERIFY(bench.document().isModified());
      QVERIFY(m_window->isWindowModified());
      QVERIFY(bench.document().text().starts_with("Mine # Pig"));
      QCOMPARE(*readFile(path.toStdString()), before);
      QCOMPARE(QDir(m_folder->path()).entryList({"pig*", "*autosave*"}, QDir::Files | QDir::Hidden),
               QStringList{"pig.md"});
      // Closing asks, and stays when saving fails again.
      answerNextQuestion(QMessageBox::Save, QMessageBox::Ok);
      command(Command::CloseFile)->trigger();
      QVERIFY(m_window->documents()->current() == &bench);
    }
    command(Command::Save)->trigger();
    QVERIFY(!bench.document().isModified());
    QVERIFY(readFile(path.toStdString())->starts_with("Mine # Pig"));
  }

  void whatCannotBeOpenedIsTold() {
    answerNextQuestion(QMessageBox::Ok);
    QVERIFY(!m_window->documents()->openFile(m_folder->filePath("missing.md")));
    answerNextQuestion(QMessageBox::Ok);
    QVERIFY(!m_window->documents()->openFile(m_folder->path()));
    QVERIFY(m_window->documents()->workbenches().empty());
  }

  void droppedFilesAreOpened() {
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(copySample("pig.md"))});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &drop);
    QCOMPARE(workbench().document().name(), QString("pig.md"));
  }

 private:
  /// Through the dialog.
  void saveAs(const QString& path) {
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    auto* timer = new QTimer(m_window.get());
    QObject::connect(timer, &QTimer::timeout, timer, [timer, path] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      timer->stop();
      timer->deleteLater();
      dialog->selectFile(path);
      QMetaObject::invokeMethod(dialog, "accept");
    });
    timer->start(10);
    command(Command::SaveAs)->trigger();
    QCOMPARE(workbench().document().path(), path);
  }
};

QTEST_MAIN(TestWindowFiles)
#include "window_files_test.moc"
