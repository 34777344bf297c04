// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtWidgets/QTreeView>

#include "play_panel_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using testing::compiled;

/// Lines that were taken back, and hints: what is asked of the play panel beside the game itself.
class TestPlayLines : public QObject, testing::PlayPanelFixture {
  Q_OBJECT

 private slots:
  void init() { showPanel(); }
  void cleanup() { m_panel.reset(); }

  void anotherMoveLosesNoLine() {
    open(compiled(testing::ticTacToeText()));
    for (const char* cell : {"cell_0_0", "cell_1_1", "cell_2_2"}) click(cell);
    QTreeView* branches = m_panel->side()->played()->findChild<QTreeView*>();
    QVERIFY(!branches->isVisible());
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(plies(), std::size_t{1});
    click("cell_0_2");
    QCOMPARE(plies(), std::size_t{2});
    QTRY_VERIFY(branches->isVisible());
    QCOMPARE(branches->model()->rowCount(), 1);
    QVERIFY(branches->model()->index(0, 1).data().toString().startsWith("Mark b2 … Mark c1"));
    // Enter goes to its end; the line that was left is the one that is offered now.
    branches->setFocus();
    branches->setCurrentIndex(branches->model()->index(0, 0));
    QTest::keyClick(branches, Qt::Key_Return);
    QTRY_COMPARE(plies(), std::size_t{3});
    QCOMPARE(m_panel->session()->plies().back().text, std::string("mark(cell_2_2)"));
    QCOMPARE(branches->model()->rowCount(), 1);
    QCOMPARE(branches->model()->index(0, 1).data().toString(), QStringLiteral("Mark c3"));
  }

  void linesOfLinesAreATree() {
    open(compiled(testing::ticTacToeText()));
    QTreeView* branches = m_panel->side()->played()->findChild<QTreeView*>();
    for (const char* cell : {"cell_0_0", "cell_1_1", "cell_2_2"}) click(cell);
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    click("cell_2_0");
    for (int i = 0; i < 2; ++i) QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    click("cell_0_2");
    QTRY_COMPARE(branches->model()->rowCount(), 1);
    const QModelIndex left = branches->model()->index(0, 0);
    QCOMPARE(left.siblingAtColumn(1).data().toString(), QStringLiteral("Mark b2"));
    QCOMPARE(branches->model()->rowCount(left), 2);
    QVERIFY(branches->isExpanded(left));
    branches->setFocus();
    branches->setCurrentIndex(branches->model()->index(1, 0, left));
    QTest::keyClick(branches, Qt::Key_Return);
    QTRY_COMPARE(plies(), std::size_t{3});
    QCOMPARE(m_panel->session()->plies().back().text, std::string("mark(cell_2_0)"));
  }

  void redoMakesTheMoveAgain() {
    open(compiled(testing::ticTacToeText()));
    QVERIFY(!action("Redo")->isEnabled());
    for (const char* cell : {"cell_0_0", "cell_1_1"}) click(cell);
    action("Undo")->trigger();
    action("Undo")->trigger();
    QCOMPARE(plies(), std::size_t{0});
    QVERIFY(action("Redo")->isEnabled());
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(plies(), std::size_t{1});
    action("Redo")->trigger();
    QTRY_COMPARE(plies(), std::size_t{2});
    QVERIFY(!action("Redo")->isEnabled());
  }

  void redoGoesOnToThePersonsDecision() {
    open(compiled(testing::ticTacToeText()));
    m_panel->setPlayer(1, QStringLiteral("random"));
    click("cell_0_0");
    QTRY_COMPARE(plies(), std::size_t{2});
    const std::string reply = m_panel->session()->plies().back().text;
    action("Undo")->trigger();
    QCOMPARE(plies(), std::size_t{0});
    m_panel->redo();
    QTRY_COMPARE(plies(), std::size_t{2});
    QCOMPARE(m_panel->session()->plies().back().text, reply);
  }

