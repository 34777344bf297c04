// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QtTest>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>

#include "../board/test_games.h"
#include "core/kernel/kernel.h"
#include "core/sim/run_game.h"
#include "widgets/replay/game_text.h"
#include "widgets/replay/replay_panel.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

sim::GameTrace randomGame(const kernel::Rules& rules, std::uint64_t seed) {
  std::vector<std::unique_ptr<agents::Agent>> owned;
  std::vector<agents::Agent*> players;
  for (kernel::Seat seat = 0; seat < rules.seats(); ++seat) {
    owned.push_back(agents::makeRandomAgent());
    players.push_back(owned.back().get());
  }
  return sim::runGame(rules, seed, players);
}

}  // namespace

/// What is made of a recorded game: differences, a text, a game to be played on.
class TestReplayCompare : public QObject {
  Q_OBJECT

  kernel::RulesPtr m_rules;
  sim::GameTrace m_game;
  std::unique_ptr<ReplayPanel> m_panel;

  int last() const { return static_cast<int>(m_game.entries.size()); }
  int step() const { return static_cast<int>(m_panel->step()); }
  QToolButton* button(const QString& name) const {
    for (QToolButton* candidate : m_panel->findChildren<QToolButton*>()) {
      if (candidate->accessibleName() == name) return candidate;
    }
    return nullptr;
  }
  void open(const kernel::RulesPtr& rules, sim::GameTrace game, std::size_t at = 0) {
    QVERIFY(rules != nullptr);
    m_rules = rules;
    m_game = std::move(game);
    QSignalSpy opened(m_panel.get(), &ReplayPanel::opened);
    m_panel->openGame(m_rules, m_game, at);
    QVERIFY(opened.wait(20000));
  }

  void openSample(const QString& name) {
    const kernel::RulesPtr rules = testing::sample(name);
    QVERIFY(rules != nullptr);
    open(rules, randomGame(*rules, 4));
  }

 private slots:
  void init() {
    m_panel = std::make_unique<ReplayPanel>();
    m_panel->resize(1000, 640);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
  }
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
    QVERIFY(!lines.filter("--agents \"random,uct:iterations=5\" --players 2 --seed 4").isEmpty());
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
