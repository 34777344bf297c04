// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>

#include <QClipboard>
#include <QDockWidget>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolBar>
#include <QtTest>
#include <csignal>

#include "app/ide/document_area.h"
#include "app/ide/main_window.h"
#include "app/ide/panel_dock.h"
#include "app/ide/preferences_dialog.h"
#include "app/ide/resources.h"
#include "app/ide/session.h"
#include "app/ide/start_page.h"
#include "core/base/files.h"
#include "widgets/board/board_panel.h"
#include "widgets/charts/bar_chart_view.h"
#include "widgets/charts/chart_card.h"
#include "widgets/charts/charts_panel.h"
#include "widgets/charts/games_panel.h"
#include "widgets/charts/simulate_panel.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"
#include "widgets/models/problems_model.h"
#include "widgets/play/play_panel.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/replay/replay_panel.h"

using namespace ludo;
using namespace ludo::ide;

namespace {

/// While it lives, the system writes no file beyond a few bytes, as on a disk without space.
class FullDisk {
 public:
  FullDisk() : m_signal(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &m_limit);
    rlimit none = m_limit;
    none.rlim_cur = 16;
    ::setrlimit(RLIMIT_FSIZE, &none);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &m_limit);
    std::signal(SIGXFSZ, m_signal);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit m_limit{};
  void (*m_signal)(int);
};

}  // namespace

