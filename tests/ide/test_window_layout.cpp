// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window_fixture.h"
#include "widgets/play/play_panel.h"
#include "widgets/problems/problems_panel.h"

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
};

QTEST_MAIN(TestWindowLayout)
#include "test_window_layout.moc"
