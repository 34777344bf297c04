// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>

#include "main_window_fixture.h"
#include "widgets/simulate/simulate_panel.h"

using namespace ludo;
using namespace ludo::ide;
using namespace ludo::ide::testing;

/// What the gutter says of rules that no game used.
class TestUnusedRules : public QObject, private MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { start(); }
  void init() { openFirstWindow(); }
  void cleanup() { closeWindow(); }

  void rulesThatNoRandomGameUsedAreMarked() {
    openSample("Tic-tac-toe");
    widgets::TextView* view = workbench().editor()->view();
    const std::string text = view->content();
    const std::string length = "length: 3 }, right: 1 }";
    const std::size_t at = text.find(length);
    view->replace({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + length.size())},
                  "length: 3 }, right: 9 }");
    const auto isMarked = [view](const std::string& part) {
      const long line = view->lineOf(view->content().find(part));
      return (view->send(QsciScintillaBase::SCI_MARKERGET, line) >> widgets::TextView::RemarkSign & 1) != 0;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isMarked(R"(- id: "threeInARow")"), 30000);
    QVERIFY(!isMarked(R"(- id: "boardFull")"));
  }

  void rulesThatNoSimulatedGameUsedAreMarkedWhileTheyAreTheRules() {
    openSample("Tic-tac-toe");
    if (command(Command::LiveLens)->isChecked()) command(Command::LiveLens)->trigger();
    widgets::TextView* view = workbench().editor()->view();
    const auto change = [view](const std::string& from, const std::string& to) {
      const std::size_t at = view->content().find(from);
      view->replace({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + from.size())}, to);
    };
    const auto isMarked = [view](const std::string& part) {
      const long line = view->lineOf(view->content().find(part));
      return (view->send(QsciScintillaBase::SCI_MARKERGET, line) >> widgets::TextView::RemarkSign & 1) != 0;
    };
    change("length: 3 }, right: 1 }", "length: 3 }, right: 9 }");
    QTRY_VERIFY(workbench().document().analysisIsCurrent() && workbench().hasGame());
    auto* simulate = workbench().panel<widgets::SimulatePanel>();
    simulate->setGames(30);
    simulate->start();
    QTRY_VERIFY_WITH_TIMEOUT(!simulate->running(), 60000);
    QVERIFY(!isMarked(R"(- id: "threeInARow")"));  // nobody asked how often rules run
    simulate->findChild<QCheckBox*>("coverage")->setChecked(true);
    simulate->start();
    QTRY_VERIFY_WITH_TIMEOUT(isMarked(R"(- id: "threeInARow")"), 60000);
    QVERIFY(!isMarked(R"(- id: "boardFull")"));
    // What is not of the rules leaves them what they were; another rule does not.
    change("Two players", "Two people");
    QTRY_VERIFY(workbench().document().analysisIsCurrent());
    QVERIFY(isMarked(R"(- id: "threeInARow")"));
    change("length: 3 }, right: 9 }", "length: 3 }, right: 1 }");
    QTRY_VERIFY(!isMarked(R"(- id: "threeInARow")"));
    command(Command::LiveLens)->trigger();
  }
};

QTEST_MAIN(TestUnusedRules)
#include "unused_rules_test.moc"