class TestMainWindow : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    initResources();
    qputenv("LUDO_SAMPLES_DIR", LUDO_SOURCE_DIR "/samples");
    m_themes = std::make_unique<Themes>(*qApp);
  }
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    openWindow();
  }
  void cleanup() {
    m_window.reset();
    m_folder.reset();
  }

  void startsWithSamplesAndNoDocument() {
    QVERIFY(m_window->documents()->current() == nullptr);
    QVERIFY(m_window->startPage()->isVisible());
    QVERIFY(m_window->startPage()->sampleCount() >= 5);
    QVERIFY(!command(Command::Save)->isEnabled());
    QVERIFY(!command(Command::RunSimulation)->isEnabled());
  }

  void aSampleOpensWithItsPanels() {
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    QCOMPARE(bench.problemCount(), 0);
    QCOMPARE(bench.document().name(), QString("tic-tac-toe.md"));
    QVERIFY(bench.document().isUntitled());
    QVERIFY(!bench.document().isModified());
    for (int i = 0; i < panelCount; ++i) {
      const auto panel = static_cast<Panel>(i);
      QVERIFY(m_window->dock(panel)->isAncestorOf(bench.panel(panel)));
    }
    QVERIFY(m_window->dock(Panel::Board)->isRevealed());
    QCOMPARE(bench.board()->view()->scene().zones.size(), std::size_t{9});
    QTRY_VERIFY(bench.play()->session() != nullptr);
    QCOMPARE(bench.play()->session()->legalMoves().size(), std::size_t{9});
    QVERIFY(command(Command::RunSimulation)->isEnabled());
    QVERIFY(bench.analysisMilliseconds() >= 0);
    QVERIFY(m_window->windowTitle().startsWith("tic-tac-toe.md"));
  }

  void aTypoIsListedAndUndone() {
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    const auto place = static_cast<std::uint32_t>(bench.document().text().find("rows: 3") + 3);
    bench.goTo(Span{place, place});
    QTest::keyClick(bench.editor()->view(), Qt::Key_Z, Qt::NoModifier);
    QVERIFY(bench.document().isModified());
    QTRY_VERIFY(bench.problemCount() > 0);
    QVERIFY(!bench.hasGame());
    QVERIFY(!command(Command::RunSimulation)->isEnabled());
    QCOMPARE(bench.problems()->model()->rowCount(), bench.problemCount());
    QVERIFY(command(Command::Undo)->isEnabled());
    command(Command::Undo)->trigger();
    QTRY_VERIFY(bench.hasGame());
    QCOMPARE(bench.problemCount(), 0);
    QVERIFY(!bench.document().isModified());
  }

  void undoBelongsToTheFocusedPanel() {
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    QTRY_VERIFY(bench.play()->session() != nullptr);
    m_window->dock(Panel::Play)->reveal(true);
    QVERIFY(bench.play()->play(bench.play()->session()->legalMoves().front()));
    bench.play()->board()->view()->setFocus();
    QVERIFY(bench.undoState().isGame);
    QTRY_VERIFY(command(Command::Undo)->isEnabled());
    command(Command::Undo)->trigger();
    QTRY_VERIFY(bench.play()->session()->plies().empty());
    QVERIFY(!bench.document().isModified());
    bench.focusEditor();
    QVERIFY(!bench.undoState().isGame);
    QVERIFY(!bench.undoState().canUndo);
  }

  void keysOfCommandsAreNotTakenTwice() {
    openSample("Tic-tac-toe");
    std::map<QString, QStringList> users;
    for (const QAction* action : m_window->findChildren<QAction*>()) {
      for (const QKeySequence& keys : action->shortcuts()) {
        if (action->shortcutContext() != Qt::WidgetShortcut) users[keys.toString()] << action->text();
      }
    }
    for (const CommandInfo& info : commandInfos()) {
      const QKeySequence keys = m_window->commands().shortcut(info.command);
      if (!keys.isEmpty()) QCOMPARE(users[keys.toString()], QStringList());
    }
  }

  void theEditMenuActsWhereTheKeyboardIs() {
    QVERIFY(!command(Command::Copy)->isEnabled());
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    bench.focusEditor();
    QVERIFY(command(Command::Cut)->isEnabled() && command(Command::Paste)->isEnabled());
    const std::string before = bench.document().text();
    command(Command::SelectAll)->trigger();
    command(Command::Cut)->trigger();
    QCOMPARE(bench.document().text(), std::string());
    QCOMPARE(QApplication::clipboard()->text().toStdString(), before);
    QTest::keyClick(bench.editor()->view(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(bench.document().text(), before);
    while (bench.undoState().canUndo) command(Command::Undo)->trigger();

    // A field.
    command(Command::Find)->trigger();
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(field != nullptr);
    field->clear();
    QTest::keyClicks(field, "cell");
    command(Command::SelectAll)->trigger();
    command(Command::Cut)->trigger();
    QCOMPARE(field->text(), QString());
    command(Command::Paste)->trigger();
    QCOMPARE(field->text(), QString("cell"));
    QCOMPARE(bench.document().text(), before);

    // A table: its rows can be copied, not pasted into.
    QTRY_VERIFY(bench.play()->session() != nullptr);
    m_window->dock(Panel::Play)->reveal(true);
    QVERIFY(bench.play()->play(bench.play()->session()->legalMoves().front()));
    QVERIFY(bench.play()->play(bench.play()->session()->legalMoves().front()));
    auto* moves = bench.play()->side()->findChild<QTableView*>();
    moves->setFocus();
    QTRY_VERIFY(command(Command::Copy)->isEnabled());
    QVERIFY(!command(Command::Paste)->isEnabled() && !command(Command::Cut)->isEnabled());
    QTest::mouseClick(moves->viewport(), Qt::LeftButton, {},
                      moves->visualRect(moves->model()->index(1, 0)).center());
    QTest::keyClick(moves, Qt::Key_C, Qt::ControlModifier);
    const QStringList cells = QApplication::clipboard()->text().split(u'\t');
    QCOMPARE(cells.size(), 3);
    QCOMPARE(cells[0], QString("2"));
    // The board has nothing to copy.
    bench.play()->board()->view()->setFocus();
    QTRY_VERIFY(!command(Command::Copy)->isEnabled());
  }

  void aChartBarLeadsToAReplayedGame() {
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    bench.simulate()->setGames(50);
    command(Command::RunSimulation)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(bench.charts()->simulation().valid(), 60000);
    QVERIFY(m_window->dock(Panel::Charts)->isRevealed());
    widgets::ChartCard* card = bench.charts()->card("length");
    bench.charts()->reveal(card);
    QTest::qWait(20);
    QTest::mouseClick(card->view()->viewport(), Qt::LeftButton, {},
                      card->view()->middleOf(card->chartData().barCount() - 1));
    const widgets::GamesModel& games = bench.charts()->games()->model();
    QCOMPARE(games.rowCount(),
             static_cast<int>(card->chartData().barGames(card->chartData().barCount() - 1).size()));
    const sim::GameSummary game = games.game(0);
    QTableView* table = bench.charts()->games()->table();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(bench.replay()->replay() != nullptr, 30000);
    QVERIFY(m_window->dock(Panel::Replay)->isRevealed());
    QCOMPARE(bench.replay()->replay()->trace().entries.size(), std::size_t{game.plies});
    QVERIFY(!bench.replay()->replay()->divergence());
  }

  void aFlagLeadsToItsPlaceInAGame() {
    // On a smaller board, the stones that make a draw no longer fit: some games end without a move.
    QString text = specTemplates().front().text;
    QVERIFY(text.contains("rows: 5"));
    m_window->documents()->openNew(text.replace("rows: 5", "rows: 4"), "small.md");
    Workbench& bench = workbench();
    QTRY_VERIFY(bench.hasGame());
    bench.simulate()->setGames(100);
    command(Command::RunSimulation)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(bench.charts()->simulation().valid(), 60000);
    auto* flags = bench.charts()->findChild<QTableView*>("flags");
    // No legal moves, and an end that is never met: the full board.
    QCOMPARE(flags->model()->rowCount(), 2);
    QTest::mouseClick(flags->viewport(), Qt::LeftButton, {},
                      flags->visualRect(flags->model()->index(0, 0)).center());
    const auto flagged = static_cast<int>(bench.charts()->simulation().report->flags.front().count);
    QTRY_COMPARE(bench.charts()->games()->model().rowCount(), flagged);
    QTableView* table = bench.charts()->games()->table();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(bench.replay()->replay() != nullptr, 30000);
    QCOMPARE(bench.replay()->step(), std::size_t{20});
    QCOMPARE(bench.replay()->slider()->flags().size(), std::size_t{2});
    QCOMPARE(bench.replay()->slider()->flags().front().step, std::size_t{20});
  }

  void zonesLeadToTheirDefinition() {
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    emit bench.board()->zoneDefinitionRequested("cell_1_1");
    const Span selected = bench.editor()->view()->selection();
    QVERIFY2(bench.document().text().substr(selected.begin, selected.end - selected.begin).find("cell") !=
                 std::string::npos,
             bench.document().text().substr(selected.begin, 40).c_str());
    QVERIFY(bench.editorHasFocus());
  }

  void theStartPageHasTheWindowToItself() {
    for (int i = 0; i < panelCount; ++i) QVERIFY(m_window->dock(static_cast<Panel>(i))->isHidden());
    QVERIFY(!command(Command::ShowBoard)->isEnabled());
    openSample("Tic-tac-toe");
    for (int i = 0; i < panelCount; ++i) QVERIFY(!m_window->dock(static_cast<Panel>(i))->isHidden());
    m_window->dock(Panel::Problems)->close();
    m_window->documents()->showStartPage();
    QVERIFY(m_window->dock(Panel::Board)->isHidden());
    m_window->documents()->setCurrentIndex(1);
    QVERIFY(!m_window->dock(Panel::Board)->isHidden());
    QVERIFY(m_window->dock(Panel::Problems)->isHidden());
  }

  void layoutIsRemembered() {
    openSample("Tic-tac-toe");
    m_window->dock(Panel::Problems)->close();
    m_window->addDockWidget(Qt::LeftDockWidgetArea, m_window->dock(Panel::Simulate));
    m_window->close();
    openWindow();
    openSample("Tic-tac-toe");
    QVERIFY(m_window->dock(Panel::Problems)->isHidden());
    QCOMPARE(m_window->dockWidgetArea(m_window->dock(Panel::Simulate)), Qt::LeftDockWidgetArea);
    command(Command::ResetLayout)->trigger();
    QVERIFY(!m_window->dock(Panel::Problems)->isHidden());
    QCOMPARE(m_window->dockWidgetArea(m_window->dock(Panel::Simulate)), Qt::RightDockWidgetArea);
  }

  void panelsAreShownAndHiddenByTheirCommands() {
    openSample("Tic-tac-toe");
    QVERIFY(m_window->dock(Panel::Problems)->isRevealed());
    command(Command::ShowProblems)->trigger();
    QVERIFY(m_window->dock(Panel::Problems)->isHidden());
    QVERIFY(!command(Command::ShowProblems)->isChecked());
    command(Command::ShowProblems)->trigger();
    QVERIFY(m_window->dock(Panel::Problems)->isRevealed());
    QVERIFY(command(Command::ShowProblems)->isChecked());
    // A panel behind another tab comes to the front instead of being closed.
    command(Command::ShowCharts)->trigger();
    QTRY_VERIFY(m_window->dock(Panel::Charts)->isRevealed());
    QVERIFY(!m_window->dock(Panel::Board)->isRevealed());
  }

  void themeIsSwitchedAndRemembered() {
    command(Command::ThemeDark)->trigger();
    QVERIFY(QApplication::palette().color(QPalette::Window).lightnessF() < 0.3F);
    QVERIFY(command(Command::ThemeDark)->isChecked());
    QVERIFY(!command(Command::ThemeLight)->isChecked());
    openSample("Tic-tac-toe");
    QVERIFY(workbench().editor()->view()->colours().paper.lightnessF() < 0.3F);
    command(Command::ThemeLight)->trigger();
    QVERIFY(QApplication::palette().color(QPalette::Window).lightnessF() > 0.8F);
    QTRY_VERIFY(workbench().editor()->view()->colours().paper.lightnessF() > 0.8F);
    m_window->close();
    openWindow();
    QCOMPARE(m_window->preferences().theme, Theme::Light);
  }

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

  void anotherNameOfAnOpenFileIsTheSameTab() {
    const QString path = copySample("pig.md");
    QVERIFY(QFile::link(path, m_folder->filePath("link.md")));
    QVERIFY(m_window->documents()->openFile(path));
    m_window->openFromOutside({m_folder->filePath("link.md"), m_folder->filePath("./pig.md")});
    QCOMPARE(m_window->documents()->workbenches().size(), std::size_t{1});
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
    QTest::qWait(1500);
    QCOMPARE(widgets::copiesIn(m_folder->filePath("recovery")), QStringList());
    QVERIFY(!QFile::exists(m_folder->filePath(".tic-tac-toe.md.autosave")));
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

  void autosavingOnAFullDiskIsTold() {
    setAutosave(1);
    QVERIFY(m_window->documents()->openFile(copySample("pig.md")));
    const FullDisk full;
    QTest::keyClicks(workbench().editor()->view(), "Mine ");
    QTRY_VERIFY_WITH_TIMEOUT(notice("Dismiss") != nullptr, 5000);
    QVERIFY(workbench().document().isModified());
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

  void eachDocumentHasItsOwnPanels() {
    openSample("Tic-tac-toe");
    Workbench* first = &workbench();
    openSample("Pig");
    Workbench* second = &workbench();
    QVERIFY(first != second);
    QVERIFY(second->problems()->isVisibleTo(m_window.get()));
    QVERIFY(!first->problems()->isVisibleTo(m_window.get()));
    m_window->documents()->setCurrentWidget(first);
    QVERIFY(first->problems()->isVisibleTo(m_window.get()));
    m_window->documents()->showStartPage();
    QVERIFY(!first->problems()->isVisibleTo(m_window.get()));
  }

  void everyPanelCanBeReachedByKeyboard() {
    openSample("Tic-tac-toe");
    QTRY_VERIFY(workbench().play()->session() != nullptr);
    for (const auto& [panel, shown] : {std::pair(Panel::Board, Command::ShowBoard),
                                       {Panel::Play, Command::ShowPlay},
                                       {Panel::Simulate, Command::ShowSimulate},
                                       {Panel::Charts, Command::ShowCharts}}) {
      workbench().focusEditor();
      m_window->dock(panel)->reveal(true);
      const QWidget* focus = QApplication::focusWidget();
      QVERIFY(focus != nullptr && m_window->dock(panel)->isAncestorOf(focus));
    }
  }

 private:
  void openWindow() {
    m_window.reset();
    m_window = std::make_unique<MainWindow>(
        *m_themes, WindowFiles{m_folder->filePath("p.ini"), m_folder->filePath("s.ini"),
                               m_folder->filePath("recovery"), m_folder->filePath("locks")});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  }
  void openSample(const QString& name) {
    m_window->documents()->showStartPage();
    StartPage* page = m_window->startPage();
    for (int i = 0; i < page->sampleCount(); ++i) {
      if (page->sampleCard(i)->text() == name) {
        QTest::mouseClick(page->sampleCard(i), Qt::LeftButton);
        break;
      }
    }
    QVERIFY(m_window->documents()->current() != nullptr);
    QTRY_VERIFY(workbench().hasGame());
  }
  QString copySample(const QString& name) {
    const QString path = m_folder->filePath(name);
    QFile::copy(QStringLiteral(LUDO_SOURCE_DIR "/samples/") + name, path);
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    return path;
  }
  /// Clicks a button of the next message box as soon as it is there, and perhaps one of the box after it.
  void answerNextQuestion(QMessageBox::StandardButton button,
                          QMessageBox::StandardButton next = QMessageBox::NoButton) {
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, [this, timer, button, next] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      timer->deleteLater();
      m_told = box->text() + ' ' + box->informativeText();
      if (next != QMessageBox::NoButton) answerNextQuestion(next);
      QTest::mouseClick(box->button(button), Qt::LeftButton);
    });
    timer->start(10);
  }
  /// Through the dialog, as a person would.
  void setAutosave(int seconds) {
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, [timer, seconds] {
      auto* dialog = qobject_cast<PreferencesDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      timer->deleteLater();
      for (auto* field : dialog->findChildren<QSpinBox*>()) {
        if (field->accessibleName() == "Autosave") field->setValue(seconds);
      }
      QTest::keyClick(dialog, Qt::Key_Return);
    });
    timer->start(10);
    command(Command::Preferences)->trigger();
    QCOMPARE(m_window->preferences().autosaveSeconds, seconds);
  }
  /// A button of the notice above the current text; null when it is not shown.
  QPushButton* notice(const QString& text) {
    for (auto* button : workbench().editor()->findChildren<QPushButton*>()) {
      if (button->isVisible() && button->text() == text) return button;
    }
    return nullptr;
  }
  Workbench& workbench() { return *m_window->documents()->current(); }
  QAction* command(Command command) { return m_window->commands().action(command); }

  std::unique_ptr<QTemporaryDir> m_folder;
  QString m_told;  ///< by the last message box
  std::unique_ptr<Themes> m_themes;
  std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestMainWindow)
#include "test_main_window.moc"