  void aHintIsShownInTheListAndOnTheBoard() {
    open(compiled(testing::ticTacToeText()));
    // Two in a row each: the third wins.
    for (const char* cell : {"cell_0_0", "cell_2_0", "cell_0_1", "cell_2_1"}) click(cell);
    QVERIFY(action("Hint")->isEnabled());
    action("Hint")->trigger();
    QVERIFY(!action("Hint")->isEnabled());
    QVERIFY(says("thinks about a hint"));
    QTRY_VERIFY(m_panel->adviser().advice().has_value());
    QVERIFY(action("Hint")->isEnabled());
    const QTreeView* list = m_panel->side()->thoughts()->list();
    QVERIFY(list->isVisible());
    QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("1. Mark c3"));
    QCOMPARE(list->model()->index(0, 1).data().toString(), QStringLiteral("certain win"));
    const std::vector<BoardArrow>& arrows = view()->marks().arrows;
    QVERIFY(!arrows.empty() && arrows.size() <= 3);
    QCOMPARE(arrows.front().to, zone("cell_0_2"));
    QVERIFY(!arrows.front().from.valid());
    // A double click makes the move, and the hint goes.
    emit m_panel->side()->thoughts()->list()->activated(list->model()->index(0, 0));
    QCOMPARE(m_panel->session()->plies().back().text, std::string("mark(cell_0_2)"));
    QVERIFY(!m_panel->adviser().advice() && view()->marks().arrows.empty());
    QVERIFY(!m_panel->side()->thoughts()->isVisible() && !action("Hint")->isEnabled());
  }

  void thinkingIsCancelledByEscapeAndByAMove() {
    open(compiled(testing::ticTacToeText()));
    m_panel->side()->players()->setHintAgent("uct:iterations=1000000000");
    m_panel->askForHint();
    QVERIFY(m_panel->adviser().isThinking());
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_Escape);
    QVERIFY(!m_panel->adviser().isThinking() && action("Hint")->isEnabled());
    QVERIFY(!m_panel->side()->thoughts()->isVisible());
    m_panel->askForHint();
    QVERIFY(m_panel->adviser().isThinking());
    click("cell_1_1");
    QCOMPARE(plies(), std::size_t{1});
    QVERIFY(!m_panel->adviser().isThinking());
  }

  void thoughtsComeUnaskedWhereTheyAreWanted() {
    open(compiled(testing::ticTacToeText()));
    m_panel->side()->players()->setHintAgent("flat:iterations=20");
    m_panel->side()->players()->setShowsThoughts(true);
    QTRY_VERIFY(m_panel->adviser().advice().has_value());
    QCOMPARE(m_panel->adviser().advice()->plies, std::size_t{0});
    click("cell_1_1");
    QTRY_VERIFY(m_panel->adviser().advice().has_value() && m_panel->adviser().advice()->plies == 1);
    m_panel->side()->players()->setShowsThoughts(false);
    QVERIFY(!m_panel->adviser().advice());
  }

  void botsTellNothingThatPeopleMayNotKnow() {
    open(compiled(testing::mapAndCardsText()));
    m_panel->side()->players()->setHintAgent("flat:iterations=5");
    m_panel->side()->players()->setShowsThoughts(true);
    // Player 2 has a hand of its own.
    m_panel->setPlayer(1, QStringLiteral("flat:iterations=5"));
    QVERIFY(m_panel->session()->rules().hasSecrets());
    QTRY_VERIFY(m_panel->adviser().advice().has_value());
    QCOMPARE(m_panel->adviser().advice()->seat, kernel::Seat{0});
    bool toldOfBot = false;
    connect(&m_panel->adviser(), &Adviser::changed, this, [&] {
      const auto& advice = m_panel->adviser().advice();
      toldOfBot = toldOfBot || (advice && advice->seat == 1);
    });
    for (std::size_t before = plies(); plies() < before + 4 && !m_panel->session()->state().over();) {
      const std::size_t now = plies();
      if (m_panel->session()->toMove() == 0) {
        QVERIFY(m_panel->play(kernel::Move(m_panel->session()->legalMoves().front())));
      } else {
        QTRY_VERIFY(plies() > now);
      }
    }
    QVERIFY(!toldOfBot);
    // With everything laid open they may.
    showEverything();
    QTRY_VERIFY_WITH_TIMEOUT(toldOfBot || m_panel->session()->state().over() ||
                                 (m_panel->session()->toMove() == 0 &&
                                  !m_panel->play(kernel::Move(m_panel->session()->legalMoves().front()))),
                             20000);
    QVERIFY(toldOfBot);
  }

  void aRecordedGameIsPlayedOnFromAnyStep() {
    open(compiled(testing::ticTacToeText()));
    click("cell_2_2");
    m_panel->playOn({7, {"", ""}, {"mark(cell_0_0)", "mark(cell_1_1)", "mark(cell_0_2)"}}, 1);
    QTRY_COMPARE(m_panel->session()->seed(), std::uint64_t{7});
    QCOMPARE(plies(), std::size_t{1});
    QVERIFY(m_panel->side()->message().contains("goes on after move 1"));
    // What was recorded behind it can be gone back to, and another line played.
    QVERIFY(m_panel->canRedo());
    click("cell_2_0");
    QCOMPARE(plies(), std::size_t{2});
    const QTreeView* branches = m_panel->side()->played()->findChild<QTreeView*>();
    QCOMPARE(branches->model()->rowCount(), 1);
    QVERIFY(branches->model()->index(0, 1).data().toString().startsWith("Mark b2 … Mark c3"));
    // Of rules that allow less, as much as they do.
    m_panel->playOn({8, {"", ""}, {"mark(cell_0_0)", "mark(cell_0_0)"}}, 2);
    QTRY_COMPARE(m_panel->session()->seed(), std::uint64_t{8});
    QCOMPARE(plies(), std::size_t{1});
    QVERIFY(m_panel->side()->message().contains("1 of 2"));
  }

  void linesComeBackAfterACrash() {
    open(compiled(testing::ticTacToeText()));
    for (const char* cell : {"cell_0_0", "cell_1_1"}) click(cell);
    action("Undo")->trigger();
    click("cell_2_2");
    const std::optional<GameUnderWay> kept = m_panel->gameUnderWay();
    QVERIFY(kept && kept->tree.size() == 3);
    m_panel.reset();
    showPanel();
    m_panel->goOn(*kept);
    m_panel->setRules(compiled(testing::ticTacToeText()));
    QTRY_VERIFY(m_panel->session() != nullptr);
    QCOMPARE(plies(), std::size_t{2});
    const QTreeView* branches = m_panel->side()->played()->findChild<QTreeView*>();
    QCOMPARE(branches->model()->rowCount(), 1);
    QCOMPARE(branches->model()->index(0, 1).data().toString(), QStringLiteral("Mark b2"));
  }

  void clocksComeBackAfterACrash() {
    open(compiled(testing::ticTacToeText()));
    qint64 now = 0;
    m_panel->clock().measureBy([&now] { return now; });
    m_panel->side()->players()->setClock({5, 2});
    now = 20'000;
    click("cell_0_0");
    now = 50'000;
    click("cell_1_1");
    // What is thought since belongs to no move yet.
    now = 90'000;
    const std::optional<GameUnderWay> kept = m_panel->gameUnderWay();
    QVERIFY(kept);
    QCOMPARE(kept->clock, (KeptClock{5, 2, {300'000 - 20'000 + 2'000, 300'000 - 30'000 + 2'000}}));
    m_panel.reset();
    showPanel();
    m_panel->clock().measureBy([&now] { return now; });
    m_panel->goOn(*kept);
    m_panel->setRules(compiled(testing::ticTacToeText()));
    QTRY_VERIFY(m_panel->session() != nullptr && plies() == 2);
    QCOMPARE(m_panel->side()->players()->clock(), (ClockSettings{5, 2}));
    QCOMPARE(m_panel->clock().left(0), qint64{282'000});
    QCOMPARE(m_panel->clock().left(1), qint64{272'000});
    QCOMPARE(m_panel->clock().running(), kernel::Seat{0});
    now += 10'000;
    click("cell_2_2");
    QCOMPARE(m_panel->clock().left(0), qint64{274'000});
  }

  void clocksStandBesideThePlayers() {
    open(compiled(testing::ticTacToeText()));
    QVERIFY(!m_panel->side()->clocks()->isVisible());
    m_panel->side()->players()->setClock({5, 3});
    QTRY_VERIFY(m_panel->side()->clocks()->isVisible());
    QCOMPARE(m_panel->side()->clocks()->textOf(1), QStringLiteral("5:00"));
    QCOMPARE(m_panel->clock().running(), kernel::Seat{0});
    click("cell_0_0");
    QCOMPARE(m_panel->clock().running(), kernel::Seat{1});
    QVERIFY(!m_panel->side()->playedModel()->rows().front().time.isEmpty());
    // What was decided is over, and its time stands still.
    for (const char* cell : {"cell_1_0", "cell_0_1", "cell_1_1", "cell_0_2"}) click(cell);
    QVERIFY(m_panel->session()->state().over());
    QCOMPARE(m_panel->clock().running(), kernel::nobody);
  }

  void outOfTimeIsToldAndEndsTheGameWhereThatIsWanted() {
    open(compiled(testing::ticTacToeText()));
    qint64 now = 0;
    m_panel->clock().measureBy([&now] { return now; });
    m_panel->side()->players()->setClock({1, 0});
    click("cell_0_0");
    now = 61'000;
    m_panel->clock().tick();
    QTRY_COMPARE(m_panel->side()->message(),
                 QStringLiteral("Player 2 is out of time, after 1 move(s) of the game."));
    // The rules say nothing of time: the game goes on, and the move is marked.
    click("cell_1_1");
    QCOMPARE(plies(), std::size_t{2});
    QVERIFY(m_panel->side()->playedModel()->rows().back().time.endsWith(QStringLiteral("⚑")));
    m_panel->side()->players()->setTimeEndsGame(true);
    QCOMPARE(m_panel->clock().left(1), 60'000);
    now = 130'000;
    m_panel->clock().tick();
    QTRY_VERIFY(says("Player 1 has lost on time"));
    click("cell_2_2");
    QCOMPARE(plies(), std::size_t{2});
    // What is taken back gives its time back.
    action("Undo")->trigger();
    QCOMPARE(plies(), std::size_t{1});
    QVERIFY(!says("has lost on time"));
    click("cell_2_2");
    QCOMPARE(plies(), std::size_t{2});
  }
};

QTEST_MAIN(TestPlayLines)
#include "play_lines_test.moc"
