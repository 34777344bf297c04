// SPDX-License-Identifier: GPL-3.0-or-later
#include "accessible_tree.h"
#include "main_window_fixture.h"

using namespace ludo;
using namespace ludo::ide;
using namespace ludo::ide::testing;

/// Whole games by nothing but what assistive technology is told and can do: no widget, no model, no place.
class TestAccessibleGame : public QObject, private MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { start(); }
  void init() { openFirstWindow(); }
  void cleanup() { closeWindow(); }

  void aBoardGameByItsSpaces() {
    begin("Tic-tac-toe");
    QVERIFY(find(QAccessible::StaticText, "Player 1 to move") != nullptr);
    // The top row for the first player.
    for (const char* cell : {"a3", "a2", "b3", "b2"}) {
      QAccessibleInterface* space = findSpace(cell);
      QVERIFY2(space != nullptr, cell);
      QVERIFY2(space->text(QAccessible::Name).contains("empty"), qPrintable(space->text(QAccessible::Name)));
      QVERIFY(space->text(QAccessible::Description).contains("can be chosen"));
      press(space);
      QVERIFY(!space->text(QAccessible::Name).contains("empty"));
      QVERIFY(!space->text(QAccessible::Description).contains("can be chosen"));
      QVERIFY(space->text(QAccessible::Description).contains("last move"));
      QCOMPARE(unnamed(), QString());
    }
    QVERIFY(findSpace("b2")->text(QAccessible::Name).contains("of player 2"));
    // A space that is taken: it is said that nothing can be done there.
    press(findSpace("b2"));
    QVERIFY(find(QAccessible::StaticText, "No legal move there") != nullptr);
    QVERIFY(find(QAccessible::StaticText, "Player 1 to move") != nullptr);
    press(findSpace("c3"));
    QVERIFY(find(QAccessible::StaticText, "Player 1 wins") != nullptr);
    QCOMPARE(unnamed(), QString());
  }

  void aCardGameByItsMoves() {
    begin("Bouquets");
    // The other player is a bot.
    QAccessibleInterface* seat = find(QAccessible::ComboBox, "Who plays for Player 2");
    QVERIFY(seat != nullptr);
    choose(seat, "Greedy");
    int moves = 0;
    for (; !isOver(); ++moves) {
      QVERIFY(moves < 60);
      QTRY_VERIFY(isOver() || find(QAccessible::StaticText, "Player 1 to move") != nullptr);
      if (isOver()) break;
      QAccessibleInterface* list = find(QAccessible::List, "Legal moves");
      QVERIFY(list != nullptr && list->childCount() > 0);
      QAccessibleInterface* move = list->child(0);
      QVERIFY2(move->text(QAccessible::Name).startsWith("Take every "),
               qPrintable(move->text(QAccessible::Name)));
      press(move);
    }
    QVERIFY(moves > 5);
    // The result and both scores are told, and that of the winner is the larger.
    const auto scoreOf = [this](const QString& player) {
      const QString prefix = QStringLiteral("Score of %1: ").arg(player);
      QAccessibleInterface* score = findAccessible(
          root(), QAccessible::StaticText, [&](const QString& name) { return name.startsWith(prefix); });
      return score == nullptr ? -1 : score->text(QAccessible::Name).mid(prefix.size()).toInt();
    };
    QVERIFY(scoreOf("Player 1") >= 0 && scoreOf("Player 2") >= 0);
    const bool firstWins = find(QAccessible::StaticText, "Player 1 wins") != nullptr;
    const bool secondWins = find(QAccessible::StaticText, "Player 2 wins") != nullptr;
    QTRY_VERIFY(firstWins ? scoreOf("Player 1") >= scoreOf("Player 2")
                          : !secondWins || scoreOf("Player 2") >= scoreOf("Player 1"));
    QCOMPARE(unnamed(), QString());
  }

  void cardsOfAHandAreParts() {
    begin("Hearts");
    press(find(QAccessible::Button, "I am Player 1: show what I know"));
    const auto hand = [this] {
      return findAccessible(root(), QAccessible::ListItem,
                            [](const QString& name) { return name.startsWith("hand of player 1"); });
    };
    QTRY_VERIFY(hand() != nullptr && hand()->childCount() > 0 &&
                !hand()->child(0)->text(QAccessible::Name).contains("face-down"));
    press(find(QAccessible::List, "Legal moves")->child(0));
    const auto cardThatCanBeChosen = [&]() -> QAccessibleInterface* {
      for (int i = 0; i < hand()->childCount(); ++i) {
        if (hand()->child(i)->text(QAccessible::Description).contains("can be chosen"))
          return hand()->child(i);
      }
      return nullptr;
    };
    // Each says what it is and where; three of them are passed on.
    for (int passed = 0; passed < 3; ++passed) {
      QAccessibleInterface* card = cardThatCanBeChosen();
      QVERIFY(card != nullptr);
      QVERIFY2(card->text(QAccessible::Name).contains(" of "), qPrintable(card->text(QAccessible::Name)));
      QCOMPARE(card->parent(), hand());
      QVERIFY(hand()->rect().intersects(card->rect()));
      QVERIFY(hand()->indexOfChild(card) >= 0);
      press(card);
    }
    // Then it is the next one's turn, and what the first one has is covered.
    QVERIFY(find(QAccessible::Button, "I am Player 2: show what I know") != nullptr);
    QCOMPARE(cardThatCanBeChosen(), nullptr);
    // What is hidden says nothing of itself.
    QAccessibleInterface* other = findAccessible(root(), QAccessible::ListItem, [](const QString& name) {
      return name.startsWith("hand of player 2");
    });
    QVERIFY(other != nullptr && other->childCount() > 0);
    for (int i = 0; i < other->childCount(); ++i)
      QVERIFY2(other->child(i)->text(QAccessible::Name).startsWith("face-down") ||
                   other->child(i)->text(QAccessible::Name).contains("hidden"),
               qPrintable(other->child(i)->text(QAccessible::Name)));
    QCOMPARE(unnamed(), QString());
  }

 private:
  QAccessibleInterface* root() const { return QAccessible::queryAccessibleInterface(m_window.get()); }
  QAccessibleInterface* find(QAccessible::Role role, const QString& name) const {
    return findAccessible(root(), role, [&](const QString& found) { return found == name; });
  }
  QAccessibleInterface* findSpace(const QString& name) const {
    return findAccessible(root(), QAccessible::ListItem, [&](const QString& found) {
      return found == name || found.startsWith(name + u',');
    });
  }
  QString unnamed() const {
    QStringList found = unnamedWithin(root());
    found.removeDuplicates();
    return found.join(u'\n');
  }
  bool isOver() const { return find(QAccessible::StaticText, "Game over") != nullptr; }

  static void press(QAccessibleInterface* part) { act(part, QAccessibleActionInterface::pressAction()); }
  static void act(QAccessibleInterface* part, const QString& action) {
    QVERIFY(part != nullptr && part->actionInterface() != nullptr);
    QVERIFY2(part->actionInterface()->actionNames().contains(action),
             qPrintable(part->text(QAccessible::Name)));
    part->actionInterface()->doAction(action);
  }
  /// An entry of a box, from its list.
  static void choose(QAccessibleInterface* box, const QString& entry) {
    QAccessibleInterface* list = nullptr;
    for (int i = 0; i < box->childCount(); ++i) {
      if (box->child(i)->role() == QAccessible::List) list = box->child(i);
    }
    QVERIFY(list != nullptr);
    for (int i = 0; i < list->childCount(); ++i) {
      QVERIFY(list->child(i) != nullptr);
      if (list->child(i)->text(QAccessible::Name) == entry) return press(list->child(i));
    }
    QFAIL("no such entry");
  }
  /// From the start page to the first move.
  void begin(const QString& game) {
    press(find(QAccessible::Button, game));
    QTRY_VERIFY(find(QAccessible::List, "Legal moves") != nullptr);
    act(find(QAccessible::CheckBox, "Play"), QAccessibleActionInterface::toggleAction());
    QTRY_VERIFY(find(QAccessible::PageTab, "Text") != nullptr && find(QAccessible::List, "Board") != nullptr);
  }
};

QTEST_MAIN(TestAccessibleGame)
#include "accessible_game_test.moc"
