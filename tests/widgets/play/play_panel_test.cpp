// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QTreeWidget>

#include "play_panel_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using testing::compiled;
using testing::numbersText;

class TestPlayPanel : public QObject, testing::PlayPanelFixture {
  Q_OBJECT
 private slots:
  void init() { showPanel(); }
  void cleanup() { m_panel.reset(); }

  void withoutAGameItSaysWhatToExpect() {
    QVERIFY(m_panel->session() == nullptr);
    QVERIFY(says(QStringLiteral("once the game compiles")));
    QVERIFY(!action(QStringLiteral("Undo"))->isEnabled());
    m_panel->undo();
    m_panel->restart();
  }

  void aClickOnACellPlaysTheMove() {
    open(compiled(testing::ticTacToeText()));
    QVERIFY(says(QStringLiteral("Player 1 to move")));
    click("cell_1_1");
    QCOMPARE(plies(), std::size_t{1});
    QCOMPARE(m_panel->session()->plies().front().text, std::string("mark(cell_1_1)"));
    QVERIFY(says(QStringLiteral("Player 2 to move")));
    QVERIFY(view()->marks().lastMove.contains(zone("cell_1_1")));
    QVERIFY(!view()->marks().targets.contains(zone("cell_1_1")));
    // The cell is taken: nothing happens.
    click("cell_1_1");
    QCOMPARE(plies(), std::size_t{1});
    QVERIFY(says(QStringLiteral("No legal move there")));
  }

  void aWholeGameByKeyboard() {
    open(compiled(testing::ticTacToeText()));
    view()->setFocus();
    view()->select({zone("cell_0_0"), {}});
    const auto keys = [this](std::initializer_list<Qt::Key> list) {
      for (const Qt::Key key : list) QTest::keyClick(view(), key);
    };
    keys({Qt::Key_Return});                             // X top left
    keys({Qt::Key_Down, Qt::Key_Return});               // O middle left
    keys({Qt::Key_Up, Qt::Key_Right, Qt::Key_Return});  // X top middle
    keys({Qt::Key_Down, Qt::Key_Return});               // O centre
    keys({Qt::Key_Up, Qt::Key_Right, Qt::Key_Return});  // X top right: three in a row
    QCOMPARE(plies(), std::size_t{5});
    QVERIFY(m_panel->session()->state().over());
    QVERIFY(says(QStringLiteral("Player 1 wins")));
    QVERIFY(says(QStringLiteral("threeInARow")));
    QVERIFY(view()->marks().targets.empty());
    // The game is over: another key plays nothing.
    keys({Qt::Key_Down, Qt::Key_Down, Qt::Key_Return});
    QCOMPARE(plies(), std::size_t{5});
  }

