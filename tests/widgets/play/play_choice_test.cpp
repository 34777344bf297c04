// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtWidgets/QMenu>
#include <QtWidgets/QTreeWidget>

#include "play_panel_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using testing::compiled;
using testing::numbersText;

class TestPlayChoice : public QObject, testing::PlayPanelFixture {
  Q_OBJECT
 private slots:
  void init() { showPanel(); }
  void cleanup() { m_panel.reset(); }

  void alikeMovesAreOneRow() {
    QString text = testing::templateText(QStringLiteral("cards.md"));
    text.replace(QStringLiteral(R"(  - draw: { from: "deck", to: "hand:all", count: 3 }
)"),
                 QStringLiteral(R"(  - createToken: { type: "oak", zone: "hand:all", count: 2 }
  - createToken: { type: "acorn", zone: "hand:all" }
)"));
    open(compiled(text));
    showEverything();
    QStringList rows;
    for (int row = 0; row < moveList()->model()->rowCount(); ++row)
      rows << moveList()->model()->index(row, MovesModel::Move).data().toString();
    rows.sort();
    QCOMPARE(rows, (QStringList{"Add Acorn to your row", "Add Oak to your row", "Put Acorn aside",
                                "Put Oak aside"}));
    // A row stands for a move that can be made.
    moveList()->setFocus();
    moveList()->setCurrentIndex(moveList()->model()->index(3, MovesModel::Move));
    const QString chosen = moveList()->currentIndex().data().toString();
    QTest::keyClick(moveList(), Qt::Key_Return);
    QCOMPARE(plies(), std::size_t{1});
    QCOMPARE(QString::fromStdString(m_panel->session()->plies().front().label), chosen);
  }

  void movesThatDifferInWhatIsNotWrittenStayRows() {
    // The label does not name the number.
    open(compiled(numbersText().replace(QStringLiteral(" for {$n}"), QString())));
    QCOMPARE(moveList()->model()->rowCount(), 19);
  }

  void severalMovesOnOneCellAreAskedFor() {
    open(compiled(numbersText()));
    QCOMPARE(moveList()->model()->rowCount(), 19);
    click("cell_0_1");
    QCOMPARE(plies(), std::size_t{0});
    QCOMPARE(moveList()->model()->rowCount(), 2);
    QMenu* menu = nullptr;
    QTRY_VERIFY((menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) != nullptr);
    QCOMPARE(menu->actions().size(), 2);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(plies(), std::size_t{1});
    QCOMPARE(m_panel->session()->plies().front().text, std::string("mark(cell_0_1, 2)"));
  }

  void escapeClearsAPartialChoice() {
    open(compiled(numbersText()));
    click("cell_0_1");
    QMenu* menu = nullptr;
    QTRY_VERIFY((menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) != nullptr);
    QTest::keyClick(menu, Qt::Key_Escape);
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(moveList()->model()->rowCount(), 2);
    QVERIFY(view()->marks().chosen.contains(zone("cell_0_1")));
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_Escape);
    QCOMPARE(moveList()->model()->rowCount(), 19);
    QVERIFY(view()->marks().chosen.empty());
    QCOMPARE(plies(), std::size_t{0});
  }

  void cardsInHandArePlayedByClick() {
    open(compiled(testing::mapAndCardsText()));
    QTRY_VERIFY(!view()->scene().zones.empty());
    const SceneZone& hand = view()->scene().zones[zone("hand:0").index];
    QCOMPARE(hand.tokens.size(), std::size_t{4});
    m_panel->setPlayer(1, QStringLiteral("random"));
    QVERIFY(view()->scene().zones[zone("hand:1").index].tokens.front().faceDown);
    QVERIFY(!view()->scene().zones[zone("hand:0").index].tokens.front().faceDown);

    const SceneToken card = view()->scene().zones[zone("hand:0").index].tokens.back();
    QTest::mouseClick(view(), Qt::LeftButton, {}, view()->toWidget(card.centre).toPoint());
    QVERIFY(plies() >= 1);
    QCOMPARE(m_panel->session()->plies().front().move.args.front().token(), card.id);
  }

