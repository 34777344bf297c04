// SPDX-License-Identifier: GPL-3.0-or-later
#include <QListWidget>

#include "app/ide/session.h"
#include "main_window_fixture.h"
#include "widgets/document/local_history.h"
#include "widgets/document/recovery.h"
#include "widgets/editor/diff_view.h"
#include "widgets/play/play_panel.h"

using namespace ludo;
using namespace ludo::ide;
using namespace ludo::ide::testing;

/// What the window keeps of unsaved text, and offers after a crash.
class TestWindowRecovery : public QObject, private MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { start(); }
  void init() { openFirstWindow(); }
  void cleanup() { closeWindow(); }

  void anUnsavedSampleSurvivesACrash() {
    setAutosave(1);
    openSample("Pig");
    QTest::keyClicks(workbench().editor()->view(), "Mine ");
    QTRY_COMPARE_WITH_TIMEOUT(widgets::copiesIn(m_folder->filePath("recovery")).size(), 1, 5000);
    // Destroyed without closing, as by a crash.
    openWindow();
    m_window->restoreOpenFiles();
    QCOMPARE(workbench().document().name(), QString("pig.md"));
    QVERIFY(workbench().document().text().starts_with("Mine # Pig"));
    QVERIFY(workbench().document().isModified());
    QTRY_VERIFY(workbench().hasGame());
    QTest::mouseClick(notice("Discard it"), Qt::LeftButton);
    QTRY_VERIFY(m_window->documents()->current() == nullptr);
    QCOMPARE(widgets::copiesIn(m_folder->filePath("recovery")), QStringList());
  }

  void aFileIsOpenAgainAfterACrashAndItsUnsavedTextIsOffered() {
    setAutosave(1);
    const QString path = copySample("pig.md");
    const QString other = copySample("tic-tac-toe.md");
    QVERIFY(m_window->documents()->openFile(path));
    QVERIFY(m_window->documents()->openFile(other));
    QVERIFY(m_window->documents()->openFile(path));
    QTest::keyClicks(workbench().editor()->view(), "Mine ");
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath(".pig.md.autosave")), 5000);
    QTRY_COMPARE(readSession(m_folder->filePath("s.ini")).carets[path], 5);
    QCOMPARE(readSession(m_folder->filePath("s.ini")).currentFile, path);
    openWindow();
    m_window->restoreOpenFiles();
    QCOMPARE(m_window->documents()->workbenches().size(), std::size_t{2});
    QCOMPARE(workbench().document().path(), path);
    QCOMPARE(workbench().editor()->caretOffset(), std::size_t{5});
    QTest::mouseClick(notice("Recover them"), Qt::LeftButton);
    QVERIFY(workbench().document().text().starts_with("Mine # Pig"));
    // It is asked about once.
    openWindow();
    m_window->restoreOpenFiles();
    QCOMPARE(m_window->documents()->workbenches().size(), std::size_t{2});
    QVERIFY(workbench().document().recovery());
    QTest::mouseClick(notice("Discard them"), Qt::LeftButton);
    QVERIFY(!workbench().document().recovery());
  }

  void aFileThatWasDeletedOutsideIsThereAfterACrash() {
    setAutosave(1);
    const QString path = copySample("pig.md");
    QVERIFY(m_window->documents()->openFile(path));
    const std::string text = workbench().document().text();
    QTRY_COMPARE(readSession(m_folder->filePath("s.ini")).openFiles, QStringList{path});
    QTRY_VERIFY(widgets::LocalHistory(m_folder->filePath("history")).newest(path).has_value());
    QVERIFY(QFile::remove(path));
    const auto tab = [this] { return m_window->documents()->tabText(m_window->documents()->currentIndex()); };
    QTRY_COMPARE(tab(), QString("pig.md (missing) •"));
    // Twice, for the text has its copy on the disk after the first.
    for (int crash = 0; crash < 2; ++crash) {
      openWindow();
      m_window->restoreOpenFiles();
      QCOMPARE(m_window->documents()->workbenches().size(), std::size_t{1});
      QCOMPARE(workbench().document().path(), path);
      QCOMPARE(workbench().document().text(), text);
      QVERIFY(workbench().document().isModified());
      QVERIFY(!workbench().document().recovery());
      QCOMPARE(tab(), QString("pig.md (missing) •"));
      QVERIFY(notice("Keep editing") != nullptr);
      QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath(".pig.md.autosave")), 5000);
    }
    command(Command::Save)->trigger();
    QVERIFY(QFile::exists(path));
    QTRY_COMPARE(tab(), QString("pig.md"));
  }

  void closingAFileThatWasDeletedOutsideAsks() {
    const QString path = copySample("pig.md");
    QVERIFY(m_window->documents()->openFile(path));
    const std::string text = workbench().document().text();
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY(m_window->isWindowModified());
    QVERIFY(command(Command::History)->isEnabled());
    answerNextQuestion(QMessageBox::Cancel);
    command(Command::CloseFile)->trigger();
    QCOMPARE(m_window->documents()->workbenches().size(), std::size_t{1});
    answerNextQuestion(QMessageBox::Cancel);
    QVERIFY(!m_window->close());
    answerNextQuestion(QMessageBox::Save);
    command(Command::CloseFile)->trigger();
    QVERIFY(m_window->documents()->workbenches().empty());
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll().toStdString(), text);
  }

  void whatWasTypedIntoADeletedFileIsOfferedOverItsText() {
    setAutosave(1);
    const QString path = copySample("pig.md");
    QVERIFY(m_window->documents()->openFile(path));
    QTRY_VERIFY(widgets::LocalHistory(m_folder->filePath("history")).newest(path).has_value());
    QTRY_COMPARE(readSession(m_folder->filePath("s.ini")).openFiles, QStringList{path});
    QVERIFY(QFile::remove(path));
    QTest::keyClicks(workbench().editor()->view(), "Mine ");
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath(".pig.md.autosave")), 5000);
    openWindow();
    m_window->restoreOpenFiles();
    QVERIFY(workbench().document().text().starts_with("# Pig"));
    QTest::mouseClick(notice("Recover them"), Qt::LeftButton);
    QVERIFY(workbench().document().text().starts_with("Mine # Pig"));
    command(Command::Save)->trigger();
    QVERIFY(QFile::exists(path));
  }

  void aGameGoesOnAfterACrash() {
    setAutosave(1);
    const QString path = copySample("tic-tac-toe.md");
    QVERIFY(m_window->documents()->openFile(path));
    QTRY_VERIFY(workbench().hasGame());
    command(Command::LayoutPlay)->trigger();
    QTRY_VERIFY(play().session() != nullptr);
    play().setPlayer(1, "random");
    play().setBotDelay(0);
    clickZone("cell_1_1");
    QTRY_COMPARE(play().session()->plies().size(), std::size_t{2});
    const auto& plies = play().session()->plies();
    const std::vector<std::string> moves{plies[0].text, plies[1].text};
    QTRY_COMPARE_WITH_TIMEOUT(readSession(m_folder->filePath("s.ini")).games[path].moves, moves, 5000);
    openWindow();
    m_window->restoreOpenFiles();
    QTRY_VERIFY(play().session() != nullptr);
    QCOMPARE(play().session()->plies().size(), std::size_t{2});
    QCOMPARE(play().session()->plies()[1].text, moves[1]);
    QCOMPARE(play().side()->players()->agentOf(1), std::string("random"));
    // A further crash before a move keeps it, too.
    QTRY_COMPARE_WITH_TIMEOUT(readSession(m_folder->filePath("s.ini")).games[path].moves, moves, 5000);
    // It is played on by hand; the bot waits.
    for (const char* cell : {"cell_0_0", "cell_0_1"}) {
      if (moves[1].find(cell) != std::string::npos) continue;
      clickZone(cell);
      break;
    }
    QCOMPARE(play().session()->plies().size(), std::size_t{3});
    QVERIFY(play().side()->botsPaused());
  }

  void aGameOfATextThatNobodyEditedGoesOnToo() {
    setAutosave(1);
    openSample("Tic-tac-toe");
    command(Command::LayoutPlay)->trigger();
    QTRY_VERIFY(play().session() != nullptr);
    clickZone("cell_1_1");
    QCOMPARE(play().session()->plies().size(), std::size_t{1});
    QTRY_COMPARE_WITH_TIMEOUT(widgets::copiesIn(m_folder->filePath("recovery")).size(), 1, 5000);
    QTRY_COMPARE_WITH_TIMEOUT(readSession(m_folder->filePath("s.ini")).games.size(), std::size_t{1}, 5000);
    openWindow();
    m_window->restoreOpenFiles();
    QVERIFY(m_window->documents()->current() != nullptr);
    QTRY_VERIFY(play().session() != nullptr);
    QCOMPARE(play().session()->plies().size(), std::size_t{1});
  }

  void allUnsavedTextsAreOfferedAtOnceWithTheirDifferences() {
    setAutosave(1);
    const QString path = copySample("pig.md");
    QVERIFY(m_window->documents()->openFile(copySample("tic-tac-toe.md")));
    openSample("Pig");
    QTest::keyClicks(workbench().editor()->view(), "Untitled ");
    QVERIFY(m_window->documents()->openFile(path));
    QTest::keyClicks(workbench().editor()->view(), "Mine ");
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath(".pig.md.autosave")), 5000);
    QTRY_COMPARE_WITH_TIMEOUT(widgets::copiesIn(m_folder->filePath("recovery")).size(), 1, 5000);
    QTRY_COMPARE(readSession(m_folder->filePath("s.ini")).carets[path], 5);
    openWindow();
    m_window->restoreOpenFiles();
    RecoveryDialog* dialog = m_window->recoveryDialog();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    auto* list = dialog->findChild<QListWidget*>();
    // What was saved is not asked about; the tabs are in the order they had.
    QCOMPARE(namesIn(*list), (QStringList{"pig.md", "pig.md"}));
    const auto benches = m_window->documents()->workbenches();
    QVERIFY(!benches[0]->document().recovery() && benches[1]->document().isUntitled());
    QCOMPARE(&workbench(), benches[2]);
    auto* diff = dialog->findChild<widgets::DiffView*>();
    QTRY_VERIFY(diff->toPlainText().startsWith("+ Untitled # Pig"));
    list->setCurrentRow(1);
    QTRY_VERIFY2(diff->toPlainText().startsWith("− # Pig\n+ Mine # Pig\n"), qPrintable(diff->toPlainText()));
    QVERIFY2(diff->toPlainText().contains(" equal line"), qPrintable(diff->toPlainText()));

    press(*dialog, "&Discard this text");
    QCOMPARE(namesIn(*list), QStringList{"pig.md"});
    QVERIFY(benches[2]->document().text().starts_with("# Pig"));
    press(*dialog, "Recover &all");
    QTRY_VERIFY(m_window->recoveryDialog() == nullptr);
    QVERIFY(!benches[1]->document().recovery());
    QVERIFY(benches[1]->document().text().starts_with("Untitled # Pig"));
  }

  void whatIsDecidedLaterIsAskedAgain() {
    setAutosave(1);
    QVERIFY(m_window->documents()->openFile(copySample("pig.md")));
    QTest::keyClicks(workbench().editor()->view(), "Mine ");
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath(".pig.md.autosave")), 5000);
    QTRY_COMPARE(readSession(m_folder->filePath("s.ini")).openFiles.size(), 1);
    for (int start = 0; start < 2; ++start) {
      openWindow();
      m_window->restoreOpenFiles();
      QVERIFY(m_window->recoveryDialog() != nullptr);
      QTest::keyClick(m_window->recoveryDialog(), Qt::Key_Escape);
      QTRY_VERIFY(m_window->recoveryDialog() == nullptr);
      QVERIFY(workbench().document().recovery());
    }
    QTest::mouseClick(notice("Recover them"), Qt::LeftButton);
    QVERIFY(workbench().document().text().starts_with("Mine # Pig"));
    // Nothing is asked without a reason.
    command(Command::Save)->trigger();
    openWindow();
    m_window->restoreOpenFiles();
    QVERIFY(m_window->recoveryDialog() == nullptr);
  }

  void aSessionLeavesFilesOfRunningWindowsAlone() {
    const QString path = copySample("pig.md");
    QVERIFY(m_window->documents()->openFile(path));
    QTRY_COMPARE(readSession(m_folder->filePath("s.ini")).openFiles, QStringList{path});
    m_window.reset();
    widgets::LockFile lock(m_folder->filePath(".pig.md.lock"));
    QCOMPARE(lock.tryLock(), widgets::LockFile::Outcome::Held);
    openWindow();
    m_window->restoreOpenFiles();
    QVERIFY(m_window->documents()->workbenches().empty());
  }

  void autosaveCanBeSwitchedOffForOpenDocuments() {
    setAutosave(1);
    openSample("Pig");
    const QString path = copySample("tic-tac-toe.md");
    QVERIFY(m_window->documents()->openFile(path));
    setAutosave(0);
    for (Workbench* bench : m_window->documents()->workbenches()) {
      m_window->documents()->setCurrentWidget(bench);
      bench->focusEditor();
      QTest::keyClicks(bench->editor()->view(), "x");
      QVERIFY(bench->document().isModified());
    }
    // Whatever still autosaves has done so before another copy that is wanted later is there.
    widgets::Autosave later(std::chrono::seconds(1), [] { return std::string("later"); });
    later.setPlaces({m_folder->filePath("later"), {}});
    QSignalSpy written(&later, &widgets::Autosave::written);
    later.schedule();
    QTRY_COMPARE(written.count(), 1);
    QCOMPARE(widgets::copiesIn(m_folder->filePath("recovery")), QStringList());
    QVERIFY(!QFile::exists(m_folder->filePath(".tic-tac-toe.md.autosave")));
  }

  void autosavingOnAFullDiskIsTold() {
    setAutosave(1);
    QVERIFY(m_window->documents()->openFile(copySample("pig.md")));
    const FullDisk full;
    QTest::keyClicks(workbench().editor()->view(), "Mine ");
    QTRY_VERIFY_WITH_TIMEOUT(notice("Dismiss") != nullptr, 5000);
    QVERIFY(workbench().document().isModified());
  }

 private:
  static QStringList namesIn(const QListWidget& list) {
    QStringList names;
    for (int row = 0; row < list.count(); ++row) names << list.item(row)->text();
    return names;
  }
  widgets::PlayPanel& play() { return *workbench().panel<widgets::PlayPanel>(); }
  void clickZone(const std::string& name) {
    widgets::BoardView* view = play().board()->view();
    QTRY_VERIFY(view->isVisible() && !view->scene().zones.empty());
    const kernel::ZoneId zone = play().session()->rules().zoneNamed(name);
    QTest::mouseClick(view, Qt::LeftButton, {}, view->zoneRect(zone).center());
  }
  static void press(const QDialog& dialog, const QString& text) {
    for (auto* button : dialog.findChildren<QPushButton*>()) {
      if (button->text() == text) return QTest::mouseClick(button, Qt::LeftButton);
    }
    QFAIL(qPrintable(text));
  }
};

QTEST_MAIN(TestWindowRecovery)
#include "window_recovery_test.moc"