  void movesArePlayedFromTheList() {
    open(compiled(testing::ticTacToeText()));
    QCOMPARE(moveList()->model()->rowCount(), 9);
    moveList()->setFocus();
    moveList()->setCurrentIndex(moveList()->model()->index(0, MovesModel::Move));
    QTest::keyClick(moveList(), Qt::Key_Down);
    QTest::keyClick(moveList(), Qt::Key_Down);
    QVERIFY(view()->marks().chosen.contains(zone("cell_0_2")));
    QTest::keyClick(moveList(), Qt::Key_Return);
    QCOMPARE(plies(), std::size_t{1});
    QCOMPARE(m_panel->session()->plies().front().text, std::string("mark(cell_0_2)"));
    QCOMPARE(moveList()->model()->rowCount(), 8);
    QCOMPARE(m_panel->side()->playedModel()->rowCount(), 1);
    const QRect row = moveList()->visualRect(moveList()->model()->index(3, MovesModel::Move));
    QTest::mouseClick(moveList()->viewport(), Qt::LeftButton, {}, row.center());
    QTest::mouseDClick(moveList()->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(plies(), std::size_t{2});
  }

  void aMoveThatWasMadeShowsWhereItLed() {
    open(compiled(testing::ticTacToeText()));
    for (const char* cell : {"cell_0_0", "cell_1_1", "cell_2_2", "cell_0_2"}) click(cell);
    QCOMPARE(plies(), std::size_t{4});
    auto* played = m_panel->findChild<QTableView*>();
    const auto press = [&](int row) {
      QTest::mouseClick(played->viewport(), Qt::LeftButton, {},
                        played->visualRect(played->model()->index(row, MovesModel::Move)).center());
    };
    const auto pieces = [this] {
      std::size_t count = 0;
      for (const SceneZone& each : view()->scene().zones) count += each.tokens.size();
      return count;
    };
    press(1);
    QCOMPARE(pieces(), std::size_t{2});
    QCOMPARE(plies(), std::size_t{4});
    QVERIFY(says("after move 2"));
    QCOMPARE(view()->marks().lastMove, std::set{zone("cell_1_1")});
    // What is shown is the past: nothing can be played there.
    click("cell_2_0");
    QCOMPARE(plies(), std::size_t{4});
    played->setFocus();
    QTest::keyClick(played, Qt::Key_Down);
    QCOMPARE(pieces(), std::size_t{3});
    QTest::keyClick(played, Qt::Key_Escape);
    QCOMPARE(pieces(), std::size_t{4});
    QVERIFY(!says("after move"));
    // To undo takes back the last move, whatever is looked at.
    press(0);
    action("Undo")->trigger();
    QCOMPARE(plies(), std::size_t{3});
    QCOMPARE(pieces(), std::size_t{3});
    click("cell_0_2");
    press(1);
    QPushButton* undo = nullptr;
    for (auto* button : m_panel->findChildren<QPushButton*>()) {
      if (button->text() == "Undo to here") undo = button;
    }
    QVERIFY(undo != nullptr && undo->isVisible());
    QTest::mouseClick(undo, Qt::LeftButton);
    QCOMPARE(plies(), std::size_t{2});
    QCOMPARE(pieces(), std::size_t{2});
    QVERIFY(!undo->isVisible());
    click("cell_2_0");
    QCOMPARE(plies(), std::size_t{3});
  }

  void undoTakesBackToThePersonsDecision() {
    open(compiled(testing::ticTacToeText()));
    m_panel->setPlayer(1, QStringLiteral("random"));
    const auto hash = [this] {
      return kernel::stateHash(m_panel->session()->rules(), m_panel->session()->state());
    };
    const auto markAFreeCell = [this] {
      const kernel::ZoneId cell = m_panel->session()->legalMoves().front().args.front().zone();
      QTest::mouseClick(view(), Qt::LeftButton, {}, view()->zoneRect(cell).center());
    };
    markAFreeCell();
    QTRY_COMPARE(plies(), std::size_t{2});
    const std::uint64_t afterTheFirstReply = hash();
    markAFreeCell();
    QTRY_COMPARE(plies(), std::size_t{4});
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(plies(), std::size_t{2});
    QCOMPARE(hash(), afterTheFirstReply);
    QCOMPARE(m_panel->side()->playedModel()->rowCount(), 2);
    action(QStringLiteral("Undo"))->trigger();
    QCOMPARE(plies(), std::size_t{0});
    QVERIFY(!action(QStringLiteral("Undo"))->isEnabled());
  }

  void botsPlayAWholeGameAmongThemselves() {
    open(compiled(testing::ticTacToeText()));
    m_panel->setPlayer(0, QStringLiteral("random"));
    m_panel->setPlayer(1, QStringLiteral("greedy"));
    QTRY_VERIFY_WITH_TIMEOUT(m_panel->session()->state().over(), 20000);
    const std::string last = m_panel->session()->plies().back().text;
    const std::size_t length = plies();
    // The same seed and the same bots give the same game.
    m_panel->restart();
    QTRY_VERIFY_WITH_TIMEOUT(m_panel->session()->state().over() && plies() > 0, 20000);
    QCOMPARE(plies(), length);
    QCOMPARE(m_panel->session()->plies().back().text, last);
    // Undo among bots pauses them, so that one can look.
    m_panel->undo();
    QCOMPARE(plies(), length - 1);
    QVERIFY(action(QStringLiteral("Pause bots"))->isChecked());
    action(QStringLiteral("Pause bots"))->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(plies(), length, 20000);
  }

  void aPersonCannotPlayForABot() {
    open(compiled(testing::ticTacToeText()));
    action(QStringLiteral("Pause bots"))->trigger();
    m_panel->setPlayer(0, QStringLiteral("random"));
    click("cell_1_1");
    QCOMPARE(plies(), std::size_t{0});
    QCOMPARE(moveList()->model()->rowCount(), 0);
  }

  void betweenTwoPeopleACurtainFalls() {
    open(compiled(testing::mapAndCardsText()));
    QTRY_VERIFY(!view()->scene().zones.empty());
    const auto isOpen = [this](const char* hand) {
      return !view()->scene().zones[zone(hand).index].tokens.front().faceDown;
    };
    for (int turn = 0; turn < 3; ++turn) {
      // Before the player is at the screen, no hand lies open and no move of it is told.
      QVERIFY(curtain()->isVisible());
      QVERIFY(!isOpen("hand:0") && !isOpen("hand:1"));
      QCOMPARE(moveList()->model()->rowCount(), 0);
      QVERIFY(says(turn % 2 == 0 ? "It is the turn of Player 1" : "It is the turn of Player 2"));
      QVERIFY(says("Legal moves") && !says("Legal moves ("));
      // By keyboard as well.
      m_panel->setFocus();
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
      QVERIFY(!curtain()->isVisible());
      QVERIFY(view()->hasFocus());
      QCOMPARE(isOpen("hand:0"), turn % 2 == 0);
      QCOMPARE(isOpen("hand:1"), turn % 2 == 1);
      QVERIFY(moveList()->model()->rowCount() > 0);
      QVERIFY(m_panel->play(m_panel->session()->legalMoves().back()));
    }
    m_panel->undo();
    QVERIFY(!curtain()->isVisible());
    m_panel->restart();
    QVERIFY(curtain()->isVisible());
    // Nobody to hide from, or nothing to hide.
    m_panel->setPlayer(1, QStringLiteral("random"));
    QVERIFY(!curtain()->isVisible() && isOpen("hand:0") && !isOpen("hand:1"));
    m_panel->setPlayer(1, {});
    QVERIFY(curtain()->isVisible());
    showEverything();
    QVERIFY(!curtain()->isVisible() && isOpen("hand:0") && isOpen("hand:1"));
    open(compiled(testing::ticTacToeText()));
    QVERIFY(!curtain()->isVisible());
  }

  void changedRulesKeepTheGameOrSayWhereItBroke() {
    open(compiled(testing::ticTacToeText()));
    click("cell_1_1");
    click("cell_0_0");
    const kernel::RulesPtr same = compiled(testing::ticTacToeText());
    open(same);
    QCOMPARE(plies(), std::size_t{2});
    QVERIFY(m_panel->side()->message().isEmpty());

    m_panel->setRules(nullptr);
    QVERIFY(m_panel->side()->message().contains(QStringLiteral("has errors")));
    click("cell_2_2");
    QCOMPARE(plies(), std::size_t{3});

    open(compiled(testing::ticTacToeText(QStringLiteral("claim"))));
    QCOMPARE(plies(), std::size_t{0});
    QVERIFY(m_panel->side()->message().contains(QStringLiteral("Mark b2")));
    click("cell_0_0");
    QCOMPARE(m_panel->session()->plies().front().text, std::string("claim(cell_0_0)"));
  }

  void changedSeatsBeginAnewAndSayWhy() {
    QString three = testing::ticTacToeText();
    three.replace(QStringLiteral("players: { min: 2, max: 2 }"),
                  QStringLiteral("players: { min: 3, max: 3 }"));
    const kernel::RulesPtr forThree = compiled(three);
    QVERIFY(forThree != nullptr);
    QCOMPARE(forThree->seats(), 3);
    open(compiled(testing::ticTacToeText()));
    open(forThree);
    // No move had been made: there is nothing to be sorry about.
    QVERIFY(m_panel->side()->message().isEmpty());
    click("cell_1_1");
    open(compiled(testing::ticTacToeText()));
    QCOMPARE(plies(), std::size_t{0});
    QVERIFY2(m_panel->side()->message().contains(QStringLiteral("not for 3")),
             qPrintable(m_panel->side()->message()));
    QVERIFY(says(QStringLiteral("began anew")));
  }

  void theGameSoFarCanBeSteppedThrough() {
    open(compiled(testing::ticTacToeText()));
    click("cell_1_1");
    std::optional<sim::GameTrace> trace;
    connect(m_panel.get(), &PlayPanel::replayRequested, this,
            [&trace](const kernel::RulesPtr&, const sim::GameTrace& game) { trace = game; });
    action(QStringLiteral("Step through"))->trigger();
    QVERIFY(trace.has_value());
    QCOMPARE(trace->entries.size(), std::size_t{1});
    QCOMPARE(trace->agents, (std::vector<std::string>{"person", "person"}));
  }

  void theEndConditionCanBeShown() {
    open(compiled(testing::ticTacToeText()));
    for (const char* name : {"cell_0_0", "cell_1_0", "cell_0_1", "cell_1_1", "cell_0_2"}) click(name);
    QVERIFY(m_panel->session()->state().over());
    std::optional<Span> shown;
    connect(m_panel.get(), &PlayPanel::definitionRequested, this, [&shown](Span span) { shown = span; });
    emit m_panel->side()->endConditionRequested();
    QVERIFY(shown.has_value());
    QVERIFY(shown->known());
  }

  void morePlayersBeginANewGame() {
    open(compiled(testing::mapAndCardsText()));
    auto* count = m_panel->findChild<QSpinBox*>();
    QCOMPARE(count->accessibleName(), QStringLiteral("Number of players"));
    count->setFocus();
    QTest::keyClick(count, Qt::Key_Up);
    QTRY_COMPARE(m_panel->session()->rules().seats(), 3);
    QCOMPARE(m_panel->findChildren<QComboBox*>().size(), 5);
    QVERIFY(m_panel->side()->message().isEmpty());
  }

  void everyControlHasAName() {
    open(compiled(testing::ticTacToeText()));
    for (const QWidget* widget : m_panel->findChildren<QWidget*>()) {
      const bool control = widget->focusPolicy() & Qt::TabFocus;
      if (!control || !widget->isVisible() || widget->objectName().startsWith(QStringLiteral("qt_")))
        continue;
      const auto* button = qobject_cast<const QAbstractButton*>(widget);
      const bool named =
          !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
      QVERIFY2(named, widget->metaObject()->className());
    }
  }

  void eachPlayersScoreStandsBesideThePlayer() {
    open(compiled(testing::ticTacToeText()));
    QVERIFY(!m_panel->side()->scores()->isVisible());
    open(compiled(testing::mapAndCardsText()));
    m_panel->setPlayer(1, QStringLiteral("random"));
    action(QStringLiteral("Pause bots"))->trigger();
    const ScoresView* scores = m_panel->side()->scores();
    QVERIFY(scores->isVisible());
    QTRY_COMPARE(scores->textOf(0), QStringLiteral("3"));
    QCOMPARE(scores->textOf(1), QStringLiteral("3"));
    const kernel::RulesPtr rules = m_panel->session()->rulesPtr();
    const auto playSpice = [&] {
      const kernel::State& state = m_panel->session()->state();
      const auto& moves = m_panel->session()->legalMoves();
      const auto played = std::ranges::find_if(moves, [&](const kernel::Move& move) {
        return kernel::moveText(*rules, state, move).starts_with("play(") &&
               rules->def().tokenTypes[state.tokens[move.args.front().token().index].type].id.name == "spice";
      });
      QVERIFY(played != moves.end());
      QVERIFY(m_panel->play(kernel::Move(*played)));
    };
    playSpice();
    QTRY_COMPARE(scores->textOf(0), QStringLiteral("6"));
    QCOMPARE(scores->textOf(1), QStringLiteral("3"));
    playSpice();
    QTRY_COMPARE(scores->textOf(1), QStringLiteral("6"));
    // An earlier position has the scores of then.
    emit m_panel->side()->playedMoveSelected(0);
    QTRY_COMPARE(scores->textOf(1), QStringLiteral("3"));
    QCOMPARE(scores->textOf(0), QStringLiteral("6"));
    QCOMPARE(plies(), std::size_t{2});
  }

  void scoresTellNothingThatIsHidden() {
    open(compiled(testing::mapAndCardsText().replace(
        QStringLiteral(R"(score: { ref: "pvar", player: "actor", var: "money" })"),
        QStringLiteral(
            R"(score: { aggregate: { op: "sum", query: { query: "tokensInZone", zone: "hand:actor" }, prop: "worth" } })"))));
    const ScoresView* scores = m_panel->side()->scores();
    const auto real = [this](kernel::Seat seat) {
      const auto& session = *m_panel->session();
      return QString::number(
          kernel::scores(session.rules(), session.state()).at(static_cast<std::size_t>(seat)));
    };
    // Two people at the screen, and nobody looks yet.
    QVERIFY(curtain()->isVisible());
    QTRY_COMPARE(scores->textOf(0), QStringLiteral("?"));
    QCOMPARE(scores->textOf(1), QStringLiteral("?"));
    m_panel->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTRY_COMPARE(scores->textOf(0), real(0));
    QCOMPARE(scores->textOf(1), QStringLiteral("?"));
    // What the first one knows is gone before the second one looks.
    QVERIFY(m_panel->play(m_panel->session()->legalMoves().back()));
    QCOMPARE(scores->textOf(0), QString());
    QTRY_COMPARE(scores->textOf(0), QStringLiteral("?"));
    showEverything();
    QTRY_COMPARE(scores->textOf(0), real(0));
    QCOMPARE(scores->textOf(1), real(1));
  }

  void onALowScreenTheBoardIsWhole() {
    open(compiled(testing::ticTacToeText()));
    m_panel->resize(780, 280);
    QVERIFY2(m_panel->minimumSizeHint().height() <= 280,
             qPrintable(QString::number(m_panel->minimumSizeHint().height())));
    QTRY_VERIFY(view()->rect().contains(view()->zoneRect(zone("cell_2_2"))));
    QVERIFY(m_panel->rect().contains(QRect(view()->mapTo(m_panel.get(), QPoint(0, 0)), view()->size())));
  }

  void aGameByOlderRulesSaysSoOnItsBoard() {
    open(compiled(testing::ticTacToeText()));
    QVERIFY(!says("The text has errors. This is the board"));
    m_panel->setRules(nullptr);
    QVERIFY(says("The text has errors. This is the board"));
    m_panel->setRules(compiled(testing::ticTacToeText()));
    QVERIFY(!says("The text has errors. This is the board"));
  }

  void whyNotIsAskedOfAPlaceOrOfAll() {
    open(compiled(testing::ticTacToeText()));
    click("cell_1_1");
    QCOMPARE(plies(), std::size_t{1});
    emit view()->explanationRequested(BoardPlace{zone("cell_1_1"), {}});
    auto* dialog = m_panel->findChild<ReasonsDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    auto* tree = dialog->findChild<QTreeWidget*>();
    QTRY_COMPARE(tree->topLevelItemCount(), 1);
    const QTreeWidgetItem* mark = tree->topLevelItem(0);
    QCOMPARE(mark->text(1), QString("not possible"));
    QStringList now;
    for (int i = 0; i < mark->childCount(); ++i) now << mark->child(i)->text(0);
    QVERIFY2(now.contains("✗ b2 is empty"), qPrintable(now.join(", ")));
    // A rule leads to its place in the text.
    QSignalSpy asked(m_panel.get(), &PlayPanel::definitionRequested);
    tree->setCurrentItem(tree->topLevelItem(0)->child(0));
    QTest::keyClick(tree, Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    action("Why not?")->trigger();
    QTRY_COMPARE(tree->topLevelItemCount(), 1);
    QTRY_COMPARE(tree->topLevelItem(0)->text(1), QString("possible"));
  }

  void aLongReasonIsReadWhole() {
    open(compiled(testing::ticTacToeText(QStringLiteral("mark"), {}, QStringLiteral(R"({ op: "<",
      left: { aggregate: { op: "count", query: { query: "filter", of: { query: "tokens" }, bind: "$other",
        where: { op: "!=", left: { ref: "tokenType", token: "$other" }, right: "mark" } } } }, right: 9 })"))));
    action("Why not?")->trigger();
    auto* dialog = m_panel->findChild<ReasonsDialog*>();
    auto* tree = dialog->findChild<QTreeWidget*>();
    for (const int width : {420, 620}) {
      dialog->resize(width, 460);
      QTRY_VERIFY(tree->topLevelItemCount() > 0 && tree->topLevelItem(0)->childCount() > 0);
      QCoreApplication::processEvents();
      int lines = 0;
      for (QTreeWidgetItemIterator at(tree); *at != nullptr; ++at) {
        for (int column = 0; column < 2; ++column) {
          const QRect cell = tree->visualRect(tree->indexFromItem(*at, column));
          const int margin = 2 * (tree->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
          const QRect needed = tree->fontMetrics().boundingRect(QRect(0, 0, cell.width() - margin, 10'000),
                                                                Qt::TextWordWrap, (*at)->text(column));
          QVERIFY2(cell.height() >= needed.height(), qPrintable((*at)->text(column)));
          lines = std::max(lines, needed.height() / tree->fontMetrics().lineSpacing());
        }
      }
      QVERIFY2(lines > 1, qPrintable(QString::number(width)));
    }
  }
};

QTEST_MAIN(TestPlayPanel)
#include "play_panel_test.moc"
