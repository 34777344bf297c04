// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QtTest>

#include "widgets/play/move_chooser.h"

using namespace ludo;
using namespace ludo::widgets;
using kernel::Move;
using kernel::TokenId;
using kernel::Value;
using kernel::ZoneId;
using Step = MoveChooser::Step;

namespace {

Value zone(std::size_t i) {
  return Value::ofZone(ZoneId(i));
}
Value token(std::size_t i) {
  return Value::ofToken(TokenId(i));
}
Move action(std::uint32_t number, const kernel::Arguments& args) {
  return {Move::Kind::Action, 0, number, args};
}

MoveChooser::Click onZone(std::size_t i) {
  return {ZoneId(i), {}};
}
MoveChooser::Click onToken(std::size_t i, std::size_t t) {
  return {ZoneId(i), TokenId(t)};
}

}  // namespace

class TestMoveChooser : public QObject {
  Q_OBJECT
 private slots:
  void oneAgreeingMoveIsDecidedAtOnce() {
    MoveChooser chooser;
    chooser.setMoves({action(0, {zone(1)}), action(0, {zone(2)})});
    QCOMPARE(chooser.targets().zones, (std::set{ZoneId(1), ZoneId(2)}));
    QVERIFY(chooser.click(onZone(2)) == Step::Decided);
    QVERIFY(chooser.decided() == action(0, {zone(2)}));
  }

  void aClickWhereNothingIsLegalChangesNothing() {
    MoveChooser chooser;
    chooser.setMoves({action(0, {zone(1)}), action(0, {zone(2)})});
    QVERIFY(chooser.click(onZone(7)) == Step::Nothing);
    QVERIFY(chooser.clicks().empty());
    QCOMPARE(chooser.candidates().size(), std::size_t{2});
  }

  void aPieceIsLiftedAndDropped() {
    MoveChooser chooser;
    // Token 0 goes from zone 1 to 3 or 4; token 1 only to 3; token 2 needs no goal; zone 5 alone is a move.
    chooser.setMoves({action(0, {token(0), zone(3)}), action(0, {token(0), zone(4)}),
                      action(0, {token(1), zone(3)}), action(1, {token(2)}), action(2, {zone(5), zone(6)})});
    // One move that is left is not decided by lifting.
    QVERIFY(chooser.lift(onToken(1, 1)));
    QCOMPARE(chooser.targets().zones, std::set{ZoneId(3)});
    QVERIFY(!chooser.lift(onToken(1, 9)));
    QVERIFY(chooser.clicks().empty());
    QVERIFY(chooser.drop(onToken(1, 0), onZone(4)) == Step::Decided);
    QVERIFY(chooser.decided() == action(0, {token(0), zone(4)}));
    QVERIFY(chooser.drop(onToken(1, 0), onZone(7)) == Step::Nothing);
    QVERIFY(chooser.clicks().empty());
    // What the move does with the token is not known, so no place is its goal.
    QVERIFY(chooser.drop(onToken(8, 2), onZone(7)) == Step::Nothing);
    QVERIFY(chooser.drop(onToken(5, 7), onToken(6, 8)) == Step::Decided);
    QVERIFY(chooser.decided() == action(2, {zone(5), zone(6)}));
    QVERIFY(chooser.drop(onToken(9, 9), onZone(3)) == Step::Nothing);
  }

  void aMoveLeadsWhereItBringsWhatWasClicked() {
    MoveChooser chooser;
    // Action 0 brings its token to zone 3, action 1 to zone 4, action 2 leaves it and wants another place;
    // action 3 takes what lies in its second zone to zone 9.
    const TokenGoals goals[] = {{{ZoneId(3)}, false}, {{ZoneId(4)}, false}, {}, {{ZoneId(9)}, false}};
    chooser.setMoves({action(0, {token(0)}), action(1, {token(0)}), action(1, {token(1)}),
                      action(2, {token(2), zone(3)}), action(3, {zone(5), zone(6)})},
                     [&goals](const Move& move, TokenId) -> const TokenGoals& { return goals[move.action]; });
    QVERIFY(chooser.click(onToken(1, 0)) == Step::Narrowed);
    QCOMPARE(chooser.targets().zones, (std::set{ZoneId(3), ZoneId(4)}));
    QVERIFY(chooser.click(onToken(3, 7)) == Step::Decided);
    QVERIFY(chooser.decided() == action(0, {token(0)}));
    QVERIFY(chooser.drop(onToken(1, 0), onZone(4)) == Step::Decided);
    QVERIFY(chooser.decided() == action(1, {token(0)}));
    // Token 1 fits zone 4 only: elsewhere nothing is meant.
    QVERIFY(chooser.drop(onToken(1, 1), onZone(3)) == Step::Nothing);
    QVERIFY(chooser.clicks().empty());
    QVERIFY(chooser.drop(onToken(1, 1), onZone(4)) == Step::Decided);
    QVERIFY(chooser.drop(onToken(1, 2), onZone(3)) == Step::Decided);
    // The goal is named first where the thing is put there; what is captured is not put anywhere.
    QVERIFY(chooser.drop(onToken(5, 8), onToken(6, 9)) == Step::Decided);
    QVERIFY(chooser.drop(onToken(6, 9), onToken(5, 8)) == Step::Nothing);
    // Clicked again, the token asks which of its moves is meant.
    QVERIFY(chooser.click(onToken(1, 0)) == Step::Narrowed);
    QVERIFY(chooser.click(onToken(1, 0)) == Step::Ask);
  }

