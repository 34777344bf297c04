// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QtTest>
#include <set>

#include "app/ide/icons.h"
#include "app/ide/panel_docks.h"
#include "main_window_fixture.h"

using namespace ludo;
using namespace ludo::ide;
using namespace ludo::ide::testing;

/// What each panel of the table owes to users; everything else that is asked of panels loops over the table
/// too.
class TestPanelTable : public QObject, private MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { start(); }

  void everyRowIsWhole() {
    static const QRegularExpression plainId("^[a-z][a-zA-Z]*$");
    std::set<QString> ids;
    std::set<QString> titles;
    for (const PanelInfo& info : panelInfos()) {
      QVERIFY2(plainId.match(info.id).hasMatch(), info.id);
      QVERIFY2(ids.insert(info.id).second, info.id);
      QCOMPARE(QString(info.command), "view." + QString(info.id));
      QVERIFY2(!panelTitle(info.panel).isEmpty(), info.id);
      QVERIFY2(titles.insert(panelTitle(info.panel)).second, info.id);
      QVERIFY2(QString(info.tip).size() > panelTitle(info.panel).size(), info.id);
      QVERIFY2(!themedIcon(info.icon).isNull(), info.id);
    }
  }

  void everyRowHasItsCommandInTheViewMenu() {
    for (const PanelInfo& info : panelInfos()) {
      const auto row = std::ranges::find(commandInfos(), commandOf(info.panel), &CommandInfo::command);
      QVERIFY2(row != commandInfos().end(), info.id);
      QVERIFY2(row->menu == CommandMenu::View && row->checkable, info.id);
      QCOMPARE(CommandTable::plainText(*row), panelTitle(info.panel));
    }
  }

  void everyPanelSaysItsNameToScreenReaders() {
    openFirstWindow();
    openSample("Tic-tac-toe");
    for (const PanelInfo& info : panelInfos()) {
      const QWidget* panel = workbench().panel(info.panel);
      QVERIFY2(panel != nullptr, info.id);
      QCOMPARE(panel->accessibleName(), panelTitle(info.panel));
      QCOMPARE(m_window->dock(info.panel)->windowTitle(), panelTitle(info.panel));
    }
    closeWindow();
  }

  void aPanelThatAKeptLayoutDoesNotKnowStaysClosed() {
    // The layout for design as a program without the last panel left it, with the first one closed.
    QMainWindow older;
    for (const PanelInfo& info : panelInfos().first(panelInfos().size() - 1)) {
      auto* dock = new QDockWidget(&older);
      dock->setObjectName(info.id);
      older.addDockWidget(Qt::RightDockWidgetArea, dock);
      if (&info == &panelInfos().front()) dock->hide();
    }
    const QByteArray docks = older.saveState(2).toBase64();

    QMainWindow window;
    PanelDocks panels(window);
    panels.restoreState(R"({"layout": "design", "desks": {"design": {"docks": ")" + docks + R"("}}})");
    for (const PanelInfo& info : panelInfos()) {
      const bool isClosed = &info == &panelInfos().front() || &info == &panelInfos().back();
      QCOMPARE(panels.dock(info.panel)->isHidden(), isClosed);
    }
    panels.reset();
    QVERIFY(!panels.dock(panelInfos().back().panel)->isHidden());
  }
};

QTEST_MAIN(TestPanelTable)
#include "panel_table_test.moc"