  void aPieceIsDraggedToItsGoal() {
    open(compiled(testing::mapAndCardsText()));
    showEverything();
    QTRY_VERIFY(!view()->scene().zones.empty());
    const SceneToken camel = view()->scene().zones[zone("town").index].tokens.front();
    const QPoint from = view()->toWidget(camel.centre).toPoint();
    const QPointF origin = view()->toWidget({0, 0});
    press(from);
    drag((from + centre("river")) / 2);
    // On the way its goals are marked; nothing is played, and the board stays.
    QVERIFY(view()->marks().targets.contains(zone("river")) &&
            !view()->marks().targets.contains(zone("sea")));
    QCOMPARE(plies(), std::size_t{0});
    QCOMPARE(view()->toWidget({0, 0}), origin);
    drop(centre("sea"));
    QCOMPARE(plies(), std::size_t{0});
    QVERIFY(says("No legal move there"));
    QTRY_VERIFY(says("Move … to … asks for: The town is next to sea"));
    // Let go where it was, it stays chosen.
    press(from);
    drag(from + QPoint(25, 0));
    drop(from);
    QVERIFY(view()->marks().targets.contains(zone("river")));
    press(from);
    drag(centre("river"));
    drop(centre("river"));
    QCOMPARE(plies(), std::size_t{1});
    QCOMPARE(m_panel->session()->state().tokens[camel.id.index].zone, zone("river"));
    QCOMPARE(view()->toWidget({0, 0}), origin);
  }

  void aCardIsDraggedOutOfTheHand() {
    open(compiled(testing::mapAndCardsText()));
    showEverything();
    QTRY_VERIFY(!view()->scene().zones.empty());
    const SceneToken card = view()->scene().zones[zone("hand:0").index].tokens.back();
    const QPoint from = view()->toWidget(card.centre).toPoint();
    press(from);
    drag(centre("discard"));
    drop(centre("discard"));
    QCOMPARE(plies(), std::size_t{1});
    QCOMPARE(m_panel->session()->state().tokens[card.id.index].zone, zone("discard"));
    // What may not be moved is not taken, and dragging beside all pieces moves the board.
    const QPointF origin = view()->toWidget({0, 0});
    const SceneToken other = view()->scene().zones[zone("hand:0").index].tokens.front();
    const QPoint taken = view()->toWidget(other.centre).toPoint();
    press(taken);
    drag(taken + QPoint(0, -60));
    QCOMPARE(view()->toWidget({0, 0}), origin);
    QTest::keyClick(view(), Qt::Key_Escape);
    drop(centre("discard"));
    QCOMPARE(plies(), std::size_t{1});
    const QPoint beside(4, 4);
    press(beside);
    drag(beside + QPoint(60, 0));
    drop(beside + QPoint(60, 0));
    QVERIFY(view()->toWidget({0, 0}) != origin);
  }

  void movesThatAreNotOnTheBoardAreInTheList() {
    open(testing::sample(QStringLiteral("pig.md")));
    const QString hint = QStringLiteral("Choose from the list of moves");
    QVERIFY(says(hint));
    open(compiled(testing::ticTacToeText()));
    QVERIFY(!says(hint));
    click("cell_0_0");
    click("cell_0_0");
    QVERIFY(says("No legal move there") && !says(hint));
    // Somebody else's moves are nobody's to choose here.
    open(testing::sample(QStringLiteral("pig.md")));
    action(QStringLiteral("Pause bots"))->trigger();
    m_panel->setPlayer(0, QStringLiteral("random"));
    QVERIFY(!says(hint));
  }