  void movesThatLeadToTheSamePlaceAreAskedForAtOnce() {
    MoveChooser chooser;
    const TokenGoals goals{{ZoneId(3)}, false};
    chooser.setMoves({action(0, {token(0), Value::ofInteger(1)}), action(0, {token(0), Value::ofInteger(2)}),
                      action(0, {token(1), Value::ofInteger(1)})},
                     [&goals](const Move&, TokenId) -> const TokenGoals& { return goals; });
    QVERIFY(chooser.click(onToken(1, 0)) == Step::Ask);
    QVERIFY(chooser.drop(onToken(1, 0), onZone(3)) == Step::Ask);
    QVERIFY(chooser.drop(onToken(1, 0), onZone(4)) == Step::Nothing);
  }

  void fromAndToAreTwoClicks() {
    MoveChooser chooser;
    chooser.setMoves(
        {action(0, {token(0), zone(3)}), action(0, {token(0), zone(4)}), action(0, {token(1), zone(3)})});
    QCOMPARE(chooser.targets().tokens, (std::set{TokenId(0), TokenId(1)}));
    QVERIFY(chooser.targets().zones.empty());
    QVERIFY(chooser.click(onToken(9, 0)) == Step::Narrowed);
    QCOMPARE(chooser.targets().zones, (std::set{ZoneId(3), ZoneId(4)}));
    QVERIFY(chooser.click(onZone(4)) == Step::Decided);
    QVERIFY(chooser.decided() == action(0, {token(0), zone(4)}));
  }

  void aSpaceThatIsBothStartAndGoalIsTakenAsStart() {
    MoveChooser chooser;
    chooser.setMoves(
        {action(0, {zone(1), zone(2)}), action(0, {zone(1), zone(3)}), action(0, {zone(2), zone(1)})});
    QVERIFY(chooser.click(onZone(1)) == Step::Narrowed);
    QCOMPARE(chooser.candidates().size(), std::size_t{2});
    QCOMPARE(chooser.targets().zones, (std::set{ZoneId(2), ZoneId(3)}));
    chooser.clear();
    QVERIFY(chooser.click(onZone(2)) == Step::Decided);
    QVERIFY(chooser.decided() == action(0, {zone(2), zone(1)}));
  }

  void theGoalMayBeClickedFirst() {
    MoveChooser chooser;
    chooser.setMoves(
        {action(0, {token(0), zone(3)}), action(0, {token(1), zone(3)}), action(0, {token(1), zone(4)})});
    QVERIFY(chooser.click(onZone(3)) == Step::Narrowed);
    QCOMPARE(chooser.targets().tokens, (std::set{TokenId(0), TokenId(1)}));
    QVERIFY(chooser.click(onToken(8, 1)) == Step::Decided);
    QVERIFY(chooser.decided() == action(0, {token(1), zone(3)}));
  }

  void movesThatDifferOtherwiseAreAskedFor() {
    MoveChooser chooser;
    chooser.setMoves({action(0, {zone(1), Value::ofInteger(1)}), action(0, {zone(1), Value::ofInteger(2)}),
                      action(1, {zone(2)})});
    QVERIFY(chooser.click(onZone(1)) == Step::Ask);
    QCOMPARE(chooser.candidates(), (std::vector<std::size_t>{0, 1}));
    QVERIFY(chooser.clear());
    QVERIFY(!chooser.clear());
    QCOMPARE(chooser.candidates().size(), std::size_t{3});
  }

  void aSecondClickOnTheSamePlaceSettlesOnTheShortMove() {
    MoveChooser chooser;
    chooser.setMoves({action(0, {zone(1)}), action(1, {zone(1), zone(2)}), action(1, {zone(1), zone(3)})});
    QVERIFY(chooser.click(onZone(1)) == Step::Narrowed);
    QVERIFY(chooser.click(onZone(1)) == Step::Decided);
    QVERIFY(chooser.decided() == action(0, {zone(1)}));
  }

  void aSecondClickOnTheSamePlaceTakesItBack() {
    MoveChooser chooser;
    chooser.setMoves({action(0, {token(0), zone(3)}), action(0, {token(0), zone(4)})});
    QVERIFY(chooser.click(onToken(1, 0)) == Step::Narrowed);
    QVERIFY(chooser.click(onToken(1, 0)) == Step::Nothing);
    QVERIFY(chooser.clicks().empty());
  }

  void anotherBeginningReplacesTheFirst() {
    MoveChooser chooser;
    chooser.setMoves({action(0, {token(0), zone(3)}), action(0, {token(0), zone(4)}),
                      action(0, {token(1), zone(5)}), action(0, {token(1), zone(6)})});
    QVERIFY(chooser.click(onToken(1, 0)) == Step::Narrowed);
    QVERIFY(chooser.click(onToken(2, 1)) == Step::Narrowed);
    QCOMPARE(chooser.clicks().size(), std::size_t{1});
    QCOMPARE(chooser.targets().zones, (std::set{ZoneId(5), ZoneId(6)}));
  }

  void movesWithoutPlacesAreNeverHit() {
    MoveChooser chooser;
    chooser.setMoves({{Move::Kind::Pass, 0, 0, {}}, action(0, {zone(1)})});
    QVERIFY(chooser.click(onZone(1)) == Step::Decided);
    QVERIFY(chooser.decided() == action(0, {zone(1)}));
  }
};

QTEST_APPLESS_MAIN(TestMoveChooser)
#include "move_chooser_test.moc"
