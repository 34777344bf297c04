// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTabBar>

#include "main_window_fixture.h"

using namespace ludo;
using namespace ludo::ide;
using namespace ludo::ide::testing;

/// How much of the window panels have.
class TestPanelShares : public QObject, private MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { start(); }
  void init() { openFirstWindow(); }
  void cleanup() { closeWindow(); }

  void theBoardKeepsItsShareOfAWindowThatAnotherLayoutHad() {
    openSample("Tic-tac-toe");
    const auto* board = m_window->dock(Panel::Board);
    const auto share = [&] { return static_cast<double>(board->width()) / m_window->width(); };
    m_window->resize(1000, 900);
    QTRY_VERIFY(board->isRevealed() && share() > 0.4);
    const double before = share();
    for (const int width : {1560, 1000}) {
      command(Command::LayoutPlay)->trigger();
      m_window->resize(width, 900);
      QTRY_VERIFY(!board->isRevealed());
      command(Command::LayoutDesign)->trigger();
      QTRY_VERIFY(board->isRevealed());
      QTRY_VERIFY2(std::abs(share() - before) < 0.04, qPrintable(QString::number(share())));
    }
  }

  void theBoardHasItsHalfOfAWindowThatGrewOnTheStartPage() {
    m_window->resize(1440, 900);
    QCoreApplication::processEvents();
    openSample("Tic-tac-toe");
    const auto* board = m_window->dock(Panel::Board);
    QTRY_VERIFY(board->isRevealed());
    const auto share = [&] { return static_cast<double>(board->width()) / m_window->width(); };
    QTRY_VERIFY2(std::abs(share() - 0.5) < 0.05, qPrintable(QString::number(share())));
    // Their names are whole, or a click away.
    for (const auto* tabs : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
      QCOMPARE(tabs->elideMode(), Qt::ElideNone);
  }
};

QTEST_MAIN(TestPanelShares)
#include "panel_shares_test.moc"
