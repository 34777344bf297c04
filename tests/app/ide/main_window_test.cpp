// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QTableView>
#include <QTreeView>
#include <set>

#include "app/ide/mirrored_windows.h"
#include "main_window_fixture.h"
#include "widgets/board/board_panel.h"
#include "widgets/charts/bar_chart_view.h"
#include "widgets/charts/chart_card.h"
#include "widgets/charts/charts_panel.h"
#include "widgets/charts/games_panel.h"
#include "widgets/models/problems_model.h"
#include "widgets/play/play_panel.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/replay/replay_panel.h"
#include "widgets/simulate/simulate_panel.h"

using namespace ludo;
using namespace ludo::ide;
using namespace ludo::ide::testing;

/// The window as a whole: samples, commands, themes, and the way from panel to panel.
class TestMainWindow : public QObject, private MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { start(); }
  void init() { openFirstWindow(); }
  void cleanup() { closeWindow(); }

  void thePaletteTakesWhatIsTyped() {
    command(Command::CommandPalette)->trigger();
    QWidget* palette = QApplication::activePopupWidget();
    QVERIFY(palette != nullptr);
    QVERIFY(QTest::qWaitForWindowExposed(palette));
    // To the popup's window, as the system does: the window decides which widget gets them.
    for (const char letter : {'D', 'a', 'r', 'k'}) QTest::keyClick(palette->windowHandle(), letter);
    QTRY_COMPARE(palette->findChild<QLineEdit*>()->text().toLower(), QString("dark"));
    QTest::keyClick(palette->windowHandle(), Qt::Key_Return);
    QTRY_COMPARE(m_window->preferences().theme, Theme::Dark);
    command(Command::ThemeSystem)->trigger();
  }

  void startsWithSamplesAndNoDocument() {
    QVERIFY(m_window->documents()->current() == nullptr);
    QVERIFY(m_window->startPage()->isVisible());
    QVERIFY(m_window->startPage()->sampleCount() >= 5);
    QVERIFY(!command(Command::Save)->isEnabled());
    QVERIFY(!command(Command::RunSimulation)->isEnabled());
  }

  void theStartPageWorksByKeyboard() {
    const auto focused = [] { return QApplication::focusWidget(); };
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
      QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
      auto* card = qobject_cast<CardButton*>(focused());
      QVERIFY(card != nullptr);
      const std::size_t before = m_window->documents()->workbenches().size();
      QTest::keyClick(card, enter);
      QCOMPARE(m_window->documents()->workbenches().size(), before + 1);
    }
    QTest::keyClick(m_window.get(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    auto* search = qobject_cast<QLineEdit*>(focused());
    QVERIFY(search != nullptr && m_window->startPage()->isAncestorOf(search));
    QVERIFY(!search->visibleRegion().isEmpty());
    QTest::keyClicks(search, "nerves die");
    QTest::keyClick(search, Qt::Key_Down);
    QCOMPARE(qobject_cast<CardButton*>(focused())->text(), QString("Pig"));
    search->setFocus();
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(workbench().document().name(), QString("pig.md"));
  }

  void tabLeadsFromTheTemplatesToTheRecentFiles() {
    const QStringList paths{copySample("pig.md"), copySample("hex.md")};
    for (const QString& path : paths) QVERIFY(m_window->documents()->openFile(path));
    command(Command::NewFile)->trigger();
    QStringList links;
    while (links.size() < 2 && qobject_cast<QPushButton*>(QApplication::focusWidget()) == nullptr) {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
      const auto* link = qobject_cast<QLabel*>(QApplication::focusWidget());
      if (link != nullptr) links << link->accessibleName();
    }
    QCOMPARE(links, (QStringList{"Open hex.md", "Open pig.md"}));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(workbench().document().path(), paths.first());
  }

  void aMenuThatWasLeftByEscapeLeavesTheCommandsOfTheText() {
    openSample("Pig");
    workbench().focusEditor();
    QVERIFY(command(Command::Format)->isEnabled());
    // As when Escape closes a menu that the keyboard opened: the bar has the keyboard until the next Escape.
    m_window->menuBar()->setFocus(Qt::MenuBarFocusReason);
    QVERIFY(m_window->menuBar()->hasFocus());
    QCoreApplication::processEvents();
    QVERIFY(command(Command::Format)->isEnabled());
  }

  void redoAndGoToLineHaveSecondKeysWhileTheseAreFree() {
    openSample("Pig");
    workbench().focusEditor();
    const std::string before = workbench().document().text();
    QTest::keyClicks(workbench().editor()->view(), "x");
    command(Command::Undo)->trigger();
    QCOMPARE(workbench().document().text(), before);
    QTest::keyClick(workbench().editor()->view(), Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(workbench().document().text() != before);
    m_window->commands().setShortcut(Command::Hint, QKeySequence("Ctrl+Y"));
    QVERIFY(!command(Command::Redo)->shortcuts().contains(QKeySequence("Ctrl+Y")));
    QVERIFY(m_window->commands().changedShortcuts().size() == 1);
  }

  void aSampleOpensWithItsPanels() {
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    QCOMPARE(bench.problemCount(), 0);
    QCOMPARE(bench.document().name(), QString("tic-tac-toe.md"));
    QVERIFY(bench.document().isUntitled());
    QVERIFY(!bench.document().isModified());
    for (const PanelInfo& info : panelInfos())
      QVERIFY(m_window->dock(info.panel)->isAncestorOf(bench.panel(info.panel)));
    QVERIFY(m_window->dock(Panel::Board)->isRevealed());
    QCOMPARE(bench.panel<widgets::BoardPanel>()->view()->scene().zones.size(), std::size_t{9});
    QTRY_VERIFY(bench.panel<widgets::PlayPanel>()->session() != nullptr);
    QCOMPARE(bench.panel<widgets::PlayPanel>()->session()->legalMoves().size(), std::size_t{9});
    QVERIFY(command(Command::RunSimulation)->isEnabled());
    QVERIFY(bench.analysisMilliseconds() >= 0);
    QVERIFY(m_window->windowTitle().startsWith("tic-tac-toe.md"));
  }

  void goingToAProblemChoosesItInTheList() {
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    bench.focusEditor();
    const std::string text = bench.document().text();
    bench.editor()->view()->setCaret(text.find("rows: 3") + 3);
    QTest::keyClicks(bench.editor()->view(), "z");
    bench.editor()->view()->setCaret(text.find("section: \"actions\"") + 3);
    QTest::keyClicks(bench.editor()->view(), "z");
    const auto* panel = bench.panel<widgets::ProblemsPanel>();
    const auto isSettled = [&] { return bench.document().analysisIsCurrent() && bench.problemCount() > 1; };
    QTRY_VERIFY(isSettled());
    bench.editor()->view()->setCaret(0);
    std::set<long> chosen;
    for (int press = 0; press < 2; ++press) {
      command(Command::NextProblem)->trigger();
      const auto* list = panel->findChild<QTreeView*>();
      const QModelIndex place = list->currentIndex().siblingAtColumn(widgets::ProblemsModel::PlaceColumn);
      const long line = place.data().toString().section(u':', 0, 0).toInt();
      QCOMPARE(line, bench.editor()->view()->lineOf(bench.editor()->view()->caret()) + 1);
      chosen.insert(line);
    }
    QCOMPARE(chosen.size(), std::size_t{2});
  }

  void aTypoIsListedAndUndone() {
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    const auto place = static_cast<std::uint32_t>(bench.document().text().find("rows: 3") + 3);
    bench.goTo(Span{place, place});
    const int heightBefore = bench.panel<widgets::BoardPanel>()->view()->height();
    QTest::keyClick(bench.editor()->view(), Qt::Key_Z, Qt::NoModifier);
    QVERIFY(bench.document().isModified());
    QTRY_VERIFY(bench.problemCount() > 0);
    QVERIFY(!bench.hasGame());
    QVERIFY(!command(Command::RunSimulation)->isEnabled());
    QVERIFY(saysThatItIsOld(*bench.panel<widgets::BoardPanel>()));
    QCOMPARE(bench.panel<widgets::BoardPanel>()->view()->height(), heightBefore);
    QCOMPARE(bench.panel<widgets::ProblemsPanel>()->model()->rowCount(), bench.problemCount());
    QVERIFY(command(Command::Undo)->isEnabled());
    command(Command::Undo)->trigger();
    QTRY_VERIFY(bench.hasGame());
    QVERIFY(!saysThatItIsOld(*bench.panel<widgets::BoardPanel>()));
    QCOMPARE(bench.problemCount(), 0);
    QVERIFY(!bench.document().isModified());
  }

  void undoBelongsToTheFocusedPanel() {
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    QTRY_VERIFY(bench.panel<widgets::PlayPanel>()->session() != nullptr);
    m_window->dock(Panel::Play)->reveal(true);
    QVERIFY(bench.panel<widgets::PlayPanel>()->play(
        bench.panel<widgets::PlayPanel>()->session()->legalMoves().front()));
    bench.panel<widgets::PlayPanel>()->board()->view()->setFocus();
    QVERIFY(bench.undoState().isGame);
    QTRY_VERIFY(command(Command::Undo)->isEnabled());
    command(Command::Undo)->trigger();
    QTRY_VERIFY(bench.panel<widgets::PlayPanel>()->session()->plies().empty());
    QVERIFY(!bench.document().isModified());
    bench.focusEditor();
    QVERIFY(!bench.undoState().isGame);
    QVERIFY(!bench.undoState().canUndo);
  }

  void aBoardIsSetUpByOneCommandAndUndoneInTheText() {
    openSample("Tic-tac-toe");
    QTRY_VERIFY(workbench().hasGame());
    QVERIFY(!command(Command::SetUpBoard)->isChecked());
    command(Command::SetUpBoard)->trigger();
    QVERIFY(command(Command::SetUpBoard)->isChecked());
    const auto* board = workbench().panel<widgets::BoardPanel>();
    QTRY_VERIFY(board->view()->hasFocus());
    QTRY_VERIFY(workbench().document().analysisIsCurrent());
    const std::string before = workbench().document().text();
    const kernel::ZoneId middle = workbench().document().analysis()->rules->zoneNamed("cell_1_1");
    QTest::mouseClick(board->view(), Qt::LeftButton, {}, board->view()->zoneRect(middle).center());
    QTRY_VERIFY(workbench().document().text() != before);
    QTRY_COMPARE(board->view()->scene().zones[middle.index].count, 1);
    command(Command::Undo)->trigger();
    QCOMPARE(workbench().document().text(), before);
    QTRY_COMPARE(board->view()->scene().zones[middle.index].count, 0);
    command(Command::SetUpBoard)->trigger();
    QVERIFY(!command(Command::SetUpBoard)->isChecked());
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
    QTRY_VERIFY(bench.panel<widgets::PlayPanel>()->session() != nullptr);
    m_window->dock(Panel::Play)->reveal(true);
    QVERIFY(bench.panel<widgets::PlayPanel>()->play(
        bench.panel<widgets::PlayPanel>()->session()->legalMoves().front()));
    QVERIFY(bench.panel<widgets::PlayPanel>()->play(
        bench.panel<widgets::PlayPanel>()->session()->legalMoves().front()));
    auto* moves = bench.panel<widgets::PlayPanel>()->side()->findChild<QTableView*>();
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
    bench.panel<widgets::PlayPanel>()->board()->view()->setFocus();
    QTRY_VERIFY(!command(Command::Copy)->isEnabled());
  }

  void aChartBarLeadsToAReplayedGame() {
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    bench.panel<widgets::SimulatePanel>()->setGames(50);
    command(Command::RunSimulation)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(bench.panel<widgets::ChartsPanel>()->simulation().valid(), 60000);
    QVERIFY(m_window->dock(Panel::Charts)->isRevealed());
    widgets::ChartCard* card = bench.panel<widgets::ChartsPanel>()->card("length");
    bench.panel<widgets::ChartsPanel>()->reveal(card);
    QTRY_VERIFY(!card->view()->viewport()->visibleRegion().isEmpty());
    QTest::mouseClick(card->view()->viewport(), Qt::LeftButton, {},
                      card->view()->middleOf(card->chartData().barCount() - 1));
    const widgets::GamesModel& games = bench.panel<widgets::ChartsPanel>()->games()->model();
    QCOMPARE(games.rowCount(),
             static_cast<int>(card->chartData().barGames(card->chartData().barCount() - 1).size()));
    const sim::GameSummary game = games.game(0);
    QTableView* table = bench.panel<widgets::ChartsPanel>()->games()->table();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(bench.panel<widgets::ReplayPanel>()->replay() != nullptr, 30000);
    QVERIFY(m_window->dock(Panel::Replay)->isRevealed());
    QCOMPARE(bench.panel<widgets::ReplayPanel>()->replay()->trace().entries.size(), std::size_t{game.plies});
    QVERIFY(!bench.panel<widgets::ReplayPanel>()->replay()->divergence());
  }

  void aFlagLeadsToItsPlaceInAGame() {
    // On a smaller board, the stones that make a draw no longer fit: some games end without a move.
    QString text = specTemplates().front().text;
    QVERIFY(text.contains("rows: 5"));
    m_window->documents()->openNew(text.replace("rows: 5", "rows: 4"), "small.md");
    Workbench& bench = workbench();
    QTRY_VERIFY(bench.hasGame());
    bench.panel<widgets::SimulatePanel>()->setGames(100);
    command(Command::RunSimulation)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(bench.panel<widgets::ChartsPanel>()->simulation().valid(), 60000);
    auto* flags = bench.panel<widgets::ChartsPanel>()->findChild<QTableView*>("flags");
    // No legal moves, and an end that is never met: the full board.
    QCOMPARE(flags->model()->rowCount(), 2);
    QTest::mouseClick(flags->viewport(), Qt::LeftButton, {},
                      flags->visualRect(flags->model()->index(0, 0)).center());
    const auto flagged =
        static_cast<int>(bench.panel<widgets::ChartsPanel>()->simulation().report->flags.front().count);
    QTRY_COMPARE(bench.panel<widgets::ChartsPanel>()->games()->model().rowCount(), flagged);
    QTableView* table = bench.panel<widgets::ChartsPanel>()->games()->table();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(bench.panel<widgets::ReplayPanel>()->replay() != nullptr, 30000);
    QCOMPARE(bench.panel<widgets::ReplayPanel>()->step(), std::size_t{20});
    QCOMPARE(bench.panel<widgets::ReplayPanel>()->slider()->flags().size(), std::size_t{2});
    QCOMPARE(bench.panel<widgets::ReplayPanel>()->slider()->flags().front().step, std::size_t{20});
  }

  void zonesLeadToTheirDefinition() {
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    emit bench.panel<widgets::BoardPanel>()->zoneDefinitionRequested("cell_1_1");
    const widgets::TextView& view = *bench.editor()->view();
    const auto caret = static_cast<long>(view.caret());
    const auto end = static_cast<std::size_t>(
        view.send(QsciScintillaBase::SCI_INDICATOREND, widgets::TextView::PlaceMark, caret));
    const std::string marked = bench.document().text().substr(view.caret(), end - view.caret());
    QVERIFY2(marked.find("cell") != std::string::npos && marked.size() < 2000, marked.c_str());
    QVERIFY(bench.editorHasFocus());
  }

  void theLensTriesRulesOutUntilItIsTurnedOff() {
    openSample("Tic-tac-toe");
    auto* games = workbench().editor()->findChild<QToolButton*>("lensGames");
    QVERIFY(games != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(games->text().contains("Player 1 wins"), 30000);
    // A click on the numbers leads to the games behind them.
    QTest::mouseClick(games, Qt::LeftButton);
    QVERIFY(m_window->dock(Panel::Charts)->isVisible());
    command(Command::LiveLens)->trigger();
    QVERIFY(!games->isVisible());
    QVERIFY(!command(Command::LiveLens)->isChecked());
    openWindow();
    QVERIFY(!m_window->preferences().liveLens);
    QVERIFY(!command(Command::LiveLens)->isChecked());
    openSample("Pig");
    QVERIFY(!workbench().editor()->findChild<QToolButton*>("lensGames")->isVisible());
  }

  void highContrastFramesWhatHasTheKeyboard() {
    openSample("Tic-tac-toe");
    workbench().focusEditor();
    QVERIFY(m_themes->ring().target() == nullptr);
    command(Command::ThemeHighContrast)->trigger();
    QCOMPARE(m_themes->ring().target(), QApplication::focusWidget());
    QVERIFY(m_themes->ring().target() != nullptr);
    // The frame is seen: its colour at the edge, and not the text's ground.
    QWidget* text = m_themes->ring().target();
    const QImage picture = text->grab().toImage();
    QCOMPARE(picture.pixelColor(1, picture.height() / 2), QApplication::palette().color(QPalette::Highlight));
    command(Command::Find)->trigger();
    QCOMPARE(m_themes->ring().target(), QApplication::focusWidget());
    QVERIFY(m_themes->ring().target() != text);
    command(Command::ThemeLight)->trigger();
    QVERIFY(m_themes->ring().target() == nullptr);
    command(Command::ThemeSystem)->trigger();
  }

  /// Windows and dialogs are mirrored; what is drawn, and the text, run as their words do.
  void windowsAreMirrored() {
    m_window.reset();
    QApplication::setLayoutDirection(Qt::RightToLeft);
    {
      const MirroredWindows mirrored(*qApp);
      QCOMPARE(QApplication::layoutDirection(), Qt::LeftToRight);
      openWindow();
      openSample("Tic-tac-toe");
      QCOMPARE(m_window->layoutDirection(), Qt::RightToLeft);
      QCOMPARE(workbench().editor()->layoutDirection(), Qt::RightToLeft);
      QCOMPARE(workbench().editor()->view()->layoutDirection(), Qt::LeftToRight);
      PreferencesDialog dialog(m_window->preferences(), m_window.get());
      dialog.show();
      QCOMPARE(dialog.layoutDirection(), Qt::RightToLeft);
    }
    QApplication::setLayoutDirection(Qt::LeftToRight);
    openWindow();
    QCOMPARE(m_window->layoutDirection(), Qt::LeftToRight);
  }

  void theLanguageIsChosenInThePreferences() {
    auto* timer = new QTimer(m_window.get());
    QString told;
    QObject::connect(timer, &QTimer::timeout, timer, [timer, &told] {
      auto* dialog = qobject_cast<PreferencesDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      timer->deleteLater();
      for (auto* choice : dialog->findChildren<QComboBox*>()) {
        if (choice->accessibleName() == "Language") QTest::keyClicks(choice, "Deut");
      }
      for (auto* label : dialog->findChildren<QLabel*>()) {
        if (label->isVisible()) told += label->text();
      }
      QTest::keyClick(dialog, Qt::Key_Return);
    });
    timer->start(10);
    command(Command::Preferences)->trigger();
    QCOMPARE(m_window->preferences().language, QString("de"));
    QVERIFY2(told.contains("when LudoForge is started again"), qPrintable(told));
    openWindow();
    QCOMPARE(m_window->preferences().language, QString("de"));
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

 private:
  static bool saysThatItIsOld(const QWidget& board) {
    for (const auto* label : board.findChildren<QLabel*>()) {
      if (label->text().contains("board from before") && label->isVisibleTo(&board)) return true;
    }
    return false;
  }
};

QTEST_MAIN(TestMainWindow)
#include "main_window_test.moc"