  void whatComesAndGoesMovesNothing_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("low") << QSize(900, 480);
    QTest::newRow("usual") << QSize(1000, 800);
    QTest::newRow("high") << QSize(1200, 1600);
  }

  void whatComesAndGoesMovesNothing() {
    QFETCH(const QSize, size);
    m_panel->resize(size);
    openRowOfCards();
    m_panel->side()->players()->setHintAgent("flat:iterations=50");
    PlaySide* side = m_panel->side();
    // The heads of both lists, the list of legal moves, and the choice of bots.
    const auto places = [&] {
      QCoreApplication::processEvents();
      QStringList tops;
      for (const QWidget* child : side->findChildren<QWidget*>()) {
        const auto* label = qobject_cast<const QLabel*>(child);
        const bool isHead = label != nullptr && (label->text().contains(QStringLiteral("oves so far")) ||
                                                 label->text().contains(QStringLiteral("oves that fit")) ||
                                                 label->text().contains(QStringLiteral("egal moves")));
        if (isHead || child == moveList() || qobject_cast<const QComboBox*>(child) != nullptr)
          tops << QString::number(child->mapTo(side, QPoint(0, 0)).y());
      }
      return tops.join(u' ');
    };
    const QString before = places();
    // A refused drop, with its reason.
    const QPoint seedling = cardInHand("seedling");
    press(seedling);
    drag(centre("row:0"));
    QCOMPARE(places(), before);
    drop(centre("row:0"));
    QTRY_VERIFY(says("Add … to your row asks for: "));
    QCOMPARE(places(), before);
    // A click that leaves a few moves, and one that means none.
    QTest::mouseClick(view(), Qt::LeftButton, {}, seedling);
    QCOMPARE(places(), before);
    QTest::keyClick(view(), Qt::Key_Escape);
    click("deck");
    QVERIFY(says("No legal move there"));
    QCOMPARE(places(), before);
    // A bot thinks, and says what.
    m_panel->askForHint();
    QCOMPARE(places(), before);
    QTRY_VERIFY(side->thoughts()->list()->isVisible());
    QCOMPARE(places(), before);
    // All of it is in sight.
    QVERIFY(side->thoughts()->height() >= side->thoughts()->minimumSizeHint().height());
    QVERIFY(side->thoughts()->geometry().bottom() <= side->thoughts()->parentWidget()->height());
    QTest::keyClick(view(), Qt::Key_Escape);
    QCOMPARE(places(), before);
    // An earlier position is looked at.
    QVERIFY(m_panel->play(m_panel->session()->legalMoves().front()));
    QVERIFY(m_panel->play(m_panel->session()->legalMoves().front()));
    emit side->playedMoveSelected(0);
    QVERIFY(says("Nothing is taken back"));
    QCOMPARE(places(), before);
  }

  void aCardGoesOnlyWhereItIsDropped() {
    openRowOfCards();
    const QPoint seedling = cardInHand("seedling");
    press(seedling);
    drag(centre("row:0"));
    // It does not fit onto the row, and it could be put aside.
    QVERIFY(!view()->marks().targets.contains(zone("row:0")));
    QVERIFY(view()->marks().targets.contains(zone("aside")));
    drop(centre("row:0"));
    QCOMPARE(plies(), std::size_t{0});
    QVERIFY(says("No legal move there"));
    QTRY_VERIFY(says("Add … to your row asks for: "));
    QVERIFY(says("the value of Seedling is 2; the value of the top token of your row is 3"));
    QVERIFY(!says("aside"));
    press(seedling);
    drag(centre("row:1"));
    drop(centre("row:1"));
    QCOMPARE(plies(), std::size_t{0});
    press(seedling);
    drag(centre("aside"));
    drop(centre("aside"));
    QCOMPARE(plies(), std::size_t{1});
    QVERIFY(m_panel->session()->plies().front().text.starts_with("putAside("));
  }

  void aCardDroppedOnTheRowIsAddedToIt() {
    openRowOfCards();
    press(cardInHand("oak"));
    drag(centre("row:0"));
    QVERIFY(view()->marks().targets.contains(zone("row:0")));
    drop(centre("row:0"));
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(plies(), std::size_t{1});
    QVERIFY(m_panel->session()->plies().front().text.starts_with("add("));
  }

  void aCommittedCardIsDroppedWhereItWillLie() {
    open(testing::sample(QStringLiteral("sealed-bids.md")));
    showEverything();
    QTRY_VERIFY(!view()->scene().zones.empty());
    const SceneToken card = view()->scene().zones[zone("hand:0").index].tokens.back();
    const QPoint from = view()->toWidget(card.centre).toPoint();
    press(from);
    drag(centre("bid:0"));
    QVERIFY(view()->marks().targets.contains(zone("bid:0")));
    drop(centre("used:0"));
    QCOMPARE(plies(), std::size_t{0});
    press(from);
    drag(centre("bid:0"));
    drop(centre("bid:0"));
    QCOMPARE(plies(), std::size_t{1});
    QCOMPARE(m_panel->session()->plies().front().move.args[0].token(), card.id);
  }

  void aCardAndThenWhereItGoes() {
    openRowOfCards();
    QTest::mouseClick(view(), Qt::LeftButton, {}, cardInHand("oak"));
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(plies(), std::size_t{0});
    QVERIFY(view()->marks().targets.contains(zone("row:0")));
    QVERIFY(view()->marks().targets.contains(zone("aside")));
    QVERIFY(!view()->marks().targets.contains(zone("row:1")));
    click("row:0");
    QCOMPARE(plies(), std::size_t{1});
    QVERIFY(m_panel->session()->plies().front().text.starts_with("add("));
  }

  void aCardThatLiesFaceDownIsNotTold() {
    openRowOfCards();
    m_panel->setPlayer(1, QStringLiteral("random"));
    for (auto* box : m_panel->findChildren<QComboBox*>()) {
      if (box->accessibleName() == "Which hidden zones are shown") box->setCurrentIndex(0);
    }
    m_panel->side()->pauseBots();
    press(centre("deck"));
    drag(centre("row:0"));
    drop(centre("row:0"));
    QCOMPARE(plies(), std::size_t{0});
    QVERIFY(says("No legal move there"));
    emit view()->explanationRequested(BoardPlace{zone("deck"), {}});
    auto* tree = m_panel->findChild<ReasonsDialog*>()->findChild<QTreeWidget*>();
    QTRY_COMPARE(tree->topLevelItemCount(), 2);
    for (int i = 0; i < tree->topLevelItem(0)->childCount(); ++i) {
      const QString text = tree->topLevelItem(0)->child(i)->text(0);
      for (const char* type : {"Acorn", "Seedling", "Sapling", "Oak"})
        QVERIFY2(!text.contains(type), qPrintable(text));
    }
    // By now what was asked before has been told, too.
    for (const char* type : {"Acorn", "Seedling", "Sapling", "Oak"})
      QVERIFY(!says(QString(type) + " can be"));
  }

  void aTokenAndThenItsGoal() {
    open(compiled(testing::mapAndCardsText()));
    showEverything();
    QTRY_VERIFY(!view()->scene().zones.empty());
    const SceneToken camel = view()->scene().zones[zone("town").index].tokens.front();
    QTest::mouseClick(view(), Qt::LeftButton, {}, view()->toWidget(camel.centre).toPoint());
    QCOMPARE(plies(), std::size_t{0});
    QVERIFY(view()->marks().targets.contains(zone("river")));
    QVERIFY(!view()->marks().targets.contains(zone("sea")));
    click("river");
    QCOMPARE(plies(), std::size_t{1});
    QCOMPARE(m_panel->session()->state().tokens[camel.id.index].zone, zone("river"));
  }

  void aPileOfAlikeCardsStandsForEachOfThem() {
    open(testing::sample(QStringLiteral("deck-builder.md")));
    showEverything();
    const auto& moves = m_panel->session()->legalMoves();
    const auto buy = std::ranges::find(moves, kernel::Move::Kind::Action, &kernel::Move::kind);
    QVERIFY(buy != moves.end());
    const kernel::TokenId card = buy->args[buy->args.size() - 1].token();
    const std::string text = kernel::moveText(m_panel->session()->rules(), m_panel->session()->state(), *buy);
    const SceneToken* drawn = nullptr;
    for (const SceneToken& token : view()->scene().zones[zone("supply").index].tokens) {
      if (token.standsFor({card})) drawn = &token;
    }
    QVERIFY(drawn != nullptr);
    QVERIFY(drawn->count() > 1);
    QTest::mouseClick(view(), Qt::LeftButton, {}, view()->toWidget(drawn->centre).toPoint());
    QCOMPARE(plies(), std::size_t{1});
    QCOMPARE(m_panel->session()->plies().front().text, text);
  }
};

QTEST_MAIN(TestPlayChoice)
#include "play_choice_test.moc"
