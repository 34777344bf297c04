// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>

#include "accessible_tree.h"
#include "main_window_fixture.h"
#include "widgets/board/board_panel.h"
#include "widgets/charts/charts_panel.h"
#include "widgets/play/play_panel.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/simulate/simulate_panel.h"

using namespace ludo;
using namespace ludo::ide;
using namespace ludo::ide::testing;

/// Where the panels are.
class TestWindowLayout : public QObject, private MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { start(); }
  void init() { openFirstWindow(); }
  void cleanup() { closeWindow(); }

  void theStartPageHasTheWindowToItself() {
    for (const PanelInfo& info : panelInfos()) QVERIFY(m_window->dock(info.panel)->isHidden());
    QVERIFY(!command(commandOf(Panel::Board))->isEnabled());
    openSample("Tic-tac-toe");
    for (const PanelInfo& info : panelInfos()) QVERIFY(!m_window->dock(info.panel)->isHidden());
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

  void aPanelsCommandLeadsToItAndBack() {
    openSample("Tic-tac-toe");
    workbench().focusEditor();
    // One that is in front already is not closed.
    QVERIFY(m_window->dock(Panel::Board)->isRevealed());
    command(commandOf(Panel::Board))->trigger();
    QVERIFY(m_window->dock(Panel::Board)->isRevealed());
    QVERIFY(command(commandOf(Panel::Board))->isChecked());
    QVERIFY(hasFocus(Panel::Board));
    command(commandOf(Panel::Board))->trigger();
    QVERIFY(m_window->dock(Panel::Board)->isRevealed());
    QVERIFY(workbench().editorHasFocus());
    // One behind another tab comes to the front, and one that was closed comes back.
    command(commandOf(Panel::Charts))->trigger();
    QTRY_VERIFY(m_window->dock(Panel::Charts)->isRevealed());
    QVERIFY(!m_window->dock(Panel::Board)->isRevealed());
    m_window->dock(Panel::Problems)->close();
    QTRY_VERIFY(!command(commandOf(Panel::Problems))->isChecked());
    command(commandOf(Panel::Problems))->trigger();
    QVERIFY(m_window->dock(Panel::Problems)->isRevealed());
  }

  void inThePlayLayoutTheGameHasTheWindow() {
    openSample("Tic-tac-toe");
    QTRY_VERIFY(workbench().panel<widgets::PlayPanel>()->session() != nullptr);
    command(Command::LayoutPlay)->trigger();
    QVERIFY(command(Command::LayoutPlay)->isChecked() && !command(Command::LayoutDesign)->isChecked());
    QTRY_VERIFY(workbench().panel<widgets::PlayPanel>()->isVisible());
    QTRY_VERIFY(workbench().panel<widgets::PlayPanel>()->width() > m_window->width() * 9 / 10);
    QVERIFY(!workbench().editor()->isVisible());
    // The text is a tab away, and every way to it leads there.
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    QVERIFY(workbench().editor()->isVisible() && workbench().editorHasFocus());
    command(commandOf(Panel::Play))->trigger();
    QVERIFY(!workbench().editor()->isVisible() && hasFocus(Panel::Play));
    emit workbench().panel<widgets::PlayPanel>()->zoneDefinitionRequested("cell_1_1");
    QVERIFY(workbench().editor()->isVisible());
    command(commandOf(Panel::Play))->trigger();
    command(Command::Find)->trigger();
    QVERIFY(workbench().editor()->isVisible());
    command(Command::LayoutDesign)->trigger();
    QVERIFY(m_window->dock(Panel::Board)->isRevealed());
    QVERIFY(m_window->dock(Panel::Play)->isAncestorOf(workbench().panel<widgets::PlayPanel>()));
    QVERIFY(workbench().editor()->isVisible());
  }

  void aPanelThatAppearsLeavesTheMiddleHalfOfItsRoom() {
    openSample("Tic-tac-toe");
    m_window->resize(1264, 760);
    command(Command::LayoutAnalyse)->trigger();
    QTRY_VERIFY(workbench().width() > 800);
    const int before = workbench().width();
    command(commandOf(Panel::Replay))->trigger();
    QVERIFY(m_window->dock(Panel::Replay)->isRevealed());
    QTRY_VERIFY(workbench().width() < before - 200);
    QTRY_VERIFY2(workbench().width() > before * 45 / 100,
                 qPrintable(QStringLiteral("%1 of %2").arg(workbench().width()).arg(before)));
  }

  void evolvingGivesTheArchiveTheWindow() {
    openSample("Tic-tac-toe");
    QTest::keyClick(m_window.get(), Qt::Key_4, Qt::AltModifier);
    QVERIFY(command(Command::LayoutEvolve)->isChecked());
    QTRY_VERIFY(workbench().panel(Panel::Archive)->width() > m_window->width() * 9 / 10);
    QVERIFY(!workbench().editor()->isVisible());
    command(Command::LayoutDesign)->trigger();
    QVERIFY(workbench().editor()->isVisible());
    // A window that was kept in this layout begins with it.
    command(Command::LayoutEvolve)->trigger();
    m_window->close();
    openWindow();
    openSample("Tic-tac-toe");
    QVERIFY(command(Command::LayoutEvolve)->isChecked());
    QTRY_VERIFY(workbench().panel(Panel::Archive)->isVisible());
  }

  void aGameOfTheArchiveIsPlayedAtOnce() {
    openSample("Tic-tac-toe");
    command(Command::LayoutEvolve)->trigger();
    const QString text = QString::fromStdString(workbench().document().text());
    const Workbench* from = &workbench();
    emit workbench().workspace().playRequested(text, "found-7.md");
    QVERIFY(&workbench() != from);
    QCOMPARE(workbench().document().name(), "found-7.md");
    QVERIFY(command(Command::LayoutPlay)->isChecked());
    QTRY_VERIFY(workbench().panel<widgets::PlayPanel>()->session() != nullptr);
    QTRY_VERIFY(workbench().panel<widgets::PlayPanel>()->isVisible());
  }

  void eachLayoutKeepsItsChanges() {
    openSample("Tic-tac-toe");
    command(Command::LayoutAnalyse)->trigger();
    QVERIFY(workbench().panel<widgets::ChartsPanel>()->isVisible() &&
            workbench().panel<widgets::SimulatePanel>()->isVisible());
    m_window->dock(Panel::Replay)->reveal(false);
    command(Command::LayoutDesign)->trigger();
    m_window->dock(Panel::Problems)->close();
    command(Command::LayoutAnalyse)->trigger();
    QVERIFY(!m_window->dock(Panel::Replay)->isHidden());
    m_window->close();
    openWindow();
    openSample("Tic-tac-toe");
    QVERIFY(command(Command::LayoutAnalyse)->isChecked());
    QTRY_VERIFY(workbench().panel<widgets::ChartsPanel>()->isVisible());
    QVERIFY(!m_window->dock(Panel::Replay)->isHidden());
    command(Command::ResetLayout)->trigger();
    QVERIFY(m_window->dock(Panel::Replay)->isHidden() &&
            workbench().panel<widgets::ChartsPanel>()->isVisible());
    command(Command::LayoutDesign)->trigger();
    QVERIFY(m_window->dock(Panel::Problems)->isHidden());
  }

  void anyPanelCanBeMaximised() {
    openSample("Tic-tac-toe");
    Workbench* first = &workbench();
    openSample("Pig");
    for (const PanelInfo& info : panelInfos()) {
      const Panel panel = info.panel;
      m_window->dock(panel)->reveal(true);
      QVERIFY(hasFocus(panel));
      command(Command::MaximisePanel)->trigger();
      QVERIFY(workbench().isAncestorOf(workbench().panel(panel)));
      QTRY_VERIFY(workbench().panel(panel)->isVisible() && !workbench().editor()->isVisible());
      for (const PanelInfo& other : panelInfos()) QVERIFY(m_window->dock(other.panel)->isHidden());
      // The same panel of another document, and back.
      Workbench* second = &workbench();
      m_window->documents()->setCurrentWidget(first);
      QTRY_VERIFY(first->panel(panel)->isVisible());
      m_window->documents()->setCurrentWidget(second);
      command(Command::MaximisePanel)->trigger();
      QVERIFY(m_window->dock(panel)->isRevealed() && !m_window->dock(Panel::Problems)->isHidden());
      QVERIFY(m_window->dock(panel)->isAncestorOf(workbench().panel(panel)));
      QVERIFY(workbench().editor()->isVisible());
    }
    m_window->dock(Panel::Board)->reveal(true);
    command(Command::MaximisePanel)->trigger();
    m_window->documents()->showStartPage();
    QVERIFY(m_window->documents()->close(*first));
    m_window->documents()->setCurrentIndex(1);
    QTRY_VERIFY(workbench().panel<widgets::BoardPanel>()->isVisible());
  }

  void whatWasMaximisedComesBackWithItsNeighbours() {
    openSample("Tic-tac-toe");
    command(Command::LayoutPlay)->trigger();
    m_window->dock(Panel::Replay)->reveal(true);
    const auto isPlaying = [&] {
      return workbench().isAncestorOf(workbench().panel(Panel::Play)) &&
             !m_window->dock(Panel::Replay)->isHidden() && m_window->dock(Panel::Problems)->isHidden();
    };
    QTRY_VERIFY(isPlaying());
    command(Command::MaximisePanel)->trigger();
    QVERIFY(!isPlaying());
    QVERIFY(hasFocus(Panel::Play));
    command(Command::MaximisePanel)->trigger();
    QTRY_VERIFY(isPlaying());
    // So it does with the layout's own key.
    command(Command::MaximisePanel)->trigger();
    QVERIFY(!isPlaying());
    command(Command::LayoutPlay)->trigger();
    QTRY_VERIFY(isPlaying());
  }

  void theWindowFitsSmallScreens() {
    openSample("Tic-tac-toe");
    QTRY_VERIFY(workbench().panel<widgets::PlayPanel>()->session() != nullptr);
    for (const Command layout :
         {Command::LayoutDesign, Command::LayoutPlay, Command::LayoutAnalyse, Command::LayoutEvolve}) {
      command(layout)->trigger();
      for (const PanelInfo& info : panelInfos()) {
        const Panel panel = info.panel;
        m_window->dock(panel)->reveal(false);
        QCoreApplication::processEvents();
        // 1600 x 1000 at 200 %, with room for a frame.
        const QSize least = m_window->minimumSizeHint().expandedTo(m_window->minimumSize());
        QVERIFY2(least.width() <= 790 && least.height() <= 460, qPrintable(QStringLiteral("%1 %2: %3 x %4")
                                                                               .arg(static_cast<int>(layout))
                                                                               .arg(panelTitle(panel))
                                                                               .arg(least.width())
                                                                               .arg(least.height())));
      }
    }
  }

  void theBoardIsLargeInWindowsOfAllSizes() {
    openSample("Bouquets");
    const auto* play = workbench().panel<widgets::PlayPanel>();
    QTRY_VERIFY(play->session() != nullptr);
    // 1600 x 1000 at 200 %, small and large screens, and one that stands upright.
    for (const QSize size : {QSize(800, 480), QSize(1024, 740), QSize(1366, 740), QSize(1600, 970),
                             QSize(3840, 2100), QSize(1080, 1900)}) {
      m_window->resize(size);
      for (const Command layout : {Command::LayoutDesign, Command::LayoutPlay}) {
        command(layout)->trigger();
        if (layout == Command::LayoutDesign) m_window->dock(Panel::Play)->reveal(false);
        QTRY_VERIFY(play->isVisible());
        const QWidget* board = play->board();
        // A strip is no board. As wide as the column is, or as high as half of the panel.
        const auto isLarge = [&] {
          return board->width() * 2 > play->width() && board->height() * 2 > play->height();
        };
        QTRY_VERIFY2(isLarge(), qPrintable(QStringLiteral("%1 x %2 of %3 x %4")
                                               .arg(board->width())
                                               .arg(board->height())
                                               .arg(play->width())
                                               .arg(play->height())));
        // All of its width is in sight.
        const QWidget* sight = play;
        while (qobject_cast<const QScrollArea*>(sight->parentWidget()) == nullptr)
          sight = sight->parentWidget();
        QTRY_VERIFY(play->width() <= sight->width());
      }
    }
  }

  void theTitleOfAPanelLeadsToTheOthers() {
    openSample("Tic-tac-toe");
    m_window->resize(1024, 740);
    const auto buttons = m_window->dock(Panel::Board)->titleBarWidget()->findChildren<QToolButton*>();
    auto* title = buttons.front();
    QVERIFY(title->text().startsWith(QStringLiteral("Board")));
    auto* menu = title->findChild<QMenu*>();
    QCOMPARE(menu->actions().size(), qsizetype(panelInfos().size()) - 1);
    // A menu has a loop of its own.
    QTimer::singleShot(0, title, [menu] {
      QTest::keyClick(menu, Qt::Key_Up);
      QTest::keyClick(menu, Qt::Key_Return);
    });
    QTest::mouseClick(title, Qt::LeftButton);
    QVERIFY(m_window->dock(Panel::Jobs)->isRevealed());
    QVERIFY(hasFocus(Panel::Jobs));
  }

  void aWindowOfAnotherWidthKeepsTheBoardsShare() {
    openSample("Tic-tac-toe");
    const auto* board = m_window->dock(Panel::Board);
    const auto share = [&] { return static_cast<double>(board->width()) / m_window->width(); };
    QTRY_VERIFY(board->isRevealed() && share() > 0.4);
    const double before = share();
    for (const int width : {1440, 1000}) {
      m_window->resize(width, 900);
      QTRY_VERIFY2(std::abs(share() - before) < 0.04, qPrintable(QString::number(share())));
    }
  }

  void aWindowThatGrowsWhileItsFilesOpenKeepsTheShare() {
    m_window->documents()->openFile(copySample("tic-tac-toe.md"));
    QTRY_VERIFY(workbench().hasGame());
    m_window->resize(1900, 1000);
    const auto share = [this] {
      return static_cast<double>(m_window->dock(Panel::Board)->width()) / m_window->width();
    };
    QTRY_VERIFY(share() > 0.4);
    QCoreApplication::processEvents();
    m_window->resizeDocks({m_window->dock(Panel::Board)}, {1180}, Qt::Horizontal);
    QTRY_VERIFY(share() > 0.6);
    const double before = share();
    for (int start = 0; start < 3; ++start) {
      m_window->close();
      openWindow();
      m_window->resize(1440, 900);
      QCoreApplication::processEvents();
      m_window->restoreOpenFiles();
      // As where the desktop maximises the window in answer to its being shown.
      m_window->resize(1900, 1000);
      QVERIFY(m_window->documents()->current() != nullptr);
      QTRY_VERIFY(m_window->dock(Panel::Board)->isRevealed());
      QCoreApplication::processEvents();
      QTRY_VERIFY2(std::abs(share() - before) < 0.02, qPrintable(QString::number(share())));
      // X11 may tell of the new size after the window has laid itself out.
      m_window->setAnimated(false);
      QResizeEvent late(m_window->size(), QSize(1440, 900));
      QCoreApplication::sendEvent(m_window.get(), &late);
      QCoreApplication::processEvents();
      QVERIFY2(std::abs(share() - before) < 0.02, qPrintable(QString::number(share())));
    }
  }

  void anEmptyListOfProblemsIsALine() {
    openSample("Tic-tac-toe");
    Workbench& bench = workbench();
    const auto* dock = m_window->dock(Panel::Problems);
    QTRY_VERIFY(bench.panel<widgets::ProblemsPanel>()->isFolded());
    QTRY_VERIFY(bench.panel<widgets::ProblemsPanel>()->height() <=
                bench.panel<widgets::ProblemsPanel>()->foldedHeight());
    bench.goTo(Span{0, 0});
    const auto place = static_cast<std::uint32_t>(bench.document().text().find("rows: 3") + 3);
    bench.goTo(Span{place, place});
    QTest::keyClick(bench.editor()->view(), Qt::Key_Z, Qt::NoModifier);
    QTRY_VERIFY(bench.problemCount() > 0);
    // Not while somebody may still be typing.
    QVERIFY(bench.panel<widgets::ProblemsPanel>()->isFolded());
    QTRY_VERIFY(!bench.panel<widgets::ProblemsPanel>()->isFolded());
    QTRY_VERIFY(bench.panel<widgets::ProblemsPanel>()->height() >
                2 * bench.panel<widgets::ProblemsPanel>()->foldedHeight());
    command(Command::Undo)->trigger();
    QTRY_VERIFY(bench.panel<widgets::ProblemsPanel>()->isFolded());
    QTRY_VERIFY(bench.panel<widgets::ProblemsPanel>()->height() <=
                bench.panel<widgets::ProblemsPanel>()->foldedHeight());
    // It says so at length where it has the room.
    m_window->dock(Panel::Problems)->reveal(true);
    command(Command::MaximisePanel)->trigger();
    QVERIFY(!bench.panel<widgets::ProblemsPanel>()->isFolded());
    command(Command::MaximisePanel)->trigger();
    QVERIFY(bench.panel<widgets::ProblemsPanel>()->isFolded() && !dock->isHidden());
  }

  void theListOfProblemsUnfoldsToMoreThanALine() {
    m_window->documents()->openFile(copySample("tic-tac-toe.md"));
    QTRY_VERIFY(workbench().panel<widgets::ProblemsPanel>()->isFolded());
    m_window->close();
    openWindow();
    m_window->restoreOpenFiles();
    QTRY_VERIFY(workbench().panel<widgets::ProblemsPanel>()->isFolded());
    for (const Command layout : {Command::LayoutDesign, Command::LayoutPlay}) {
      // In the layout for play the list is not there when the mistake is made.
      command(layout)->trigger();
      const auto place = static_cast<std::uint32_t>(workbench().document().text().find("rows: 3") + 3);
      workbench().goTo(Span{place, place});
      QTest::keyClick(workbench().editor()->view(), Qt::Key_Z, Qt::NoModifier);
      QTRY_VERIFY(workbench().problemCount() > 0);
      QTRY_VERIFY(!workbench().panel<widgets::ProblemsPanel>()->isFolded());
      command(Command::LayoutDesign)->trigger();
      const auto* panel = workbench().panel<widgets::ProblemsPanel>();
      QTRY_VERIFY(panel->visibleRegion().boundingRect().height() > panel->foldedHeight() + 60);
      // All of it is in sight: nothing scrolls around the list, and the fix can be clicked.
      const auto* area = qobject_cast<QScrollArea*>(m_window->dock(Panel::Problems)->widget());
      QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
      for (const auto* button : panel->findChildren<QPushButton*>()) {
        if (button->text() == "Apply &fix")
          QTRY_COMPARE(button->visibleRegion().boundingRect(), button->rect());
      }
      const auto* list = panel->findChild<QTreeView*>();
      const int row = list->visualRect(list->model()->index(0, 0)).height();
      QTRY_VERIFY2(list->viewport()->height() >= 6 * row,
                   qPrintable(QString("%1 pixels for rows of %2").arg(list->viewport()->height()).arg(row)));
      workbench().undo();
      QTRY_VERIFY(workbench().panel<widgets::ProblemsPanel>()->isFolded());
    }
  }

  void theColumnOfThePlayPanelIsNeverCut() {
    openSample("A small deck builder");
    QTRY_VERIFY(workbench().panel<widgets::PlayPanel>()->session() != nullptr);
    m_window->resize(1200, 800);
    for (const Command layout : {Command::LayoutDesign, Command::LayoutPlay}) {
      command(layout)->trigger();
      m_window->dock(Panel::Play)->reveal(false);
      const widgets::PlaySide* side = workbench().panel<widgets::PlayPanel>()->side();
      QTRY_COMPARE(side->visibleRegion().boundingRect().width(), side->width());
    }
  }

  void everythingThatTakesTheKeyboardHasAName() {
    openSample("Tic-tac-toe");
    QTRY_VERIFY(workbench().panel<widgets::PlayPanel>()->session() != nullptr);
    QStringList unnamed;
    for (const PanelInfo& info : panelInfos()) {
      m_window->dock(info.panel)->reveal(false);
      QCoreApplication::processEvents();
      unnamed << unnamedWithin(QAccessible::queryAccessibleInterface(m_window.get()));
    }
    command(Command::LayoutPlay)->trigger();
    unnamed << unnamedWithin(QAccessible::queryAccessibleInterface(m_window.get()));
    m_window->documents()->showStartPage();
    unnamed << unnamedWithin(QAccessible::queryAccessibleInterface(m_window.get()));
    unnamed.removeDuplicates();
    QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(u'\n')));
  }

  void eachDocumentHasItsOwnPanels() {
    openSample("Tic-tac-toe");
    Workbench* first = &workbench();
    openSample("Pig");
    Workbench* second = &workbench();
    QVERIFY(first != second);
    QVERIFY(second->panel<widgets::ProblemsPanel>()->isVisibleTo(m_window.get()));
    QVERIFY(!first->panel<widgets::ProblemsPanel>()->isVisibleTo(m_window.get()));
    m_window->documents()->setCurrentWidget(first);
    QVERIFY(first->panel<widgets::ProblemsPanel>()->isVisibleTo(m_window.get()));
    m_window->documents()->showStartPage();
    QVERIFY(!first->panel<widgets::ProblemsPanel>()->isVisibleTo(m_window.get()));
  }

  void everyPanelCanBeReachedByKeyboard() {
    openSample("Tic-tac-toe");
    QTRY_VERIFY(workbench().panel<widgets::PlayPanel>()->session() != nullptr);
    for (const PanelInfo& info : panelInfos()) {
      workbench().focusEditor();
      command(commandOf(info.panel))->trigger();
      QVERIFY2(hasFocus(info.panel), info.id);
    }
  }

 private:
  bool hasFocus(Panel panel) {
    const QWidget* focus = QApplication::focusWidget();
    return focus != nullptr && workbench().panel(panel)->isAncestorOf(focus);
  }
};

QTEST_MAIN(TestWindowLayout)
#include "window_layout_test.moc"
