// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTableView>

#include "replay_fixture.h"
#include "widgets/replay/game_text.h"

using namespace ludo;
using namespace ludo::widgets;
using testing::randomGame;

/// What is made of a recorded game: differences, a text, a game to be played on.
class TestReplayCompare : public QObject, testing::ReplayFixture {
  Q_OBJECT

 private slots:
  void init() { showPanel(); }
  void cleanup() { m_panel.reset(); }

  void anyTwoStepsAreCompared() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    open(rules, randomGame(*rules, 4), 4);
    CompareView* compare = m_panel->compareView();
    m_panel->findChild<QTabWidget*>()->setCurrentWidget(compare);
    const QAbstractItemModel& rows = *compare->table()->model();
    const auto subjects = [&rows] {
      QStringList texts;
      for (int row = 0; row < rows.rowCount(); ++row) texts << rows.index(row, 0).data().toString();
      return texts;
    };
    // From the start: whose turn it is, and four spaces.
    QCOMPARE(rows.rowCount(), 5);
    QCOMPARE(subjects().front(), QStringLiteral("turn"));
    QCOMPARE(m_panel->board()->view()->marks().changed.size(), std::size_t{4});
    QCOMPARE(rows.index(1, 1).data().toString(), QStringLiteral("empty"));
    QVERIFY(rows.index(1, 2).data().toString().startsWith("Mark of player "));
    compare->setOther(3);
    QCOMPARE(rows.rowCount(), 2);
    QVERIFY(QRegularExpression("^[abc][123]$").match(subjects().back()).hasMatch());
    m_panel->seek(3);
    QCOMPARE(rows.rowCount(), 0);
    m_panel->seek(1);
    QCOMPARE(rows.rowCount(), 3);
    // The other way round.
    for (QToolButton* each : compare->findChildren<QToolButton*>()) {
      if (each->text() == "Swap") QTest::mouseClick(each, Qt::LeftButton);
    }
    QCOMPARE(step(), 3);
    QCOMPARE(compare->other(), std::size_t{1});
    QCOMPARE(rows.rowCount(), 3);
  }

  void variablesAndPropertiesAreCompared() {
    openSample(QStringLiteral("kalah.md"));
    QVERIFY(last() > 6);
    const std::vector<StateDifference> differences =
        stateDifferences(*m_rules, m_panel->replay()->stateAt(2), m_panel->replay()->stateAt(6));
    QVERIFY(!differences.empty());
    for (const StateDifference& difference : differences) {
      QVERIFY(difference.before != difference.after);
      QVERIFY(!difference.subject.contains(u'_') && !difference.subject.contains(u':'));
    }
    QVERIFY(stateDifferences(*m_rules, m_panel->replay()->stateAt(5), m_panel->replay()->stateAt(5)).empty());
  }

  void aGameIsWrittenAsText() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    sim::GameTrace game = randomGame(*rules, 4);
    game.agents = {"random", "person"};
    open(rules, game);
    QStringList lines = gameText(*m_panel->replay()).split(u'\n');
    QVERIFY(lines.contains("Player 1: Random") && lines.contains("Player 2: a person"));
    QCOMPARE(lines.filter(QRegularExpression("^\\d+\\. Player [12]: Mark [abc][123]$")).size(), last());
    QVERIFY(lines.filter("on by").size() + lines.filter("Nobody won").size() == 1);
    QVERIFY(lines.filter("ludo run").isEmpty());
    game.agents = {"random", "uct:iterations=5"};
    open(rules, game);
    lines = gameText(*m_panel->replay()).split(u'\n');
    QVERIFY(!lines.filter(R"(--agents "random,uct:iterations=5" --players 2 --seed 4)").isEmpty());
  }

  void playingOnIsAskedFor() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    open(rules, randomGame(*rules, 4), 3);
    QSignalSpy asked(m_panel.get(), &ReplayPanel::playOnRequested);
    QTest::mouseClick(button("Play on"), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
  }
};

QTEST_MAIN(TestReplayCompare)
#include "replay_compare_test.moc"
